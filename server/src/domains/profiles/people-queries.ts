import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { unblocked } from './blocks/block-queries.ts';

interface NamedPerson {
  username: string;
  display_name: string;
  avatar_key: string | null;
  subscribers_count: number;
}

/** Of each kind of name as many that begin so, among which the best are chosen. */
const mostLookedAt = 240;

const begun = (column: string): string => `
  select * from profiles where leaving_at is null and held_look is null and lower(${column}) like $1
  order by lower(${column}) limit ${mostLookedAt}`;

/** Members whom everybody may see and whose names begin so, as one who may be nobody finds them, the most followed first. */
export const peopleNamed = (
  db: Executor,
  typed: string,
  viewerId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<NamedPerson[]> =>
  db.query<NamedPerson>(
    `select p.username, coalesce(p.display_name, p.username) as display_name, p.avatar_key, p.subscribers_count
     from ((${begun('username')}) union (${begun('display_name')})) p
     where ${unblocked('p.id', '$3::uuid')} ${inPlace('member', 'p.id')}
     order by (lower(p.username) = $2 or lower(p.display_name) = $2) desc nulls last, p.subscribers_count desc, p.username
     limit $4 offset $5`,
    [`${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`, typed.toLowerCase(), viewerId, limit, offset],
    'people_named',
  );
