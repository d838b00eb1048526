import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { insertTestFigures, insertTestInvalid } from '#tests/inputs/test-ad-figures.ts';
import {
  insertTestCampaign,
  insertTestCreative,
  insertTestPlacement,
  insertTestPosting,
} from '#tests/inputs/test-ad-inputs.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createSendAdReportMailHandler } from './send-ad-report-mail.handler.ts';
import { sendAdReportsHandler } from './send-ad-reports.handler.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const other = await web.memberNamed('other', { role: 'admin' });

const dayMs = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const today = dayBefore(0);
const yesterday = dayBefore(1);
const at = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;

const campaignId = await insertTestCampaign(platform, {
  name: 'Lantern Tea',
  goals: { pricing: 'cpm', rate: 2_000_000, impressions: 10_000, budget_total: 50_000, pacing: 'even' },
  startDate: dayBefore(10),
  endDate: new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10),
});
const sidebar = await insertTestPlacement(platform, { name: 'Sidebar' });
const header = await insertTestPlacement(platform, { name: 'Header' });
const creativeId = await insertTestCreative(platform, campaignId, { title: 'Green tea' });
const posting = await insertTestPosting(platform, { campaignId, creativeId, placementId: sidebar });
const inHeader = await insertTestPosting(platform, { campaignId, creativeId, placementId: header });
const elsewhere = await insertTestPosting(platform, { placementId: header });
await insertTestFigures(platform, posting, {
  ...{ hour: at(yesterday, 10), served: 1000, viewable: 600, clicks: 30, conversions: 3, invalid: 9 },
  spent: 2_000_000_000,
});
await insertTestFigures(platform, posting, {
  ...{
    hour: at(yesterday, 11),
    served: 200,
    viewable: 100,
    clicks: 5,
    variant: 1,
    device: 'Mobile',
    country: 'JP',
  },
  spent: 400_000_000,
});
await insertTestFigures(platform, inHeader, {
  ...{ hour: at(dayBefore(2), 10), served: 500, viewable: 250, clicks: 10, spent: 1_000_000_000 },
});
await insertTestFigures(platform, elsewhere, { hour: at(yesterday, 10), served: 70, viewable: 7 });
await insertTestInvalid(platform, posting, { day: yesterday, kind: 'served', reason: 'bot', events: 6 });
await insertTestInvalid(platform, posting, { day: yesterday, kind: 'click', reason: 'too_fast', events: 3 });

const span = { p_from: dayBefore(5), p_to: today };
const report = (more: object) => call('get_ad_report', { ...span, p_by: 'day', ...more } as never, keeper);

test('a report by day has the sums, rates with intervals, and totals of all rows', async () => {
  const found = await report({});
  assert.equal(found.time_zone, 'UTC');
  assert.deepEqual(
    found.rows.map(({ key, served, viewable, clicks }) => [key, served, viewable, clicks]),
    [
      [dayBefore(2), 500, 250, 10],
      [yesterday, 1270, 707, 35],
    ],
  );
  const { totals } = found;
  assert.equal(totals.served, 1770);
  assert.equal(totals.spent, 3_400_000_000);
  assert.equal(totals.invalid, 9);
  assert.ok(totals.click_rate && totals.click_rate.low < totals.click_rate.rate);
  assert.ok(Math.abs((totals.click_rate?.rate ?? 0) - 45 / 957) < 1e-9);
});

test('a report is by every thing, and says the same in sum', async () => {
  for (const [by, rows] of [
    ['hour', 3],
    ['weekday-hour', 3],
    ['campaign', 2],
    ['creative', 2],
    ['variant', 3],
    ['placement', 2],
    ['page_type', 1],
    ['country', 2],
    ['device', 2],
  ] as const) {
    const found = await report({ p_by: by });
    assert.equal(found.total, rows, by);
    assert.equal(found.totals.served, 1770, by);
    assert.ok(
      found.rows.every(({ key, name }) => key !== '' && name !== ''),
      by,
    );
  }
  const [top] = (await report({ p_by: 'campaign' })).rows;
  assert.equal(top?.name, 'Lantern Tea');
  const variants = await report({ p_by: 'variant', p_campaign_id: campaignId });
  assert.deepEqual(
    variants.rows.map(({ name }) => name),
    ['Green tea', 'Green tea · variant 1'],
  );
});

