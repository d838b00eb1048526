import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isOldVersion } from './executables.ts';
import { testMediaTools } from './test-media-tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-tools-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** How an ffmpeg lists what it has, cut short. */
const lists = {
  '-filters': `Filters:
  T.. = Timeline support
 .S. = Slice threading
  ..C = Command support
  A = Audio input/output
  V = Video input/output
 ... ebur128           A->N       EBU R128 scanner.
 TSC yadif             V->V       Deinterlace the input image.`,
  '-encoders': `Encoders:
 V..... = Video
 ------
 V....D libx264              libx264 H.264 / AVC / MPEG-4 AVC / MPEG-4 part 10 (codec h264)`,
  '-codecs': `Codecs:
 D..... = Decoding supported
 .E.... = Encoding supported
 -------
 DEV.LS h264                 H.264 / AVC / MPEG-4 AVC / MPEG-4 part 10
 .EV.L. vnull                Null video codec`,
};

/**
 * Programs that answer as ffmpeg and ffprobe of this version do, since not every machine has them; a current ffmpeg
 * itself is asked in `executables.slow.test.ts`.
 */
function standIns(version: string, missing: readonly 'libx264'[] = []): string {
  const home = mkdtempSync(path.join(folder, 'programs-'));
  const write = (name: string, answers: Readonly<Record<string, string>>): string => {
    const file = path.join(home, name);
    const cases = Object.entries(answers).map(
      ([asked, words]) => `*${asked}) cat <<'END'\n${words}\nEND\n;;\n`,
    );
    writeFileSync(file, `#!/bin/sh\ncase "$*" in\n${cases.join('')}*) exit 1;;\nesac\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const banner = (name: string): Record<string, string> => ({
    '-version': `${name} version ${version} Copyright (c) 2000-2021 the FFmpeg developers`,
  });
  write('ffprobe', banner('ffprobe'));
  const encoders = missing.includes('libx264')
    ? { '-encoders': 'Encoders:\n V..... mpeg4 MPEG-4 part 2' }
    : {};
  return write('ffmpeg', { ...banner('ffmpeg'), ...lists, ...encoders });
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
  const old = standIns('4.4.2-0ubuntu0.22.04.1');
  const tools = await testMediaTools(old);
  assert.equal(tools.ffmpeg.path, old);
  assert.equal(tools.isOld, true);
  assert.match(tools.description, /as configured.*this build is older than 5\.1/);
  assert.ok(tools.hasFilter('ebur128'));
  assert.equal(tools.hasFilter('no_such_filter'), false);
  assert.ok(tools.decoders.has('h264'));
  assert.equal(tools.decoders.has('vnull'), false);
  assert.equal(tools.ffprobe.path, path.join(path.dirname(old), 'ffprobe'), 'that which lies beside it');
});

test('an ffmpeg that cannot make H.264 is refused with what to do', async () => {
  const poor = standIns('7.1', ['libx264']);
  await assert.rejects(testMediaTools(poor), {
    message: `${poor} cannot make H.264 (it lacks libx264). Install a full ffmpeg, or set FFMPEG_PATH to one.`,
  });
});

test('a configured path that is no ffmpeg is refused with what to do', async () => {
  await assert.rejects(testMediaTools('/no/such/ffmpeg'), {
    message:
      'FFMPEG_PATH names /no/such/ffmpeg, which is not a working ffmpeg. Correct it, or leave it out to use the ffmpeg on the PATH.',
  });
});
