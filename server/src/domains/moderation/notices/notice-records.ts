import type { Executor } from '../../../platform/db/database.ts';
import { counterNoticesFrom } from '../counter-notices/counter-notice-queries.ts';
import { noticesFrom } from './notice-queries.ts';

/** Notices from an address outside of an account. They stay for their time, to show why something was done. */
export const mailboxNotices = {
  name: 'notices',
  title: 'Notices against works and profiles',
  read: (db: Executor, { mailbox, email }: { mailbox: string; email: string }) =>
    noticesFrom(db, mailbox, email),
};

/** The same of counter-notices. They stay for their time, because something came back by them. */
export const mailboxCounterNotices = {
  name: 'counter_notices',
  title: 'Counter-notices',
  read: (db: Executor, { email }: { email: string }) => counterNoticesFrom(db, email),
};
