import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { diskFolder } from '#server/platform/storage/create-storage.ts';
import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import { firstPicture, type Play, playLog, sumUp, watchPlays } from '../measure/played.ts';
import { ShapedLine, type Trace, type TraceFile, traceOf } from '../measure/shaped-line.ts';
import { interleave, median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { end, startListening } from '../world/children.ts';
import { type GrainyFilm, grainyFilm } from '../world/grainy-film.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import type { BarePlayer } from '../yardsticks/bare-player/server.ts';

const program = fileURLToPath(new URL('../yardsticks/bare-player/server.ts', import.meta.url));
const traces = ['4g-train', '3g', 'wifi-crowded', 'stalling'].map((name) =>
  traceOf(JSON.parse(readFileSync(new URL(`../traces/${name}.json`, import.meta.url), 'utf8')) as TraceFile),
);
const fast = traces[0]!;

/** How long the film before it is watched, and the film itself (ms). */
const watchedBefore = 6000;
const watched = 32_000;
/** A page has been looked at this long, and the pointer has rested, before it is pressed (ms). */
const [looking, resting, pressing] = [1500, 300, 60];
/** Longest wait for a picture (ms). */
const patience = 45_000;

/** One of the two that are compared. */
interface Side {
  origin: string;
  line: ShapedLine;
  /** Where one watches the film before; a page with a link to the film, and that link. */
  before: string;
  list: string;
  link: string;
}

interface Visit {
  /** Milliseconds to the first picture: of an address opened with nothing kept, and of a link pressed later. */
  cold: number;
  start: number;
  play: Play;
}

/** Somebody watches one film from its address, goes to a list, and watches the next one. */
async function visit(side: Side, context: BrowserContext, trace: Trace, film: GrainyFilm): Promise<Visit> {
  const { origin, line, before, list, link } = side;
  await watchPlays(context);
  const page = await context.newPage();
  line.begin(trace);
  await page.goto(origin + before, { waitUntil: 'commit', timeout: patience });
  const cold = (await firstPicture(page, patience)) - (await playLog(page)).openedAt;
  await sleep(watchedBefore);
  line.begin(null);
  await page.goto(origin + list, { waitUntil: 'load' });
  const place = await placeOf(page, link);
  await sleep(looking);
  line.begin(trace);
  const beganAt = Date.now();
  await page.mouse.move(place.x, place.y, { steps: 5 });
  await sleep(resting);
  await page.mouse.down();
  await sleep(pressing);
  await page.mouse.up();
  await page.waitForURL(`${origin}${side.link}`, { waitUntil: 'commit', timeout: patience });
  const pictureAt = await firstPicture(page, patience);
  await sleep(beganAt + watched - Date.now());
  const log = await playLog(page);
  await context.close();
  const kbitsOf = (lines: number): number => film.rungs.find((rung) => rung.lines === lines)?.kbits ?? 0;
  return {
    cold,
    start: pictureAt - log.pressedAt!,
    play: sumUp({ ...log, pictureAt }, beganAt + watched, kbitsOf),
  };
}

/** The middle of the link that is seen first. */
async function placeOf(page: Page, link: string): Promise<{ x: number; y: number }> {
  const found = page.locator(`a[href="${link}"]`).first();
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`there is no link to ${link}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Measured = ReadonlyMap<Trace, { plain: Visit[]; ours: Visit[] }>;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function linesOf(measured: Measured, film: GrainyFilm): Line[] {
  const each = (of: (visit: Visit) => number) =>
    [...measured].map(([trace, { plain, ours }]) => ({
      trace,
      plain: median(plain.map(of)),
      ours: median(ours.map(of)),
      ratios: ours.map((visit, i) => of(visit) / of(plain[i]!)),
    }));
  const beside = (values: ReturnType<typeof each>, unit: string): string =>
    values
      .map(({ trace, plain, ours }) => `${trace.name} ${number(ours)} (${number(plain)})`)
      .join(', ')
      .concat(` ${unit}`);
  const starts = each(({ start }) => start);
  const colds = each(({ cold }) => cold);
  const stalls = each(({ play }) => play.stalledSeconds);
  const times = each(({ play }) => play.stalls);
  const heights = each(({ play }) => play.lines);
  const kbits = each(({ play }) => play.kbits);
  const switches = each(({ play }) => play.switches);
  const whole = (values: ReturnType<typeof each>) => ({
    plain: sum(values.map(({ plain }) => plain)),
    ours: sum(values.map(({ ours }) => ours)),
  });
  const [start, cold] = [starts, colds].map((values) => values.find(({ trace }) => trace === fast)!);
  const [stalled, height] = [whole(stalls), whole(heights)];
  const mean = (total: number): string => number(total / measured.size);
  const ladder = film.rungs.map(({ lines, kbits: rate }) => `${lines}p ${number(rate)}`).join(', ');
  return [
    {
      work: `time to first picture over ${fast.name}, from a card, a film watched before`,
      yardstick: `page with hls.js light as it comes, from a link: ${number(start!.plain)} ms`,
      ours: `${number(start!.ours)} ms`,
      figure: start!.ours / start!.plain,
      bounds: { direction: 'at most', must: 0.8, aim: 0.6, unit: '×' },
      note: `rounds ${spread(start!.ratios).map(number).join('–')}×; ours (yardstick): ${beside(starts, 'ms')}`,
    },
    {
      work: `time to first picture over ${fast.name}, from the address, nothing kept`,
      yardstick: `page with hls.js light as it comes: ${number(cold!.plain)} ms`,
      ours: `${number(cold!.ours)} ms`,
      figure: cold!.ours / cold!.plain,
      bounds: null,
      note: `informs only; ours (yardstick): ${beside(colds, 'ms')}`,
    },
    {
      work: `seconds that a film stands still, over ${measured.size} traces`,
      yardstick: `hls.js light as it comes: ${number(stalled.plain)} s`,
      ours: `${number(stalled.ours)} s`,
      // Where the other never stood still there is nothing to be better than.
      figure: stalled.plain > 0 ? stalled.ours / stalled.plain : null,
      bounds: { direction: 'at most', must: 0.7, aim: 0.5, unit: '×' },
      note: `${stalled.plain > 0 ? '' : 'nothing can be said: the yardstick never stood still; '}of ${watched / 1000} s each; ours (yardstick): ${beside(stalls, 's')}; ${beside(times, 'times')}`,
    },
    {
      work: 'lines of the picture over the traces, on average over what was watched',
      yardstick: `hls.js light as it comes: ${mean(height.plain)}`,
      ours: mean(height.ours),
      figure: height.ours / height.plain,
      bounds: { direction: 'at least', must: 0.9, aim: 1, unit: '×' },
      note: `ladder ${ladder} kbit/s; ours (yardstick): ${beside(heights, 'lines')}; ${beside(kbits, 'kbit/s')}; ${beside(switches, 'switches')}`,
    },
  ];
}

/** The same film over the same lines, beside hls.js as it comes. */
export const steadiness: Row = {
  name: 'steadiness',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const feature = await world.feature();
    const film = await grainyFilm(world, site);
    const message: BarePlayer = {
      storage: diskFolder(site.dataDir),
      masterKey: feature.masterKey,
      nextKey: film.masterKey,
    };
    const bare = await startListening(program, { message });
    world.atEnd(() => end(bare.child));
    const [ourLine, bareLine] = [await ShapedLine.open(site.port), await ShapedLine.open(bare.port)];
    world.atEnd(() => Promise.all([ourLine.close(), bareLine.close()]));
    // The addresses stay as they are; what goes there goes through the line.
    const through = (port: number, line: ShapedLine): string =>
      `MAP localhost:${port} 127.0.0.1:${line.port}`;
    const { visitor } = await startBrowser(world, [
      `--host-resolver-rules=${through(site.port, ourLine)}, ${through(bare.port, bareLine)}`,
    ]);
    const plain: Side = {
      origin: `http://localhost:${bare.port}`,
      line: bareLine,
      ...{ before: '/', list: '/list', link: '/next' },
    };
    const ours: Side = {
      origin: site.origin,
      line: ourLine,
      ...{ before: watchPath(feature.slug), list: '/', link: watchPath(film.slug) },
    };
    const measured = new Map<Trace, { plain: Visit[]; ours: Visit[] }>();
    for (const trace of traces) {
      const { a, b } = await interleave(
        Math.min(2, world.rounds),
        async () => visit(plain, await visitor(plain.origin), trace, film),
        async () => visit(ours, await visitor(ours.origin), trace, film),
      );
      measured.set(trace, { plain: a, ours: b });
      world.say(`${trace.name}: ${JSON.stringify({ plain: a, ours: b })}`);
    }
    return linesOf(measured, film);
  },
};
