import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Found, foundByStatus, judge, type Looks } from './look-rules.ts';

const start = Date.UTC(2026, 10, 1);
const fresh: Looks = { misses: 0, firstMissedAt: null, isTaken: false };

/** The acts that follow from looks at these hours. */
function acts(...looks: [hour: number, found: Found][]): (string | null)[] {
  let now = fresh;
  return looks.map(([hour, found]) => {
    const verdict = judge(now, found, new Date(start + hour * 3_600_000));
    now = { ...verdict.looks, isTaken: verdict.act === 'take' ? true : verdict.looks.isTaken };
    return verdict.act;
  });
}

test('a video is taken out of sight after three looks over twelve hours, and no sooner', () => {
  assert.deepEqual(acts([0, 'gone'], [6, 'gone'], [12, 'gone']), [null, null, 'take']);
  assert.deepEqual(acts([0, 'gone'], [1, 'gone'], [2, 'gone'], [3, 'gone'], [13, 'gone']), [
    null,
    null,
    null,
    null,
    'take',
  ]);
  assert.deepEqual(acts([0, 'gone'], [48, 'gone']), [null, null]);
});

test('a source that cannot be reached loses nothing, and one look that finds the video begins again', () => {
  assert.deepEqual(acts([0, 'unknown'], [9, 'unknown'], [18, 'unknown'], [99, 'unknown']), [
    null,
    null,
    null,
    null,
  ]);
  assert.deepEqual(acts([0, 'gone'], [6, 'unknown'], [12, 'gone'], [18, 'gone']), [null, null, null, 'take']);
  assert.deepEqual(acts([0, 'gone'], [6, 'gone'], [12, 'there'], [18, 'gone'], [24, 'gone']), [
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('what was taken is taken once, and comes back with its source', () => {
  assert.deepEqual(acts([0, 'gone'], [6, 'gone'], [12, 'gone'], [18, 'gone'], [24, 'there'], [48, 'there']), [
    null,
    null,
    'take',
    null,
    'give back',
    null,
  ]);
});

test('only what says that the video is gone counts as gone', () => {
  for (const status of [404, 410]) assert.equal(foundByStatus(status), 'gone');
  for (const status of [200, 204, 206]) assert.equal(foundByStatus(status), 'there');
  for (const status of [301, 400, 401, 403, 429, 451, 500, 502, 503, 504])
    assert.equal(foundByStatus(status), 'unknown', String(status));
});
