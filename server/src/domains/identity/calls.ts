import { approveIdentity } from './calls/approve-identity.ts';
import { getIdentity } from './calls/get-identity.ts';
import { getIdentityQueue } from './calls/get-identity-queue.ts';
import { getIdentityRecord } from './calls/get-identity-record.ts';
import { refuseIdentity } from './calls/refuse-identity.ts';
import { signUploaderAgreement } from './calls/sign-uploader-agreement.ts';
import { startIdentityCheck } from './calls/start-identity-check.ts';
import { withdrawIdentityCheck } from './calls/withdraw-identity-check.ts';

export const identityCalls = [
  getIdentity,
  startIdentityCheck,
  withdrawIdentityCheck,
  signUploaderAgreement,
  getIdentityQueue,
  getIdentityRecord,
  approveIdentity,
  refuseIdentity,
];
