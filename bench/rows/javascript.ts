import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { type Line, number } from '../line.ts';
import { startBrowser } from '../measure/browser.ts';
import type { Row } from '../row.ts';
import { runProgram } from '../world/children.ts';
import { makeMembers } from '../world/members.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import type { World } from '../world/world.ts';

export const gzipKiB = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length / 1024;
/** As KiB. */
const kilobytes = (count: number): number => Math.floor((count * 1000) / 1024);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** KiB, gzip level 9, of the scripts of a site that is React and router with one page of one line. */
async function reactRouterAlone(world: World): Promise<number> {
  const folder = fileURLToPath(new URL('../yardsticks/react-router-alone', import.meta.url));
  const build = path.join(world.scratch, 'react-router-alone');
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  await runProgram(process.execPath, [program, 'build', folder], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', BENCH_BUILD: build },
  });
  const assets = path.join(build, 'client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + gzipKiB(readFileSync(path.join(assets, name))), 0);
}

export interface Scripts {
  /** KiB, each script compressed by gzip at level 9. */
  gzip: number;
  /** KiB as they came over the wire, whatever their compression, with headers. */
  wire: number;
  count: number;
  /** On the other name of the loopback, where the bench may fetch them. */
  urls: string[];
}

/** KiB of scripts together, each compressed by gzip at level 9. */
export async function gzipOf(urls: readonly string[]): Promise<number> {
  let gzip = 0;
  for (const url of urls) {
    const response = await fetch(url);
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    gzip += gzipKiB(Buffer.from(await response.arrayBuffer()));
  }
  return gzip;
}

/** Milliseconds without a script after which a page has all that it loads by itself. */
const calm = 700;

/**
 * Opens a page and weighs every script that has begun to load when `until` says so. `calmed` settles once no script is on
 * its way and none came for a while: the network itself is never idle where a page has a live channel or asks again.
 */
export async function weigh(
  context: BrowserContext,
  address: string,
  until: (page: Page, calmed: () => Promise<void>) => Promise<unknown>,
): Promise<Scripts> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  const wire = new Map<string, number>();
  const underWay = new Set<string>();
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Script') return;
    underWay.add(requestId);
    lastAt = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.set(requestId, response.url);
  });
  const ended = (requestId: string): void => {
    if (underWay.delete(requestId)) lastAt = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.set(requestId, encodedDataLength);
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  const calmed = async (): Promise<void> => {
    const began = performance.now();
    while (underWay.size > 0 || performance.now() - Math.max(lastAt, began) < calm) {
      if (performance.now() - began > 30_000) throw new Error(`${address} goes on loading scripts`);
      await sleep(50);
    }
  };
  await page.goto(address, { waitUntil: 'load' });
  await until(page, calmed);
  const found = [...scripts];
  await context.close();
  if (found.length === 0) throw new Error(`${address} loads no script`);
  const urls = [...new Set(found.map(([, url]) => url.replace('//localhost:', '//127.0.0.1:')))];
  const gzip = await gzipOf(urls);
  const bytes = found.reduce((sum, [id]) => sum + (wire.get(id) ?? 0), 0);
  return { gzip, wire: bytes / 1024, count: found.length, urls };
}

export const javascript: Row = {
  name: 'javascript',
  needs: ['chromium', 'ffmpeg'],
  async run(world) {
    const site = await world.site(small);
    const feature = await world.feature();
    const alone = await reactRouterAlone(world);
    const { visitor } = await startBrowser(world);
    // Each in a profile of its own: a script that the first page kept would come to the second without a transfer.
    const home = await weigh(await visitor(site.origin), `${site.origin}/`, async (page) => {
      if ((await page.locator('a[href^="/play/"]').count()) < 24)
        throw new Error('the home page shows no cards');
    });
    const watch = await weigh(await visitor(site.origin), site.origin + watchPath(feature.slug), (page) =>
      page.waitForFunction(() => {
        const video = document.querySelector('video');
        // Its controls come after it.
        const controls = document.querySelector('.player button');
        return controls !== null && video !== null && !video.paused && video.currentTime > 0;
      }),
    );
    /** A page as a member gets it. */
    const asMember = async (address: string): Promise<Scripts> => {
      const context = await visitor(site.origin);
      const [cookie = ''] = await makeMembers(site, 1);
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: site.origin, httpOnly: true }]);
      return weigh(context, site.origin + address, async (page) => {
        await page.locator('header button[aria-label="Profile menu"]').first().waitFor();
        if (new URL(page.url()).pathname !== address) throw new Error(`a member is led away from ${address}`);
      });
    };
    const memberHome = await asMember('/');
    const settings = await asMember('/settings/security');
    const line = (work: string, scripts: Scripts, must: number, aim: number): Line => ({
      work,
      yardstick: `React and router alone: ${number(alone)} KiB`,
      ours: `${scripts.gzip.toFixed(2)} KiB in ${scripts.count} files`,
      figure: scripts.gzip,
      bounds: { direction: 'at most', must, aim, unit: 'KiB' },
      note: `over the wire ${number(scripts.wire)} KiB, headers included`,
    });
    return [
      // 125, and what the rooms of ads may add.
      line('JavaScript, gzip, until load: home', home, 125.3, 118),
      line('JavaScript, gzip, until load: home of a member', memberHome, kilobytes(140), kilobytes(125)),
      line('JavaScript, gzip, until load: settings', settings, kilobytes(160), kilobytes(140)),
      line('JavaScript, gzip, until the video plays: watch with the player', watch, 300, 250),
    ];
  },
};
