import { limits } from '#contract/limits.ts';
import { findAll } from '#server/domains/recommending/index.ts';
import { longPatience, openDatabase } from '#server/platform/db/database.ts';
import { type Line, number } from '../line.ts';
import { gateCookie, load, requestText } from '../measure/load.ts';
import { memoryOf } from '../measure/process-usage.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeCrowd } from '../world/many-histories.ts';
import type { Person } from '../world/members.ts';
import { type Scale, withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

const scale: Scale = { videos: 100_000, views: 100_000, purpose: 'crowd' };
const members = 1_000_000;

interface Computed {
  seconds: number;
  /** Of PostgreSQL and this process. */
  cpuSeconds: number;
  /** MiB that this process held, in the first and in the last third. */
  first: number;
  last: number;
}

/** The night's work, from nothing. */
async function computeAll(site: Site, cpu: () => number): Promise<Computed> {
  await withClient(site.databaseUrl, (client) =>
    client.query('truncate video_neighbors, video_audiences, neighbor_marks, neighbor_rounds'),
  );
  const db = openDatabase(site.databaseUrl, {
    ...{ connections: 4, applicationName: 'tsukimi-bench', statementPatience: longPatience },
  });
  const held: number[] = [];
  const watching = setInterval(() => held.push(memoryOf(process.pid)), 1000);
  const before = { at: performance.now(), cpu: cpu() + process.cpuUsage().user / 1000 };
  try {
    await findAll(db);
  } finally {
    clearInterval(watching);
    await db.close();
  }
  const third = Math.max(1, Math.floor(held.length / 3));
  return {
    seconds: (performance.now() - before.at) / 1000,
    cpuSeconds: (cpu() + process.cpuUsage().user / 1000 - before.cpu) / 1000,
    first: Math.max(...held.slice(0, third)),
    last: Math.max(...held.slice(-third)),
  };
}

/** Home's row is chosen from fewer than the page of its own is. */
const rowOfHome = 8;

/** CPU milliseconds of so many cards, asked by each of another member. */
async function cpuOfAsking(world: World, site: Site, people: readonly Person[], cards: number) {
  const postgres = await world.postgres();
  const requests = people.map(({ cookie }) =>
    requestText({
      path: `/rest/v1/rpc/get_for_you?p_limit=${cards}`,
      headers: { cookie: `${gateCookie}; ${cookie}` },
    }),
  );
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  await load({
    port: site.port,
    connections: 4,
    requests,
    repeat: false,
    seconds: 120,
    expect: '"basis":"taste"',
  });
  const web = (site.cpu() - before.web) / requests.length;
  const database = (postgres.cpu() - before.postgres) / requests.length;
  return { web, postgres: database, total: web + database };
}

/** What is chosen for a member, and the night's work that it is chosen from, with as many members as a large site has. */
export const forYou: Row = {
  name: 'for-you',
  needs: [],
  alone: true,
  async run(world) {
    const site = await world.site(scale);
    const postgres = await world.postgres();
    const startedAt = performance.now();
    const step = (words: string): void =>
      void process.stderr.write(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s  ${words}\n`);
    const people = await makeCrowd(site, { members, asking: 300 }, step);
    const { rows, watched, size } = await withClient(site.databaseUrl, async (client) => {
      const found = await client.query<{ rows: number; watched: number; size: number }>(
        `select (select count(*)::int from watch_history) as rows, (select count(distinct video_id)::int from watch_history) as watched,
           (pg_database_size(current_database()) / 1048576)::int as size`,
      );
      return found.rows[0]!;
    });
    step(`${number(rows)} rows of history, ${number(watched)} videos watched, ${number(size)} MiB`);
    const night = await computeAll(site, () => postgres.cpu());
    step('neighbours');
    const found: number[] = [];
    const ofPage: number[] = [];
    const parts: { web: number; postgres: number }[] = [];
    for (let round = 0; round <= world.rounds; round++) {
      const { total, ...part } = await cpuOfAsking(world, site, people, rowOfHome);
      const page = await cpuOfAsking(world, site, people, limits.forYouPageSize);
      // The first round warms what is read and planned.
      if (round > 0) {
        found.push(total);
        ofPage.push(page.total);
        parts.push(part);
      }
    }
    const middle = (side: 'web' | 'postgres'): string => number(median(parts.map((part) => part[side])));
    const lines: Line[] = [
      {
        work: `get_for_you of a member, home’s row, ${number(scale.videos)} videos and ${number(members)} members’ history`,
        yardstick: '–',
        ours: `${number(median(found))} ms CPU (node ${middle('web')}, PostgreSQL ${middle('postgres')})`,
        figure: median(found),
        bounds: { direction: 'at most', must: 3, aim: 1.5, unit: 'ms' },
        note: `rounds ${spread(found).map(number).join('–')} ms; ${number(rows)} rows of history`,
      },
      {
        work: `get_for_you of a member, a page of ${limits.forYouPageSize}, ${number(scale.videos)} videos and ${number(members)} members’ history`,
        yardstick: '–',
        ours: `${number(median(ofPage))} ms CPU`,
        figure: null,
        bounds: null,
        note: `rounds ${spread(ofPage).map(number).join('–')} ms`,
      },
      {
        work: `what is like what, all of it, ${number(scale.videos)} videos and ${number(members)} members’ history`,
        yardstick: '–',
        ours: `${number(night.seconds / 60)} min (${number(night.cpuSeconds / 60)} min of CPU)`,
        figure: night.seconds / 60,
        bounds: { direction: 'at most', must: 30, aim: 10, unit: 'min' },
        note: `memory of the worker at most ${number(night.first)} MiB in the first third, ${number(night.last)} in the last`,
      },
    ];
    return lines;
  },
};
