import assert from 'node:assert/strict';
import { test } from 'node:test';
import { achievementsOf, type Counts, daysSince, highestStep } from './achievement-rules.ts';

const none: Counts = {
  videosWatched: 0,
  subscribers: 0,
  videosPublished: 0,
  posts: 0,
  publicPlaylists: 0,
  photos: 0,
  days: 0,
};

test('who has done nothing has reached nothing', () => {
  assert.deepEqual(achievementsOf(none), []);
});

test('a step is reached with its number and not before', () => {
  const viewer = (videosWatched: number) => achievementsOf({ ...none, videosWatched })[0];
  assert.deepEqual(viewer(1), {
    id: 'viewer',
    name: 'Viewer',
    level: 1,
    levels: 4,
    description: 'Watched a first video',
    next: '10 videos',
  });
  assert.equal(viewer(9)?.level, 1);
  assert.equal(viewer(999)?.level, 3);
  const top = viewer(5_000_000);
  assert.deepEqual([top?.level, top?.description, top?.next], [4, 'Watched 1,000 videos', null]);
});

test('every count has a ladder', () => {
  for (const of of Object.keys(none) as (keyof Counts)[]) {
    const [reached, ...more] = achievementsOf({ ...none, [of]: highestStep(of) });
    assert.equal(reached?.level, reached?.levels, of);
    assert.deepEqual(more, []);
  }
  const month = achievementsOf({ ...none, days: 364 })[0];
  assert.deepEqual([month?.description, month?.next], ['Here for a month', 'a year here']);
});

test('days are whole, and never fewer than none', () => {
  const made = new Date('2026-11-21T12:00:00Z');
  assert.equal(daysSince(made, made.getTime() + 86_399_999), 0);
  assert.equal(daysSince(made, made.getTime() + 30 * 86_400_000), 30);
  assert.equal(daysSince(made, made.getTime() - 5000), 0);
});
