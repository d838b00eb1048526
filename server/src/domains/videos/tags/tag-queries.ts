import type { TagSort } from '#contract/managed-tags.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';

const shown = `t.id, t.name, t.slug, t.video_count,
  array(select a.alias from tag_aliases a where a.tag_id = t.id order by a.alias) as aliases, t.type, t.description,
  array(select i.name from tag_implications m join tags i on i.id = m.implied_id where m.tag_id = t.id
    order by i.name) as implies`;

const orders: Readonly<Record<TagSort, string>> = {
  most_used: 't.video_count desc, t.id',
  least_used: 't.video_count, t.id desc',
  name: 't.name, t.id',
  name_backwards: 't.name desc, t.id desc',
  newest: 't.id desc',
};

const letters = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * A page of tags as JSON text of the contract's `ManagedTag`s, and how many there are, counted no further
 * than requested.
 */
export async function managedTagPage(
  db: Executor,
  query: { part: string | null; sort: TagSort; limit: number; offset: number; countTo: number },
): Promise<{ json: string; counted: number }> {
  const condition =
    query.part === null
      ? '$1::text is null'
      : `t.id in (select id from tags where name like $1 union select tag_id from tag_aliases where alias like $1)`;
  const part = query.part === null ? null : `%${letters(query.part)}%`;
  // Somebody who searches for `sea` must not be shown a hundred seasides first.
  const isNamedSo =
    '(t.name = $4 or exists (select from tag_aliases a where a.tag_id = t.id and a.alias = $4))';
  const order = query.part === null ? orders[query.sort] : `${isNamedSo} desc, ${orders[query.sort]}`;
  const [page] = await db.query<{ json: string }>(
    `select coalesce(json_agg(row_to_json(list)), '[]')::text as json from (
       select ${shown} from tags t where ${condition} order by ${order} limit $2 offset $3) list`,
    [part, query.limit, query.offset, ...(query.part === null ? [] : [query.part])],
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from tags t where ${condition} limit $2) counted`,
    [part, query.countTo + 1],
  );
  return { json: page?.json ?? '[]', counted: count?.n ?? 0 };
}

/** One tag as JSON text; null if there is none. */
export async function managedTag(db: Executor, id: number): Promise<string | null> {
  const rows = await db.query<{ json: string }>(
    `select row_to_json(one)::text as json from (select ${shown} from tags t where t.id = $1) one`,
    [id],
  );
  return rows[0]?.json ?? null;
}

export interface TagRow {
  id: number;
  name: string;
  slug: string;
}

/** Serialises acts on tag names until the transaction ends, so that none is given twice. */
export async function lockTags(db: Executor): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('names of tags', 0))`);
}

/** The tag, locked until the transaction ends. */
export async function tagToManage(db: Executor, id: number): Promise<TagRow | null> {
  const rows = await db.query<TagRow>('select id, name, slug from tags where id = $1 for update', [id]);
  return rows[0] ?? null;
}

/** What has the name or the slug: another tag, an alias, or the list of blocked ones. */
export async function holderOf(
  db: Executor,
  { name, slug }: { name: string; slug: string },
  exceptTagId: number | null,
): Promise<'tag' | 'alias' | 'blocked' | null> {
  const rows = await db.query<{ holder: 'tag' | 'alias' | 'blocked' }>(
    `select 'blocked' as holder from blocked_tags where name = $1
     union all select 'tag' from tags where (name = $1 or slug = $2) and id is distinct from $3::bigint
     union all select 'alias' from tag_aliases where alias = $1 and tag_id is distinct from $3::bigint
     limit 1`,
    [name, slug, exceptTagId],
  );
  return rows[0]?.holder ?? null;
}

export async function writeTag(db: Executor, tag: TagRow): Promise<void> {
  await db.query('update tags set name = $2, slug = $3 where id = $1', [tag.id, tag.name, tag.slug]);
}

