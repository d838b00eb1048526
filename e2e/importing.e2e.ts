import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { root, runCommand, until } from './site.ts';
import { begin, played } from './watching.ts';

const url = process.env.SITE_URL ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-import-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const command = 'server/src/main/import-command.ts';

test('an operator imports a file and watches it before its ladder is done', async () => {
  const file = path.join(folder, 'ferry.mp4');
  // Few pictures, so that it plays for longer than the ladder takes, on a busy machine too.
  await makeClip(file, { seconds: 60, size: '1280x720', rate: 8 });
  const child = spawn(
    process.execPath,
    [command, file, '--title', 'Ferry at dusk', '--category', 'uncategorized', '--tags', 'sea, dusk'],
    {
      cwd: root,
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  atEnd(() => child.kill('SIGTERM'));
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const state = async (): Promise<string> => {
    const rows = await call('get_video_details_by_slug', { p_slug: 'ferry-at-dusk' }, null);
    return rows[0]?.playback.state ?? 'absent';
  };
  await until(
    async () => (await state()) !== 'absent',
    60_000,
    () => `it never became watchable:\n${out}`,
    () => child.exitCode !== null && child.exitCode !== 0,
  );
  assert.equal(await state(), 'playable', 'the ladder is still being made');
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/ferry-at-dusk`);
  await begin(page, 'Ferry at dusk');
  await played(page, 1);
  // Every step back and every seek: there must be none when the player switches to the ladder.
  const before = await page.evaluate(() => {
    const media = document.querySelector('video') as HTMLVideoElement;
    let last = media.currentTime;
    Object.assign(window, { lostPlaces: [] });
    media.addEventListener('timeupdate', () => {
      const lost = media.currentTime < last || media.currentTime > last + 3;
      if (lost) (window as unknown as { lostPlaces: number[] }).lostPlaces.push(last, media.currentTime);
      last = media.currentTime;
    });
    return last;
  });
  assert.equal(await exited, 0, out);
  assert.equal(
    out.trim().split('\n').at(-1),
    `${url}/play/ferry-at-dusk`,
    'the watch address is the last line',
  );
  await until(
    async () => (await state()) === 'ready',
    10_000,
    () => 'the page never heard that it is ready',
  );
  await page.getByRole('button', { name: /^Quality: / }).click();
  await page.getByRole('menuitemradio', { name: '720p', exact: true }).waitFor({ timeout: 60_000 });
  await page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at + 2, before, {
    timeout: 30_000,
  });
  assert.deepEqual(
    await page.evaluate(() => (window as unknown as { lostPlaces: number[] }).lostPlaces),
    [],
    'it lost its place',
  );
  await context.close();
});

test('a file that is no video is refused in one sentence, and nothing is left of it', async () => {
  const file = path.join(folder, 'notes.mp4');
  writeFileSync(file, 'this is no video');
  const { code, out, err } = await runCommand(
    command,
    [file, '--title', 'Only notes', '--category', 'uncategorized'],
    process.env,
  );
  assert.notEqual(code, 0);
  assert.equal(err.trim().split('\n').length, 1, err);
  assert.ok(!/ at |Error:/.test(err), 'no stack');
  assert.ok(!out.includes('/play/'));
  assert.equal((await call('search_videos', { p_query: 'Only notes' }, null)).items.length, 0);
});
