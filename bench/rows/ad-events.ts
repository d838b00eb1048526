import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, number } from '../line.ts';
import { load } from '../measure/load.ts';
import { interleave, median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { fewAds, giveAdsOut, sellAds } from '../world/ads.ts';
import { startPlaybacks } from '../world/playbacks.ts';
import { small, withClient } from '../world/postgres.ts';

const eventsARound = 12_000;
const connections = 256;

interface Kind {
  requests: readonly string[];
  expect: string;
  /** Counts what is in the table. */
  count: string;
}
interface Measured {
  rate: number;
  /** CPU microseconds of one. */
  web: number;
  postgres: number;
}

/** Events of ads and views, reported to one process in turn, by as many connections. */
export const adEvents: Row = {
  name: 'ads-events',
  needs: [],
  async run(world): Promise<Line[]> {
    const site = await world.site(small);
    const postgres = await world.postgres();
    const rounds = Math.min(world.rounds, 3);
    const all = eventsARound * (rounds + 1);
    await sellAds(site, fewAds);
    world.say(`  ${number(all)} ads are given out, and ${number(all)} people press play and watch`);
    const playbacks = await startPlaybacks(site, all);
    const seen = {
      requests: playbacks.requests,
      expect: '"view_recorded":true',
      count: `select count(*) as count from view_events where outcome = 'counted'`,
    };
    const shown = {
      requests: await giveAdsOut(site, all),
      expect: '"recorded":true',
      count: 'select count(*) as count from ad_events where reason is null',
    };
    await sleep(playbacks.wait * 1000 + 500);
    const { a, b } = await withClient(site.databaseUrl, (client) => {
      const counted = async ({ count }: Kind): Promise<number> =>
        Number((await client.query(count)).rows[0].count);
      const once = async (kind: Kind, round: number): Promise<Measured> => {
        const before = await counted(kind);
        const cpu = { web: site.cpu(), postgres: postgres.cpu() };
        const { answers, seconds } = await load({
          ...{ port: site.port, connections, repeat: false, seconds: 120, expect: kind.expect },
          requests: kind.requests.slice(round * eventsARound, (round + 1) * eventsARound),
        });
        const each = 1000 / eventsARound;
        const measured = {
          rate: answers / seconds,
          web: (site.cpu() - cpu.web) * each,
          postgres: (postgres.cpu() - cpu.postgres) * each,
        };
        const written = (await counted(kind)) - before;
        if (written !== eventsARound)
          throw new Error(`${eventsARound} events were acknowledged and ${written} are in the table`);
        return measured;
      };
      return interleave(
        rounds + 1,
        (round) => once(seen, round),
        (round) => once(shown, round),
      );
    });
    // The first round warms up.
    const [views, ads] = [a.slice(1), b.slice(1)];
    const ratios = ads.map(({ rate }, round) => rate / views[round]!.rate);
    const middle = (list: readonly Measured[], of: keyof Measured): string =>
      number(median(list.map((one) => one[of])));
    const cpuOf = (list: readonly Measured[]): string =>
      `node ${middle(list, 'web')} µs, PostgreSQL ${middle(list, 'postgres')} µs`;
    return [
      {
        work: 'events of ads a second, one request each, durable before the answer',
        yardstick: `views, in turn: ${middle(views, 'rate')}/s`,
        ours: `${middle(ads, 'rate')}/s`,
        figure: median(ratios),
        bounds: { direction: 'at least', must: 0.8, aim: 1, unit: '×' },
        note: `rounds ${spread(ratios).map(number).join('–')}×; ${connections} connections; every one found in the table, of ${number(fewAds.active)} postings; CPU an event: ${cpuOf(ads)}; a view: ${cpuOf(views)}`,
      },
    ];
  },
};