export async function writeAlias(db: Executor, tagId: number, alias: string): Promise<void> {
  await db.query(
    `insert into tag_aliases (alias, tag_id) values ($1, $2)
     on conflict (alias) do update set tag_id = excluded.tag_id`,
    [alias, tagId],
  );
}

export const deleteAlias = async (db: Executor, tagId: number, alias: string): Promise<boolean> =>
  (await db.query('delete from tag_aliases where tag_id = $1 and alias = $2 returning 1', [tagId, alias]))
    .length > 0;

/** Moves everything connected with one tag, and its aliases, to another; the first is left with nothing. */
export async function moveTag(db: Executor, fromId: number, toId: number): Promise<void> {
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select $2, video_id, published_at from video_tags where tag_id = $1 on conflict do nothing`,
    [fromId, toId],
  );
  await db.query('update tag_aliases set tag_id = $2 where tag_id = $1', [fromId, toId]);
  await db.query('update video_moments set tag_id = $2 where tag_id = $1', [fromId, toId]);
}

/** Its connections, aliases and place in the suggestions are deleted too. Answers the videos that had it. */
export async function deleteTag(db: Executor, id: number): Promise<string[]> {
  const rows = await db.query<{ video_id: string }>(
    'delete from video_tags where tag_id = $1 returning video_id',
    [id],
  );
  await db.query('delete from tags where id = $1', [id]);
  return rows.map((row) => row.video_id);
}

export const countWithTag = async (db: Executor, id: number): Promise<number> =>
  (await db.query<{ n: number }>('select count(*)::int as n from video_tags where tag_id = $1', [id]))[0]!.n;

/** Takes a tag from these videos. */
export async function untieFrom(db: Executor, id: number, videoIds: readonly string[]): Promise<void> {
  await db.query('delete from video_tags where tag_id = $1 and video_id = any ($2::uuid[])', [id, videoIds]);
}

/** Whether the name of a tag is blocked. */
export const isBlocked = async (db: Executor, id: number): Promise<boolean> =>
  (
    await db.query(
      'select from tags t join blocked_tags b on b.name = t.name where t.id = $1 for update of t',
      [id],
    )
  ).length > 0;

/** The tag with this name or alias. */
export async function tagNamed(db: Executor, name: string): Promise<{ id: number; isAlias: boolean } | null> {
  const rows = await db.query<{ id: number; isAlias: boolean }>(
    `select id, false as "isAlias" from tags where name = $1
     union all select tag_id, true from tag_aliases where alias = $1 limit 1`,
    [name],
  );
  return rows[0] ?? null;
}

export async function writeBlocked(
  db: Executor,
  { name, reason, by }: { name: string; reason: string | null; by: string },
): Promise<boolean> {
  const rows = await db.query(
    `insert into blocked_tags (name, reason, blocked_by) values ($1, $2, $3) on conflict do nothing returning 1`,
    [name, reason, by],
  );
  return rows.length > 0;
}

export const deleteBlocked = async (db: Executor, name: string): Promise<boolean> =>
  (await db.query('delete from blocked_tags where name = $1 returning 1', [name])).length > 0;

/** JSON text of the contract's `BlockedTag`s. */
export async function blockedTags(db: Executor): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select coalesce(json_agg(row_to_json(list)), '[]')::text as json from (
       select name, reason, blocked_by, blocked_at from blocked_tags order by blocked_at desc, name limit 1000) list`,
  );
  return rows[0]?.json ?? '[]';
}

/** Those of these parts of addresses that are of tags with videos. */
export const slugsOfTags = async (db: Executor, slugs: readonly string[]): Promise<Set<string>> =>
  new Set(
    slugs.length === 0
      ? []
      : (
          await db.query<{ slug: string }>(
            `select slug from tags t where slug = any($1) and video_count > 0 ${inPlace('tag', 't.id')}`,
            [slugs],
            'slugs_of_tags',
          )
        ).map(({ slug }) => slug),
  );
