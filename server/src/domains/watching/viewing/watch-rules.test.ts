import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchParts } from '#contract/watch-parts.ts';
import { newId } from '../../../kit/ids.ts';
import { playbackOf } from './view-token.ts';
import { joinReports, passedSeconds, playbackLife, type WatchReport } from './watch-rules.ts';

const start = { videoId: newId(), viewerHash: '7', startedAt: 1_000_000, watchMilliseconds: 10_000 };
const parts = (): string => Array.from({ length: watchParts }, () => Math.round(Math.random())).join('');
const report = (): WatchReport => ({
  playback: playbackOf(start),
  videoId: start.videoId,
  day: '2030-01-31',
  seconds: Math.floor(Math.random() * 1000),
  parts: parts(),
  playable: Math.floor(Math.random() * 4000),
  memberId: null,
});

test('joined reports hold what each of them holds and nothing else, in any order and however often', () => {
  for (let round = 0; round < 200; round++) {
    const [a, b, c] = [report(), report(), report()];
    const joined = joinReports(a, b);
    assert.equal(joined.seconds, Math.max(a.seconds, b.seconds));
    for (let i = 0; i < watchParts; i++)
      assert.equal(joined.parts[i] === '1', a.parts[i] === '1' || b.parts[i] === '1');
    assert.deepEqual(joinReports(joined, c), joinReports(a, joinReports(b, c)));
    assert.deepEqual(joinReports(b, a), joined);
    assert.deepEqual(joinReports(joined, a), joined);
  }
});

test('a playback has one name; another start, video or viewer has another', () => {
  const name = playbackOf(start);
  assert.match(name, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  assert.equal(playbackOf({ ...start }), name);
  for (const other of [{ startedAt: 1_000_001 }, { videoId: newId() }, { viewerHash: '8' }])
    assert.notEqual(playbackOf({ ...start, ...other }), name);
});

test('the time that passed is ours, ends after half a day, and never began tomorrow', () => {
  assert.equal(passedSeconds(start, 1_000_000), 0);
  assert.equal(passedSeconds(start, 1_061_999), 61);
  assert.equal(passedSeconds(start, 999_999), null);
  assert.equal(passedSeconds(start, 1_000_000 + playbackLife), 43_200);
  assert.equal(passedSeconds(start, 1_000_001 + playbackLife), null);
});
