import { randomUUID } from 'node:crypto';
import { readConfig } from '#server/platform/config.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { end } from './children.ts';
import { shortClip } from './clip.ts';
import { importFile, startWorker } from './import.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';
import type { Feature, World } from './world-parts.ts';

/** Long enough to fill a player's buffer, short enough to be made in half a minute. */
const featureSeconds = 24;
const title = 'The bench feature';

interface MadeMedia {
  id: string;
  slug: string;
  media_id: string;
  playback: { master_key: string };
}

/**
 * Imports a clip through the product and lets all videos of the site play it, so that pages in a browser load what
 * pages load in life: a real stream, and a picture of its own for every card. Kept between runs with the database.
 */
export async function importFeature(world: World, site: Site): Promise<Feature> {
  const storage = createStorage(readConfig(site.env).config);
  const find = (): Promise<MadeMedia | undefined> =>
    withClient(site.databaseUrl, async (client) => {
      const { rows } = await client.query<MadeMedia>(
        `select id, slug, media_id, playback from videos where title = $1 and playback_state = 'ready'`,
        [title],
      );
      return rows[0];
    });
  let made = await find();
  if (!made || (await storage.stat(made.playback.master_key)) === null) {
    await withClient(site.databaseUrl, (client) =>
      client.query('delete from videos where title = $1', [title]),
    );
    world.say(`importing ${featureSeconds} s for the pages`);
    const worker = await startWorker(site);
    try {
      await importFile(site, await shortClip(world, featureSeconds), title);
    } finally {
      await end(worker);
    }
    made = await find();
    if (!made) throw new Error('the imported feature is not ready');
    await spread(site, made, storage);
    await site.dropAnswers();
  }
  const { media_id } = made;
  const slug = await withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from videos where media_id = $1 and publish_status = 'published' and title <> $2 order by published_at limit 1`,
      [media_id, title],
    );
    return rows[0]!.slug;
  });
  return { slug, masterKey: made.playback.master_key };
}

/** Every published video plays the feature, and has its pictures under addresses of its own. */
async function spread(site: Site, made: MadeMedia, storage: ReturnType<typeof createStorage>): Promise<void> {
  const stills: { width: number; body: Buffer }[][] = [];
  for await (const key of storage.list(`media/${made.media_id}/thumbnails/`)) {
    const match = /\/(\d+)-(\d+)\.webp$/.exec(key);
    if (!match) continue;
    const order = Number(match[1]) - 1;
    stills[order] = [...(stills[order] ?? []), { width: Number(match[2]), body: (await storage.get(key))! }];
  }
  if (stills.length === 0) throw new Error('the feature has no thumbnails');
  await withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' and id <> $1`,
      [made.id],
    );
    for (const [index, { id }] of rows.entries()) {
      for (const { width, body } of stills[index % stills.length]!)
        await storage.put(`media/${id}/thumbnails/1-${width}.webp`, body);
    }
    await client.query(
      `update videos v set media_id = f.media_id, preview_key = f.preview_key, duration_seconds = f.duration_seconds,
         playback = f.playback || jsonb_build_object('thumbnails', v.playback -> 'thumbnails')
       from videos f where f.id = $1 and v.publish_status = 'published' and v.id <> f.id`,
      [made.id],
    );
  });
}

/** A name that no other import has. */
export const uniqueTitle = (): string => `Bench import ${randomUUID().slice(0, 8)}`;
