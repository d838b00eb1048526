import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { number } from '../line.ts';
import { gateCookie, load, requestText } from '../measure/load.ts';
import type { LoadResult } from '../measure/load-plan.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { watchPath } from '../world/page-checks.ts';
import { small } from '../world/postgres.ts';
import { someSlugs } from '../world/questions.ts';
import type { Site } from '../world/site.ts';

const gigabytes = 10;
const fileBytes = 4 * 1024 ** 2;
/** Milliseconds from one page to the next. */
const every = 10;
const seconds = 8;
const program = fileURLToPath(new URL('../../server/src/main/backup-command.ts', import.meta.url));

/** Files such as segments are, no two alike. */
function fillStorage(site: Site): string {
  const folder = path.join(site.dataDir, 'storage/media/bench');
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.alloc(fileBytes, createHash('sha512').update('a segment').digest());
  for (let at = 0; at * fileBytes < gigabytes * 1e9; at++) {
    bytes.writeUInt32LE(at);
    writeFileSync(path.join(folder, `${String(at).padStart(6, '0')}.m4s`), bytes);
  }
  return folder;
}

/** What was written is on the disk, and what was read is read from there. */
function settle(): void {
  execFileSync('sync');
  try {
    writeFileSync('/proc/sys/vm/drop_caches', '1');
  } catch {
    // Only root may; both are then read from memory.
  }
}

/** Pages at a steady rate, beside a first backup and without; and the backup beside `cp`. */
export const backupBesidePages: Row = {
  name: 'backup-beside-pages',
  needs: [],
  alone: true,
  async run(world) {
    const site = await world.site(small);
    const [slug] = await someSlugs(site, 1);
    const headers = { cookie: gateCookie, 'accept-encoding': 'gzip' };
    const requests = ['/', watchPath(slug!)].map((address) => requestText({ path: address, headers }));
    const pages = (): Promise<LoadResult> =>
      load({ port: site.port, connections: 20, requests, repeat: true, every, seconds });
    const folder = fillStorage(site);
    const places = mkdtempSync(path.join(site.dataDir, 'bench-backup-'));
    const second = ({ p99s }: LoadResult): number => median(p99s);
    const copies: number[] = [];
    const backups: number[] = [];
    const idle: LoadResult[] = [];
    const beside: LoadResult[] = [];
    try {
      await pages();
      for (let round = 0; round < world.rounds; round++) {
        settle();
        const copied = performance.now();
        execFileSync('cp', ['-r', folder, path.join(places, 'copy')]);
        copies.push((performance.now() - copied) / 1000);
        rmSync(path.join(places, 'copy'), { recursive: true });
        settle();
        backups.push(await backUp(site, path.join(places, 'alone')));
        rmSync(path.join(places, 'alone'), { recursive: true });
        settle();
        await sleep(8000);
        idle.push(await pages());
        const running = backUp(site, path.join(places, 'beside'));
        await sleep(2000);
        beside.push(await pages());
        await running;
        rmSync(path.join(places, 'beside'), { recursive: true });
      }
    } finally {
      rmSync(places, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    }
    const words = (of: readonly LoadResult[]): string =>
      `p99 of the middle second ${number(median(of.map(second)))} ms, of all ${number(median(of.map(({ p99 }) => p99)))} ms; p50 ${number(median(of.map(({ p50 }) => p50)))} ms`;
    return [
      {
        work: `a first backup of ${gigabytes} GB of files into a folder`,
        yardstick: `\`cp -r\`: ${number(median(copies))} s`,
        ours: `${number(median(backups))} s`,
        figure: median(backups.map((took, round) => took / copies[round]!)),
        bounds: { direction: 'at most', must: 2, aim: 1.2, unit: '×' },
      },
      {
        work: `pages, anonymous, cached, ${1000 / every} a second, p99 while a backup runs`,
        yardstick: `the same without: ${words(idle)}`,
        ours: words(beside),
        figure: median(beside.map((found, round) => second(found) / second(idle[round]!))),
        bounds: { direction: 'at most', must: 1.5, aim: 1.1, unit: '×' },
      },
    ];
  },
};

/** Seconds that the command takes. */
function backUp(site: Site, target: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, target, '--without-secret'], {
      env: site.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complained = '';
    child.stderr.on('data', (piece: Buffer) => {
      complained = (complained + piece.toString()).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve((performance.now() - began) / 1000);
      else reject(new Error(`the backup ended with ${code}: ${complained}`));
    });
  });
}
