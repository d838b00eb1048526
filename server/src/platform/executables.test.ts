import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { isOldVersion } from './executables.ts';
import { testMediaTools } from './test-media-tools.ts';

const packaged = (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path;

test('a build of 2018 is named old, a current one is not', () => {
  assert.equal(
    isOldVersion('N-47683-g0e8eb07980-static', 'Copyright (c) 2000-2018 the FFmpeg developers'),
    true,
  );
  assert.equal(isOldVersion('N-118000-gabcdef', 'Copyright (c) 2000-2025 the FFmpeg developers'), false);
  assert.equal(isOldVersion('4.1.6-1~deb10u1', ''), true);
  assert.equal(isOldVersion('5.1.9-0+deb12u1', ''), false);
  assert.equal(isOldVersion('n7.1', ''), false);
});

test('a configured ffmpeg is used, and the log line says which it is and that it is old', async () => {
  const tools = await testMediaTools(packaged);
  assert.equal(tools.ffmpeg.path, packaged);
  assert.equal(tools.isOld, true);
  assert.match(tools.description, /as configured.*this build is old/);
  assert.ok(tools.hasFilter('ebur128'));
  assert.equal(tools.hasFilter('no_such_filter'), false);
});

test('a configured path that is no ffmpeg is refused with what to do', async () => {
  await assert.rejects(testMediaTools('/no/such/ffmpeg'), {
    message:
      'FFMPEG_PATH names /no/such/ffmpeg, which is not a working ffmpeg. Correct it, or leave it out to use the ffmpeg on the PATH.',
  });
});