test('a report is by two things, sorted, narrowed and in pages', async () => {
  const both = await report({ p_and: 'placement', p_sort: 'served', p_order: 'desc', p_limit: 2 });
  assert.equal(both.total, 3);
  assert.deepEqual(
    both.rows.map(({ key, and_name, served }) => [key, and_name, served]),
    [
      [yesterday, 'Sidebar', 1200],
      [dayBefore(2), 'Header', 500],
    ],
  );
  const next = await report({
    p_and: 'placement',
    p_sort: 'served',
    p_order: 'desc',
    p_limit: 2,
    p_offset: 2,
  });
  assert.deepEqual(
    next.rows.map(({ served }) => served),
    [70],
  );
  assert.equal(next.totals.served, 1770, 'the totals are of all pages');
  for (const sort of ['key', 'viewable_rate', 'click_rate', 'invalid', 'spent'])
    assert.equal((await report({ p_sort: sort })).rows.length, 2, sort);
  assert.equal((await report({ p_placement_id: sidebar })).totals.served, 1200);
  assert.equal((await report({ p_country: 'JP', p_by: 'device' })).totals.served, 200);
  assert.equal((await report({ p_page_type: 'Home Page' })).totals.served, 0);
  assert.equal((await report({ p_device: 'Mobile', p_by: 'country' })).rows[0]?.key, 'JP');
});

test('what does not count is told by its reason where that is asked for', async () => {
  const found = await report({ p_with_reasons: true, p_by: 'campaign' });
  assert.deepEqual(found.rows[0]?.invalid_by, [
    { reason: 'bot', events: 6 },
    { reason: 'too_fast', events: 3 },
  ]);
  assert.deepEqual(found.totals.invalid_by, found.rows[0]?.invalid_by);
  assert.equal((await report({})).totals.invalid_by, null);
  const invalid = await call('get_ad_invalid', span, keeper);
  assert.equal(invalid.total, 9);
  assert.deepEqual(invalid.reasons[0], { reason: 'bot', kind: 'served', events: 6 });
  assert.equal(invalid.days.length, 6);
  assert.equal(invalid.days.find(({ day }) => day === yesterday)?.events, 9);
  const own = await call('get_ad_invalid', { ...span, p_campaign_id: campaignId }, keeper);
  assert.equal(own.counted, 1700 + 950 + 45 + 3);
});

test('days and things that do not go together are refused by name', async () => {
  for (const [input, words] of [
    [{ p_from: '2030-02-30' }, 'Enter a day such as'],
    [{ p_from: today, p_to: yesterday }, 'before the first'],
    [{ p_from: '2020-01-01' }, 'or fewer'],
    [{ p_by: 'hour', p_from: dayBefore(60) }, '31 days or fewer'],
    [{ p_by: 'country', p_and: 'placement' }, 'country and placement together'],
  ] as const) {
    const { status, body } = await ask('get_ad_report', { ...span, p_by: 'day', ...input }, keeper);
    assert.equal(status, 400);
    assert.ok(body.message.includes(words), body.message);
  }
});

test('days are those of the time zone of advertising', async () => {
  giveSettings(platform.config, { adTimeZone: 'Asia/Tokyo' });
  try {
    const { rows, time_zone } = await report({ p_by: 'weekday-hour', p_campaign_id: campaignId });
    assert.equal(time_zone, 'Asia/Tokyo');
    const weekday = new Date(at(yesterday, 10)).getUTCDay();
    assert.ok(
      rows.some(({ key }) => key === `${weekday}-19`),
      'ten in UTC is 19 in Tokyo',
    );
  } finally {
    giveSettings(platform.config, { adTimeZone: 'UTC' });
  }
});

test('the dashboard sums active budgets and tells today from yesterday until the same time', async () => {
  const now = new Date();
  await insertTestFigures(platform, posting, {
    hour: at(today, 0),
    served: 40,
    viewable: 20,
    spent: 1_000_000,
  });
  const found = await call('get_ad_dashboard', {}, keeper);
  assert.equal(found.total_budget, 50_000);
  assert.equal(found.active_campaigns, 2);
  await insertTestCampaign(platform, { name: 'With nothing to show' });
  const { active_campaigns } = await call('get_ad_dashboard', {}, keeper);
  assert.equal(active_campaigns, 2, 'one that cannot run does not count');
  assert.equal(found.today.served, 40);
  assert.equal(found.hours.length, 24);
  assert.equal(found.hours[10]?.yesterday, 1070);
  const passed = now.getUTCHours() > 11 ? 1270 : found.yesterday.served;
  assert.equal(found.yesterday.served, passed);
  assert.equal(found.day, today);
});

