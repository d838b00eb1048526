import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adMoment, isTimeZone } from './ad-time.ts';

test('a day and an hour are those of the time zone, over the change of summer time too', () => {
  const at = (text: string) => Date.parse(text);
  assert.deepEqual(adMoment('UTC', at('2026-11-22T23:59:59Z')), { day: '2026-11-22', weekday: 0, hour: 23 });
  assert.deepEqual(adMoment('Europe/Berlin', at('2026-11-22T23:59:59Z')), {
    day: '2026-11-23',
    weekday: 1,
    hour: 0,
  });
  assert.equal(adMoment('Europe/Berlin', at('2026-03-29T00:59:59Z')).hour, 1);
  assert.equal(adMoment('Europe/Berlin', at('2026-03-29T01:00:00Z')).hour, 3);
  // Offsets of quarters of an hour.
  assert.equal(adMoment('Asia/Kathmandu', at('2026-11-22T18:14:59Z')).hour, 23);
  assert.equal(adMoment('Asia/Kathmandu', at('2026-11-22T18:15:00Z')).hour, 0);
});

test('a time zone is one that is known', () => {
  assert.equal(isTimeZone('America/New_York'), true);
  assert.equal(isTimeZone('Mars/Olympus'), false);
});
