import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Line, number } from '../line.ts';
import { load } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { end, type ListeningChild, startListening } from '../world/children.ts';
import { startPlaybacks } from '../world/playbacks.ts';
import { small, withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';
import type { PlainViews } from '../yardsticks/insert-and-commit.ts';

const viewsARound = 12_000;
const connections = 256;
const plainProgram = fileURLToPath(new URL('../yardsticks/insert-and-commit.ts', import.meta.url));

async function startPlain(world: World, site: Site, pool: number): Promise<ListeningChild> {
  const message: PlainViews = { databaseUrl: site.databaseUrl, connections: pool };
  const server = await startListening(plainProgram, { message });
  world.atEnd(() => end(server.child));
  return server;
}

export const views: Row = {
  name: 'views',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const postgres = await world.postgres();
    return withClient(site.databaseUrl, async (client) => {
      await client.query('drop table if exists plain_views');
      await client.query('create table plain_views (like view_events including all)');
      const counted = async (): Promise<number> =>
        Number(
          (await client.query(`select count(*) as count from view_events where outcome = 'counted'`)).rows[0]
            .count,
        );
      const [inTurn, pooled] = [await startPlain(world, site, 1), await startPlain(world, site, 16)];

      const rounds = Math.min(world.rounds, 3);
      world.say(`  ${number(viewsARound * (rounds + 1))} people press play and watch`);
      const { requests, wait } = await startPlaybacks(site, viewsARound * (rounds + 1));
      await sleep(wait * 1000 + 500);

      const once = async (port: number, round: number, count: number): Promise<number> => {
        const part = requests.slice(round * viewsARound, round * viewsARound + count);
        const { answers, seconds } = await load({
          port,
          connections,
          requests: part,
          repeat: false,
          seconds: 120,
          expect: '"view_recorded":true',
        });
        return answers / seconds;
      };
      const [ours, turn, pool]: [number[], number[], number[]] = [[], [], []];
      const cpu: [web: number, postgres: number][] = [];
      for (let round = 0; round <= rounds; round++) {
        // One at a time is slow where the disk is: it gets fewer, so that it takes about as long.
        turn.push(await once(inTurn.port, round, viewsARound / 2));
        pool.push(await once(pooled.port, round, viewsARound));
        const before = await counted();
        const cpuBefore = { web: site.cpu(), postgres: postgres.cpu() };
        ours.push(await once(site.port, round, viewsARound));
        cpu.push([
          (site.cpu() - cpuBefore.web) / viewsARound,
          (postgres.cpu() - cpuBefore.postgres) / viewsARound,
        ]);
        const written = (await counted()) - before;
        if (written !== viewsARound)
          throw new Error(`${viewsARound} views were acknowledged and ${written} are in the table`);
      }
      await client.query('drop table plain_views');
      // The first round warms up.
      for (const list of [ours, turn, pool, cpu]) list.shift();
      return lines(ours, turn, pool, cpu);
    });
  },
};

function lines(ours: number[], turn: number[], pool: number[], cpu: [number, number][]): Line[] {
  const work = 'views recorded a second, one request each, durable before the answer';
  const against = (list: number[]): number[] => ours.map((rate, i) => rate / list[i]!);
  const said = `${number(median(ours))}/s`;
  const [web, postgres] = [0, 1].map((of) => number(1000 * median(cpu.map((one) => one[of]!))));
  return [
    {
      work,
      yardstick: '–',
      ours: said,
      figure: median(ours),
      bounds: { direction: 'at least', must: 2000, aim: 4000, unit: '/s' },
      note: `rounds ${spread(ours).map(number).join('–')}; ${connections} connections; every one found in the raw table; CPU a view: node ${web} µs, PostgreSQL ${postgres} µs`,
    },
    {
      work: `${work}, against one after another`,
      yardstick: `insert and commit per view: ${number(median(turn))}/s`,
      ours: said,
      figure: median(against(turn)),
      bounds: { direction: 'at least', must: 4, aim: 4, unit: '×' },
      note: `rounds ${spread(against(turn)).map(number).join('–')}`,
    },
    {
      work: `${work}, against 16 at a time`,
      yardstick: `insert and commit per view, on 16 connections: ${number(median(pool))}/s`,
      ours: said,
      figure: median(against(pool)),
      bounds: null,
      note: 'the yardstick neither judges nor counts; informs only',
    },
  ];
}
