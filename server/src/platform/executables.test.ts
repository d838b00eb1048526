import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isOldVersion } from './executables.ts';
import { testMediaTools } from './test-media-tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-tools-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** An ffmpeg that claims another version. */
async function disguised(version: string): Promise<string> {
  const file = path.join(folder, 'ffmpeg');
  const { ffmpeg } = await testMediaTools();
  const script = `#!/bin/sh\n[ "$1" = -version ] && { echo 'ffmpeg version ${version} Copyright (c)'; exit; }\nexec ${ffmpeg.path} "$@"\n`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}

test('a build of 2018 is named old, a current one is not', () => {
  assert.equal(
    isOldVersion('N-47683-g0e8eb07980-static', 'Copyright (c) 2000-2018 the FFmpeg developers'),
    true,
  );
  assert.equal(isOldVersion('N-118000-gabcdef', 'Copyright (c) 2000-2025 the FFmpeg developers'), false);
  assert.equal(isOldVersion('4.1.6-1~deb10u1', ''), true);
  assert.equal(isOldVersion('5.0.1', ''), true);
  assert.equal(isOldVersion('5.1.9-0+deb12u1', ''), false);
  assert.equal(isOldVersion('n7.1', ''), false);
});

test('a configured ffmpeg is used, and the log line says which it is and that it is old', async () => {
  const old = await disguised('4.4.2-0ubuntu0.22.04.1');
  const tools = await testMediaTools(old);
  assert.equal(tools.ffmpeg.path, old);
  assert.equal(tools.isOld, true);
  assert.match(tools.description, /as configured.*this build is older than 5\.1/);
  assert.ok(tools.hasFilter('ebur128'));
  assert.equal(tools.hasFilter('no_such_filter'), false);
});

test('a configured path that is no ffmpeg is refused with what to do', async () => {
  await assert.rejects(testMediaTools('/no/such/ffmpeg'), {
    message:
      'FFMPEG_PATH names /no/such/ffmpeg, which is not a working ffmpeg. Correct it, or leave it out to use the ffmpeg on the PATH.',
  });
});
