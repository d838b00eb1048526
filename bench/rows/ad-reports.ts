import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { figureSize, makeAdFigures, seen } from '../world/ad-figures.ts';
import { makeAdmin } from '../world/admin.ts';
import type { BenchPostgres } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

/** How often each is asked in a round: what has no bound takes longer. */
const asked = 20;
const askedOfOthers = 3;

interface Question {
  name: string;
  query: Record<string, string>;
}
interface Cpu {
  web: number;
  postgres: number;
  total: number;
}

async function cpuOf(
  site: Site,
  postgres: BenchPostgres,
  cookie: string,
  { query }: Question,
  times: number,
): Promise<Cpu> {
  const request = requestText({
    path: `/rest/v1/rpc/get_ad_report?${new URLSearchParams(query)}`,
    headers: { cookie },
  });
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  await load({
    ...{ port: site.port, connections: 1, repeat: false, seconds: 120, expect: '"totals"' },
    requests: Array.from({ length: times }, () => request),
  });
  const web = (site.cpu() - before.web) / times;
  const database = (postgres.cpu() - before.postgres) / times;
  return { web, postgres: database, total: web + database };
}

/** Reports of all that a large site showed in a quarter of a year. */
export const adReports: Row = {
  name: 'ads-reports',
  needs: [],
  async run(world): Promise<Line[]> {
    const postgres = await world.postgres();
    const { events, from, to, campaignId } = await makeAdFigures(await postgres.database(seen), world.say);
    const site = await world.site(seen);
    const cookie = await makeAdmin(site);
    const span = { p_from: from, p_to: to };
    const dayAndPlacement = { ...span, p_by: 'day', p_and: 'placement' };
    const questions: Question[] = [
      { name: 'by day and placement', query: dayAndPlacement },
      { name: 'by day', query: { ...span, p_by: 'day' } },
      { name: 'of one campaign', query: { ...dayAndPlacement, p_campaign_id: campaignId } },
      { name: 'by day and placement, with reasons', query: { ...dayAndPlacement, p_with_reasons: 'true' } },
      { name: 'by day and campaign', query: { ...span, p_by: 'day', p_and: 'campaign' } },
      { name: 'by campaign and country', query: { ...span, p_by: 'campaign', p_and: 'country' } },
      { name: 'by weekday and hour', query: { ...span, p_by: 'weekday-hour' } },
    ];
    const found = questions.map((question) => ({ question, cpu: [] as Cpu[] }));
    for (let round = 0; round <= world.rounds; round++)
      for (const [index, one] of found.entries()) {
        const times = index === 0 ? asked : askedOfOthers;
        const cpu = await cpuOf(site, postgres, cookie, one.question, times);
        if (round > 0) one.cpu.push(cpu);
      }
    const middle = (list: readonly Cpu[], of: keyof Cpu): number => median(list.map((one) => one[of]));
    const [first, ...others] = found;
    const { cpu } = first!;
    return [
      {
        work: `report of ${number(Math.round(events / 1e6))} million events of ads, ${figureSize.days} days, by day and placement`,
        yardstick: '–',
        ours: `${number(middle(cpu, 'total'))} ms CPU (node ${number(middle(cpu, 'web'))}, PostgreSQL ${number(middle(cpu, 'postgres'))})`,
        figure: middle(cpu, 'total'),
        bounds: { direction: 'at most', must: 50, aim: 15, unit: 'ms' },
        note: `rounds ${spread(cpu.map(({ total }) => total))
          .map(number)
          .join(
            '–',
          )} ms; ${number(figureSize.placements)} placements, ${number(figureSize.postings)} postings; ${others
          .map(({ question, cpu: list }) => `${question.name} ${number(middle(list, 'total'))} ms`)
          .join(', ')}`,
      },
    ];
  },
};
