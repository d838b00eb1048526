import type { MailboxRecords } from '../data-requests/mailbox-records.ts';
import { urgentFrom } from './urgent-queries.ts';

/** Urgent requests from an address. They stay for their time, to show what was asked and answered. */
export const urgentRecords: MailboxRecords = {
  name: 'urgent_requests',
  title: 'Urgent requests',
  read: (db, { mailbox, email }) => urgentFrom(db, mailbox, email),
};
