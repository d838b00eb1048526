import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { SplicedGzip } from './spliced-gzip.ts';

const splice = (parts: string[], nonce: string): string =>
  gunzipSync(new SplicedGzip(parts.map((part) => Buffer.from(part))).with(nonce)).toString();

test('a page compressed ahead holds each visitor’s nonce and passes the checksum', () => {
  const parts = [
    '<script nonce="',
    `">${'a lantern in the rain '.repeat(500)}</script><script nonce="`,
    '"></script>月',
  ];
  const page = new SplicedGzip(parts.map((part) => Buffer.from(part)));
  for (const nonce of ['abc', 'a-nonce-of-another-length']) {
    assert.equal(gunzipSync(page.with(nonce)).toString(), parts.join(nonce));
  }
});

test('pages without a nonce, and empty parts, are whole', () => {
  assert.equal(splice(['just text'], 'x'), 'just text');
  assert.equal(splice(['', '', ''], 'xy'), 'xyxy');
  assert.equal(splice(['end', ''], 'q'), 'endq');
});

test('a compressed page is small', () => {
  const html = '<li class="card">lantern</li>'.repeat(1000);
  assert.ok(new SplicedGzip([Buffer.from(html)]).with('n').length < html.length / 20);
});
