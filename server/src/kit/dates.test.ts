import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, isAdultOn, isDay } from './dates.ts';

test('a day is one of the calendar', () => {
  for (const day of ['2000-02-29', '1999-12-31', '2026-11-22']) assert.ok(isDay(day), day);
  for (const day of ['2001-02-29', '2000-13-01', '2000-00-10', '2000-1-1', '', 'yesterday', '20000-01-01'])
    assert.ok(!isDay(day), day);
  assert.equal(dayOf(Date.UTC(2026, 0, 2, 23, 59)), '2026-01-02');
});

test('one is an adult from the eighteenth birthday on, and not a day before', () => {
  assert.ok(!isAdultOn('2008-06-15', '2026-06-14'));
  assert.ok(isAdultOn('2008-06-15', '2026-06-15'));
  assert.ok(!isAdultOn('2008-02-29', '2026-02-28'));
  assert.ok(isAdultOn('2008-02-29', '2026-03-01'));
});
