import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import { type LighthouseScores, scoreOf } from '../measure/lighthouse.ts';
import { gateCookie } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { assertHome, assertWatch, watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';

const runs = 3;

export const lighthouse: Row = {
  name: 'lighthouse',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const { slug } = await world.feature();
    const pages = [
      { name: 'home', address: '/', must: 90, aim: 95 },
      { name: 'watch', address: watchPath(slug), must: 80, aim: 90 },
    ];
    assertHome(await site.page('/'));
    assertWatch(await site.page(watchPath(slug)));
    const { debuggingPort } = await startBrowser(world);
    const found: LighthouseScores[][] = pages.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [i, { address }] of pages.entries()) {
        found[i]!.push(
          await scoreOf({ url: site.origin + address, port: debuggingPort, cookie: gateCookie }),
        );
      }
    }
    return pages.flatMap(({ name, must, aim }, i) => lines(name, must, aim, found[i]!));
  },
};

function lines(name: string, must: number, aim: number, scores: readonly LighthouseScores[]): Line[] {
  const all = (of: keyof Omit<LighthouseScores, 'faults'>): string =>
    scores.map((one) => number(one[of])).join(', ');
  const middle = (of: keyof Omit<LighthouseScores, 'faults'>): number => median(scores.map((one) => one[of]));
  const work = `Lighthouse mobile, median of ${runs}: ${name}`;
  const faults = [...new Set(scores.flatMap((one) => one.faults))];
  const least = Math.min(...scores.flatMap(({ accessibility, seo }) => [accessibility, seo]));
  return [
    {
      work,
      yardstick: '–',
      ours: all('performance'),
      figure: middle('performance'),
      bounds: { direction: 'at least', must, aim, unit: '' },
      note: `first paint ${number(middle('firstPaint'))} ms, largest ${number(middle('largestPaint'))} ms, blocked ${number(middle('blocking'))} ms`,
    },
    {
      work: `${work}, the lesser of accessibility and SEO`,
      yardstick: '–',
      ours: `accessibility ${all('accessibility')}; SEO ${all('seo')}`,
      figure: least,
      bounds: { direction: 'at least', must: 100, aim: 100, unit: '' },
      note: faults.join(', '),
    },
    {
      work: `${work}, CLS`,
      yardstick: '–',
      ours: scores.map(({ shift }) => shift.toFixed(3)).join(', '),
      figure: middle('shift'),
      bounds: { direction: 'at most', must: 0.02, aim: 0.02, unit: '' },
    },
  ];
}
