import { type Line, number } from '../line.ts';
import { load } from '../measure/load.ts';
import type { RequestCpu } from '../measure/request-cpu.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { type AdScale, adQuestion, adSlots, fewAds as few, manyAds as many, sellAds } from '../world/ads.ts';
import { type BenchPostgres, small } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

const asked = 3000;
const question = adQuestion({ p_tags: ['sea', 'night'], p_category_slug: 'drama' });

async function ask(site: Site, postgres: BenchPostgres): Promise<RequestCpu> {
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  const { p50 } = await load({
    ...{ port: site.port, connections: 4, repeat: false, seconds: 120, expect: '"serve_token"' },
    requests: Array.from({ length: asked }, () => question),
  });
  const web = (site.cpu() - before.web) / asked;
  const database = (postgres.cpu() - before.postgres) / asked;
  return { web, postgres: database, total: web + database, p50 };
}

const sold = ({ postings, active }: AdScale): string =>
  `${number(active)} active of ${number(postings)} postings`;
const parts = (list: RequestCpu[]): string => {
  const middle = (of: keyof RequestCpu): string => number(median(list.map((one) => one[of])));
  return `${middle('total')} ms CPU (node ${middle('web')}, PostgreSQL ${middle('postgres')})`;
};

export const adDecision: Row = {
  name: 'ads-decision',
  needs: [],
  async run(world: World): Promise<Line[]> {
    const postgres = await world.postgres();
    const sites = [await world.site(small), await world.site({ ...small, purpose: 'ads' })] as const;
    await sellAds(sites[0], few);
    await sellAds(sites[1], many);
    const results: [RequestCpu[], RequestCpu[]] = [[], []];
    for (let round = 0; round <= world.rounds; round++)
      for (const [index, site] of sites.entries()) {
        const found = await ask(site, postgres);
        if (round > 0) results[index]!.push(found);
      }
    const [ours, larger] = results;
    const note = (list: RequestCpu[]): string =>
      `rounds ${spread(list.map(({ total }) => total))
        .map(number)
        .join(
          '–',
        )} ms; answered in ${number(median(list.map(({ p50 }) => p50)))} ms at 4 connections, with signed tokens`;
    return [
      {
        work: `which ads a page has, ${adSlots} places, ${sold(few)}`,
        yardstick: '–',
        ours: parts(ours),
        figure: median(ours.map(({ total }) => total)),
        bounds: { direction: 'at most', must: 0.6, aim: 0.25, unit: 'ms' },
        note: note(ours),
      },
      {
        work: `the same, ${sold(many)}`,
        yardstick: `${sold(few)}: ${parts(ours)}`,
        ours: parts(larger),
        figure: median(larger.map(({ total }, round) => total / ours[round]!.total)),
        bounds: { direction: 'at most', must: 2, aim: 1.3, unit: '×' },
        note: note(larger),
      },
    ];
  },
};
