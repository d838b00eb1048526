import { number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import type { Row } from '../row.ts';
import { makeFriends } from '../world/conversations.ts';
import { makePeople } from '../world/members.ts';
import { talkative } from '../world/postgres.ts';
import { weigh } from './javascript.ts';

const kib = (kilobytes: number): number => Math.floor((kilobytes * 1000) / 1024);

/** The scripts of a conversation between two members. */
export const chatScript: Row = {
  name: 'chat-script',
  needs: ['chromium'],
  async run(world) {
    const site = await world.site(talkative);
    const [one, other] = await makePeople(site, 2);
    const [conversation] = await makeFriends(site, one!, [other!]);
    const { visitor } = await startBrowser(world);
    const context = await visitor(site.origin);
    const [name = '', value = ''] = one!.cookie.split('=');
    await context.addCookies([{ name, value, url: site.origin, httpOnly: true }]);
    const { gzip, wire, count } = await weigh(
      context,
      `${site.origin}/conversation/${conversation}`,
      async (page) => void (await page.getByRole('log').waitFor()),
    );
    return [
      {
        work: 'JavaScript, gzip, until load: chat',
        yardstick: '–',
        ours: `${number(gzip)} KiB in ${count} files`,
        figure: gzip,
        bounds: { direction: 'at most', must: kib(160), aim: kib(140), unit: 'KiB' },
        note: `over the wire ${number(wire)} KiB, headers included`,
      },
    ];
  },
};