test('a campaign is told against its plan', async () => {
  const { campaigns } = await call('get_ad_pacing', {}, keeper);
  const found = campaigns.find((one) => one.campaign_id === campaignId);
  assert.equal(found?.goal, 'impressions');
  assert.equal(found?.goal_amount, 10_000);
  assert.equal(found?.delivered, 1740);
  assert.equal(found?.state, 'behind');
  assert.ok((found?.planned ?? 0) > 4900 && (found?.planned ?? 0) < 5600, `${found?.planned}`);
});

test('a forecast tells what a placement had by weekday and hour, and what of it is booked', async () => {
  const place = await insertTestPlacement(platform, { name: 'Under the video' });
  const booked = await insertTestCampaign(platform, {
    goals: { pricing: 'cpm', rate: 1_000_000, impressions: 700 },
    startDate: today,
    endDate: dayBefore(-6),
  });
  const there = await insertTestPosting(platform, { campaignId: booked, placementId: place });
  const fresh = await call('get_ad_forecast', { p_placement_id: place, p_from: today, p_to: today }, keeper);
  assert.equal(fresh.weeks, 0, 'there is nothing to tell by');
  for (let day = 1; day <= 28; day++)
    await insertTestFigures(platform, there, { hour: at(dayBefore(day), 20), served: 0, asked: 300 });
  const found = await call(
    'get_ad_forecast',
    { p_placement_id: place, p_from: today, p_to: dayBefore(-6) },
    keeper,
  );
  assert.equal(found.weeks, 4);
  assert.deepEqual(found.total, { expected: 2100, low: 2100, high: 2100 });
  assert.equal(found.booked, 700);
  assert.equal(found.days[0]?.booked, 100);
  assert.equal(found.hours[3]?.[20], 300);
  const shared = await call(
    'get_ad_forecast',
    { p_placement_id: sidebar, p_from: today, p_to: dayBefore(-27) },
    keeper,
  );
  assert.equal(shared.weeks, 0, 'of a few days nothing can be told');
  const refused = async (more: object) =>
    (await ask('get_ad_forecast', { p_placement_id: place, p_from: today, p_to: today, ...more }, keeper))
      .status;
  assert.equal(await refused({ p_placement_id: campaignId }), 404);
  assert.equal(await refused({ p_from: yesterday }), 400);
  assert.equal(await refused({ p_to: '2090-01-01' }), 400);
});

test('figures of a finished day change by corrections alone, which stand beside them on record', async () => {
  const correct = (more: object) =>
    ask(
      'correct_ad_figures',
      { p_posting_id: posting, p_day: yesterday, p_reason: 'A test page', ...more },
      keeper,
    );
  for (const [more, field] of [
    [{}, 'p_served'],
    [{ p_served: -1201 }, 'p_served'],
    [{ p_served: 1, p_reason: '  ' }, 'p_reason'],
    [{ p_served: 1, p_day: today }, 'p_day'],
    [{ p_served: 1, p_day: '2030-02-30' }, 'p_day'],
  ] as const) {
    const { status, body } = await correct(more);
    assert.equal(status, 400, body.message);
    assert.equal(body.details, `field: ${field}`);
  }
  assert.equal((await correct({ p_served: 1, p_posting_id: campaignId })).status, 404);
  const { status, body } = await correct({ p_served: -100, p_spent: -200_000_000 });
  assert.equal(status, 200, body.message);
  const found = await report({ p_campaign_id: campaignId });
  assert.equal(found.rows.find(({ key }) => key === yesterday)?.served, 1200, 'the figures stay');
  assert.equal(found.totals.served, 1200 + 500 + 40 - 100);
  const [row] = found.corrections;
  assert.deepEqual(
    [row?.served, row?.reason, row?.made_by, row?.campaign_name],
    [-100, 'A test page', 'keeper', 'Lantern Tea'],
  );
  const narrowed = await report({ p_by: 'country', p_country: 'JP' });
  assert.equal(narrowed.has_corrections, false);
  assert.equal(narrowed.corrections.length, 0);
  assert.equal((await report({ p_placement_id: header })).corrections.length, 0);
  const { campaigns } = await call('get_ad_pacing', {}, keeper);
  assert.equal(campaigns.find((one) => one.campaign_id === campaignId)?.delivered, 1640);
  const [act] = await db.query<{ act: string; summary: string }>(
    `select act, summary from admin_acts where act like 'ad_figure.%' order by id desc limit 1`,
  );
  assert.equal(act?.act, 'ad_figure.corrected');
});

