import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { diskFolder } from '#server/platform/storage/create-storage.ts';
import { number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import { interleave, median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { end, startListening } from '../world/children.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import type { BarePlayer } from '../yardsticks/bare-player/server.ts';

const program = fileURLToPath(new URL('../yardsticks/bare-player/server.ts', import.meta.url));

/** Milliseconds from the start of the navigation until the video plays, in an empty profile. */
async function timeToPlaying(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const mark = (): void => {
      (window as { playingAt?: number }).playingAt ??= performance.now();
    };
    document.addEventListener('playing', mark, true);
    // A video may begin before it is in the document.
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('playing', mark, { once: true });
      return play.call(this);
    };
  });
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as { playingAt?: number }).playingAt, undefined, {
    timeout: 30_000,
  });
  const found = await handle.jsonValue();
  await context.close();
  return found!;
}

export const navigation: Row = {
  name: 'navigation',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const { slug, masterKey } = await world.feature();
    const message: BarePlayer = { storage: diskFolder(site.dataDir), masterKey };
    const bare = await startListening(program, { message });
    world.atEnd(() => end(bare.child));
    const { visitor } = await startBrowser(world);
    const bareOrigin = `http://localhost:${bare.port}`;
    const plain = async (): Promise<number> => timeToPlaying(await visitor(bareOrigin), `${bareOrigin}/`);
    const ours = async (): Promise<number> =>
      timeToPlaying(await visitor(site.origin), site.origin + watchPath(slug));
    await plain();
    await ours();
    const { a, b } = await interleave(world.rounds + 2, plain, ours);
    const ratios = b.map((time, i) => time / a[i]!);
    return [
      {
        work: 'navigation to playing, empty browser cache',
        yardstick: `bare video + hls.js light: ${number(median(a))} ms`,
        ours: `${number(median(b))} ms`,
        figure: median(b) / median(a),
        bounds: { direction: 'at most', must: 1.6, aim: 1.3, unit: '×' },
        note: `${ratios.length} rounds, ${spread(ratios).map(number).join('–')}`,
      },
    ];
  },
};
