import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheControlOf } from './object-keys.ts';

test('only a playlist that says in a line of its own that it has ended is kept', () => {
  const master = '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,NAME="my #EXT-X-ENDLIST"\n';
  assert.equal(cacheControlOf('a/master.m3u8', master), 'no-store');
  assert.equal(cacheControlOf('a/master.m3u8', Buffer.from(master)), 'no-store');
  assert.equal(cacheControlOf('a/index.m3u8', null), 'no-store');
  for (const end of ['\n', '\r\n', ''])
    assert.match(cacheControlOf('a/index.m3u8', Buffer.from(`#EXTM3U\n#EXT-X-ENDLIST${end}`)), /immutable/);
  assert.match(cacheControlOf('a/0.m4s', null), /immutable/);
});
