import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridColumnCounts, layoutCookieValue, viewLayouts } from '#contract/layout.ts';
import { readCookie } from './cookies.ts';
import { cookieFacts, pageKey } from './page-answer.ts';
import { takesGzip } from './send-answer.ts';

test('a cookie is found by its whole name, wherever it stands', () => {
  assert.equal(readCookie('a=1; session = x=y ;b=', 'session'), 'x=y');
  assert.equal(readCookie('a=1;b=; c', 'b'), '');
  assert.equal(readCookie('my_session=1; =session; session; other=session=2', 'session'), null);
  assert.equal(readCookie('session=first; session=second', 'session'), 'first');
  assert.equal(readCookie(undefined, 'session'), null);
});

test('each layout, either side of the age gate, has a page of its own; whatever is no layout has the default’s', () => {
  const layouts = viewLayouts.flatMap((viewLayout) =>
    gridColumnCounts.flatMap((gridColumns) =>
      [true, false].map((autoPlayPreviews) =>
        layoutCookieValue({ viewLayout, gridColumns, autoPlayPreviews }),
      ),
    ),
  );
  const cookies = layouts.flatMap((layout) => [`layout=${layout}`, `age_confirmed=1; layout=${layout}`]);
  // Asked twice: the second time from memory.
  for (const _ of [1, 2]) assert.equal(new Set(cookies.map((one) => pageKey(one, '/'))).size, cookies.length);
  for (const cookie of [undefined, 'layout=', 'layout=standard.4', 'layout=standard.4.2', 'age_confirmed=2'])
    assert.equal(pageKey(cookie, '/'), pageKey('layout=standard.4.1', '/'), String(cookie));
  for (const cookie of cookies) {
    const { ageConfirmed, layout } = cookieFacts(cookie);
    assert.equal(pageKey(cookie, '/faq'), `${ageConfirmed ? 1 : 0} ${layoutCookieValue(layout)} /faq`);
  }
});

test('a page is sent as gzip to who takes it, whatever else is taken, unless it is tiny', () => {
  for (const accept of ['gzip', 'gzip, deflate, br, zstd', 'br, gzip;q=0.5'])
    assert.deepEqual([takesGzip(accept, 5000), takesGzip(accept, 100)], [true, false], accept);
  for (const accept of [undefined, '', 'br', 'identity', 'gzip;q=0, br'])
    assert.equal(takesGzip(accept, 5000), false, String(accept));
});
