import type { Executor } from '../../../platform/db/database.ts';

/** What tags imply, and what that implies in turn: a statement that begins with `tag_id` of `first`. */
const closure = (first: string): string => `
  with recursive implied (tag_id) as (
    ${first}
    union select m.implied_id from tag_implications m join implied using (tag_id))`;

/** SQL for the names of all that a tag implies, as JSON. */
export const impliedNames = (tagId: string): string => `
  (${closure(`select implied_id from tag_implications where tag_id = ${tagId}`)}
   select coalesce(json_agg(t.name order by t.name), '[]') from implied join tags t on t.id = implied.tag_id)`;

/** Gives a video what its tags imply, and the warnings that stand at its moments. */
export async function tieImplied(db: Executor, videoId: string): Promise<void> {
  await db.query(
    `${closure(`select tag_id from video_tags where video_id = $1
       union select tag_id from video_moments where video_id = $1 and tag_id is not null`)}
     insert into video_tags (tag_id, video_id, published_at)
     select i.tag_id, v.id, case when v.publish_status = 'published' then v.published_at end
     from implied i join videos v on v.id = $1
     on conflict do nothing`,
    [videoId],
    'tie_implied',
  );
}

/** All that a tag implies, at whatever remove. */
export const impliedBy = async (db: Executor, tagId: number): Promise<number[]> =>
  (
    await db.query<{ tag_id: number }>(
      `${closure('select implied_id from tag_implications where tag_id = $1')} select tag_id from implied`,
      [tagId],
    )
  ).map(({ tag_id }) => tag_id);

/** The tags of these names or aliases, and the names that none has. */
export async function tagsNamed(
  db: Executor,
  names: readonly string[],
): Promise<{ ids: number[]; missing: string[] }> {
  const rows = await db.query<{ name: string; id: number | null }>(
    `select n.name, coalesce(t.id, a.tag_id) as id from unnest($1::text[]) as n(name)
     left join tags t on t.name = n.name left join tag_aliases a on a.alias = n.name`,
    [names],
  );
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    missing: rows.filter(({ id }) => id === null).map(({ name }) => name),
  };
}

/** Whether one of these tags implies the other, at whatever remove, or is it. */
export const impliesBack = async (db: Executor, ids: readonly number[], tagId: number): Promise<boolean> =>
  (
    await db.query(
      `${closure('select unnest($1::bigint[])')} select from implied where tag_id = $2 limit 1`,
      [ids, tagId],
    )
  ).length > 0;

export async function writeImplications(db: Executor, tagId: number, ids: readonly number[]): Promise<void> {
  await db.query('delete from tag_implications where tag_id = $1 and implied_id <> all ($2::bigint[])', [
    tagId,
    ids,
  ]);
  await db.query(
    `insert into tag_implications (tag_id, implied_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
    [tagId, ids],
  );
}

export async function writeDescription(
  db: Executor,
  tag: { id: number; type: string; description: string | null },
): Promise<void> {
  await db.query('update tags set type = $2, description = $3 where id = $1', [
    tag.id,
    tag.type,
    tag.description,
  ]);
}

/** Videos with a tag after this one, in the order of their ids. */
export const videosWithTag = async (
  db: Executor,
  tagId: number,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> =>
  (
    await db.query<{ video_id: string }>(
      'select video_id from video_tags where tag_id = $1 and video_id > $2 order by video_id limit $3',
      [tagId, after, limit],
    )
  ).map(({ video_id }) => video_id);

/** Gives these videos these tags; answers those that lacked one. */
export const tieToVideos = async (
  db: Executor,
  videoIds: readonly string[],
  tagIds: readonly number[],
): Promise<string[]> => [
  ...new Set(
    (
      await db.query<{ video_id: string }>(
        `insert into video_tags (tag_id, video_id, published_at)
         select t.id, v.id, case when v.publish_status = 'published' then v.published_at end
         from tags t cross join videos v where t.id = any ($2::bigint[]) and v.id = any ($1::uuid[])
         on conflict do nothing returning video_id`,
        [videoIds, tagIds],
      )
    ).map(({ video_id }) => video_id),
  ),
];
