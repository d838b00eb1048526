import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayBegins, dayEnds, readAdDay, readAdMoment } from './typed-time.ts';

const berlin = 'Europe/Berlin';
const at = (typed: string, zone = berlin, isEnd = false) =>
  readAdMoment('p_start_time', typed, zone, isEnd)?.toISOString();

test('a day is a day, and of a moment the day that it is there', () => {
  assert.equal(readAdDay('p_start_date', '2030-01-31', berlin), '2030-01-31');
  assert.equal(readAdDay('p_start_date', '2030-01-31T23:30:00Z', berlin), '2030-02-01');
  assert.equal(readAdDay('p_start_date', '2030-01-31T23:30', berlin), '2030-01-31');
  for (const none of [null, '', '  ']) assert.equal(readAdDay('p_start_date', none, berlin), null);
  for (const wrong of ['2030-02-30', 'soon', '31.01.2030', '9999-01-01', '2030-01-31T25:00', '1890-01-01'])
    assert.throws(() => readAdDay('p_start_date', wrong, berlin), { field: 'p_start_date' }, wrong);
});

test('a moment without an offset is meant there, over the changes of summer time', () => {
  assert.equal(at('2030-01-31T08:00'), '2030-01-31T07:00:00.000Z');
  assert.equal(at('2030-07-31T08:00'), '2030-07-31T06:00:00.000Z');
  assert.equal(at('2030-07-31 08:00:30'), '2030-07-31T06:00:30.000Z');
  assert.equal(at('2030-07-31T08:00:00+0530'), '2030-07-31T02:30:00.000Z');
  // The clock goes from two to three.
  assert.equal(at('2026-03-29T01:59'), '2026-03-29T00:59:00.000Z');
  assert.equal(at('2026-03-29T03:00'), '2026-03-29T01:00:00.000Z');
  assert.equal(at('2030-01-31T08:00', 'Asia/Kathmandu'), '2030-01-31T02:15:00.000Z');
});

test('a day alone begins when it does there, and ends when the next one begins', () => {
  assert.equal(at('2030-01-31'), '2030-01-30T23:00:00.000Z');
  assert.equal(at('2030-01-31', berlin, true), '2030-01-31T23:00:00.000Z');
  assert.equal(dayEnds(berlin, '2026-03-29') - dayBegins(berlin, '2026-03-29'), 23 * 3_600_000);
  assert.equal(dayEnds(berlin, '2026-10-25') - dayBegins(berlin, '2026-10-25'), 25 * 3_600_000);
  assert.throws(() => at('noon'), { field: 'p_start_time' });
});
