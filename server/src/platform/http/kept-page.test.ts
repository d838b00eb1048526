import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { KeptPage } from './kept-page.ts';
import { drawNonce, nonceLength } from './nonces.ts';

const mark = 'MARK-of-the-nonce';
const pageOf = (...parts: (string | Buffer)[]): KeptPage =>
  new KeptPage(
    200,
    [],
    Buffer.concat(
      parts.flatMap((part, i) => (i === 0 ? [Buffer.from(part)] : [Buffer.from(mark), Buffer.from(part)])),
    ),
    mark,
  );
const unpacked = (page: KeptPage, nonce: string): string => gunzipSync(page.gzippedWith(nonce)).toString();

test('a kept page holds each visitor’s nonce, plain and compressed, and passes the checksum', () => {
  const parts = [
    '<script nonce="',
    `">${'a lantern in the rain '.repeat(500)}</script><script nonce="`,
    '"></script>月',
  ];
  const page = pageOf(...parts);
  for (let i = 0; i < 20; i++) {
    const nonce = drawNonce();
    assert.equal(unpacked(page, nonce), parts.join(nonce));
    assert.equal(page.with(nonce).toString(), parts.join(nonce));
  }
});

test('pages without a nonce, empty parts and long parts that do not compress are whole', () => {
  const nonce = 'n'.repeat(nonceLength);
  assert.equal(unpacked(pageOf('just text'), nonce), 'just text');
  assert.equal(unpacked(pageOf(''), nonce), '');
  assert.equal(unpacked(pageOf('', '', ''), nonce), nonce + nonce);
  assert.equal(unpacked(pageOf('end', ''), nonce), `end${nonce}`);
  const short = Array.from({ length: 200 }, () => 'x'.repeat(500));
  assert.equal(unpacked(pageOf(...short), nonce), short.join(nonce));
  for (let length = 440; length < 470; length++) {
    const parts = Array.from({ length: 150 }, () => 'x'.repeat(length));
    assert.equal(unpacked(pageOf(...parts), nonce), parts.join(nonce));
  }
  const noise = randomBytes(100_000).toString('base64');
  assert.equal(unpacked(pageOf('a', noise, 'b'), nonce), ['a', noise, 'b'].join(nonce));
});

test('answers that are under way keep their bytes while others are made', () => {
  const page = pageOf('<', `${'lantern '.repeat(2000)}>`);
  const nonces = Array.from({ length: 200 }, drawNonce);
  const made = nonces.map((nonce) => page.with(nonce));
  made.forEach((bytes, i) => {
    assert.equal(bytes.toString('latin1', 1, 1 + nonceLength), nonces[i]);
  });
});

test('bytes that were sent carry the next nonce', () => {
  const page = pageOf('<', `${'lantern '.repeat(2000)}>`);
  for (let i = 0; i < 5; i++) {
    const nonce = drawNonce();
    const plain = page.with(nonce);
    const packed = page.gzippedWith(nonce);
    assert.equal(plain.toString(), `<${nonce}${'lantern '.repeat(2000)}>`);
    assert.equal(gunzipSync(packed).toString(), plain.toString());
    page.giveBack(plain, false);
    page.giveBack(packed, true);
  }
});

test('no nonce is given twice', () => {
  const nonces = Array.from({ length: 2000 }, drawNonce);
  assert.equal(new Set(nonces).size, nonces.length);
  for (const nonce of nonces) assert.match(nonce, /^[\w-]{22}$/);
});

test('a compressed page is small', () => {
  const html = '<li class="card">lantern</li>'.repeat(1000);
  assert.ok(pageOf(html).gzippedWith(drawNonce()).length < html.length / 20);
});
