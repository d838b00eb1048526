import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { unpackedHome } from '../../platform/executables.ts';
import { provideMediaTools } from './provide-ffmpeg.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-provide-'));
const systemPath = process.env.PATH;
after(() => {
  process.env.PATH = systemPath;
  rmSync(folder, { recursive: true, force: true });
});

function putProgram(file: string, script: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** Puts both programs there; they say of themselves what is asked of them. */
function putTools(bin: string, version: string): void {
  for (const name of ['ffmpeg', 'ffprobe'])
    putProgram(path.join(bin, name), `echo '${name} version ${version} Copyright'; echo ' V libx264 '`);
}

/** Makes a PATH that has nothing but this `apt-get`. */
function onlyApt(name: string, script: string): string {
  const bin = path.join(folder, name);
  putProgram(path.join(bin, 'apt-get'), script);
  process.env.PATH = bin;
  return bin;
}

/** What the start would say, and what it found. */
function provide(dataDir: string) {
  const said: string[] = [];
  const settings = {
    ffmpegPath: null,
    ffprobePath: null,
    mediaFence: 'auto' as const,
    dataDir: path.join(folder, dataDir),
    isDevelopment: false,
  };
  const found = provideMediaTools({
    settings,
    say: (words) => said.push(words),
    signal: AbortSignal.timeout(60_000),
  });
  return { said, found };
}

test('where there is no ffmpeg it is fetched, and what came is used', async () => {
  const shelf = path.join(folder, 'shelf');
  putTools(shelf, '5.1.9');
  const bin = path.join(folder, 'bare');
  onlyApt('bare', `/bin/cp ${shelf}/* ${bin}`);
  const { said, found } = provide('empty');
  assert.equal((await found).ffmpeg.version, '5.1.9');
  assert.deepEqual(said, ['There is no ffmpeg here: fetching Debian’s.']);
});

test('an unpacked build of three weeks is renewed, and the start names the new one', async () => {
  const shelf = path.join(folder, 'shelf');
  putTools(shelf, '5.1.9');
  const bin = path.join(folder, 'renewing');
  onlyApt('renewing', `/bin/cp ${shelf}/* ${bin}`);
  const home = unpackedHome(path.join(folder, 'stale'));
  putTools(path.join(home, 'usr/bin'), '5.1.2');
  mkdirSync(path.join(home, 'usr/lib'));
  const threeWeeksAgo = new Date(Date.now() - 21 * 86_400_000);
  utimesSync(home, threeWeeksAgo, threeWeeksAgo);
  const { found } = provide('stale');
  assert.match((await found).description, /^ffmpeg 5\.1\.9 /);
});

test('an unpacked build needs no libraries of its own where the system has them all', async () => {
  onlyApt('quiet', 'exit 100');
  putTools(path.join(unpackedHome(path.join(folder, 'unpacked')), 'usr/bin'), '5.1.9');
  const { said, found } = await provide('unpacked');
  assert.equal((await found).ffmpeg.origin, 'unpacked');
  assert.deepEqual(said, []);
});

test('where nothing can be fetched, the start says why and what to install', async () => {
  onlyApt('offline', 'echo "E: no network" >&2; exit 100');
  const { said, found } = provide('offline');
  await assert.rejects(found, { message: /^There is no working ffmpeg\. Install ffmpeg/ });
  assert.deepEqual(said, [
    'There is no ffmpeg here: fetching Debian’s.',
    'ffmpeg could not be fetched: E: no network',
  ]);
});
