import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { closeFilesToOthers } from '../private-files.ts';
import { endStrayFences } from './end-strays.ts';
import type { Fence, FenceLimits, Place } from './fence-plan.ts';
import { findFence, MissingFence } from './find-fence.ts';
import { takeBack } from './lend.ts';
import { FencedFailure, readFenced, startFenced } from './run-fenced.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), "tsukimi fence's "));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const secret = path.join(dataDir, 'secret');
const input = path.join(dataDir, 'input.mp4');
writeFileSync(secret, 'key', { mode: 0o644 });
writeFileSync(input, 'film', { mode: 0o600 });
// As in the site's own processes, whose folders are closed to the user that a fenced program is.
closeFilesToOthers({ accelPrefix: null });

const server = createServer((socket) => socket.destroy());
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());
const { port } = server.address() as { port: number };

// Node reserves far more address space than it uses.
const limits: FenceLimits = { cpuSeconds: 60, memoryBytes: 2e12, fileBytes: 1e6, niceness: 0 };
const node = { path: process.execPath, home: null, libraries: [] };
const shell = { path: '/bin/sh', home: null, libraries: [] };
const settings = { dataDir, isDevelopment: false };

/** What a program finds out about its surroundings. */
const lookAround = `
  const fs = require('fs');
  const [input, folder, secret, port] = process.argv.slice(1);
  const attempt = (act) => { try { return act() ?? 'done'; } catch (error) { return error.code; } };
  const found = {
    input: attempt(() => fs.readFileSync(input, 'utf8')),
    secret: attempt(() => fs.readFileSync(secret, 'utf8')),
    besides: attempt(() => fs.readdirSync(require('path').dirname(secret))),
    overInput: attempt(() => fs.writeFileSync(input, 'x')),
    passwords: attempt(() => fs.readFileSync('/etc/passwd', 'utf8')),
    processes: attempt(() => fs.readdirSync('/proc')),
    written: attempt(() => fs.writeFileSync(folder + '/made', 'x')),
    user: process.getuid(),
    environment: Object.keys(process.env).sort(),
  };
  const socket = require('net').connect(Number(port), '127.0.0.1');
  const end = (network) => { console.log(JSON.stringify({ ...found, network })); process.exit(0); };
  socket.on('connect', () => end('reached')).on('error', (error) => end(error.code));
`;

function newFolder(name: string): string {
  const folder = path.join(dataDir, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

process.env.FENCE_TEST_SECRET = 'of ours';
const tried: string[] = [];
for (const kind of ['bubblewrap', 'unshare'] as const) {
  const fence: Fence | null = await findFence({ ...settings, mediaFence: kind }).catch(() => null);
  if (fence === null) continue;
  tried.push(kind);
  describe(kind, () => {
    const within = fence;
    test('a program sees its file and its folder, and nothing else of ours', async () => {
      const folder = newFolder(`work-${kind}`);
      const { stdout } = await readFenced(within, {
        program: node,
        args: ['-e', lookAround, input, folder, secret, `${port}`],
        reads: [input],
        writes: folder,
        limits,
      });
      const { besides, processes, user, overInput, network, ...found } = JSON.parse(stdout);
      assert.deepEqual(found, {
        input: 'film',
        secret: 'ENOENT',
        passwords: 'ENOENT',
        written: 'done',
        environment: ['HOME', 'LC_ALL', 'PATH'],
      });
      assert.deepEqual(besides.sort(), ['input.mp4', `work-${kind}`]);
      assert.ok(processes === 'ENOENT' || processes.length === 0, 'no process of ours is seen');
      assert.match(overInput, /^E(ROFS|ACCES)$/);
      assert.match(network, /^E(NETUNREACH|CONNREFUSED|ADDRNOTAVAIL|PERM|ACCES)$/);
      if (process.getuid!() === 0) assert.equal(user, 59_537);
      assert.equal(await takeBack(folder, path.join(folder, 'made')), true);
      assert.equal(readFileSync(secret, 'utf8'), 'key');
    });

    test('it is ended at its limits of time and of what it writes', async () => {
      const folder = newFolder(`limits-${kind}`);
      const run = { program: shell, reads: [], writes: folder };
      const began = Date.now();
      await assert.rejects(
        readFenced(within, {
          ...run,
          args: ['-c', 'while :; do :; done'],
          limits: { ...limits, cpuSeconds: 1 },
        }),
        /SIGKILL|took too long/,
      );
      assert.ok(Date.now() - began < 15_000);
      const fill = 'for i in 1 2 3 4 5 6 7 8 9; do printf %0999d 7; done > "$0"';
      await readFenced(within, {
        ...run,
        args: ['-c', fill, path.join(folder, 'big')],
        limits: { ...limits, fileBytes: 4000 },
      }).catch((error) => assert.ok(error instanceof FencedFailure));
      assert.ok(readFileSync(path.join(folder, 'big')).length <= 4000);
    });

    test('hardware is there for a run that names it, and for no other', async () => {
      const run = {
        ...{ program: shell, reads: [], writes: null, limits },
        args: ['-c', '[ -c /dev/full ] && echo there || echo absent'],
      };
      const hardware: Place[] = [{ at: '/dev/full', is: 'device' }];
      assert.equal((await readFenced(within, { ...run, hardware })).stdout.trim(), 'there');
      assert.equal((await readFenced(within, run)).stdout.trim(), 'absent');
    });

    test('ending it ends what it started', async () => {
      const folder = newFolder(`ended-${kind}`);
      const file = path.join(folder, 'alive');
      const beat = `(while :; do echo . >> "$0"; sleep 0.05; done) & echo up; wait`;
      const program = await startFenced(within, {
        program: shell,
        args: ['-c', beat, file],
        reads: [],
        writes: folder,
        limits,
      });
      await new Promise((resolve) => program.stdout.once('data', resolve));
      const pid = await program.programPid();
      assert.match(readFileSync(`/proc/${pid}/cmdline`, 'utf8'), /^\/bin\/sh\0/);
      program.kill();
      assert.equal((await program.ended).signal, 'SIGKILL');
      const size = existsSync(file) ? readFileSync(file).length : 0;
      await wait(200);
      assert.equal(existsSync(file) ? readFileSync(file).length : 0, size);
    });
  });
}

const atWork = (): string[] =>
  readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(`\0${dataDir}/`);
    } catch {
      return false;
    }
  });

