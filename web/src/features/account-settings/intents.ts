import * as texts from '../../texts/account-settings.ts';

/** Names of the forms on the security page, shared by its parts and its action. */
export const intents = {
  profile: 'profile',
  details: 'details',
  email: 'email',
  cancelEmail: 'cancel-email',
  password: 'password',
  endSession: 'end-session',
  endAll: 'end-all-sessions',
  prove: 'prove',
  beginTotp: 'begin-totp',
  confirmTotp: 'confirm-totp',
  disableTotp: 'disable-totp',
  renewCodes: 'renew-recovery-codes',
  renamePasskey: 'rename-passkey',
  deletePasskey: 'delete-passkey',
  disconnectGoogle: 'disconnect-google',
} as const;

export const endAllFailed = texts.failedToEndAllSessions;
