import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makeMembers } from '../world/members.ts';
import { small } from '../world/postgres.ts';
import { someVideoIds } from '../world/questions.ts';
import type { World } from '../world/world.ts';

const members = 100;
const videos = 20;
const connections = 4;

interface Toggle {
  work: string;
  call: string;
  on: string;
  off: string;
}
const toggles: readonly Toggle[] = [
  { work: 'toggle like', call: 'toggle_like_video', on: '"is_liked":true', off: '"is_liked":false' },
  {
    work: 'toggle favourite',
    call: 'toggle_favorite_video',
    on: '"is_favorited":true',
    off: '"is_favorited":false',
  },
];

interface Cpu {
  web: number;
  postgres: number;
}
const total = ({ web, postgres }: Cpu): number => web + postgres;

/** CPU milliseconds of a toggle: every member turns every video on, then off. */
async function cpuOf(world: World, requests: string[], { on, off }: Toggle): Promise<Cpu> {
  const site = await world.site(small);
  const postgres = await world.postgres();
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  for (const expect of [on, off])
    await load({ port: site.port, connections, requests, repeat: false, seconds: 120, expect });
  const sent = 2 * requests.length;
  return { web: (site.cpu() - before.web) / sent, postgres: (postgres.cpu() - before.postgres) / sent };
}

/** What members do to videos: CPU of the web process and of PostgreSQL with what is written. */
export const memberToggles: Row = {
  name: 'toggles',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const cookies = await makeMembers(site, members);
    const ids = await someVideoIds(site, videos);
    const lines: Line[] = [];
    for (const toggle of toggles) {
      const requests = ids.flatMap((id) =>
        cookies.map((cookie) =>
          requestText({
            path: `/rest/v1/rpc/${toggle.call}`,
            method: 'POST',
            headers: { cookie, origin: site.origin },
            body: JSON.stringify({ p_video_id: id }),
          }),
        ),
      );
      const found: Cpu[] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const cpu = await cpuOf(world, requests, toggle);
        // The first round warms compilers and statements.
        if (round > 0) found.push(cpu);
      }
      const all = found.map(total);
      lines.push({
        work: toggle.work,
        yardstick: '–',
        ours: `${number(median(all))} ms CPU (node ${number(median(found.map(({ web }) => web)))}, PostgreSQL ${number(median(found.map(({ postgres }) => postgres)))})`,
        figure: median(all),
        bounds: { direction: 'at most', must: 3, aim: 2, unit: 'ms' },
        note: `rounds ${spread(all).map(number).join('–')} ms; ${members} members turn ${videos} videos on and off, four at a time`,
      });
    }
    return lines;
  },
};
