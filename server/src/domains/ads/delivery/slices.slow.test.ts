import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { createLog } from '../../../platform/log.ts';
import { type Ad, insertAd } from './fixtures/ads.ts';
import { givenOut, report } from './fixtures/given-out.ts';
import { deliverWithOneKilled } from './fixtures/one-killed.ts';
import { Slices } from './slices.ts';
import { type Campaign, compileSnapshot } from './snapshot.ts';
import { readSnapshot } from './snapshot-queries.ts';

const { db, url } = await testDatabase();
const minute = 60_000;
let now = 0;
const at = (): Date => new Date(now);

beforeEach(async () => {
  await db.query(
    'truncate ad_events, ad_serves, ad_viewer_days, ad_processes, ad_campaigns restart identity cascade',
  );
  now = Date.parse('2030-01-30T12:00:00Z');
});

/** A process as others see it. */
const someProcess = (): Slices =>
  new Slices({ db, log: createLog('silent'), timeZone: () => 'UTC', curve: () => null, clock: () => now });
const campaignOf = async ({ campaignId }: Ad): Promise<Campaign> =>
  compileSnapshot(await readSnapshot(db), new Map()).campaigns.get(campaignId)!;
const used = async (): Promise<object | undefined> =>
  (await db.query('select served, viewable, clicks from ad_balances'))[0];

/** Gives out as many as it is allowed, drawing as often as it takes; answers the slices they came from. */
async function giveAll(slices: Slices, campaign: Campaign, most = 10_000): Promise<number[]> {
  const given: number[] = [];
  for (let idle = 0; idle < 3 && given.length < most; ) {
    if (slices.budgetOf(campaign, 0) === null) {
      given.push(slices.take(campaign));
      idle = 0;
      continue;
    }
    idle++;
    slices.want([campaign]);
    now += 1000;
    await slices.tick();
    await slices.draw();
  }
  return given;
}

test('two processes share a goal, and what one gives back the other gives out', async () => {
  const ad = await insertAd(db, { campaign: { goals: { impressions: 100 } } });
  const campaign = await campaignOf(ad);
  const [one, two] = [someProcess(), someProcess()];
  const first = await giveAll(one, campaign, 10);
  assert.equal(first.length, 10);
  const second = await giveAll(two, campaign);
  assert.ok(second.length <= 90, String(second.length));
  assert.equal(two.budgetOf(campaign, 0), 'goal_reached');
  await one.close();
  now += 11_000;
  const third = await giveAll(two, campaign);
  assert.equal(first.length + second.length + third.length, 100);

  // A fifth is never reported: it comes back half an hour later.
  const all = [...first, ...second, ...third];
  for (const sliceId of all.slice(0, 80))
    assert.equal(await report(db, givenOut(ad, { sliceId }), 'served', { at: at() }), null);
  assert.deepEqual(await giveAll(two, campaign), []);
  await two.close();
  now += 32 * minute;
  const three = someProcess();
  await three.tick();
  const last = await giveAll(three, campaign);
  assert.equal(last.length, 20);
  for (const sliceId of last)
    assert.equal(await report(db, givenOut(ad, { sliceId }), 'served', { at: at() }), null);
  assert.deepEqual(await used(), { served: 100, viewable: 0, clicks: 0 });
  // Whatever else is reported does not count.
  const late = givenOut(ad, { sliceId: last[0]! });
  assert.equal(await report(db, late, 'served', { at: at() }), 'over_budget');
  assert.equal(await report(db, givenOut(ad), 'served', { at: at() }), 'over_budget');
});

test('a budget buys what it pays for, a day no more than its own', async () => {
  const goals = { pricing: 'vcpm', rate: 250_000, budget_total: 10, budget_daily: 5 };
  const ad = await insertAd(db, { campaign: { goals } });
  const campaign = await campaignOf(ad);
  const slices = someProcess();
  const today = await giveAll(slices, campaign);
  assert.equal(today.length, 20);
  assert.equal(slices.budgetOf(campaign, 0), 'day_used_up');
  for (const sliceId of today) {
    const serve = givenOut(ad, { sliceId });
    await report(db, serve, 'served', { at: at() });
    assert.equal(await report(db, serve, 'viewable', { at: new Date(now + 5000) }), null);
  }
  const [balance] = await db.query('select viewable, spent from ad_balances');
  assert.deepEqual(balance, { viewable: 20, spent: 5_000_000 });
  now += 24 * 60 * minute;
  assert.equal((await giveAll(slices, campaign)).length, 20);
  assert.equal(slices.budgetOf(campaign, 0), 'budget_used_up');
});

test('a price that changes on the way spends what is left of the budget, and nothing beyond it', async () => {
  for (const { rate, more } of [
    { rate: 500_000, more: 100 },
    { rate: 2_000_000, more: 25 },
  ]) {
    const goals = { pricing: 'cpm', rate: 1_000_000, budget_total: 100 };
    const ad = await insertAd(db, { campaign: { goals } });
    const slices = someProcess();
    const serve = async (most?: number): Promise<number> => {
      const given = await giveAll(slices, await campaignOf(ad), most);
      for (const sliceId of given)
        assert.equal(await report(db, givenOut(ad, { sliceId }), 'served', { at: at() }), null);
      return given.length;
    };
    assert.equal(await serve(50), 50);
    await db.query(
      `update ad_campaigns set goals = goals || jsonb_build_object('rate', $2::bigint) where id = $1`,
      [ad.campaignId, rate],
    );
    assert.equal(await serve(), more);
    assert.equal(slices.budgetOf(await campaignOf(ad), 0), 'budget_used_up');
    const [balance] = await db.query('select served, spent from ad_balances where campaign_id = $1', [
      ad.campaignId,
    ]);
    assert.deepEqual(balance, { served: 50 + more, spent: 100_000_000 });
    await slices.close();
  }
});

