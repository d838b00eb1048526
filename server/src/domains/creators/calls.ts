import { approveCreatorApplication } from './calls/approve-creator-application.ts';
import { getCreatorApplication } from './calls/get-creator-application.ts';
import { getMyCreatorApplication } from './calls/get-my-creator-application.ts';
import { listCreatorApplications } from './calls/list-creator-applications.ts';
import { refuseCreatorApplication } from './calls/refuse-creator-application.ts';
import { submitCreatorApplication } from './calls/submit-creator-application.ts';
import { withdrawCreatorApplication } from './calls/withdraw-creator-application.ts';

export const creatorCalls = [
  getMyCreatorApplication,
  submitCreatorApplication,
  withdrawCreatorApplication,
  listCreatorApplications,
  getCreatorApplication,
  approveCreatorApplication,
  refuseCreatorApplication,
];
