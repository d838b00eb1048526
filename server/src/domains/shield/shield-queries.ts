import type { ShieldedThing } from '#contract/shield-cookie.ts';
import type { ShieldKind } from '#contract/wire-values.ts';
import type { Executor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';

/** Topic of the notice that somebody’s rules have changed. */
export const shieldTopic = 'shield';

/** What a member shields, latest first. */
export const rulesOf = (db: Executor, memberId: string): Promise<ShieldedThing[]> =>
  db.query<ShieldedThing>(
    `select kind, subject_id as "subjectId", act from shield_rules where member_id = $1
     order by created_at desc, kind, subject_id`,
    [memberId],
    'shield_rules_of',
  );

/** Serialises what one member changes until the transaction ends, so that no more are written than may be. */
export async function lockRules(db: Executor, memberId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('shield of ' || $1, 0))`, [memberId]);
}

export async function writeRules(
  db: Executor,
  memberId: string,
  things: readonly ShieldedThing[],
): Promise<void> {
  await db.query(
    `insert into shield_rules (member_id, kind, subject_id, act)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])
     on conflict (member_id, kind, subject_id) do update set act = excluded.act`,
    [
      memberId,
      things.map(({ kind }) => kind),
      things.map(({ subjectId }) => subjectId),
      things.map(({ act }) => act),
    ],
  );
  await notify(db, shieldTopic, { memberId });
}

/** Whether it was there. */
export async function deleteRule(
  db: Executor,
  memberId: string,
  kind: ShieldKind,
  subjectId: string,
): Promise<boolean> {
  const gone = await db.query(
    'delete from shield_rules where member_id = $1 and kind = $2 and subject_id = $3 returning 1',
    [memberId, kind, subjectId],
  );
  await notify(db, shieldTopic, { memberId });
  return gone.length > 0;
}

/** Whoever named one thing names the other, in whose place that is; a rule on both is the one they had on the second. */
export async function moveRules(
  db: Executor,
  kind: Exclude<ShieldKind, 'creator'>,
  goneId: string,
  intoId: string,
): Promise<void> {
  await db.query(
    `insert into shield_rules (member_id, kind, subject_id, act, created_at)
     select member_id, kind, $3, act, created_at from shield_rules where kind = $1 and subject_id = $2
     on conflict do nothing`,
    [kind, goneId, intoId],
  );
  // Also whoever has a rule on the second alone: it meets more from now on.
  await notify(db, shieldTopic, {});
}

const keyOfRule = `case kind when 'tag' then subject_id::bigint else shield_key(subject_id::uuid) end`;

/** The keys of what a member hides. */
export const hiddenKeysOf = async (db: Executor, memberId: string): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ key: string }>(
        `select (${keyOfRule})::text as key from shield_rules where member_id = $1 and act = 'hide'`,
        [memberId],
        'hidden_keys_of',
      )
    ).map(({ key }) => key),
  );

/** Those of these members who hide something of a video. */
export const hidingMembers = async (
  db: Executor,
  memberIds: readonly string[],
  keys: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ member_id: string }>(
        `select distinct member_id from shield_rules
         where member_id = any ($1::uuid[]) and act = 'hide'
           and ${keyOfRule} = any ($2::bigint[])`,
        [memberIds, keys],
        'members_who_hide',
      )
    ).map(({ member_id }) => member_id),
  );

export interface NamedCreator {
  id: string;
  username: string;
  display_name: string | null;
}
export const creatorsOfIds = (db: Executor, ids: readonly string[]): Promise<NamedCreator[]> =>
  db.query<NamedCreator>(
    'select id, username, display_name from members where id = any ($1::uuid[]) and leaving_at is null',
    [ids],
    'shielded_creators',
  );
export const creatorNamed = async (db: Executor, username: string): Promise<NamedCreator | null> =>
  (
    await db.query<NamedCreator>(
      `select id, username, display_name from members
       where lower(username) = lower($1) and leaving_at is null and not is_held`,
      [username],
    )
  )[0] ?? null;
