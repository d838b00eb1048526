import type { Executor } from '../../../platform/db/database.ts';
import { noticesFrom } from './notice-queries.ts';

/** Notices from an address outside of an account. They stay for their time, to show why something was done. */
export const mailboxNotices = {
  name: 'notices',
  title: 'Notices against works and profiles',
  read: (db: Executor, { mailbox, email }: { mailbox: string; email: string }) =>
    noticesFrom(db, mailbox, email),
};
