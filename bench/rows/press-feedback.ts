import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import type { Row } from '../row.ts';
import { makePeople } from '../world/members.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { searchPath, uploaderOf } from '../world/questions.ts';

/** How many times slower than this machine the reader's is. */
const slower = 4;
/** How long a press lasts, in milliseconds. */
const heldFor = 80;

interface Press {
  name: string;
  address: string;
  who: 'visitor' | 'member';
  what(page: Page): Locator;
}

/** Runs in the page: notes how long after the next press what lies at a place looks otherwise. */
function watchPress({ x, y }: { x: number; y: number }): void {
  const told = window as { shownAfter?: number };
  const under: Element[] = [];
  for (let one = document.elementFromPoint(x, y); one && under.length < 5; one = one.parentElement)
    under.push(one);
  const looked = [...under, ...under.flatMap((one) => [...one.querySelectorAll('.art')].slice(0, 1))];
  const looks = (): string =>
    looked
      .map((one) => {
        const { opacity, scale, transform, backgroundColor, color } = getComputedStyle(one);
        return [opacity, scale, transform, backgroundColor, color].join();
      })
      .join(';');
  const before = looks();
  const pressed = ({ timeStamp }: Event): void => {
    const look = (): void => {
      if (looks() === before) {
        requestAnimationFrame(look);
        return;
      }
      // The frame with the change is on its way to the screen when what was asked within it runs.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        told.shownAfter = performance.now() - timeStamp;
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', pressed, { capture: true, once: true });
}

/** Milliseconds from each press to the first frame that shows something of it. */
async function timeOf(open: (who: Press['who']) => Promise<BrowserContext>, origin: string, press: Press) {
  const context = await open(press.who);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(origin + press.address, { waitUntil: 'load' });
  // Until the page lives, presses are remembered and done later, which is another figure.
  await sleep(3000);
  const target = press.what(page);
  await target.scrollIntoViewIfNeeded();
  await sleep(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${press.name} cannot be pressed`);
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
  await page.mouse.move(at.x, at.y);
  // What being pointed at starts is over.
  await sleep(1200);
  await page.evaluate(watchPress, at);
  await page.mouse.down();
  // As long as a finger rests.
  await sleep(heldFor);
  await page.mouse.up();
  const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, undefined, {
    polling: 50,
    timeout: 10_000,
  });
  const time = (await shown.jsonValue()) as number;
  await context.close();
  return time;
}

/** From a press to something that moves, on a machine four times slower. */
export const pressFeedback: Row = {
  name: 'press-feedback',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const { slug } = await world.feature();
    const [member] = await makePeople(site, 1);
    const { visitor } = await startBrowser(world);
    const open = async (who: Press['who']): Promise<BrowserContext> => {
      const context = await visitor(site.origin);
      if (who === 'visitor') return context;
      const [name = '', value = ''] = member!.cookie.split('=');
      await context.addCookies([{ name, value, url: site.origin, httpOnly: true }]);
      return context;
    };
    const [home, watch, profile] = ['/', watchPath(slug), `/user/${await uploaderOf(site, slug)}`];
    const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
    const presses: readonly Press[] = [
      {
        name: 'a card',
        address: home,
        who: 'visitor',
        what: (page) => page.locator('main a[href^="/play/"]').first(),
      },
      {
        name: 'a category',
        address: home,
        who: 'visitor',
        what: (page) => page.locator('main a[href^="/categories/"]').first(),
      },
      { name: 'the menu', address: home, who: 'visitor', what: button(/^(Open )?menu/i) },
      { name: 'the profile menu', address: home, who: 'member', what: button(/^Profile menu/) },
      { name: 'a favorite', address: watch, who: 'member', what: button(/^Favorite/) },
      { name: 'a like', address: watch, who: 'member', what: button(/^Like/) },
      { name: 'Share', address: watch, who: 'visitor', what: button(/^Share/) },
      {
        name: 'a related video',
        address: watch,
        who: 'visitor',
        what: (page) => page.locator('aside a[href^="/play/"]').first(),
      },
      {
        name: 'a found video',
        address: searchPath,
        who: 'visitor',
        what: (page) => page.locator('main a[href^="/play/"]').first(),
      },
      { name: 'Subscribe', address: profile, who: 'member', what: button(/^Subscribe/) },
      {
        name: 'a tab of a profile',
        address: profile,
        who: 'visitor',
        what: (page) => page.locator('.profile-tabs a, .profile-tabs button').nth(1),
      },
      {
        name: 'a page of settings',
        address: '/settings',
        who: 'member',
        what: (page) => page.locator('.settings-nav a').nth(2),
      },
    ];
    const times: { name: string; time: number }[] = [];
    for (let round = 0; round < world.rounds; round++)
      for (const press of presses)
        times.push({ name: press.name, time: await timeOf(open, site.origin, press) });
    const sorted = times.toSorted((one, other) => one.time - other.time);
    const late = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
    return [
      {
        work: `from a press to something that moves, on a machine ${slower} times slower, p95 of ${presses.length} presses`,
        yardstick: '–',
        ours: `${number(late.time)} ms`,
        figure: late.time,
        bounds: { direction: 'at most', must: 100, aim: 60, unit: 'ms' },
        note: `median ${number(sorted[sorted.length >> 1]!.time)} ms; the slowest: ${sorted
          .slice(-3)
          .map(({ name, time }) => `${name} ${number(time)} ms`)
          .join(', ')}`,
      },
    ];
  },
};
