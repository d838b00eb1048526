import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoVideos } from './catalogue/index.ts';
import { viewHistory } from './history.ts';

const now = Date.UTC(2030, 5, 14, 9, 40);

test('a history begins when the video came out, ends in the running hour and is the same each time', () => {
  for (const video of demoVideos) {
    const hours = viewHistory(video, now);
    assert.ok(hours[0]!.hour + 3_600_000 > now - video.hoursOld * 3_600_000);
    assert.equal(hours.at(-1)!.hour, Date.UTC(2030, 5, 14, 9));
    assert.ok(
      hours.every(({ views, viewers }) => Number.isInteger(viewers) && viewers >= 0 && views >= viewers),
    );
    assert.deepEqual(viewHistory(video, now), hours);
  }
});

test('every period has more than five videos that were watched in it', () => {
  for (const length of [24, 24 * 7, 24 * 30]) {
    const watched = demoVideos.filter((video) =>
      viewHistory(video, now).some(({ hour, viewers }) => viewers > 0 && hour > now - length * 3_600_000),
    );
    assert.ok(watched.length > 5);
  }
});

test('a new video of the same pull is watched more than an old one', () => {
  const daily = (hoursOld: number): number =>
    viewHistory({ ...demoVideos[0]!, hoursOld }, now)
      .filter(({ hour }) => hour > now - 24 * 3_600_000)
      .reduce((sum, { viewers }) => sum + viewers, 0);
  assert.ok(daily(30) > 2 * daily(2000));
});
