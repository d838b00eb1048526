import { setTimeout as sleep } from 'node:timers/promises';
import { type Line, number } from '../line.ts';
import { gateCookie, load, requestText } from '../measure/load.ts';
import type { LoadResult } from '../measure/load-plan.ts';
import { median, spread } from '../measure/statistics.ts';
import { startUploads, type Uploads } from '../measure/uploads.ts';
import type { Row } from '../row.ts';
import { assertHome, assertWatch, watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { someSlugs } from '../world/questions.ts';
import { makeUploaders } from '../world/uploader.ts';

const uploads = 10;
/** Milliseconds from one page to the next. */
const every = 10;
const seconds = 8;

/** Pages at a steady rate, without and with ten members who send as fast as they are let, in turn. */
export const uploadsBesidePages: Row = {
  name: 'uploads-beside-pages',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const { port, pid } = site;
    const [slug] = await someSlugs(site, 1);
    const watch = watchPath(slug!);
    assertHome(await site.page('/'));
    assertWatch(await site.page(watch));
    const headers = { cookie: gateCookie, 'accept-encoding': 'gzip' };
    const requests = ['/', watch].map((path) => requestText({ path, headers }));
    const pages = (): Promise<LoadResult> =>
      load({ port, connections: 20, requests, repeat: true, every, seconds });
    const plan = {
      port,
      bytes: 512 * 1024 ** 2,
      pieceBytes: 32 * 1024 ** 2,
      endless: true,
    };
    await pages();
    const idle: LoadResult[] = [];
    const beside: LoadResult[] = [];
    const sent: Uploads[] = [];
    for (let round = 0; round < world.rounds; round++) {
      idle.push(await pages());
      // A new one each time: quotas count what a member sends in a day.
      const cookies = (await makeUploaders(site, uploads)).map(({ cookie }) => cookie);
      const sending = startUploads({ ...plan, cookies }, pid);
      await sleep(1000);
      beside.push(await pages());
      sending.stop();
      sent.push(await sending.done);
      // What was sent is written and forgotten before the next measure without it.
      await sleep(3000);
    }
    // The machine stands still for 30 to 130 ms now and then, with uploads or without: of eight seconds that is a whole p99.
    const second = ({ p99s }: LoadResult): number => median(p99s);
    const ratios = beside.map((found, round) => second(found) / second(idle[round]!));
    const words = (of: LoadResult[]): string =>
      `p99 of the middle second ${number(median(of.map(second)))} ms, of all ${number(median(of.map(({ p99 }) => p99)))} ms; p50 ${number(median(of.map(({ p50 }) => p50)))} ms`;
    const line: Line = {
      work: `pages, anonymous, cached, ${1000 / every} a second, p99 while ${uploads} uploads go on`,
      yardstick: `the same without uploads: ${words(idle)}`,
      ours: words(beside),
      figure: median(ratios),
      bounds: { direction: 'at most', must: 2, aim: 1.5, unit: '×' },
      note: `rounds ${spread(ratios).map(number).join('–')}; of all seconds together ${number(median(beside.map(({ p99 }, round) => p99 / (idle[round]?.p99 ?? 0))))}×; meanwhile ${number(median(sent.map((one) => one.bytes / 1e6 / one.seconds)))} MB/s came in`,
    };
    return [line];
  },
};
