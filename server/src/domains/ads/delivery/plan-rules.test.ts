import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOf, limitsOf, ofDay } from './budget-rules.ts';
import { localTime } from './local-time.ts';
import { curveOf, dayStart, plannedShare, reserveOf } from './plan-rules.ts';

const hour = 3_600_000;

test('without a curve a run is even, and with one it follows the hours of the week', () => {
  const run = { from: dayStart('2030-01-27'), to: dayStart('2030-02-03') };
  assert.equal(plannedShare(null, run, run.from), 0);
  assert.equal(plannedShare(null, run, run.from + 84 * hour), 0.5);
  assert.equal(plannedShare(null, run, run.to + hour), 1);
  // All of it on Mondays, from noon on.
  const curve = Array.from({ length: 168 }, (_, index) => (index >= 36 && index < 48 ? 1 : 0));
  assert.equal(plannedShare(curve, run, dayStart('2030-01-28') + 12 * hour), 0);
  assert.equal(plannedShare(curve, run, dayStart('2030-01-28') + 15 * hour), 0.25);
  assert.equal(plannedShare(curve, run, dayStart('2030-01-29')), 1);
  const weeks = { from: run.from, to: run.from + 4 * 168 * hour };
  assert.equal(plannedShare(curve, weeks, run.from + 3 * 168 * hour), 0.75);
});

test('a curve needs a whole week, and leaves no hour out', () => {
  const week = Array.from({ length: 168 }, () => ({ hours: 2, asked: 20 }));
  assert.equal(curveOf(week.slice(1)), null);
  assert.equal(curveOf(week.with(5, { hours: 0, asked: 0 })), null);
  const curve = curveOf(week.with(5, { hours: 1, asked: 0 }))!;
  assert.ok(curve[5]! > 0 && curve[5]! < curve[6]! / 10);
});

test('a run leaves an end for what comes back', () => {
  assert.equal(reserveOf(24 * hour), 0.75 * hour);
  assert.equal(reserveOf(30 * 24 * hour), 2 * hour);
});

test('clocks of a time zone show summer time and quarters of an hour', () => {
  const shown = (zone: string, at: string): string =>
    new Date(localTime(zone, Date.parse(at))).toISOString().slice(0, 19);
  assert.equal(shown('UTC', '2030-01-30T12:34:56Z'), '2030-01-30T12:34:56');
  assert.equal(shown('Europe/Berlin', '2026-03-29T00:59:59Z'), '2026-03-29T01:59:59');
  assert.equal(shown('Europe/Berlin', '2026-03-29T01:00:00Z'), '2026-03-29T03:00:00');
  assert.equal(shown('Asia/Kathmandu', '2026-11-22T18:20:01Z'), '2026-11-23T00:05:01');
});

test('goals and budgets become numbers of impressions and clicks', () => {
  assert.deepEqual(limitsOf({ pricing: 'flat', budget_total: 500 }), {
    reserved: null,
    clicks: null,
    isEven: true,
  });
  const none = { count: 0, spent: 0 };
  const cpm = limitsOf({ pricing: 'cpm', rate: 3, budget_total: 1, impressions: 500_000 }).reserved!;
  assert.equal(cpm.unit, 'served');
  assert.deepEqual(allOf(cpm, none), { total: 333_333, by: 'budget_used_up' });
  assert.equal(ofDay(cpm, none), null);
  const vcpm = limitsOf({ pricing: 'vcpm', rate: 2_000_000, budget_daily: 9, pacing: 'asap' });
  assert.deepEqual([vcpm.clicks, vcpm.isEven, vcpm.reserved!.unit], [null, false, 'viewable']);
  assert.deepEqual(allOf(vcpm.reserved!, none), { total: null, by: 'goal_reached' });
  assert.equal(ofDay(vcpm.reserved!, none), 4);
  const cpc = limitsOf({ pricing: 'cpc', rate: 1500, budget_total: 100, clicks: 90 }).clicks!;
  assert.deepEqual(allOf(cpc, none), { total: 66, by: 'budget_used_up' });
  // Exact where floating point is not.
  const most = { pricing: 'cpm' as const, rate: 1_000_000_000_000, budget_total: 999_999_999_999 };
  assert.equal(allOf(limitsOf(most).reserved!, none).total, 999_999);
});

test('what was spent at another price stays spent', () => {
  const now = limitsOf({ pricing: 'cpc', rate: 2000, budget_total: 100 }).clicks!;
  // Forty at one minor unit leave sixty, which pay for thirty at two.
  assert.deepEqual(allOf(now, { count: 40, spent: 40_000_000 }), { total: 70, by: 'budget_used_up' });
  assert.deepEqual(allOf(now, { count: 40, spent: 80_000_000 }), { total: 50, by: 'budget_used_up' });
  assert.equal(allOf(now, { count: 40, spent: 101_000_000 }).total, 40);
});
