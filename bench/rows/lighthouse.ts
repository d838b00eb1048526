import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import { type LighthouseScores, scoreOf } from '../measure/lighthouse.ts';
import { gateCookie } from '../measure/load.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { makePeople } from '../world/members.ts';
import { assertHome, assertWatch, watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { searchPath, uploaderOf } from '../world/questions.ts';

const runs = 3;

interface LookedAt {
  name: string;
  address: string;
  must: number;
  aim: number;
  /** Kept from search engines, on purpose: what Lighthouse says of SEO does not count. */
  isUnlisted?: true;
  cookie?: string;
}

export const lighthouse: Row = {
  name: 'lighthouse',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const { slug } = await world.feature();
    const [member] = await makePeople(site, 1);
    const pages: readonly LookedAt[] = [
      { name: 'home', address: '/', must: 90, aim: 95 },
      { name: 'watch', address: watchPath(slug), must: 80, aim: 90 },
      { name: 'search', address: searchPath, must: 90, aim: 95, isUnlisted: true },
      { name: 'profile', address: `/user/${await uploaderOf(site, slug)}`, must: 90, aim: 95 },
      {
        name: 'settings',
        address: '/settings/security',
        must: 90,
        aim: 95,
        isUnlisted: true,
        cookie: member!.cookie,
      },
    ];
    assertHome(await site.page('/'));
    assertWatch(await site.page(watchPath(slug)));
    const { debuggingPort } = await startBrowser(world);
    const found: LighthouseScores[][] = pages.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [i, { address, cookie }] of pages.entries()) {
        found[i]!.push(
          await scoreOf({
            url: site.origin + address,
            port: debuggingPort,
            cookie: cookie ? `${gateCookie}; ${cookie}` : gateCookie,
          }),
        );
      }
    }
    return pages.flatMap((page, i) => lines(page, found[i]!));
  },
};

function lines({ name, must, aim, isUnlisted }: LookedAt, scores: readonly LighthouseScores[]): Line[] {
  const all = (of: keyof Omit<LighthouseScores, 'faults'>): string =>
    scores.map((one) => number(one[of])).join(', ');
  const middle = (of: keyof Omit<LighthouseScores, 'faults'>): number => median(scores.map((one) => one[of]));
  const work = `Lighthouse mobile, median of ${runs}: ${name}`;
  const faults = [...new Set(scores.flatMap((one) => one.faults))];
  const least = Math.min(
    ...scores.flatMap(({ accessibility, seo }) => (isUnlisted ? [accessibility] : [accessibility, seo])),
  );
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
      work: isUnlisted ? `${work}, accessibility` : `${work}, the lesser of accessibility and SEO`,
      yardstick: '–',
      ours: isUnlisted ? all('accessibility') : `accessibility ${all('accessibility')}; SEO ${all('seo')}`,
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
