import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeMembers } from '../world/members.ts';
import { small } from '../world/postgres.ts';
import { listPath } from '../world/questions.ts';
import type { World } from '../world/world.ts';

const asked = 3000;
const connections = 8;

/** CPU milliseconds a request of node and PostgreSQL together. */
async function cpuOf(world: World, requests: string[]): Promise<number> {
  const site = await world.site(small);
  const postgres = await world.postgres();
  const before = site.cpu() + postgres.cpu();
  await load({ port: site.port, connections, requests, repeat: false, seconds: 60 });
  return (site.cpu() + postgres.cpu() - before) / requests.length;
}

const asking = (cookie?: string): string =>
  requestText({ path: listPath, ...(cookie === undefined ? {} : { headers: { cookie } }) });

/** What it costs to know who asks: one cached answer, for a visitor and for members. */
export const sessions: Row = {
  name: 'sessions',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const [regular = ''] = await makeMembers(site, 1);
    const visitor = Array.from({ length: asked }, () => asking());
    const remembered = Array.from({ length: asked }, () => asking(regular));
    const found: Record<'visitor' | 'remembered' | 'new', number[]> = {
      visitor: [],
      remembered: [],
      new: [],
    };
    for (let round = 0; round <= world.rounds; round++) {
      // Sessions that are new to this process: each is looked up.
      const strangers = (await makeMembers(site, asked)).map(asking);
      const cpu = {
        visitor: await cpuOf(world, visitor),
        remembered: await cpuOf(world, remembered),
        new: await cpuOf(world, strangers),
      };
      // The first round warms compilers and statements.
      if (round > 0)
        for (const kind of ['visitor', 'remembered', 'new'] as const) found[kind].push(cpu[kind]);
    }
    const line = (kind: 'remembered' | 'new', work: string): Line => {
      const over = found[kind].map((cpu, i) => cpu - found.visitor[i]!);
      return {
        work,
        yardstick: `the same for a visitor: ${number(median(found.visitor))} ms CPU`,
        ours: `${number(median(found[kind]))} ms CPU`,
        figure: median(over),
        bounds: { direction: 'at most', must: 0.3, aim: 0.1, unit: 'ms' },
        note: `over the visitor’s; rounds ${spread(over).map(number).join('–')} ms; node and PostgreSQL together`,
      };
    };
    return [
      line('remembered', 'a member’s request, session remembered'),
      line('new', 'a member’s request, session looked up'),
    ];
  },
};
