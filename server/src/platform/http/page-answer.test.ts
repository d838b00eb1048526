import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridColumnCounts, layoutCookieValue, viewLayouts } from '#contract/layout.ts';
import { everywhere } from '../places/place-group.ts';
import { readCookie } from './cookies.ts';
import { pageFactsOf, pageKey } from './page-answer.ts';
import { takesGzip } from './send-answer.ts';

test('a cookie is found by its whole name, wherever it stands', () => {
  assert.equal(readCookie('a=1; session = x=y ;b=', 'session'), 'x=y');
  assert.equal(readCookie('a=1;b=; c', 'b'), '');
  assert.equal(readCookie('my_session=1; =session; session; other=session=2', 'session'), null);
  assert.equal(readCookie('session=first; session=second', 'session'), 'first');
  assert.equal(readCookie(undefined, 'session'), null);
});

test('each layout, either side of each age gate, has a page of its own; whatever is no layout has the default’s', () => {
  const layouts = viewLayouts.flatMap((viewLayout) =>
    gridColumnCounts.flatMap((gridColumns) =>
      [true, false].map((autoPlayPreviews) =>
        layoutCookieValue({ viewLayout, gridColumns, autoPlayPreviews }),
      ),
    ),
  );
  const outside = { key: '0', confirmed: false, asked: null };
  const standings = [
    outside,
    { key: '1', confirmed: true, asked: null },
    { key: '21d', confirmed: false, asked: { minimumAge: 21, methods: ['declaration'] } },
  ] as const;
  const pages = layouts.flatMap((layout) =>
    standings.map((standing) => ({ cookie: `layout=${layout}`, standing })),
  );
  // Asked twice: the second time from memory.
  for (const _ of [1, 2])
    assert.equal(
      new Set(pages.map(({ cookie, standing }) => pageKey({ cookie }, standing, everywhere, '/'))).size,
      pages.length,
    );
  for (const cookie of [undefined, 'layout=', 'layout=standard.4', 'layout=standard.4.2'])
    assert.equal(
      pageKey({ ...(cookie === undefined ? {} : { cookie }) }, outside, everywhere, '/'),
      pageKey({ cookie: 'layout=standard.4.1' }, outside, everywhere, '/'),
      String(cookie),
    );
  for (const { cookie, standing } of pages) {
    const { ageConfirmed, ageAsked, layout } = pageFactsOf({ cookie }, standing, '/faq');
    assert.deepEqual([ageConfirmed, ageAsked ?? null], [standing.confirmed, standing.asked]);
    assert.equal(
      pageKey({ cookie }, standing, everywhere, '/faq'),
      `${standing.key}  ${layoutCookieValue(layout)} /faq`,
    );
  }
});

test('a page is sent as gzip to who takes it, whatever else is taken, unless it is tiny', () => {
  for (const accept of ['gzip', 'gzip, deflate, br, zstd', 'br, gzip;q=0.5'])
    assert.deepEqual([takesGzip(accept, 5000), takesGzip(accept, 100)], [true, false], accept);
  for (const accept of [undefined, '', 'br', 'identity', 'gzip;q=0, br'])
    assert.equal(takesGzip(accept, 5000), false, String(accept));
});

test('the page that shows the choice of its browser is made once for each choice, and no other depends on it', () => {
  const standing = { key: '1', confirmed: true, asked: null };
  const headers = [
    {},
    { cookie: 'cookie_choices=2.1900000000.psa' },
    { cookie: 'cookie_choices=2.1900000000.---' },
    { cookie: 'cookie_choices=2.1900000000.psa', 'sec-gpc': '1' },
  ];
  const here = '/information/cookie-notice';
  for (const address of [here, `${here}.data`, `${here}?version=2`])
    assert.equal(
      new Set(headers.map((one) => pageKey(one, standing, everywhere, address))).size,
      headers.length,
      address,
    );
  for (const address of ['/', '/information/terms', '/information/cookie-notices'])
    assert.equal(new Set(headers.map((one) => pageKey(one, standing, everywhere, address))).size, 1, address);
  // Whenever it was chosen.
  assert.equal(
    pageKey({ cookie: 'cookie_choices=2.1.psa' }, standing, everywhere, here),
    pageKey({ cookie: 'cookie_choices=2.2.psa' }, standing, everywhere, here),
  );
  assert.deepEqual(pageFactsOf(headers[3]!, standing, here).cookies, {
    choices: { preferences: true, statistics: true, advertising: true },
    at: null,
    isOptedOut: true,
  });
  assert.equal(pageFactsOf(headers[3]!, standing, '/').cookies, undefined);
});
