import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import type { Row } from '../row.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';

const screens = [
  { name: '390 × 844 at 2×', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: '1440 × 900 at 1×', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
] as const;

/**
 * How the site drew the same pictures before: WebP alone, in three widths, and these `sizes`, of which the first whose place
 * it is counts. Null: one file for all screens.
 */
const before: readonly (readonly [place: string, sizes: string | null])[] = [
  ['.slot-frame', null],
  ['.hero', '(max-width: 767px) 640px, 100vw'],
  ['.top-row', '112px'],
  ['.card.square', '(max-width: 639px) 88vw, 33vw'],
  ['.card.row', '248px'],
  ['.card', '(max-width: 639px) 50vw, (max-width: 1023px) 33vw, 25vw'],
];

/** The page as it was before. Throws where it draws a picture in a place that the list does not know. */
async function asBefore(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  try {
    return await page.evaluate(
      ([text, places]) => {
        const made = new DOMParser().parseFromString(text, 'text/html');
        for (const picture of made.querySelectorAll('picture')) {
          const image = picture.querySelector('img')!;
          const found = places.find(([place]) => picture.closest(place) !== null);
          if (!found) throw new Error(`${picture.parentElement?.className} is not known`);
          const [, sizes] = found;
          const stem = image.getAttribute('src')!.replace(/\d+\.webp$/, '');
          image.removeAttribute('style');
          image.removeAttribute('srcset');
          if (sizes !== null) {
            image.setAttribute(
              'srcset',
              [320, 640, 1280].map((one) => `${stem}${one}.webp ${one}w`).join(', '),
            );
            image.setAttribute('sizes', sizes);
          }
          picture.replaceWith(image);
        }
        return `<!doctype html>${made.documentElement.outerHTML}`;
      },
      [html, before] as const,
    );
  } finally {
    await page.close();
  }
}

interface Weighed {
  bytes: number;
  count: number;
  /** How many of them are AVIF. */
  avif: number;
}
/** Milliseconds without a picture after which a page has all that it loads unasked. */
const calm = 700;

/** Opens a page and weighs its pictures, those of the first view. Its scripts are left out: no picture of it waits for one. */
async function weigh(context: BrowserContext, address: string, html: string): Promise<Weighed> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const under = new Map<string, string>();
  const ended: { bytes: number; type: string }[] = [];
  let lastAt = performance.now();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/media/')) under.set(requestId, response.mimeType);
  });
  session.on('Network.requestWillBeSent', () => {
    lastAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = under.get(requestId);
    if (type?.startsWith('image/')) ended.push({ bytes: encodedDataLength, type });
    lastAt = performance.now();
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address, { waitUntil: 'load' });
  while (performance.now() - lastAt < calm) await sleep(50);
  await context.close();
  if (ended.length === 0) throw new Error(`${address} loads no picture`);
  return {
    bytes: ended.reduce((sum, one) => sum + one.bytes, 0),
    count: ended.length,
    avif: ended.filter(({ type }) => type === 'image/avif').length,
  };
}

export const pictureBytes: Row = {
  name: 'picture-bytes',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const feature = await world.feature();
    const { browser } = await startBrowser(world);
    const lines: Line[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['watch', watchPath(feature.slug)],
    ] as const) {
      const address = site.origin + path;
      const answer = await fetch(address, { headers: { cookie: 'age_confirmed=1', accept: 'text/html' } });
      const html = await answer.text();
      const former = await asBefore(browser, html);
      for (const { name: screen, ...options } of screens) {
        const open = (): Promise<BrowserContext> => browser.newContext(options);
        const then = await weigh(await open(), address, former);
        const now = await weigh(await open(), address, html);
        if (then.avif > 0) throw new Error(`${name} as before loads AVIF`);
        if (now.avif < now.count * 0.7)
          throw new Error(`${name} loads only ${now.avif} AVIF of ${now.count} pictures`);
        lines.push({
          work: `bytes of pictures until load: ${name}, ${screen}`,
          yardstick: `WebP in three widths: ${number(then.bytes / 1024)} KiB in ${then.count}`,
          ours: `${number(now.bytes / 1024)} KiB in ${now.count}`,
          figure: now.bytes / then.bytes,
          bounds: { direction: 'at most', must: 0.65, aim: 0.5, unit: '×' },
          note: `its scripts held back; ${now.avif} are AVIF`,
        });
      }
    }
    return lines;
  },
};
