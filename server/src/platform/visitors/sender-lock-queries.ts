import type { Executor } from '../db/database.ts';

/** What is sent without an account, and so in bounded numbers. */
export type SentForm = 'data request' | 'notice' | 'support' | 'urgent request';

/** Until the transaction ends, nobody else sends something of this kind from this mailbox or network. */
export async function holdSenders(
  db: Executor,
  what: SentForm,
  mailbox: string,
  network: string,
): Promise<void> {
  // In one order for all, so that two never wait for each other.
  await db.query(
    `select pg_advisory_xact_lock(key) from (select unnest(array[
       hashtextextended($1 || ' ' || $2, 0), hashtextextended($1 || ' network ' || $3, 0)]) as key order by 1) keys`,
    [what, mailbox, network],
  );
}
