import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { limits } from '#contract/limits.ts';
import { describeBrowser } from '#contract/user-agent.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { type AccountRow, findAccount } from '../account-queries.ts';
import { readPersonName } from '../account-rules.ts';
import { tellAccountChanged } from '../change-account.ts';
import { enterWithin } from '../entering/admit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { hashToken } from '../tokens/secret-token.ts';
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type PasskeyRow,
  takeChallenge,
} from './passkey-queries.ts';

/** How long a browser may take to ask its owner, in milliseconds. */
const patience = 300_000;
const mostPasskeys = 20;
/** EdDSA, ES256 and RS256 (COSE): every authenticator supports at least one. */
const algorithms = [-8, -7, -257];

const library = () => import('@simplewebauthn/server');
const relyingParty = (context: CallContext): string => new URL(context.request.origin).hostname;
const remember = (context: CallContext, challenge: string, accountId: string | null): Promise<void> =>
  insertChallenge(context.db, {
    hash: hashToken(challenge),
    accountId,
    expiresAt: new Date(Date.now() + patience),
  });

/** What the browser needs to make a passkey: `publicKey` of `navigator.credentials.create`, in its JSON form. */
export async function beginPasskey(context: CallContext, account: AccountRow): Promise<object> {
  const known = await listPasskeys(context.db, account.id);
  if (known.length >= mostPasskeys)
    throw new AppError('conflict', `An account can have ${mostPasskeys} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: context.config.settings.siteName,
    rpID: relyingParty(context),
    userID: Buffer.from(account.id.replaceAll('-', ''), 'hex'),
    userName: account.username,
    userDisplayName: account.display_name ?? account.username,
    timeout: patience,
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credential_id.toString('base64url'),
      transports: passkey.transports as never,
    })),
    // It stands for both factors: it is found without a username, and the browser verifies its owner.
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(context, options.challenge, account.id);
  return options;
}

/** Accepts a passkey that the browser made. Throws `badInput` if it does not answer the challenge. */
export async function finishPasskey(
  context: CallContext,
  account: AccountRow,
  response: RegistrationResponseJSON,
  wishedName: string | null | undefined,
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await library();
  const verified = await judged(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context.db, hashToken(challenge), account.id),
      expectedOrigin: context.request.origin,
      expectedRPID: relyingParty(context),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified.verified) throw notAccepted();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const name =
    readPersonName(wishedName, 'p_name')?.slice(0, limits.passkeyNameLength) ??
    describeBrowser(context.request.userAgent);
  const id = newId();
  await context.db.transaction(async (transaction) => {
    const isNew = await insertPasskey(transaction, {
      id,
      accountId: account.id,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? [])
        .slice(0, 10)
        .map((transport) => String(transport).slice(0, 30)),
      name,
      isBackedUp: credentialBackedUp,
    });
    if (!isNew) throw new AppError('conflict', 'You’ve already added this passkey.');
    await tellAccountChanged(transaction, context, account.id);
    await queueMail(transaction, context, {
      kind: 'second-factor-changed',
      accountId: account.id,
      change: `Someone added a passkey to your account: ${name}.`,
    });
  });
  const made = (await listPasskeys(context.db, account.id)).find((passkey) => passkey.id === id);
  if (!made) throw notAccepted();
  return made;
}

/** What the browser needs to offer its passkeys: `publicKey` of `navigator.credentials.get`, in its JSON form. */
export async function beginPasskeySignIn(context: CallContext): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context),
    timeout: patience,
    userVerification: 'required',
  });
  await remember(context, options.challenge, null);
  return options;
}

/** Lets in the holder of a passkey; its owner was verified, so no second factor is required. */
export async function finishPasskeySignIn(
  context: CallContext,
  response: AuthenticationResponseJSON,
): Promise<{ account: AccountRow; session: OpenedSession }> {
  const { verifyAuthenticationResponse } = await library();
  const passkey = await findPasskey(context.db, Buffer.from(response.id, 'base64url'));
  if (passkey === null)
    throw new AppError('badCredentials', 'We don’t know this passkey. Log in another way.');
  const verified = await judged(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context.db, hashToken(challenge), null),
      expectedOrigin: context.request.origin,
      expectedRPID: relyingParty(context),
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified.verified) throw notAccepted();
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return context.db.transaction(async (transaction) => {
    await markPasskeyUsed(transaction, passkey.id, newCounter, credentialBackedUp);
    const account = await findAccount(transaction, passkey.account_id);
    if (account === null) throw notAccepted();
    return { account, session: await enterWithin(transaction, context, account.id) };
  });
}

const notAccepted = (): AppError => badInput('p_response', 'The passkey did not give a valid answer.');

/** The library throws what is wrong with an answer; the sender is only told that something is. */
async function judged<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && (error as { code?: string }).code === undefined)
      throw new AppError('badInput', notAccepted().message, { field: 'p_response', cause: error });
    throw error;
  }
}
