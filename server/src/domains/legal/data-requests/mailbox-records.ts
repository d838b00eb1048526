import type { Executor } from '../../../platform/db/database.ts';

/** Whose records are meant: both forms of one address, so that `a+b@` is not given what is of `a@`. */
export interface MailboxOwner {
  email: string;
  mailbox: string;
}

/** What a domain stores under an address outside of an account. The domain provides it; main ties them to the requests. */
export interface MailboxRecords {
  /** In the file that people get, and on the desk. */
  name: string;
  title: string;
  read(db: Executor, owner: MailboxOwner): Promise<readonly unknown[]>;
  /** Deletes them, and answers how many; absent: they have to stay for their time. */
  remove?(db: Executor, owner: MailboxOwner): Promise<number>;
}

/** Everything under the address, as JSON. */
export async function readRecords(
  db: Executor,
  sources: readonly MailboxRecords[],
  owner: MailboxOwner,
): Promise<string> {
  const parts: Record<string, readonly unknown[]> = {};
  for (const { name, read } of sources) parts[name] = await read(db, owner);
  return JSON.stringify(parts, null, 2);
}
