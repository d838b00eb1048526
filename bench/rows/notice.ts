import { type Line, number } from '../line.ts';
import { load, requestText } from '../measure/load.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { desk, deskSize, makeDesk } from '../world/legal-desk.ts';
import { makePeople } from '../world/members.ts';
import { withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

/** Fewer than a network may send in a day. */
const noticesEach = 25;
const addressesEach = 100;

/** A notice of copyright by this member, about a hundred videos that no other of the round is about. */
function noticeOf(site: Site, cookie: string, rank: number): string {
  const addresses = Array.from(
    { length: addressesEach },
    (_, i) => `${site.origin}/play/desk-video-${1 + ((rank * addressesEach + i) % deskSize.videos)}`,
  );
  return requestText({
    path: '/rest/v1/rpc/submit_notice',
    method: 'POST',
    headers: { cookie, origin: site.origin },
    body: JSON.stringify({
      p_kind: 'copyright',
      p_addresses: addresses.join('\n'),
      p_full_name: 'A Rights Holder',
      p_address: '1 Harbour Road',
      p_phone_number: '+81 3 0000 0000',
      p_email: 'holder@example.test',
      p_original_work: 'A film about a lighthouse.',
      p_good_faith_belief: true,
      p_accuracy_statement: true,
      p_signature: 'A Rights Holder',
    }),
  });
}

/** What the round left: a day's notices of one network would refuse the next. */
const forget = (site: Site): Promise<unknown> =>
  withClient(site.databaseUrl, async (client) => {
    await client.query(`delete from jobs.job where name in ('file-notice', 'send-notice-mail')`);
    await client.query(`delete from notices where name = 'A Rights Holder'`);
    await client.query(`delete from sender_counts where what = 'notice'`);
  });

/** A notice with as many addresses as it may have, until it is stored and its filing is a job. */
export const notice: Row = {
  name: 'notice',
  needs: [],
  async run(world) {
    const site = await world.site(desk);
    const postgres = await world.postgres();
    await makeDesk(site, world.say);
    const people = await makePeople(site, noticesEach);
    const found: { web: number; postgres: number }[] = [];
    for (let round = 0; round <= world.rounds; round++) {
      await forget(site);
      const requests = people.map(({ cookie }, i) => noticeOf(site, cookie, round * noticesEach + i));
      const before = { web: site.cpu(), postgres: postgres.cpu() };
      await load({
        port: site.port,
        connections: 1,
        requests,
        repeat: false,
        seconds: 120,
        expect: '"not_here":[]',
      });
      const cpu = { web: site.cpu() - before.web, postgres: postgres.cpu() - before.postgres };
      // The first round warms compilers and statements.
      if (round > 0) found.push({ web: cpu.web / noticesEach, postgres: cpu.postgres / noticesEach });
    }
    await forget(site);
    const totals = found.map((one) => one.web + one.postgres);
    const line: Line = {
      work: `a notice with ${addressesEach} addresses, among ${number(deskSize.videos)} videos and ${number(deskSize.cases)} cases`,
      yardstick: '–',
      ours: `${number(median(totals))} ms CPU (node ${number(median(found.map(({ web }) => web)))}, PostgreSQL ${number(median(found.map((one) => one.postgres)))})`,
      figure: median(totals),
      bounds: { direction: 'at most', must: 40, aim: 15, unit: 'ms' },
      note: `rounds ${spread(totals).map(number).join('–')} ms; all addresses are videos here; until it is stored, its reports are a job’s`,
    };
    return [line];
  },
};
