import { answerDataRequest } from './calls/answer-data-request.ts';
import { askDataRequestIdentity } from './calls/ask-data-request-identity.ts';
import { confirmDataRequest } from './calls/confirm-data-request.ts';
import { extendDataRequest } from './calls/extend-data-request.ts';
import { getDataRequest } from './calls/get-data-request.ts';
import { getDataRequestRecord } from './calls/get-data-request-record.ts';
import { getDataRequestRecords } from './calls/get-data-request-records.ts';
import { listDataRequests } from './calls/list-data-requests.ts';
import { submitDataRequest } from './calls/submit-data-request.ts';
import type { MailboxRecords } from './mailbox-records.ts';

/** `sources`: what is stored under an address, in the order in which people get it. */
export const createDataRequestCalls = (sources: readonly MailboxRecords[]) => [
  submitDataRequest,
  confirmDataRequest,
  getDataRequest,
  getDataRequestRecords(sources),
  listDataRequests,
  getDataRequestRecord(sources),
  extendDataRequest,
  askDataRequestIdentity,
  answerDataRequest(sources),
];
