import type { CallContext } from '../../../platform/context.ts';
import { asAppError } from '../../../platform/http/error-replies.ts';
import { type Entered, enterAs, issueCode, verifyToken } from './protocol-acts.ts';
import { protocolError } from './protocol-errors.ts';
import type { sessionView } from './protocol-view.ts';

/** A session as the client library is given it. */
export type SessionAnswer = (context: CallContext, entered: Entered) => ReturnType<typeof sessionView>;

/** Adds to `back` what the program there needs: a code if it has a proof key, else the tokens. */
export async function bringBack(
  context: CallContext,
  back: URL,
  accountId: string,
  details: Record<string, unknown>,
  type: string,
  viewOf: SessionAnswer,
): Promise<void> {
  const { codeChallenge, codeChallengeMethod } = details as Record<string, string | null>;
  if (codeChallenge != null) {
    const proof = { codeChallenge, codeChallengeMethod: codeChallengeMethod ?? null };
    back.searchParams.set('code', await issueCode(context, accountId, proof));
    return;
  }
  const session = viewOf(context, await enterAs(context, accountId));
  back.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: 'bearer',
    type,
  }).toString();
}

/** Adds to `back` why nothing came of it. */
export const sayFailure = (back: URL, error: string, error_code: string, error_description: string): void => {
  back.hash = new URLSearchParams({ error, error_code, error_description }).toString();
};

/** Uses the mailed link that a browser opened, and adds the outcome to `back`. */
export async function verifyAndReturn(
  context: CallContext,
  type: string,
  token: string,
  back: URL,
  viewOf: SessionAnswer,
): Promise<void> {
  try {
    const verified = await verifyToken(context, type, token);
    if (verified.kind === 'on-site') back.href = new URL(verified.page, back).href;
    else if (verified.kind === 'noted')
      back.hash = new URLSearchParams({ message: verified.message }).toString();
    else await bringBack(context, back, verified.accountId, verified.details, type, viewOf);
  } catch (error) {
    const { code, message, status } = protocolError(asAppError(error, context.request.id), {
      hasBearer: false,
    });
    if (status >= 500) throw error;
    sayFailure(back, 'access_denied', code, message);
  }
}
