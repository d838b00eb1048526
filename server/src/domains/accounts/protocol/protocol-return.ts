import { createHash, timingSafeEqual } from 'node:crypto';
import { badInput } from '../../../kit/app-error.ts';
import type { ProtocolReturn } from '../mail/send-account-mail.job.ts';

/** Where a program wants its browser back: on our own origin, or our home page. */
export function returnAddress(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || asked === '' || asked.length > 2048) return `${origin}/`;
  if (!URL.canParse(asked, origin)) return `${origin}/`;
  const url = new URL(asked, origin);
  return url.origin === new URL(origin).origin && url.username === '' && url.password === ''
    ? url.href
    : `${origin}/`;
}

/** What a mailed link, or a sign-in through another site, must know to go back to the program that asked. */
export function protocolReturn(
  body: { code_challenge?: string | null; code_challenge_method?: string | null },
  redirectTo: unknown,
  origin: string,
): ProtocolReturn {
  const codeChallenge = body.code_challenge ?? null;
  const method = body.code_challenge_method?.toLowerCase() ?? (codeChallenge === null ? null : 'plain');
  if (method !== null && method !== 's256' && method !== 'plain')
    throw badInput('code_challenge_method', '"code_challenge_method" must be s256 or plain.');
  if (codeChallenge !== null && !/^[\w.~-]{43,128}$/.test(codeChallenge))
    throw badInput('code_challenge', '"code_challenge" must have 43 to 128 letters, digits or -._~.');
  return {
    redirectTo: returnAddress(redirectTo, origin),
    codeChallenge,
    codeChallengeMethod: codeChallenge === null ? null : method,
  };
}

/** Whether a verifier matches the challenge that was sent (RFC 7636). */
export function provesKey(verifier: string, challenge: string, method: string | null): boolean {
  const found = Buffer.from(
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier,
  );
  const expected = Buffer.from(challenge);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
