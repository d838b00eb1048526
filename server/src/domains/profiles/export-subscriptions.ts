import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { subscriptionRecords } from './subscription-queries.ts';

/** Whom a member follows and since when, for his archive. Who follows him is theirs to tell. */
export const exportSubscriptions: ExportPart = async ({ db }, memberId) => [
  jsonFile('subscriptions.json', await subscriptionRecords(db, memberId)),
];
