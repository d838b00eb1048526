import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againstYesterday } from './dashboard-rules.ts';
import { bookedOn, forecast, type PastHour, readPast } from './forecast-rules.ts';
import { flatWeek, goalOf, plannedShare, planState, weighDays } from './plan-rules.ts';
import { added, rateOf, withRates } from './rate-rules.ts';
import { dayAfter, questionOf, readDays, sourceOf, tellsReasons } from './report-rules.ts';
import { daysOf, nextDay } from './schedule-rules.ts';

/** Numbers as if by chance, the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('an interval holds the true share in about 19 of 20 cases, for few tries and small shares too', () => {
  const next = chance(7);
  for (const [truth, tries] of [
    [0.5, 40],
    [0.02, 1000],
    [0.1, 200],
  ] as const) {
    let held = 0;
    for (let turn = 0; turn < 2000; turn++) {
      let hits = 0;
      for (let one = 0; one < tries; one++) if (next() < truth) hits++;
      const rate = rateOf(hits, tries);
      if (rate && rate.low <= truth && truth <= rate.high) held++;
    }
    assert.ok(held / 2000 > 0.93 && held / 2000 < 0.985, `${truth} of ${tries}: ${held / 2000}`);
  }
});

test('an interval is known by its figures, stays within nothing and all, and of nothing there is none', () => {
  const rate = rateOf(10, 100);
  assert.ok(rate && Math.abs(rate.low - 0.0552) < 0.0005 && Math.abs(rate.high - 0.1744) < 0.0005);
  assert.equal(rateOf(0, 30)?.low, 0);
  assert.equal(rateOf(30, 30)?.high, 1);
  assert.equal(rateOf(0, 0), null);
  assert.equal(rateOf(3, 2), null, 'a correction took more than there was');
  const sums = { served: 10, viewable: 5, clicks: 1, conversions: 0, spent: 7 };
  assert.equal(added([sums, { ...sums, served: -3 }], 4).served, 7);
  assert.equal(withRates({ ...sums, invalid: null }).click_rate?.rate, 0.2, 'of what was viewable');
});

test('weekdays are weighed over any number of days, and over a lifetime as quickly as over a week', () => {
  const weights = [1, 2, 4, 8, 16, 32, 64];
  const first = '2026-11-25';
  let sum = 0;
  for (let days = 0; days < 30; days++) {
    const last = dayAfter(first, days);
    sum += weights[new Date(`${last}T00:00:00Z`).getUTCDay()]!;
    assert.equal(weighDays(first, last, weights), sum, last);
  }
  assert.equal(weighDays(first, dayAfter(first, -1), weights), 0);
  const began = performance.now();
  for (let campaign = 0; campaign < 1000; campaign++)
    plannedShare({ starts: first, ends: '2199-12-31' }, { day: '2030-01-01', hour: 1, minutes: 1 }, flatWeek);
  assert.ok(performance.now() - began < 1000);
});

test('a question is read from the smallest sums that answer it, and refused if none do', () => {
  const none = { p_by: 'day' } as const;
  assert.equal(sourceOf(questionOf(none)), 'placements');
  assert.equal(sourceOf(questionOf({ ...none, p_and: 'placement' })), 'placements');
  assert.equal(sourceOf(questionOf({ ...none, p_campaign_id: 'x' })), 'postings');
  assert.equal(sourceOf(questionOf({ p_by: 'variant' })), 'postings');
  assert.equal(sourceOf(questionOf({ p_by: 'country', p_campaign_id: 'x' })), 'audience');
  assert.equal(sourceOf(questionOf({ p_by: 'weekday-hour', p_placement_id: 'x' })), 'hours');
  assert.throws(() => sourceOf(questionOf({ p_by: 'country', p_and: 'placement' })), /country and placement/);
  assert.throws(() => sourceOf(questionOf({ p_by: 'hour', p_device: 'Mobile' })), /hour and device/);
  assert.equal(tellsReasons(questionOf({ p_by: 'day', p_and: 'campaign' })), true);
  assert.equal(tellsReasons(questionOf({ p_by: 'device' })), false);
});

test('days are real, in their order, and not too many', () => {
  readDays('2030-01-01', '2030-01-01', 1);
  for (const [from, to] of [
    ['2030-02-30', '2030-03-01'],
    ['2030-01-02', '2030-01-01'],
    ['2030-01-01', '2030-01-03'],
    ['soon', 'later'],
  ] as const)
    assert.throws(() => readDays(from, to, 2), { kind: 'badInput' });
});

const goals = { pricing: 'cpm', impressions: 1000, budget_total: 500 } as const;

test('the goal is the one that is reached first', () => {
  const delivered = { served: 300, viewable: 200, clicks: 4, spent: 100 * 1e6 };
  assert.deepEqual(goalOf(goals, delivered), {
    ...{ kind: 'impressions', amount: 1000, delivered: 300, share: 0.3 },
  });
  assert.equal(goalOf(goals, { ...delivered, spent: 400 * 1e6 })?.kind, 'budget');
  assert.equal(goalOf({ ...goals, pricing: 'vcpm' }, delivered)?.kind, 'viewable');
  assert.equal(goalOf({ pricing: 'flat', budget_total: 500 }, delivered), null, 'a price is no goal');
});

test('a plan follows the week of the site', () => {
  // 2026-11-23 is a Monday.
  const week = { starts: '2026-11-23', ends: '2026-11-29' };
  assert.equal(plannedShare(week, { day: '2026-11-22', hour: 23, minutes: 59 }, flatWeek), 0);
  assert.equal(plannedShare(week, { day: '2026-11-30', hour: 0, minutes: 0 }, flatWeek), 1);
  const middle = plannedShare(week, { day: '2026-11-26', hour: 12, minutes: 0 }, flatWeek);
  assert.ok(Math.abs(middle - 0.5) < 1e-9);
  const evenings = flatWeek.map((_, hour) => (hour % 24 >= 18 ? 1 : 0));
  assert.ok(Math.abs(plannedShare(week, { day: '2026-11-23', hour: 17, minutes: 0 }, evenings)) < 1e-9);
  const late = plannedShare(week, { day: '2026-11-23', hour: 20, minutes: 30 }, evenings);
  assert.ok(Math.abs(late - 2.5 / 42) < 1e-9);
  assert.equal(
    plannedShare(
      week,
      { day: '2026-11-25', hour: 1, minutes: 0 },
      flatWeek.map(() => 0),
    ),
    0,
  );
});

test('who is off the plan by more than a twentieth is behind or ahead', () => {
  const goal = (share: number) => ({
    kind: 'impressions' as const,
    amount: 1000,
    delivered: share * 1000,
    share,
  });
  const at = (share: number, planned: number | null, more: object = {}) =>
    planState({
      ...{ starts: '2026-11-01', ends: '2026-11-30', day: '2026-11-15', goal: goal(share), planned },
      pacing: 'even',
      ...more,
    });
  assert.equal(at(0.49, 0.5), 'on_plan');
  assert.equal(at(0.47, 0.5), 'behind');
  assert.equal(at(0.53, 0.5), 'ahead');
  assert.equal(at(0.53, 0.5, { pacing: 'asap' }), 'on_plan');
  assert.equal(at(0.001, 0.004), 'on_plan', 'at the beginning any difference is much');
  assert.equal(at(1, 0.5), 'reached');
  assert.equal(at(0.9, 1, { day: '2026-12-01' }), 'ended');
  assert.equal(at(0, 0, { day: '2026-10-31' }), 'not_begun');
  assert.equal(at(0.5, null, { ends: null }), 'no_plan');
});

/** Weeks in which Sundays have twice as much, all of it in the evening. */
function pastOf(weeks: number, today: string, next = () => 0.5): PastHour[] {
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const day = dayAfter(today, index - weeks * 7);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return { day, weekday, hour: 20, asked: Math.round((weekday === 0 ? 200 : 100) * (0.9 + 0.2 * next())) };
  });
}

