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
import { makeUploader } from '../world/uploader.ts';

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
    const { cookie } = await makeUploader(site);
    const plan = {
      port,
      cookie,
      bytes: 512 * 1024 ** 2,
      pieceBytes: 32 * 1024 ** 2,
      count: uploads,
      endless: true,
    };
    await pages();
    const idle: LoadResult[] = [];
    const beside: LoadResult[] = [];
    const sent: Uploads[] = [];
    for (let round = 0; round < world.rounds; round++) {
      idle.push(await pages());
      const sending = startUploads(plan, pid);
      await sleep(1000);
      beside.push(await pages());
      sending.stop();
      sent.push(await sending.done);
      // What was sent is written and forgotten before the next measure without it.
      await sleep(3000);
    }
    const ratios = beside.map(({ p99 }, round) => p99 / (idle[round]?.p99 ?? 0));
    const words = (of: LoadResult[]): string =>
      `p99 ${number(median(of.map(({ p99 }) => p99)))} ms, p50 ${number(median(of.map(({ p50 }) => p50)))} ms`;
    const line: Line = {
      work: `pages, anonymous, cached, ${1000 / every} a second, p99 while ${uploads} uploads go on`,
      yardstick: `the same without uploads: ${words(idle)}`,
      ours: words(beside),
      figure: median(ratios),
      bounds: { direction: 'at most', must: 2, aim: 1.5, unit: '×' },
      note: `rounds ${spread(ratios).map(number).join('–')}; meanwhile ${number(median(sent.map((one) => one.bytes / 1e6 / one.seconds)))} MB/s came in`,
    };
    return [line];
  },
};