test('a proof page shows one campaign to whoever has its address, until that is closed', async () => {
  const { code } = await call('make_ad_proof', { p_campaign_id: campaignId }, keeper);
  const look = (typed: string) => ask('get_ad_proof', { p_code: typed }, null);
  const { status, body, text } = await look(code.toUpperCase());
  assert.equal(status, 200);
  assert.equal(body.campaign_name, 'Lantern Tea');
  assert.equal(body.totals.served, 1640);
  assert.equal(body.days.length, 3);
  assert.equal(body.corrections[0]?.reason, 'A test page');
  assert.ok(!text.includes('keeper') && !text.includes('Sidebar'), 'nothing of the site’s own');
  assert.deepEqual(
    (await call('get_ad_proofs', {}, keeper)).map(({ campaign_id }) => campaign_id),
    [campaignId],
  );
  const again = await call('make_ad_proof', { p_campaign_id: campaignId }, keeper);
  assert.equal((await look(code)).status, 404, 'a new address replaces the old one');
  assert.equal((await look(again.code)).status, 200);
  await call('revoke_ad_proof', { p_campaign_id: campaignId }, keeper);
  assert.equal((await look(again.code)).status, 404);
  assert.equal((await ask('revoke_ad_proof', { p_campaign_id: campaignId }, keeper)).status, 409);
  assert.equal((await look('not-a-code')).status, 404);
});

test('a secret for conversions is told once, and only its hash is stored', async () => {
  const { secret } = await call('make_ad_conversion_secret', { p_campaign_id: campaignId }, keeper);
  const stored = async () =>
    (
      await db.query<{ hash: Buffer }>('select conversion_hash as hash from ad_campaigns where id = $1', [
        campaignId,
      ])
    )[0]!.hash;
  assert.deepEqual(await stored(), createHash('sha256').update(secret).digest());
  const next = await call('make_ad_conversion_secret', { p_campaign_id: campaignId }, keeper);
  assert.notEqual(next.secret, secret);
  assert.deepEqual(await stored(), createHash('sha256').update(next.secret).digest());
  const noSuch = { p_campaign_id: '01890000-0000-7000-8000-000000000009' };
  assert.equal((await ask('make_ad_conversion_secret', noSuch, keeper)).status, 404);
});

test('a report comes by mail to whoever asked for it, once a period, while they are an admin', async () => {
  const input = {
    p_name: 'Each day',
    p_period: 'daily',
    p_by: 'placement',
    p_campaign_id: campaignId,
  } as const;
  const saved = await call('save_ad_schedule', input, keeper);
  assert.equal(saved.question.by, 'placement');
  assert.equal((await call('get_ad_schedules', {}, other)).length, 0, 'each has their own');
  assert.equal((await ask('save_ad_schedule', { ...input, p_id: saved.id }, other)).status, 404);
  assert.equal((await ask('delete_ad_schedule', { p_id: saved.id }, other)).status, 404);
  assert.equal((await ask('save_ad_schedule', { ...input, p_and: 'country' }, keeper)).status, 400);
  assert.equal((await ask('save_ad_schedule', { ...input, p_name: ' ' }, keeper)).status, 400);

  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const find = sendAdReportsHandler(platform);
  const send = createSendAdReportMailHandler({ ...platform, mail }, () => 'https://t.example');
  type Run = Parameters<typeof send.run>[0];
  const run = async () => {
    await find.run({ payload: {} } as never);
    const rows = await db.query<{ data: Run['payload'] }>(
      `delete from jobs.job where name = 'send-ad-report-mail' returning data`,
    );
    for (const { data } of rows) await send.run({ payload: data } as Run);
  };
  await run();
  assert.equal(letters.length, 0, 'it is not due');
  const makeDue = () => db.query(`update ad_report_schedules set next_at = now() - interval '3 days'`);
  await makeDue();
  await run();
  await run();
  assert.equal(letters.length, 1, 'one that is late comes once');
  const [letter] = letters;
  assert.equal(letter?.to, keeper.email);
  assert.ok(letter?.subject.includes(yesterday));
  assert.match(letter?.text ?? '', /Sidebar +1,200 +58\.3% +35 +5\.00% +€24\.00/);
  assert.match(letter?.text ?? '', /Total +1,100/);
  assert.ok(letter?.text.includes(`/admin/advertising/reports?from=${yesterday}`));
  const [now] = await call('get_ad_schedules', {}, keeper);
  assert.ok(now?.last_sent_at && Date.parse(now.next_at) > Date.now());

  await makeDue();
  await db.query(`update profiles set role = 'member' where id = $1`, [keeper.id]);
  await run();
  assert.equal(letters.length, 1, 'nobody but admins gets figures');
  await db.query(`update profiles set role = 'admin' where id = $1`, [keeper.id]);
  await call('delete_ad_schedule', { p_id: saved.id }, keeper);
  assert.deepEqual(await call('get_ad_schedules', {}, keeper), []);
});