test('a forecast is what the same weekdays had, with a range that tells how alike they were', () => {
  const today = '2026-11-23';
  const steady = readPast(pastOf(8, today), today, 8);
  assert.equal(steady.weeks, 8);
  assert.equal(steady.curve[20], 200);
  assert.equal(steady.curve[24 + 20], 100);
  const { days, total } = forecast(steady, '2026-11-23', '2026-11-29');
  assert.deepEqual(days[0], { day: '2026-11-23', expected: 100, low: 100, high: 100 });
  assert.equal(days[6]?.expected, 200);
  assert.equal(total.expected, 800);
  const uneven = forecast(readPast(pastOf(8, today, chance(3)), today, 8), '2026-11-23', '2026-11-29');
  assert.ok(uneven.total.low < 800 && uneven.total.high > 800);
  const reach = (range: { expected: number; high: number }) => range.high / range.expected;
  assert.ok(reach(uneven.total) < reach(uneven.days[1]!), 'a week is surer than its days');
  assert.deepEqual(forecast(readPast([], today, 8), today, today).total, { expected: 0, low: 0, high: 0 });
  const one = forecast(readPast(pastOf(1, today), today, 8), today, today).days[0];
  assert.ok(one && one.low <= 50 && one.high >= 150, 'one week alone tells little');
  assert.equal(readPast(pastOf(1, today).slice(1), today, 8).weeks, 0);
});

