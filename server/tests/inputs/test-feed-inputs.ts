import { writeFeed, writeProvider } from '#server/domains/importing/feeds/feed-queries.ts';
import { insertBatch } from '#server/domains/importing/feeds/import-queries.ts';
import {
  mediaRss,
  type SourceHost,
  startSourceHost,
} from '#server/domains/importing/feeds/test-source-host.ts';
import { findCategory } from '#server/domains/videos/index.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Known } from './contract-samples.ts';

let started: Promise<SourceHost> | null = null;
const declaration = { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' } as const;
const signed = { adults_only: true, depicts: 'drawn', rights_held: true };

/** What the calls on sources elsewhere can be given: a feed on loopback, whose host is allowed. */
export const feedInputs = async (platform: Platform): Promise<Known> => {
  started ??= startSourceHost();
  const { origin, host, pages } = await started;
  const { config, db } = platform;
  if (!config.outboundHosts.includes(host)) config.outboundHosts.push(host);
  const feed = mediaRss([
    { title: 'Lantern', link: `${origin}/w/1`, file: `${origin}/1.mp4`, category: 'Noir' },
  ]);
  for (const place of ['/feed', '/search?q=lantern'])
    pages.set(place, { body: feed, type: 'application/rss+xml' });
  const categoryId = (await findCategory(db, 'uncategorized'))?.id ?? '';
  const scraped = (): object => {
    const page = `${origin}/w/${newId()}`;
    return { title: 'Lantern', original_source_url: page, video_url: `${page}.mp4` };
  };
  return {
    source_url: `${origin}/feed`,
    source_page: `${origin}/feed`,
    fresh_source_url: () => `${origin}/feed?${newId()}`,
    some_category_id: categoryId,
    import_declaration: signed,
    scraped_videos: [scraped()],
    fresh_scraped_video: () => ({ ...scraped(), category_id: categoryId, declaration: signed }),
    some_import_batch: async () => {
      const id = newId();
      const batch = { id, source_url: `${origin}/feed`, category_id: categoryId, uses_mapping: false };
      await insertBatch(db, {
        ...batch,
        publish_as: 'published',
        declaration,
        feedId: null,
        declaredBy: null,
      });
      return id;
    },
    some_import_feed: async () => {
      const id = newId();
      await writeFeed(db, {
        id,
        name: 'Lanterns',
        url: `${origin}/feed?${id}`,
        category_id: categoryId,
        publish_as: 'published',
        declaration,
        declared_by: null,
        work_id: null,
        interval_minutes: 60,
        is_active: true,
      });
      return id;
    },
    provider_id: 'lantern',
    provider_address: `${origin}/search?q=[query]`,
    some_provider_id: async () => {
      await writeProvider(db, {
        id: 'lantern-partner',
        name: 'Partner',
        search_url: `${origin}/search?q=[query]`,
        categories_url: null,
      });
      return 'lantern-partner';
    },
  };
};

/** A feed of a work, as it lies in the table. */
export async function insertTestFeedOf({ db }: Pick<Platform, 'db'>, workId: string): Promise<string> {
  const id = newId();
  await db.query(
    `insert into import_feeds (id, name, url, category_id, publish_as, interval_minutes, declaration, work_id)
     select $1::uuid, 'A feed', concat('https://feeds.example/', $1::uuid), c.id, 'pending', 60, '{}', $2
     from categories c where c.slug = 'uncategorized'`,
    [id, workId],
  );
  return id;
}
