import { createServer } from 'node:http';
import { mediaRss } from '#server/domains/importing/feeds/test-source-host.ts';
import { type Line, number } from '../line.ts';
import { memoryOf } from '../measure/process-usage.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeAdmin } from '../world/admin.ts';
import { small, withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const items = 1000;
const playerHost = 'player.example';

/** A feed of so many players, each with a picture. */
const feedOf = (origin: string): string =>
  mediaRss(
    Array.from({ length: items }, (_, n) => ({
      title: `Imported lantern ${n}`,
      link: `${origin}/w/${n}`,
      description: `What happens at lantern ${n}. `.repeat(6),
      player: `https://${playerHost}/e/${n}`,
      thumbnail: `${origin}/t/${n}.jpg`,
      seconds: 300 + n,
    })),
  );

async function serveFeed(port: number): Promise<{ address: string; close(): Promise<unknown> }> {
  const origin = `http://127.0.0.1:${port}`;
  const body = feedOf(origin);
  const server = createServer((request, response) => {
    if (request.url !== '/feed') response.writeHead(404).end();
    else response.setHeader('content-type', 'application/rss+xml').end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `${origin}/feed`, close: () => new Promise((resolve) => server.close(resolve)) };
}

type Ask = <T>(name: string, input: object) => Promise<T>;
const asking =
  (site: Site, cookie: string): Ask =>
  async <T>(name: string, input: object) => {
    const kind = name.includes('_') ? 'rest/v1/rpc' : 'functions/v1';
    const response = await fetch(`http://127.0.0.1:${site.port}/${kind}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: site.origin },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  };

interface Listing {
  videos: Record<string, unknown>[];
  totalPages: number;
}

/** Does what the page does: reads the feed page by page and imports one video after another. Items a second. */
async function importAll(ask: Ask, address: string, categoryId: string): Promise<number> {
  const began = performance.now();
  const { batch_id } = await ask<{ batch_id: string }>('begin_import', {
    p_source_url: address,
    p_category_id: categoryId,
    p_declaration: { adults_only: true, depicts: 'drawn', rights_held: true },
  });
  let imported = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { videos, totalPages } = await ask<Listing>('scrape-video-list', { url: address, page });
    pages = totalPages;
    for (const { outlook, reason, changes, mapped_category_id, ...video } of videos) {
      const { outcome } = await ask<{ outcome: string }>('import_scraped_video', {
        p_video_data: { ...video, batch_id },
      });
      if (outcome === 'imported') imported += 1;
    }
  }
  if (imported !== items) throw new Error(`${imported} of ${items} came in`);
  return items / ((performance.now() - began) / 1000);
}

/** The catalogue is as it was: other rows, and the next run, ask the same questions of it. */
const forget = (site: Site): Promise<unknown> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`delete from videos where original_source_url like 'http://127.0.0.1:%'`);
    await client.query('delete from import_batches');
    await client.query(
      `delete from jobs.job where name in ('copy-thumbnail', 'announce-video') and state < 'active'`,
    );
    await client.query(
      `update categories c set video_count =
         (select count(*) from videos v where v.category_id = c.id and v.publish_status = 'published')`,
    );
  });

/** What an admin imports from a feed: metadata and the order for its picture, one request each, durable before the answer. */
export const feedImport: Row = {
  name: 'import',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const ask = asking(site, await makeAdmin(site));
    const { version } = await ask<{ version: number }>('get_site_settings', {});
    await ask('update_site_settings', { p_settings: { embedHosts: [playerHost] }, p_version: version });
    const [category] = await ask<{ id: string }[]>('list-categories-direct', {});
    if (!category) throw new Error('there is no category');
    const feed = await serveFeed(site.feedPort);
    const found: number[] = [];
    const memory: number[] = [];
    try {
      await forget(site);
      for (let round = 0; round <= world.rounds; round++) {
        const perSecond = await importAll(ask, feed.address, category.id);
        // The first round warms compilers and statements.
        if (round > 0) {
          found.push(perSecond);
          memory.push(memoryOf(site.pid));
        }
        await forget(site);
      }
    } finally {
      await feed.close();
    }
    const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0);
    const line: Line = {
      work: `import of ${items} items from a feed on loopback, one after another`,
      yardstick: '–',
      ours: `${number(median(found))}/s`,
      figure: median(found),
      bounds: { direction: 'at least', must: 50, aim: 100, unit: '/s' },
      note: `rounds ${spread(found).map(number).join('–')}; the web process holds ${number(memory[0] ?? 0)} MB after the first and ${number(growth)} MB more after the last of ${memory.length}`,
    };
    return [line];
  },
};
