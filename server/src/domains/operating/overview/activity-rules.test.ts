import assert from 'node:assert/strict';
import { test } from 'node:test';
import { activityOf, spanOf } from './activity-rules.ts';

const now = new Date('2030-03-10T15:20:00Z');
const at = (moment: string): Date => new Date(`${moment}:00:00Z`);

test('a day is the last 24 hours, a week and a month are whole days of which the last is today', () => {
  assert.deepEqual(spanOf('day', now), {
    since: at('2030-03-09T16'),
    before: at('2030-03-08T16'),
    stepHours: 1,
    steps: 24,
  });
  assert.deepEqual(spanOf('week', now), {
    since: at('2030-03-04T00'),
    before: at('2030-02-25T00'),
    stepHours: 24,
    steps: 7,
  });
  assert.equal(spanOf('month', now).since.toISOString(), '2030-02-09T00:00:00.000Z');
});

test('hours go to their steps, and to the time before no further than the period has come', () => {
  const { steps, totals, before } = activityOf(
    [
      { hour: at('2030-02-24T23'), views: 1000 },
      { hour: at('2030-02-25T00'), views: 1 },
      { hour: at('2030-03-03T15'), views: 2 },
      // The period has not come so far yet.
      { hour: at('2030-03-03T16'), views: 100 },
      { hour: at('2030-03-04T00'), views: 4 },
      { hour: at('2030-03-10T15'), views: 8, errors: 1 },
      { hour: at('2030-03-10T14'), sign_ups: 3, stored_bytes: 500 },
      { hour: at('2030-03-10T15'), stored_bytes: null },
    ],
    'week',
    now,
  );
  assert.deepEqual(
    steps.map(({ views }) => views),
    [4, 0, 0, 0, 0, 0, 8],
  );
  assert.equal(steps[6]?.from, '2030-03-10T00:00:00.000Z');
  assert.equal(steps[6]?.stored_bytes, 500, 'what was measured last, not what was not');
  assert.equal(steps[0]?.stored_bytes, null);
  assert.deepEqual([totals.views, totals.errors, totals.sign_ups], [12, 1, 3]);
  assert.equal(before.views, 3);
});
