import type { Executor } from '../db/database.ts';
import type { SentForm } from './sender-lock-queries.ts';

/** Around a network as much is taken as from so many. */
const networks = 5;

/**
 * Counts one more from around a network today, unless the transaction fails. Answers whether with it there are too many for
 * what one network may send.
 */
export async function isCrowded(
  db: Executor,
  what: SentForm,
  around: string,
  perNetwork: number,
): Promise<boolean> {
  const [row] = await db.query<{ sent: number }>(
    `insert into sender_counts as c (day, what, around, sent) values ((now() at time zone 'UTC')::date, $1, $2, 1)
     on conflict (day, what, around) do update set sent = c.sent + 1 returning sent`,
    [what, around],
  );
  return (row?.sent ?? 1) > perNetwork * networks;
}

/** Removes counts of past days. */
export async function dropOldSenderCounts(db: Executor): Promise<void> {
  await db.query(`delete from sender_counts where day < (now() at time zone 'UTC')::date`);
}
