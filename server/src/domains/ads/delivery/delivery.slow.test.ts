import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Output } from '#contract/calls.ts';
import { choicesValue } from '#contract/cookie-choices.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { adsChanged } from '../ads-changed.ts';
import { readServe } from './ad-token.ts';
import { deliveryOf } from './delivery.ts';
import { insertAd, insertPlacement } from './fixtures/ads.ts';
import { givenOut, report } from './fixtures/given-out.ts';

const web = await testWeb();
const { db } = web.platform;
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
type Ads = Output<'get_available_ads'>;

const allows = choicesValue({ preferences: false, statistics: false, advertising: true }, Date.now() / 1000);
/** A browser, with the cookies it was given; one that allows advertising unless told otherwise. */
function browsing(consents = true) {
  const headers: Record<string, string> = {
    'user-agent': browser,
    ...(consents ? { cookie: `cookie_choices=${allows}` } : {}),
  };
  return {
    headers,
    async ads(input: object = { p_page_type: 'Home Page' }): Promise<Ads> {
      const { body, headers: answered } = await web.ask('get_available_ads', input, headers);
      const cookie = [answered['set-cookie'] ?? []].flat()[0]?.split(';')[0];
      if (cookie) headers.cookie = `${headers.cookie}; ${cookie}`;
      return body as Ads;
    },
    event: (token: string, kind: string, more: object = {}) =>
      web.call('record_ad_event', { p_token: token, p_kind: kind as 'served', ...more }, headers),
    go: (path: string) => web.app.inject({ url: path, headers }),
  };
}

/** Has the site decide by what is stored now. */
async function changed(): Promise<void> {
  const { snapshot } = deliveryOf(web.platform);
  const before = snapshot();
  await db.transaction((transaction) => adsChanged(transaction));
  await web.caughtUp();
  for (const until = Date.now() + 10_000; snapshot() === before; await sleep(20))
    assert.ok(Date.now() < until, 'what is stored was not read');
}

beforeEach(async () => {
  await db.query(
    'truncate ad_events, ad_serves, ad_viewer_days, ad_placement_hours, ad_campaigns, placements restart identity cascade',
  );
});

test('an ad is given out, served, seen and pressed, and each counts once', async () => {
  const ad = await insertAd(db, { campaign: { goals: { pricing: 'cpc', rate: 500_000 } } });
  await changed();
  const viewer = browsing();
  const [one] = await viewer.ads();
  assert.equal(one?.id, ad.creativeId);
  assert.equal(one.placement_id, ad.placementId);
  assert.equal(one.click_url, `/go/${one.serve_token}`);
  assert.equal(one.label, 'Ad');
  assert.match(one.asset_path ?? '', /^\/storage\/v1\/object\/public\/ad_assets\/small-/);
  assert.deepEqual(await viewer.event(one.serve_token, 'served'), { recorded: true, reason: null });
  assert.deepEqual(await viewer.event(one.serve_token, 'served'), { recorded: false, reason: 'repeated' });
  await sleep(1050);
  assert.deepEqual(await viewer.event(one.serve_token, 'click'), { recorded: false, reason: 'not_viewable' });
  assert.deepEqual(await viewer.event(one.serve_token, 'viewable', { p_is_visible: false }), {
    recorded: false,
    reason: 'hidden_page',
  });
  assert.deepEqual(await viewer.event(one.serve_token, 'viewable'), { recorded: true, reason: null });
  const gone = await viewer.go(one.click_url);
  assert.equal(gone.statusCode, 302);
  assert.equal(gone.headers.location, 'https://lanterns.example/');
  assert.equal(gone.headers['referrer-policy'], 'no-referrer');
  assert.deepEqual(await viewer.event(one.serve_token, 'click'), { recorded: false, reason: 'repeated' });
  assert.deepEqual(await viewer.event(one.serve_token, 'close'), { recorded: true, reason: null });
  const [balance] = await db.query('select served, viewable, clicks, spent from ad_balances');
  assert.deepEqual(balance, { served: 1, viewable: 1, clicks: 1, spent: 500_000_000 });
  const [counts] = await db.query(
    `select count(*) filter (where reason is null) as good, count(*) as all, sum(cost)::bigint as cost from ad_events`,
  );
  assert.deepEqual(counts, { good: 4, all: 8, cost: 500_000_000 });
});

test('that an ad was served may be told late: the second of a viewable one counts from when it was given out', async () => {
  const ad = await insertAd(db);
  const at = new Date();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  for (const [age, reason] of [
    [1100, null],
    [900, 'too_fast'],
  ] as const) {
    const serve = givenOut(ad, { givenAt: before(age).getTime() });
    assert.equal(await report(db, serve, 'viewable', { at: before(250) }), 'too_fast', 'nothing was served');
    assert.equal(await report(db, serve, 'served', { at: before(200) }), null);
    assert.equal(await report(db, serve, 'viewable', { at }), reason);
  }
});

