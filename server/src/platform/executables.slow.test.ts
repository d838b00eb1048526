import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { testMediaTools } from './test-media-tools.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-tools-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** This machine's ffmpeg, claiming another version. */
async function disguised(version: string): Promise<string> {
  const file = path.join(folder, 'ffmpeg');
  const { ffmpeg } = await testMediaTools();
  const script = `#!/bin/sh\n[ "$1" = -version ] && { echo 'ffmpeg version ${version} Copyright (c)'; exit; }\nexec ${ffmpeg.path} "$@"\n`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}

test('what a real ffmpeg lists is read, and a configured one is used though it is old', async () => {
  const old = await disguised('4.4.2-0ubuntu0.22.04.1');
  const tools = await testMediaTools(old);
  assert.equal(tools.ffmpeg.path, old);
  assert.equal(tools.isOld, true);
  assert.match(tools.description, /as configured.*this build is older than 5\.1/);
  assert.ok(tools.hasFilter('ebur128'));
  assert.equal(tools.hasFilter('no_such_filter'), false);
  assert.ok(tools.decoders.has('h264'));
  assert.equal(tools.decoders.has('no_such_codec'), false);
});
