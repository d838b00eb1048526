import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { CachedPage } from './cached-page.ts';
import { drawNonce } from './nonces.ts';

const mark = 'MARK-of-the-nonce';
const pageOf = (html: string, status = 200): CachedPage =>
  new CachedPage(status, [], Buffer.from(html), mark);
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a cached page names its own scripts by their hashes, and no script that came in by a hole', () => {
  const page = pageOf(
    `<script nonce="${mark}">one()</script><script type="module" async="" nonce="${mark}">two()</script>` +
      `<script>stolen()</script><script nonce="guess">guessed()</script>` +
      `<script src="/assets/a.js" nonce="${mark}"></script><link rel="modulepreload" nonce="${mark}" href="/assets/b.js"/>`,
  );
  assert.equal(page.scripts, `'self' ${hashOf('one()')} ${hashOf('two()')}`);
  assert.ok(!page.plain.bytes.includes(mark));
  assert.ok(page.plain.bytes.includes('<script type="module" async="">two()</script>'));
});

test('what a script holds back may run as well, as it was written', () => {
  const held = `import * as a from "/assets/a.js";\nif (1 < 2 && '月') b();`;
  const written = held.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
  const page = pageOf(
    `<script data-holds="${written.replaceAll('<', '&lt;')}" nonce="${mark}">hold()</script>`,
  );
  assert.equal(page.scripts, `'self' ${hashOf(held)} ${hashOf('hold()')}`);
});

test('a nonce that stands in a text is a fault, and never sent', () => {
  assert.throws(() => pageOf(`<p>${mark}</p>`), /elsewhere/);
});

test('a page has one version in each form, and both are whole', () => {
  const html = `<li>月 lantern ${randomBytes(5000).toString('base64')}</li>`;
  const [page, same, other] = [pageOf(html), pageOf(html), pageOf(`${html}.`)];
  assert.equal(gunzipSync(page.gzipped.bytes).toString(), html);
  assert.equal(page.plain.bytes.toString(), html);
  assert.equal(page.plain.etag, same.plain.etag);
  assert.equal(page.gzipped.etag, same.gzipped.etag);
  assert.equal(new Set([page.plain.etag, page.gzipped.etag, other.plain.etag]).size, 3);
  assert.ok(page.isKnownTo(page.plain, { 'if-none-match': `"x", ${page.plain.etag}` }));
  assert.ok(!page.isKnownTo(page.plain, { 'if-none-match': page.gzipped.etag }));
  const missing = pageOf(html, 404);
  assert.ok(!missing.isKnownTo(missing.plain, { 'if-none-match': missing.plain.etag }));
});

test('no nonce is given twice', () => {
  const nonces = Array.from({ length: 2000 }, drawNonce);
  assert.equal(new Set(nonces).size, nonces.length);
  for (const nonce of nonces) assert.match(nonce, /^[\w-]{22}$/);
});