test('what is not ours, too old or of somebody else counts for nothing and leads nowhere', async () => {
  await insertAd(db);
  await changed();
  const viewer = browsing();
  const [one] = await viewer.ads();
  const token = one!.serve_token;
  assert.deepEqual(await browsing().event(token, 'served'), { recorded: false, reason: 'other_viewer' });
  assert.deepEqual(await viewer.event(`${token.slice(0, -2)}xx`, 'served'), {
    recorded: false,
    reason: 'foreign_token',
  });
  assert.equal((await viewer.go('/go/nonsense')).statusCode, 404);
  assert.deepEqual(await viewer.event(token, 'conversion'), { recorded: false, reason: 'foreign_token' });
  const bot = { 'user-agent': 'Googlebot/2.1', cookie: viewer.headers.cookie! };
  assert.deepEqual(await web.call('record_ad_event', { p_token: token, p_kind: 'served' }, bot), {
    recorded: false,
    reason: 'bot',
  });
  const rented = await web.call(
    'record_ad_event',
    { p_token: token, p_kind: 'served' },
    viewer.headers,
    '3.5.1.1',
  );
  assert.equal(rented.recorded, false);
});

test('a press leads on from an ad that ended, and nowhere from one that was taken down or changed', async () => {
  const ad = await insertAd(db);
  await changed();
  const viewer = browsing();
  const [one] = await viewer.ads();
  const becomes = async (set: string): Promise<number> => {
    await db.query(`update ad_creatives set ${set} where id = $1`, [ad.creativeId]);
    await changed();
    return (await viewer.go(one!.click_url)).statusCode;
  };
  await db.query('update ad_postings set deleted_at = now() where id = $1', [ad.id]);
  assert.equal(await becomes('updated_at = now()'), 302);
  assert.equal(await becomes(`status = 'inactive'`), 302);
  for (const status of ['review', 'pending']) {
    assert.equal(
      await becomes(`status = '${status}', click_url = 'https://elsewhere.example/'`),
      410,
      status,
    );
  }
  assert.equal(await becomes(`status = 'active', deleted_at = now()`), 410);
});

test('who asks for ads in a loop and never shows one does not reserve a budget', async () => {
  const sold = { campaign: { goals: { impressions: 100_000 } } };
  const ad = await insertAd(db, sold);
  // As many as are asked for at once: none comes twice.
  for (let more = 23; more > 0; more--) await insertAd(db, { ...sold, placementId: ad.placementId });
  await changed();
  const ask = { p_page_type: 'Home Page', p_placements: Array.from({ length: 24 }, () => ad.placementId) };
  // Tests have no limits otherwise.
  const { rateLimitFactor } = web.platform.config;
  web.platform.config.rateLimitFactor = 1;
  after(() => {
    web.platform.config.rateLimitFactor = rateLimitFactor;
  });
  let reserved = 0;
  let free = 0;
  for (const until = Date.now() + 30_000; free === 0; ) {
    assert.ok(Date.now() < until, `${reserved} were reserved`);
    // A new browser each time, which is given a cookie.
    for (const { serve_token: token } of await browsing().ads(ask))
      if (readServe(web.platform.config.secret, token)?.sliceId) reserved++;
      else free++;
    await sleep(100);
  }
  assert.ok(reserved > 0 && reserved <= 300, `${reserved} were reserved`);
});

test('rooms are told of where an ad is to be expected', async () => {
  const ad = await insertAd(db);
  await insertPlacement(db, { location: 'Bottom of Page' });
  const everywhere = await insertPlacement(db, {
    pageType: 'All Pages',
    location: 'Floating',
    size: '300x250',
  });
  await insertAd(db, { placementId: everywhere, posting: { end: '2020-01-01T00:00:00Z' } });
  await changed();
  const rooms = await web.call('get_placements_by_page_type', { p_page_type: 'Home Page' }, null);
  assert.deepEqual(rooms, [
    {
      id: ad.placementId,
      location: 'Header',
      dimensions: '728x90',
      ad_sizes: ['728x90'],
      devices: [],
      ads: 1,
    },
  ]);
  assert.deepEqual(await web.call('get_placements_by_page_type', { p_page_type: 'Video Page' }, null), []);
  const roomsOf = async (role: 'member' | 'premium_member') => {
    const { cookie } = await makeMember(web.platform, `room-${role.slice(0, 7)}`, { role });
    return web.call('get_placements_by_page_type', { p_page_type: 'Home Page' }, { cookie });
  };
  assert.equal((await roomsOf('member')).length, 1);
  assert.deepEqual(await roomsOf('premium_member'), [], 'no room for who sees no ads');
});

test('rooms follow a change however often they are asked for while it is read', async () => {
  const ask = () => web.call('get_placements_by_page_type', { p_page_type: 'Home Page' }, null);
  for (let turn = 1; turn <= 5; turn++) {
    await insertAd(db);
    await db.transaction((transaction) => adsChanged(transaction));
    const over = Date.now() + 5000;
    while ((await ask()).length < turn) assert.ok(Date.now() < over, 'an old answer stays');
  }
});
