import { randomBytes } from 'node:crypto';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { freshName } from '#tests/support/test-names.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';

/** A category as it lies in the table; answers its id. */
export async function insertTestCategory(
  { db }: Pick<Platform, 'db'>,
  more: { name?: string } = {},
): Promise<string> {
  const id = newId();
  const name = more.name ?? freshName();
  await db.query('insert into categories (id, name, slug) values ($1, $2, $3)', [
    id,
    name,
    name.toLowerCase().replaceAll(' ', '-'),
  ]);
  return id;
}

/** A tag as it lies in the table, with an alias if given; answers its id. */
export async function insertTestTag(
  { db }: Pick<Platform, 'db'>,
  more: { name?: string; alias?: string } = {},
): Promise<number> {
  const name = more.name ?? freshName();
  const [row] = await db.query<{ id: number }>(`insert into tags (name, slug) values ($1, $2) returning id`, [
    name,
    name.replaceAll(' ', '-'),
  ]);
  const id = row?.id ?? 0;
  if (more.alias) await db.query('insert into tag_aliases (alias, tag_id) values ($1, $2)', [more.alias, id]);
  return id;
}

/** A file, by its hash, that must stay down; answers the id of its entry. */
export async function insertTestStayDown(
  { db }: Pick<Platform, 'db'>,
  sha256: Buffer,
  more: { reason?: string; isMinorRelated?: boolean; videoId?: string; frames?: readonly Buffer[] } = {},
): Promise<string> {
  const id = newId();
  const { reason = 'Notice 12', isMinorRelated = false, videoId = null, frames = [] } = more;
  await db.query(
    `insert into stay_down_entries (id, sha256, reason, is_minor_related, video_id, frame_count)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, sha256, reason, isMinorRelated, videoId, frames.length],
  );
  for (const [position, hash] of frames.entries())
    await db.query(
      `insert into stay_down_frames (entry_id, position, hash, bands)
       values ($1, $2, $3, array(select 0 from generate_series(1, 16)))`,
      [id, position, hash],
    );
  return id;
}

/** What the calls of admins on videos, categories and tags can be given. */
export const catalogueInputs = (platform: Platform, videoId: string): Known => {
  const alias = freshName();
  const spare = async (): Promise<string> => (await buildVideo(platform)).id;
  return {
    some_video_ids: [videoId],
    spare_video_id: spare,
    spare_video_ids: async () => [await spare()],
    spare_category_id: () => insertTestCategory(platform),
    other_category_id: () => insertTestCategory(platform),
    some_category_ids: async () => [await insertTestCategory(platform)],
    no_names: [],
    spare_tag_id: () => insertTestTag(platform),
    other_tag_id: () => insertTestTag(platform),
    tag_with_alias: once(() => insertTestTag(platform, { alias })),
    known_alias: alias,
    some_sha256: () => randomBytes(32).toString('hex'),
    listed_entry_id: () => insertTestStayDown(platform, randomBytes(32)),
    blocked_name: async () => {
      const name = freshName();
      await platform.db.query('insert into blocked_tags (name) values ($1)', [name]);
      return name;
    },
  };
};
