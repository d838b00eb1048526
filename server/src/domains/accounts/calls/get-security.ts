import { implement } from '../../../platform/calls/implement.ts';
import { findEmailChange } from '../email/email-queries.ts';
import { findIdentities } from '../google/identity-queries.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { passkeyView } from '../passkeys/passkey-view.ts';
import { ownAccount } from '../passwords/change-password.ts';
import { countRecoveryCodes, hasSecondFactor } from '../second-factor/second-factor-queries.ts';
import { findSession } from '../sessions/session-queries.ts';
import { freshUntil } from '../sessions/session-rules.ts';

export const getSecurity = implement('get_security', async (_input, context) => {
  const { db, viewer } = context;
  const account = await ownAccount(context);
  const [totp, codes, passkeys, google, change, session] = await Promise.all([
    hasSecondFactor(db, account.id),
    countRecoveryCodes(db, account.id),
    listPasskeys(db, account.id),
    findIdentities(db, account.id),
    findEmailChange(db, account.id),
    viewer.sessionId === null ? null : findSession(db, viewer.sessionId),
  ]);
  const provenUntil = session === null ? null : freshUntil(session.proven_at);
  return {
    has_password: account.password_hash !== null,
    totp_enabled: totp,
    recovery_codes_left: codes,
    passkeys: passkeys.map(passkeyView),
    google: google.map(({ email, created_at }) => ({ email, connected_at: created_at.toISOString() })),
    pending_email:
      change === null
        ? null
        : {
            new_email: change.new_email,
            old_confirmed: change.old_confirmed_at !== null,
            new_confirmed: change.new_confirmed_at !== null,
          },
    proven_until:
      provenUntil !== null && provenUntil.getTime() > Date.now() ? provenUntil.toISOString() : null,
  };
});
