import { type ExportPart, jsonFile } from '../../accounts/index.ts';
import { dataRequestsFrom, dataRequestsOf } from './data-request-queries.ts';
import { exportView } from './data-request-view.ts';
import type { MailboxRecords } from './mailbox-records.ts';

/** Data requests from an address. They stay for their time, to show that they were answered. */
export const dataRequestRecords: MailboxRecords = {
  name: 'data_requests',
  title: 'Data requests, with this one',
  read: async (db, { mailbox, email }) => (await dataRequestsFrom(db, mailbox, email)).map(exportView),
};

/** What a member asked about their data, for their archive. */
export const exportDataRequests: ExportPart = async ({ db }, memberId) => [
  jsonFile('data-requests.json', (await dataRequestsOf(db, memberId)).map(exportView)),
];
