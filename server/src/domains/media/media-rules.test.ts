import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseStill,
  encodedShare,
  firstPassShare,
  isFinished,
  type MediaState,
  mayFollow,
  mediaStates,
  statesBefore,
  wholeProgress,
} from './media-rules.ts';

test('every unfinished state leads to ready and may fail; nothing stays unfinished for want of a way out', () => {
  for (const state of mediaStates) {
    const seen = new Set<MediaState>([state]);
    for (const known of seen) for (const next of mediaStates) if (mayFollow(known, next)) seen.add(next);
    if (isFinished(state)) continue;
    assert.ok(mayFollow(state, 'failed'), state);
    assert.ok(seen.has('ready'), state);
  }
});
test('what is ready stays ready', () => {
  assert.deepEqual(
    mediaStates.filter((to) => mayFollow('ready', to)),
    [],
  );
});
test('what was playable never goes back to being prepared', () => {
  for (const later of ['playable', 'encoding_ladder', 'finishing'] as const)
    for (const earlier of ['queued', 'probing', 'encoding_first'] as const)
      assert.equal(mayFollow(later, earlier), false);
});
test('a failed asset comes back through the queue, or behind a finished first pass', () => {
  assert.deepEqual(
    mediaStates.filter((to) => mayFollow('failed', to)),
    ['queued', 'encoding_ladder'],
  );
  assert.deepEqual(statesBefore('ready'), ['finishing']);
});

test('progress is encoded time over length, within bounds', () => {
  assert.equal(encodedShare(30, 60), 0.5);
  assert.equal(encodedShare(61, 60), 1);
  assert.equal(encodedShare(-1, 60), 0);
  assert.equal(encodedShare(5, 0), 0);
});
test('progress of the whole runs from nothing to all over both passes', () => {
  const share = firstPassShare({ width: 640, height: 360 }, [{ width: 1280, height: 720 }]);
  assert.ok(share > 0.2 && share < 0.5, `${share}`);
  assert.equal(wholeProgress('first', share, 0), 0);
  assert.equal(wholeProgress('first', share, 1), wholeProgress('ladder', share, 0));
  assert.equal(wholeProgress('ladder', share, 1), 1);
  assert.equal(firstPassShare({ width: 320, height: 180 }, []), 1);
});

test('the thumbnail is the most detailed picture that is not black', () => {
  const black = { brightness: 4, spread: 3, entropy: 1, sharpness: 0 };
  const flat = { brightness: 120, spread: 5, entropy: 2, sharpness: 0 };
  const plain = { brightness: 90, spread: 30, entropy: 5, sharpness: 2 };
  const rich = { brightness: 110, spread: 55, entropy: 7.2, sharpness: 6 };
  assert.equal(chooseStill([black, flat, plain, rich]), 3);
  assert.equal(chooseStill([black, plain, flat]), 1);
  assert.equal(chooseStill([black]), 0);
  assert.equal(chooseStill([]), null);
});
