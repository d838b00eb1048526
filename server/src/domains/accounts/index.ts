// The public interface of the accounts domain for higher floors.

export {
  accountCreated,
  accountDeleted,
  accountRenamed,
  deviceAdded,
  sessionsRevokedTopic,
  signUpBegun,
} from './account-facts.ts';
export {
  findAccount,
  findAccountByEmail,
  findUploadRight,
  hasChildSafety,
  listAdmins,
} from './account-queries.ts';
export { heldProfile, readEmail, typedEmail } from './account-rules.ts';
export { accountCalls } from './calls.ts';
export {
  changeChildSafety,
  changeRole,
  changeUploadRight,
  earnUploadRight,
  endUploadRight,
  tellAccountChanged,
} from './change-account.ts';
export { createAccount, createAccountNamedLike } from './create-account.ts';
export { changeDetails } from './details/change-details.ts';
export { presentUsername } from './details/details-queries.ts';
export { lacksChildSafety } from './entrust-first-admin.ts';
export { type ExportFile, type ExportPart, jsonFile } from './export/export-part.ts';
export { accountRecords } from './export/export-queries.ts';
export { exportRoutes } from './export/export-routes.ts';
export { coveredUnlessAsked, coverPicture } from './exposure/covered-picture.ts';
export { exposureOf, isUncovered } from './exposure/exposure-queries.ts';
export { ensureFirstAdmin } from './first-admin.ts';
export { discreetName } from './mail/account-letters.ts';
export { askForLook } from './mail/ask-for-look.ts';
export { mailDesk } from './mail/mail-desk.ts';
export { queueMail } from './mail/queue-mail.ts';
export { type HeldMember, holdMember } from './managing/hold-member.ts';
export { refuseAdmins } from './managing/manage-member.ts';
export {
  findShortRecord,
  proposedSuspensions,
} from './managing/managing-queries.ts';
export { memberRestricted, type Restriction } from './managing/restriction-fact.ts';
export {
  endSuspension,
  lockMember,
  strikeMember,
  suspendMember,
  withdrawStrike,
} from './managing/sanctions.ts';
export { readEnd } from './managing/suspension-rules.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { findPreferences, findPreferencesOf } from './preferences/preference-queries.ts';
export { authRoutes } from './protocol/auth-routes.ts';
export { sealedAccountColumns } from './second-factor/sealed-secret.ts';
export { countOlderRecoveryCodes } from './second-factor/second-factor-queries.ts';
export { seesMinors } from './sees-minors.ts';
export { AccessTokens } from './sessions/access-token.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { requireFreshSession } from './sessions/fresh-session.ts';
export { openSession } from './sessions/open-session.ts';
export { SessionLookup } from './sessions/session-lookup.ts';
export { endedSessionsOf } from './sessions/session-queries.ts';
export { countSignUps } from './sign-up-count-queries.ts';
