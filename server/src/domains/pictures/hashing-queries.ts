import type { Executor } from '../../platform/db/database.ts';
import type { IntakeName } from './intakes.ts';

export interface HashingProgress {
  intake: IntakeName;
  nextPlace: string | null;
  isDone: boolean;
}

/** How far each kind of picture has come; kinds never begun are missing. */
export const hashingProgress = (db: Executor): Promise<HashingProgress[]> =>
  db.query(
    'select intake, next_place as "nextPlace", done_at is not null as "isDone" from picture_hashing',
    [],
    'picture_hashing',
  );

/** Records a picture's outcome, and where to continue; `next` null: it was the last one. */
export async function noteHashed(
  db: Executor,
  intake: IntakeName,
  { next, became }: { next: string | null; became: 'hashed' | 'found' | 'unreadable' | 'known' | 'none' },
): Promise<void> {
  const count = (what: string): number => (became === what ? 1 : 0);
  await db.query(
    `insert into picture_hashing as h (intake, next_place, done_at, hashed, found, unreadable)
     values ($1, $2, case when $2::text is null then now() end, $3, $4, $5)
     on conflict (intake) do update set next_place = excluded.next_place, done_at = excluded.done_at,
       hashed = h.hashed + excluded.hashed, found = h.found + excluded.found, unreadable = h.unreadable + excluded.unreadable`,
    [intake, next, count('hashed') + count('found'), count('found'), count('unreadable')],
  );
}
