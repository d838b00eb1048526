import { randomUUID } from 'node:crypto';
import { storeAvif } from '#server/domains/media/encode/picture-forms.ts';
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
  thumbnail_key: string;
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
        `select id, slug, media_id, thumbnail_key, playback from videos where title = $1 and playback_state = 'ready'`,
        [title],
      );
      return rows[0];
    });
  let made = await find();
  // One from before has pictures of another kind.
  const isWhole =
    made !== undefined &&
    thumbnail.test(made.thumbnail_key) &&
    (await storage.stat(made.playback.master_key)) !== null;
  if (!made || !isWhole) {
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

/** A thumbnail as the pipeline names it: which one, its colours, its width. */
const thumbnail = /\/(\d+)-([\da-f]{9})-(\d+)\.(webp|avif)$/;

/** Every published video plays the feature, and has its pictures under addresses of its own. */
async function spread(site: Site, made: MadeMedia, storage: ReturnType<typeof createStorage>): Promise<void> {
  const folder = `media/${made.media_id}/thumbnails/`;
  const keys: string[] = [];
  for await (const key of storage.list(folder)) keys.push(key);
  // The pipeline makes AVIF of the one that it chose.
  for (const key of keys)
    if (key.endsWith('-1280.webp') && !keys.includes(key.replace('.webp', '.avif')))
      await storeAvif(storage, key, (await storage.get(key))!);
  const stills: { name: string; body: Buffer }[][] = [];
  for await (const key of storage.list(folder)) {
    const [, order, tint, width, form] = thumbnail.exec(key) ?? [];
    if (order === undefined) continue;
    const one = { name: `1-${tint}-${width}.${form}`, body: (await storage.get(key))! };
    stills[Number(order) - 1] = [...(stills[Number(order) - 1] ?? []), one];
  }
  if (stills.length === 0) throw new Error('the feature has no thumbnails');
  await withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' and id <> $1`,
      [made.id],
    );
    const widest: string[] = [];
    for (const [index, { id }] of rows.entries()) {
      const files = stills[index % stills.length]!;
      for (const { name, body } of files) await storage.put(`media/${id}/thumbnails/${name}`, body);
      widest.push(files.find(({ name }) => name.endsWith('-1280.webp'))!.name);
    }
    await client.query(
      `update videos v set media_id = f.media_id, preview_key = f.preview_key, duration_seconds = f.duration_seconds,
         thumbnail_key = replace(w.key, '{width}', '1280'),
         playback = f.playback || jsonb_build_object('thumbnails', (
           select jsonb_agg(jsonb_build_object('key', replace(w.key, '{width}', width::text), 'width', width, 'height', width * 9 / 16)
             order by width) from unnest('{320,640,1280}'::int[]) width))
       from videos f, (
         select id, 'media/' || id || '/thumbnails/' || replace(name, '-1280.', '-{width}.') as key
         from unnest($2::uuid[], $3::text[]) given (id, name)) w
       where f.id = $1 and v.id = w.id`,
      [made.id, rows.map(({ id }) => id), widest],
    );
  });
}

/** A name that no other import has. */
export const uniqueTitle = (): string => `Bench import ${randomUUID().slice(0, 8)}`;
