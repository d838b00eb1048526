import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChoices } from '#contract/cookie-choices.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const choose = (payload: object, headers: Record<string, string> = {}) =>
  web.ask('choose_cookies', payload, headers);
const setBy = (answer: Awaited<ReturnType<typeof choose>>): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);
const all = { p_preferences: true, p_statistics: true, p_advertising: true };
const none = { p_preferences: false, p_statistics: false, p_advertising: false };
/** Reports a page as a browser with these headers does. */
const pageView = (headers: Record<string, string>) =>
  web.call(
    'get-country',
    { page_url: 'http://localhost/faq', session_id: 's' },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', ...headers },
  );

test('a choice is a cookie for 180 days that scripts can read, and refused preferences go at once', async () => {
  const [allowed, ...more] = setBy(await choose(all));
  assert.deepEqual(more, []);
  assert.match(allowed ?? '', /^cookie_choices=2\.\d{10}\.psa; Path=\/; Max-Age=15552000; SameSite=Lax$/);
  const value = /cookie_choices=([^;]+)/.exec(allowed!)![1]!;
  assert.ok(Math.abs(readChoices(value)!.at - Date.now()) < 5000, 'it says since when');
  const [refused, layout] = setBy(await choose(none));
  assert.match(refused ?? '', /^cookie_choices=2\.\d{10}\.---;/);
  assert.match(layout ?? '', /^layout=; Path=\/; Max-Age=0/);
});

const views = async () =>
  (await web.platform.db.query<{ n: number }>('select count(*)::int as n from page_views'))[0]?.n ?? 0;

test('the server counts no page of who refused it, from the next request on', async () => {
  const counted = async (headers: Record<string, string>) => {
    const before = await views();
    const { recorded } = await pageView(headers);
    assert.equal((await views()) - before, Number(recorded));
    return recorded;
  };
  assert.equal(await counted({}), true, 'nothing was chosen');
  assert.equal(await counted({ cookie: 'cookie_choices=1.1900000000.p--' }), false);
  assert.equal(await counted({ 'sec-gpc': '1', cookie: 'cookie_choices=1.1900000000.psa' }), false);
  assert.equal(await counted({ cookie: 'cookie_choices=1.1900000000.-s-' }), true);
  assert.equal(await counted({ cookie: 'cookie_choices=0.1900000000.---' }), true, 'chosen by an older list');
});