test('a range holds what comes in at least nine of ten cases', () => {
  const next = chance(11);
  const today = '2026-11-23';
  let held = 0;
  for (let turn = 0; turn < 300; turn++) {
    const all = pastOf(9, dayAfter(today, 7), next);
    const past = readPast(
      all.filter(({ day }) => day < today),
      today,
      8,
    );
    const came = all.filter(({ day }) => day >= today).reduce((sum, { asked }) => sum + asked, 0);
    const { total } = forecast(past, today, dayAfter(today, 6));
    if (total.low <= came && came <= total.high) held++;
  }
  assert.ok(held / 300 >= 0.9, `${held / 300}`);
});

test('what is booked is spread over the days that a campaign still has', () => {
  const today = '2026-11-23';
  const past = readPast(pastOf(4, today), today, 8);
  const booking = {
    campaignId: 'a',
    impressions: 800,
    starts: '2026-11-01',
    ends: '2026-11-29',
    days: null,
    hours: null,
  };
  assert.equal(bookedOn([booking], past, '2026-11-23', today), 100);
  assert.equal(bookedOn([booking], past, '2026-11-29', today), 200);
  assert.equal(bookedOn([booking], past, '2026-11-30', today), 0);
  assert.equal(bookedOn([{ ...booking, days: [0] }], past, '2026-11-29', today), 800);
  assert.equal(bookedOn([{ ...booking, hours: [3] }], past, '2026-11-29', today), 0, 'nobody is there then');
  assert.equal(bookedOn([{ ...booking, impressions: null }], past, '2026-11-29', today), 0);
});

test('reports come the next day, on Monday or on the first, about days that are over', () => {
  assert.equal(nextDay('daily', '2026-12-31'), '2027-01-01');
  assert.equal(nextDay('weekly', '2026-11-25'), '2026-11-30');
  assert.equal(nextDay('weekly', '2026-11-30'), '2026-12-07', 'a Monday waits for the next');
  assert.equal(nextDay('monthly', '2026-01-31'), '2026-02-01');
  assert.equal(nextDay('monthly', '2026-02-01'), '2026-03-01');
  assert.deepEqual(daysOf('daily', '2027-01-01'), { from: '2026-12-31', to: '2026-12-31' });
  assert.deepEqual(daysOf('weekly', '2026-11-30'), { from: '2026-11-23', to: '2026-11-29' });
  assert.deepEqual(daysOf('weekly', '2026-12-02'), { from: '2026-11-23', to: '2026-11-29' }, 'late');
  assert.deepEqual(daysOf('monthly', '2026-03-01'), { from: '2026-02-01', to: '2026-02-28' });
});

test('yesterday counts until the same time, its last hour by what has passed of it', () => {
  const hour = (text: string, served: number) => ({
    ...{ hour: new Date(`2026-11-${text}:00:00Z`), served, viewable: 0, clicks: 0, spent: 0 },
  });
  const rows = [hour('24T08', 10), hour('24T09', 40), hour('24T10', 99), hour('25T08', 5), hour('25T09', 6)];
  const found = againstYesterday(rows, Date.parse('2026-11-25T09:15:00Z'), 'UTC');
  assert.equal(found.today.served, 11);
  assert.equal(found.yesterday.served, 20);
  assert.equal(found.hours[9]?.today, 6);
  assert.equal(found.hours[10]?.today, null, 'it has not come yet');
  assert.equal(found.hours[10]?.yesterday, 99);
});
