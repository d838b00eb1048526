import { addUserNote } from './calls/add-user-note.ts';
import { declineSuspension } from './calls/decline-suspension.ts';
import { deleteUserNote } from './calls/delete-user-note.ts';
import { findCatalogueCreators } from './calls/find-catalogue-creators.ts';
import { getUserRecord } from './calls/get-user-record.ts';
import { getUsers } from './calls/get-users.ts';
import { giveStrike } from './calls/give-strike.ts';
import { grantAdminRole } from './calls/grant-admin-role.ts';
import { liftSuspension } from './calls/lift-suspension.ts';
import { setUploadRight } from './calls/set-upload-right.ts';
import { signOutUser } from './calls/sign-out-user.ts';
import { suspendUser } from './calls/suspend-user.ts';
import { takeStrikeBack } from './calls/take-strike-back.ts';
import { updateUserRole } from './calls/update-user-role.ts';

export const managingCalls = [
  getUsers,
  findCatalogueCreators,
  getUserRecord,
  updateUserRole,
  grantAdminRole,
  setUploadRight,
  suspendUser,
  liftSuspension,
  declineSuspension,
  signOutUser,
  giveStrike,
  takeStrikeBack,
  addUserNote,
  deleteUserNote,
];