/** Fails where a process of ours still lives after two seconds. */
async function noneAtWork(): Promise<void> {
  for (let look = 0; look < 40 && atWork().length > 0; look++) await wait(50);
  assert.deepEqual(atWork(), []);
}

test('whenever it is ended, nothing is left waiting', async () => {
  const fence = await findFence({ ...settings, mediaFence: 'bubblewrap' }).catch(() => null);
  if (fence === null) return;
  const run = { program: shell, args: ['-c', 'sleep 5'], reads: [input], writes: null, limits };
  for (let attempt = 0; attempt < 150; attempt++) {
    const program = await startFenced(fence, run);
    await wait(Math.random() * 10);
    program.kill();
    await program.ended;
  }
  await noneAtWork();
});

test('what a killed worker left waiting is ended by the next one, and nothing else', async (t) => {
  const fence = await findFence({ ...settings, mediaFence: 'bubblewrap' }).catch(() => null);
  if (fence === null) return;
  const run = { program: shell, args: ['-c', 'sleep 60'], reads: [input], writes: null, limits };
  const alive = await startFenced(fence, run);
  t.after(() => alive.kill());
  await alive.programPid();
  const [command, ...words] = fence.words(run);
  // As if a kill hit bubblewrap in the moment between its two halves.
  for (let attempt = 0; attempt < 300 && endStrayFences(dataDir) === 0; attempt++) {
    const builder = spawn(command!, words, { stdio: 'ignore' });
    await wait(1 + Math.random() * 6);
    builder.kill('SIGKILL');
    await once(builder, 'exit');
    await wait(5);
  }
  // What was just ended may need a moment to be gone.
  await wait(50);
  endStrayFences(dataDir);
  assert.notEqual(await alive.programPid(), null);
  alive.kill();
  assert.equal((await alive.ended).signal, 'SIGKILL');
  await noneAtWork();
});

test('Linux always has one', () => {
  assert.equal(tried.length > 0, process.platform === 'linux');
});

test('namespaces alone are a fence wherever they can be made', () => {
  const own = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const { status } = spawnSync('unshare', [...own, '--mount', '--net', '--pid', '--fork', 'true']);
  assert.equal(tried.includes('unshare'), status === 0);
});

test('a link that a program left is not followed', async () => {
  const folder = newFolder('links');
  symlinkSync(secret, path.join(folder, 'still-1.jpg'));
  await assert.rejects(takeBack(folder, path.join(folder, 'still-1.jpg')), /is no plain file/);
  symlinkSync(dataDir, path.join(folder, '240p'));
  await assert.rejects(takeBack(folder, path.join(folder, '240p', 'secret')), /is no plain file/);
  assert.equal(await takeBack(folder, path.join(folder, 'still-2.jpg')), false);
});

test('without a fence it goes on only where that was said', async () => {
  const { kind, description } = await findFence({ ...settings, mediaFence: 'none' });
  assert.equal(kind, 'none');
  assert.match(description, /NOT fenced/);
  const wanted = { ...settings, mediaFence: 'bubblewrap' as const };
  // Nothing can be laid out there.
  await assert.rejects(findFence({ ...wanted, dataDir: '/proc/1' }), MissingFence);
});
