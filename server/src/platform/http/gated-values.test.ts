import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutMedia } from './gated-values.ts';

test('before the age gate no address of a picture or of media is left, at any depth', () => {
  const value = {
    title: 'Lantern',
    thumbnail_url: '/media/a/thumbnail.webp',
    playback: { master_url: '/media/a/master.m3u8', captions: [{ url: '/media/a/en.vtt' }], state: 'ready' },
    thumbnails: ['/media/a/first.webp'],
    items: [{ animated_preview_url: '/media/a/preview.mp4', view_count: 3 }],
  };
  const gated = withoutMedia(value);
  assert.ok(!JSON.stringify(gated).includes('/media/'));
  assert.equal(gated.title, 'Lantern');
  assert.equal(gated.items[0]?.view_count, 3);
  assert.equal(value.thumbnail_url, '/media/a/thumbnail.webp', 'the shared value stays as it was');
});
