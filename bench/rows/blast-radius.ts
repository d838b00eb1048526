import { number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { desk, deskSize, makeDesk } from '../world/legal-desk.ts';
import { withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const asked = 24;

/** Cases about videos, among them those that most playlists hold. */
const casesOf = (site: Site): Promise<string[]> =>
  withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `(select c.id from cases c join (select video_id, count(*) as n from playlist_videos group by 1 order by 2 desc limit 200) v on v.video_id = c.target_id
         where c.target_kind = 'video' and c.state <> 'merged' order by v.n desc limit ${asked / 2})
       union (select id from cases where target_kind = 'video' and state <> 'merged' order by md5(id::text) limit ${asked / 2})`,
    );
    return rows.map(({ id }) => id);
  });

/** What a decision on a video touches: its copies among all that is here, and what shows it. */
export const blastRadius: Row = {
  name: 'blast-radius',
  needs: [],
  async run(world) {
    const site = await world.site(desk);
    const postgres = await world.postgres();
    const { sees } = await makeDesk(site, world.say);
    const requests = (await casesOf(site)).map((p_case_id) =>
      requestText({
        path: '/rest/v1/rpc/get_blast_radius',
        method: 'POST',
        headers: { cookie: sees.cookie, origin: site.origin },
        body: JSON.stringify({ p_case_id }),
      }),
    );
    const found: { web: number; postgres: number; p50: number; p99: number }[] = [];
    for (let round = 0; round <= world.rounds; round++) {
      const before = { web: site.cpu(), postgres: postgres.cpu() };
      // Each of a family of ten: three have the same file, and all share most of their frames.
      const { p50, p99 } = await load({
        port: site.port,
        connections: 1,
        requests,
        repeat: false,
        seconds: 120,
        expect: '"near"',
      });
      const web = (site.cpu() - before.web) / requests.length;
      const database = (postgres.cpu() - before.postgres) / requests.length;
      if (round > 0) found.push({ web, postgres: database, p50, p99 });
    }
    const totals = found.map((one) => one.web + one.postgres);
    const middle = (of: 'web' | 'postgres' | 'p50' | 'p99'): string =>
      number(median(found.map((one) => one[of])));
    return [
      {
        work: `what a decision on a video touches, among ${number(deskSize.videos)}: copies by file and frames, playlists, comments, favorites`,
        yardstick: '–',
        ours: `${number(median(totals))} ms CPU (node ${middle('web')}, PostgreSQL ${middle('postgres')})`,
        figure: median(totals),
        bounds: { direction: 'at most', must: 300, aim: 100, unit: 'ms' },
        note: `rounds ${spread(totals).map(number).join('–')} ms; answered in ${middle('p50')} ms, the slowest in ${middle('p99')} ms; ${requests.length} cases, half of them of videos that most playlists hold`,
      },
    ];
  },
};
