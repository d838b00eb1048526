import { insertAd } from '#server/domains/ads/delivery/fixtures/ads.ts';
import {
  deliverWithOneKilled,
  type KilledOutcome,
} from '#server/domains/ads/delivery/fixtures/one-killed.ts';
import { simulateWeek, type WeekOutcome } from '#server/domains/ads/delivery/fixtures/simulated-week.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { type Line, number } from '../line.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { forgetAds } from '../world/ads.ts';
import { small, withClient } from '../world/postgres.ts';
import type { World } from '../world/world.ts';

/** Databases of a world of their own, with which nobody else plays. */
async function withDatabase<T>(
  world: World,
  options: string,
  work: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const postgres = await world.postgres();
  const address = new URL(await postgres.database({ ...small, purpose: 'delivery' }));
  if (options) address.searchParams.set('options', options);
  const url = address.href;
  await withClient(url, forgetAds);
  const db = openDatabase(url, { connections: 8, applicationName: 'tsukimi-bench' });
  try {
    return await work(db, url);
  } finally {
    await db.close();
  }
}

const hundredths = (part: number): number => part * 100;
const killed = { goal: 40_000, rate: 1000 };

/** What two processes bill of a goal when one is killed, against what was sold. */
export const adOverDelivery: Row = {
  name: 'ads-overdelivery',
  needs: [],
  async run(world) {
    const found: KilledOutcome[] = [];
    for (let round = 0; round < Math.min(2, world.rounds); round++)
      found.push(await withDatabase(world, '', (db, url) => deliverWithOneKilled({ db, url, ...killed })));
    const { goal, rate } = killed;
    const over = (count: number): number => hundredths(Math.max(0, count - goal) / goal);
    const worst = Math.max(...found.map(({ most, logged }) => over(Math.max(most, logged))));
    return [
      {
        work: `over-delivery, two processes with ${number(2 * rate)} events a second asked of them, one killed: billed beyond the goal`,
        yardstick: `goal: ${number(goal)} impressions`,
        ours: found.map(({ counted }) => number(counted)).join(', '),
        figure: worst,
        bounds: { direction: 'at most', must: 0.5, aim: 0.1, unit: '%' },
        note: `${number(median(found.map((one) => one.rate)))} events/s counted until the kill; ${found
          .map(({ early }) => number(early))
          .join(
            ', ',
          )} before what the killed one held came back; given out ${found.map(({ given }) => number(given)).join(', ')}`,
      },
    ];
  },
};

const weeks = [
  { name: 'a small site, two processes', impressions: 2000, pages: 40, reported: 0.7, processes: 2 },
  { name: 'four processes', impressions: 10_000, pages: 150, reported: 0.8, processes: 4 },
  { name: 'one process', impressions: 25_000, pages: 250, reported: 0.9, processes: 1 },
];

/** Weeks of campaigns on clocks that are set, each with traffic of its own and the curve of the week before. */
export const adEvenness: Row = {
  name: 'ads-evenness',
  needs: [],
  async run(world) {
    const found: (WeekOutcome & { name: string })[] = [];
    for (const [seed, { name, impressions, ...week }] of weeks.entries()) {
      const outcome = await withDatabase(world, '-c synchronous_commit=off', async (db) => {
        await insertAd(db, {
          campaign: {
            goals: { pricing: 'cpm', rate: 1000, impressions, pacing: 'even' },
            startDate: '2030-01-27',
            endDate: '2030-02-02',
          },
        });
        return simulateWeek({ db, ...week, seed: seed + 14 });
      });
      world.say(
        `  ${name}: ${number(outcome.counted)} of ${number(outcome.goal)}, off by ${number(hundredths(outcome.deviation))} %, mean of hours ${number(hundredths(outcome.meanOfHours))} %`,
      );
      found.push({ ...outcome, name });
    }
    return [evennessLine(found), metLine(found)];
  },
};

const sizes = (found: readonly WeekOutcome[]): string =>
  `${found.length} campaigns of ${found.map(({ goal }) => number(goal)).join(', ')} impressions`;

function evennessLine(found: readonly (WeekOutcome & { name: string })[]): Line {
  // Of few an hour each is many per cent, of many none is.
  const middle = found[1]!;
  return {
    work: `hourly delivery against the plan over a simulated week, mean of the deviations of its hours: ${number(middle.goal)} impressions`,
    yardstick: 'the plan',
    ours: `${number(hundredths(middle.meanOfHours))} %`,
    figure: hundredths(middle.meanOfHours),
    bounds: { direction: 'at most', must: 5, aim: 2, unit: '%' },
    note: found
      .map(
        ({ name, goal, meanOfHours, deviation }) =>
          `${name}, ${number(goal)}: hours ${number(hundredths(meanOfHours))} %, of all impressions ${number(hundredths(deviation))} %`,
      )
      .join('; '),
  };
}

function metLine(found: readonly WeekOutcome[]): Line {
  const parts = found.map(({ counted, goal }) => hundredths(counted / goal));
  return {
    work: 'a contract that can be met is met by its end, the least',
    yardstick: sizes(found),
    ours: found.map(({ counted }) => number(counted)).join(', '),
    figure: spread(parts)[0],
    bounds: { direction: 'at least', must: 99.5, aim: 100, unit: '%' },
    note: `at most ${number(spread(parts)[1])} %`,
  };
}