test('clicks at a price that changed cost no more than the budget', async () => {
  const goals = { pricing: 'cpc', rate: 1000, budget_total: 4 };
  const ad = await insertAd(db, { campaign: { goals } });
  const press = async (): Promise<unknown> => {
    const serve = givenOut(ad);
    await report(db, serve, 'served', { at: at() });
    await report(db, serve, 'viewable', { at: new Date(now + 2000) });
    return report(db, serve, 'click', { at: new Date(now + 3000) });
  };
  for (let click = 0; click < 3; click++) assert.equal(await press(), null);
  await db.query(`update ad_campaigns set goals = goals || '{"rate": 500}' where id = $1`, [ad.campaignId]);
  assert.deepEqual([await press(), await press(), await press()], [null, null, 'over_budget']);
  const [balance] = await db.query('select clicks, spent from ad_balances where campaign_id = $1', [
    ad.campaignId,
  ]);
  assert.deepEqual(balance, { clicks: 5, spent: 4_000_000 });
});

test('clicks beyond a goal are not billed, and end the campaign', async () => {
  const goals = { pricing: 'cpc', rate: 1000, clicks: 3 };
  const ad = await insertAd(db, { campaign: { goals } });
  const campaign = await campaignOf(ad);
  const slices = someProcess();
  slices.want([campaign]);
  await slices.draw();
  assert.equal(slices.budgetOf(campaign, 0), null);
  const reasons = [];
  for (let click = 0; click < 4; click++) {
    const serve = givenOut(ad);
    await report(db, serve, 'served', { at: at() });
    await report(db, serve, 'viewable', { at: new Date(now + 2000) });
    reasons.push(await report(db, serve, 'click', { at: new Date(now + 3000) }));
  }
  assert.deepEqual(reasons, [null, null, null, 'over_budget']);
  now += 6000;
  slices.take(campaign);
  await slices.tick();
  assert.equal(slices.budgetOf(campaign, 0), 'goal_reached');
  const [balance] = await db.query('select clicks, spent from ad_balances');
  assert.deepEqual(balance, { clicks: 3, spent: 3_000_000 });
});

test('one viewer presses a campaign so many times a day, and sees it as often as it allows', async () => {
  const ad = await insertAd(db, { campaign: { goals: { caps: { total: 7 } } } });
  const viewerHash = '77';
  const press = async (consents: boolean): Promise<unknown[]> => {
    const serve = givenOut(ad, { viewerHash, allowsAdvertising: consents });
    return [
      await report(db, serve, 'served', { at: at() }),
      await report(db, serve, 'viewable', { at: new Date(now + 2000) }),
      await report(db, serve, 'click', { at: new Date(now + 3000) }),
    ];
  };
  for (let click = 0; click < 5; click++) assert.deepEqual(await press(true), [null, null, null]);
  assert.deepEqual(await press(true), [null, null, 'too_many_clicks']);
  assert.deepEqual(await press(true), [null, null, 'too_many_clicks']);
  assert.equal((await press(true))[0], 'over_cap');
  // Of who refuses advertising only clicks are counted.
  for (let click = 0; click < 5; click++) assert.deepEqual(await press(false), [null, null, null]);
  assert.deepEqual(await press(false), [null, null, 'too_many_clicks']);
  const rows = await db.query(
    'select served, clicks, viewer_hash = 77 as is_known from ad_viewer_days order by is_known',
  );
  assert.deepEqual(rows, [
    { served: 0, clicks: 5, is_known: false },
    { served: 7, clicks: 5, is_known: true },
  ]);
});

test('a process that is silent for long loses its slices, and gives nothing more out of them', async () => {
  const ad = await insertAd(db, { campaign: { goals: { impressions: 8 } } });
  const campaign = await campaignOf(ad);
  const [hung, other] = [someProcess(), someProcess()];
  const given = await giveAll(hung, campaign, 1);
  assert.equal(hung.budgetOf(campaign, 0), null);
  now += 31_000;
  await other.tick();
  assert.equal(hung.budgetOf(campaign, 0), 'undrawn');
  const rest = await giveAll(other, campaign);
  // All that the hung one held may be out: it counts until its tokens are too old.
  assert.ok(given.length + rest.length < 8);
  now += 32 * minute;
  const later = someProcess();
  await later.tick();
  await other.close();
  now += 32 * minute;
  await later.tick();
  assert.equal((await giveAll(later, campaign)).length, 8);
});

test('two processes, one of them killed, deliver what was sold and nothing more', async () => {
  const goal = 12_000;
  const { early, most, counted, logged } = await deliverWithOneKilled({ db, url, goal, rate: 1000 });
  assert.ok(most <= goal, `${most} of ${goal}`);
  // What the killed one held is missing, for half an hour.
  assert.ok(early > goal * 0.4, `${early} of ${goal}`);
  assert.equal(counted, goal);
  assert.equal(logged, goal);
});
