import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { type Line, number } from '../line.ts';
import { gateCookie } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makePeople } from '../world/members.ts';
import { small, withClient } from '../world/postgres.ts';
import { dropSeries, makeSeries, seriesEpisodes, watchAll } from '../world/series.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

const rounds = 40;
const notice = JSON.stringify({ topic: 'cache', drop: ['works', 'videos', 'categories', 'rankings'] });

interface Asked {
  paths: readonly string[];
  headers?: Record<string, string>;
  /** Left out: its answer is kept. */
  isCached?: boolean;
}
interface Cost {
  web: number;
  postgres: number;
}

/** CPU of an address asked again and again, the answers dropped before each round. What the dropping alone takes is left out. */
async function costOf(
  world: World,
  site: Site,
  { paths, headers = {}, isCached = true }: Asked,
): Promise<Cost> {
  const postgres = await world.postgres();
  return withClient(site.databaseUrl, async (client) => {
    const spent = async (ask: boolean): Promise<Cost> => {
      const before = { web: site.cpu(), postgres: postgres.cpu() };
      for (let round = 0; round < rounds; round++) {
        await client.query("select pg_notify('tsukimi', $1)", [notice]);
        // It is heard over another connection.
        await sleep(8);
        if (!ask) continue;
        for (const path of paths) {
          const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
            headers: { 'accept-encoding': 'identity', ...headers },
          });
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          await answer.arrayBuffer();
        }
      }
      return { web: site.cpu() - before.web, postgres: postgres.cpu() - before.postgres };
    };
    const asked = rounds * paths.length;
    const idle = await spent(false);
    const made = await site.answersMade();
    const all = await spent(true);
    // What came before its notice was heard is no answer that was made; what is never kept is made each time.
    const again = isCached ? (await site.answersMade()) - made : asked;
    if (again < asked * 0.8)
      throw new Error(`only ${again} of ${asked} answers of ${paths[0]} were made again`);
    return { web: (all.web - idle.web) / again, postgres: (all.postgres - idle.postgres) / again };
  });
}

const rpc = (name: string, query: Record<string, string>): string =>
  `/rest/v1/rpc/${name}?${new URLSearchParams(query)}`;

/** What the page of a long series asks for. */
export const longSeries: Row = {
  name: 'series',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const { slug, videoIds } = await makeSeries(site);
    const [person] = await makePeople(site, 1);
    await watchAll(site, person!.id, videoIds.slice(0, 400));
    const own = { headers: { cookie: `${gateCookie}; ${person!.cookie}` }, isCached: false };
    const lines: Line[] = [];
    const kinds: (Asked & { work: string; must: number; aim: number })[] = [
      {
        work: 'a page of 50 of get_work',
        paths: Array.from({ length: seriesEpisodes / limits.episodesPageSize }, (_, at) => `${at + 1}`).map(
          (page) => rpc('get_work', { p_slug: slug, p_page: page }),
        ),
        must: 4,
        aim: 2,
      },
      {
        work: 'get_work_progress of a member who saw 400',
        paths: [rpc('get_work_progress', { p_slug: slug })],
        ...own,
        must: 8,
        aim: 4,
      },
      {
        work: 'get_continue_watching of a member who saw 400',
        paths: [rpc('get_continue_watching', {})],
        ...own,
        must: 4,
        aim: 2,
      },
      { work: 'home page of a member who saw 400', paths: ['/'], ...own, must: 16, aim: 11 },
    ];
    for (const { work, must, aim, ...question } of kinds) {
      const found: Cost[] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const one = await costOf(world, site, question);
        // The first round warms compilers, statements and PostgreSQL's memory.
        if (round > 0) found.push(one);
      }
      const totals = found.map((one) => one.web + one.postgres);
      const middle = (side: keyof Cost): string => number(median(found.map((one) => one[side])));
      lines.push({
        work: `${work}, of a series of ${seriesEpisodes} episodes in two versions, uncached`,
        yardstick: '–',
        ours: `${number(median(totals))} ms CPU (node ${middle('web')}, PostgreSQL ${middle('postgres')})`,
        figure: median(totals),
        bounds: { direction: 'at most', must, aim, unit: 'ms' },
        note: `rounds ${spread(totals).map(number).join('–')} ms`,
      });
    }
    await dropSeries(site);
    return lines;
  },
};
