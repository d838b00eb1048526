import { beginPasskeyCall } from './calls/begin-passkey.ts';
import { beginPasskeySignInCall } from './calls/begin-passkey-sign-in.ts';
import { beginTotpCall } from './calls/begin-totp.ts';
import { cancelAccountDeletion } from './calls/cancel-account-deletion.ts';
import { cancelEmailChangeCall } from './calls/cancel-email-change.ts';
import { changeEmail } from './calls/change-email.ts';
import { changePassword } from './calls/change-password.ts';
import { checkEmailAvailability } from './calls/check-email-availability.ts';
import { checkUsernameAvailability } from './calls/check-username-availability.ts';
import { completeSignInCall } from './calls/complete-sign-in.ts';
import { confirmEmailChangeCall } from './calls/confirm-email-change.ts';
import { confirmTotpCall } from './calls/confirm-totp.ts';
import { deletePasskey } from './calls/delete-passkey.ts';
import { disableTotp } from './calls/disable-totp.ts';
import { disconnectGoogle } from './calls/disconnect-google.ts';
import { finishPasskeyCall } from './calls/finish-passkey.ts';
import { finishPasskeySignInCall } from './calls/finish-passkey-sign-in.ts';
import { getAccountExport } from './calls/get-account-export.ts';
import { getPasswordStrength } from './calls/get-password-strength.ts';
import { getPreferences } from './calls/get-preferences.ts';
import { getSecurity } from './calls/get-security.ts';
import { getSession } from './calls/get-session.ts';
import { listUserSessions } from './calls/list-user-sessions.ts';
import { proveIdentity } from './calls/prove-identity.ts';
import { refreshSession } from './calls/refresh-session.ts';
import { renamePasskey } from './calls/rename-passkey.ts';
import { renewRecoveryCodesCall } from './calls/renew-recovery-codes.ts';
import { requestAccountDeletion } from './calls/request-account-deletion.ts';
import { requestAccountExport } from './calls/request-account-export.ts';
import { requestPasswordResetCall } from './calls/request-password-reset.ts';
import { resendVerification } from './calls/resend-verification.ts';
import { resetPasswordCall } from './calls/reset-password.ts';
import { revokeUserSession } from './calls/revoke-user-session.ts';
import { setDiscreetMode } from './calls/set-discreet-mode.ts';
import { signIn } from './calls/sign-in.ts';
import { signOut } from './calls/sign-out.ts';
import { signUp } from './calls/sign-up.ts';
import { updateAccountDetails } from './calls/update-account-details.ts';
import { updatePreferences } from './calls/update-preferences.ts';
import { verifyEmail } from './calls/verify-email.ts';
import { uncoverMedia } from './exposure/calls/uncover-media.ts';
import { managingCalls } from './managing/managing-calls.ts';

export const accountCalls = [
  uncoverMedia,
  signUp,
  signIn,
  signOut,
  getSession,
  refreshSession,
  checkUsernameAvailability,
  checkEmailAvailability,
  getPasswordStrength,
  updateAccountDetails,
  changePassword,
  listUserSessions,
  revokeUserSession,
  cancelEmailChangeCall,
  changeEmail,
  confirmEmailChangeCall,
  proveIdentity,
  requestPasswordResetCall,
  resendVerification,
  resetPasswordCall,
  verifyEmail,
  beginPasskeyCall,
  beginPasskeySignInCall,
  beginTotpCall,
  completeSignInCall,
  confirmTotpCall,
  deletePasskey,
  disableTotp,
  disconnectGoogle,
  finishPasskeyCall,
  finishPasskeySignInCall,
  getSecurity,
  renamePasskey,
  renewRecoveryCodesCall,
  cancelAccountDeletion,
  getAccountExport,
  getPreferences,
  requestAccountDeletion,
  requestAccountExport,
  setDiscreetMode,
  updatePreferences,
  ...managingCalls,
];
