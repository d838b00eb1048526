import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import { type LighthouseScores, scoreOf } from '../measure/lighthouse.ts';
import { gateCookie } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { allowsAds, forgetAds } from '../world/ads.ts';
import { makeHouseAds, showAds } from '../world/house-ads.ts';
import { watchPath } from '../world/page-checks.ts';
import { small, withClient } from '../world/postgres.ts';
import { gzipOf, type Scripts, weigh } from './javascript.ts';

const runs = 3;
const sides = [false, true] as const;

interface Looked {
  /** Cumulative layout shift while it loaded and was read to its end: of the worst five seconds, as browsers define it. */
  shift: number;
  /** All shifts together, and what moved in the largest. */
  sum: number;
  moved: string;
  /** Ads that stand on it. */
  ads: number;
}

interface Shift {
  at: number;
  value: number;
  moved: string;
}

/** Shifts less than a second apart are one, for five seconds at most; the largest counts. */
function cumulative(shifts: readonly Shift[]): number {
  let [worst, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - began >= 5000) [sum, began] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Scrolls to the end in steps as somebody who reads. */
async function readThrough(page: Page): Promise<void> {
  await sleep(1500);
  for (let screen = 0; screen < 40; screen++) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.6, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await sleep(350);
    if (isAtEnd) break;
  }
  await sleep(800);
}

async function look(context: BrowserContext, address: string): Promise<Looked> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const all: Shift[] = [];
    (window as { shifts?: Shift[] }).shifts = all;
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? [node.parentElement, node].map((one) => `${one?.localName}.${one?.classList[0] ?? ''}`).join('>')
        : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          all.push({
            at: entry.startTime,
            value: entry.value,
            moved: [...new Set(entry.sources.map(({ node }) => nameOf(node)))].join(' '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await readThrough(page);
  const { shifts, ads } = await page.evaluate(() => ({
    shifts: (window as { shifts?: Shift[] }).shifts!,
    ads: document.querySelectorAll('.room .room-ad').length,
  }));
  await context.close();
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
  return {
    shift: cumulative(shifts),
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: largest?.moved ?? '',
    ads,
  };
}

/** The pages that most people see, with an ad of the house in each of their rooms and without any. */
export const adPages: Row = {
  name: 'ads-pages',
  needs: ['chromium', 'ffmpeg'],
  async run(world): Promise<Line[]> {
    const site = await world.site(small);
    // Nothing of rows before, whose pictures are none.
    await withClient(site.databaseUrl, forgetAds);
    const { slug } = await world.feature();
    await makeHouseAds(site);
    const { visitor, debuggingPort } = await startBrowser(world);
    const [name = '', value = ''] = allowsAds.split('=');
    const open = async (): Promise<BrowserContext> => {
      const context = await visitor(site.origin);
      await context.addCookies([{ name, value, url: site.origin }]);
      return context;
    };
    const scripts = async (until: (page: Page, calmed: () => Promise<void>) => Promise<unknown>) =>
      weigh(await open(), `${site.origin}/`, until);
    const pages = [
      { name: 'home', address: '/' },
      { name: 'watch', address: watchPath(slug) },
    ];
    const looked = pages.map(() => ({ without: [] as Looked[], with: [] as Looked[] }));
    const scores = pages.map(() => ({ without: [] as LighthouseScores[], with: [] as LighthouseScores[] }));
    const before: Record<string, Scripts> = {};
    const after: Record<string, Scripts> = {};
    for (let run = 0; run < runs; run++)
      for (const areShown of sides) {
        const side = areShown ? 'with' : 'without';
        await showAds(site, areShown);
        if (run === 0) {
          before[side] = await scripts(async () => {});
          after[side] = await scripts(async (page, calmed) => {
            await readThrough(page);
            await calmed();
          });
        }
        for (const [i, { address }] of pages.entries()) {
          looked[i]![side].push(await look(await open(), site.origin + address));
          scores[i]![side].push(
            await scoreOf({
              ...{ url: site.origin + address, port: debuggingPort },
              cookie: `${gateCookie}; ${allowsAds}`,
            }),
          );
        }
      }
    const ofAds = after.with!.urls.filter((url) => !after.without!.urls.includes(url));
    const beforeLoad = before.with!.gzip - before.without!.gzip;
    const afterLoad = await gzipOf(ofAds);
    const lines: Line[] = [
      {
        work: 'JavaScript of home, gzip, until load: what ads add',
        yardstick: `without ads: ${before.without!.gzip.toFixed(2)} KiB`,
        ours: `${before.with!.gzip.toFixed(2)} KiB`,
        figure: beforeLoad,
        bounds: { direction: 'at most', must: 0.3, aim: 0, unit: 'KiB' },
        note: 'of the same build, which can draw rooms in either',
      },
      {
        work: 'JavaScript of home, gzip, all for ads, after load',
        yardstick: '–',
        ours: `${number(afterLoad)} KiB in ${ofAds.length} files`,
        figure: afterLoad,
        bounds: { direction: 'at most', must: 7, aim: 5, unit: 'KiB' },
        note: 'with banners, a floating ad and a window, read to its end',
      },
    ];
    for (const [i, page] of pages.entries()) lines.push(...pageLines(page.name, looked[i]!, scores[i]!));
    return lines;
  },
};

function pageLines(
  name: string,
  looked: { without: Looked[]; with: Looked[] },
  scores: { without: LighthouseScores[]; with: LighthouseScores[] },
): Line[] {
  const ads = Math.min(...looked.with.map((one) => one.ads));
  if (ads === 0) throw new Error(`no ad stands on ${name}`);
  const texts = (list: readonly number[]): string => list.map((one) => one.toFixed(3)).join(', ');
  const shifts = (list: readonly Looked[]): number[] => list.map(({ shift }) => shift);
  const performances = (list: readonly LighthouseScores[]): number[] =>
    list.map(({ performance: one }) => one);
  const ours = Math.max(...shifts(looked.with));
  return [
    {
      work: `CLS of ${name} with ads, read to its end, the worst of ${runs}`,
      yardstick: `without: ${texts(shifts(looked.without))}`,
      ours: texts(shifts(looked.with)),
      figure: Number(ours.toFixed(4)),
      bounds: { direction: 'at most', must: 0.02, aim: 0, unit: '' },
      note: `${ads} ads stand on it; all shifts together ${texts(looked.with.map(({ sum }) => sum))}, without ${texts(looked.without.map(({ sum }) => sum))}; the largest without: ${looked.without[0]!.moved || 'none'}, with: ${looked.with[0]!.moved || 'none'}; Lighthouse: ${texts(scores.with.map(({ shift }) => shift))}, without ${texts(scores.without.map(({ shift }) => shift))}`,
    },
    {
      work: `Lighthouse performance of ${name}, mobile, median of ${runs}: what ads take away`,
      yardstick: `without: ${performances(scores.without).join(', ')}`,
      ours: performances(scores.with).join(', '),
      figure: median(performances(scores.without)) - median(performances(scores.with)),
      bounds: { direction: 'at most', must: 2, aim: 0, unit: 'points' },
    },
  ];
}
