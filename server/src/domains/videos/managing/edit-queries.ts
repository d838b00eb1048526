import type { Executor } from '../../../platform/db/database.ts';

/** Columns that editing a video writes, by their names in the contract. */
const written = {
  title: 'text',
  description: 'text',
  format: 'text',
  audio_language: 'text',
  subtitle_languages: 'text[]',
  release_status: 'text',
  category_id: 'uuid',
  video_source: 'text',
  bunny_video_id: 'text',
  bunny_library_id: 'text',
  preview_key: 'text',
  custom_thumbnail_key: 'text',
} as const;
export type WrittenField = keyof typeof written;

export async function writeFields(
  db: Executor,
  videoId: string,
  fields: Partial<Record<WrittenField, unknown>>,
): Promise<void> {
  const names = (Object.keys(fields) as WrittenField[]).filter((name) => Object.hasOwn(written, name));
  if (names.length === 0) return;
  await db.query(
    `update videos set updated_at = now(), ${names.map((name, i) => `${name} = $${i + 2}::${written[name]}`).join(', ')}
     where id = $1`,
    [videoId, ...names.map((name) => fields[name])],
  );
}

/**
 * Removes from a video the tags that are neither among these names nor behind an alias among them; answers
 * their ids.
 */
export async function untieOthers(
  db: Executor,
  videoId: string,
  names: readonly string[],
): Promise<number[]> {
  const rows = await db.query<{ tag_id: number }>(
    `delete from video_tags vt using tags t
     where vt.video_id = $1 and t.id = vt.tag_id and not t.name = any($2::text[])
       and not exists (select 1 from tag_aliases a where a.tag_id = t.id and a.alias = any($2::text[]))
     returning vt.tag_id`,
    [videoId, names],
  );
  return rows.map((row) => row.tag_id);
}

/** Of these names, those that cannot be used as tags. */
export async function blockedAmong(db: Executor, names: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'select name from blocked_tags where name = any($1::text[]) order by name',
    [names],
  );
  return rows.map(({ name }) => name);
}

export const hasCategory = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from categories where id = $1', [id])).length > 0;

/** Whether another video that is not removed is the same one of a hosted library. */
export const isHostedTaken = async (
  db: Executor,
  video: { id: string; hostedId: string },
): Promise<boolean> =>
  (
    await db.query(
      `select 1 from videos where bunny_video_id = $2 and id <> $1 and video_source = 'bunny_net'
         and publish_status <> 'removed' limit 1`,
      [video.id, video.hostedId],
    )
  ).length > 0;
