import type { Executor } from '../../platform/db/database.ts';
import type { Match } from '../media/index.ts';
import type { IntakeName } from './intakes.ts';

export interface QueueRow {
  id: string;
  intake: IntakeName;
  state: 'matched' | 'unreachable' | 'review';
  owner_username: string | null;
  details: Record<string, unknown>;
  found: Match[];
  is_minor_related: boolean;
  asked_at: Date;
}
/** What may show a minor is for the admins who decide about that. */
const mine = `p.state in ('matched', 'unreachable', 'review') and ($1 or not p.is_minor_related)`;

/** Pictures awaiting review, longest waiting first. */
export const waitingPictures = (
  db: Executor,
  { seesMinors, limit, offset }: { seesMinors: boolean; limit: number; offset: number },
): Promise<QueueRow[]> =>
  db.query<QueueRow>(
    `select p.id, p.intake, p.state, o.username as owner_username, p.details, p.found, p.is_minor_related, p.asked_at
     from pictures p left join members o on o.id = p.owner_id
     where ${mine} order by p.asked_at, p.id limit $2 offset $3`,
    [seesMinors, limit, offset],
    'waiting_pictures',
  );

export const countWaiting = async (db: Executor, seesMinors: boolean, most = 10_000): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from pictures p where ${mine} limit $2) waiting`,
      [seesMinors, most],
      'count_waiting_pictures',
    )
  )[0]?.n ?? 0;
