import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recommendingWeights as weights } from '../weights.ts';
import { type Candidate, orderForYou, rowOfOne, weighed } from './for-you-rules.ts';

let count = 0;
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  id: `v${String(++count).padStart(4, '0')}`,
  uploader_id: null,
  work_id: null,
  duration_seconds: 1200,
  score: 1 - count / 10_000,
  is_new: false,
  kind: 'watched',
  seed_id: 'seed',
  ...more,
});
const many = (length: number, more: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length }, () => candidate(more));
const middle = { novelty: 1, length: 0 };

test('what weighs most comes first, and nothing twice', () => {
  const rows = many(30);
  const ordered = orderForYou(rows.toReversed(), middle, 24);
  assert.deepEqual(
    ordered.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
});

test('no more than two of a series, and of an uploader no more than a few among the cards of a page', () => {
  const rows = [...many(5, { work_id: 'w' }), ...many(8, { uploader_id: 'u' }), ...many(60)];
  const ordered = orderForYou(rows, middle, 24);
  assert.equal(ordered.filter(({ work_id }) => work_id === 'w').length, weights.ofOneWork);
  for (let from = 0; from + 24 <= ordered.length; from++) {
    const ofOne = ordered.slice(from, from + 24).filter(({ uploader_id }) => uploader_id === 'u');
    assert.ok(ofOne.length <= weights.ofOneUploader);
  }
  assert.ok(ordered.filter(({ uploader_id }) => uploader_id === 'u').length > weights.ofOneUploader);
});

test('of one uploader who has all there is, everything is shown', () => {
  const rows = [
    ...many(4, { uploader_id: 'u', work_id: 'w' }),
    ...many(20, { uploader_id: 'u' }),
    ...many(6, { uploader_id: 'u', is_new: true }),
  ];
  const ordered = orderForYou(rows, middle, 24);
  assert.equal(ordered.length, 28);
  assert.equal(ordered.filter(({ work_id }) => work_id === 'w').length, weights.ofOneWork);
  assert.deepEqual(
    ordered.slice(0, 16).flatMap(({ is_new }, at) => (is_new ? [at + 1] : [])),
    [8, 16],
  );
});

test('something new has its places, the more of them the more somebody wants it', () => {
  const rows = [...many(60), ...many(20, { is_new: true, score: 0.01 })];
  for (const [novelty, each] of weights.oneNewIn.entries()) {
    const first = orderForYou(rows, { novelty, length: 0 }, 24).slice(0, 24);
    assert.deepEqual(
      first.flatMap(({ is_new }, at) => (is_new ? [at + 1] : [])),
      Array.from({ length: Math.floor(24 / each) }, (_, at) => (at + 1) * each),
    );
  }
});

test('a length that was not asked for weighs less with each doubling away', () => {
  const [short, long] = [
    candidate({ score: 1, duration_seconds: 300 }),
    candidate({ score: 1, duration_seconds: 2400 }),
  ];
  assert.equal(weighed(short, middle), 1);
  assert.equal(weighed(short, { novelty: 1, length: -1 }), 1);
  assert.ok(Math.abs(weighed(long, { novelty: 1, length: -1 }) - Math.exp(-2 * weights.length)) < 1e-9);
  assert.ok(weighed(short, { novelty: 1, length: 1 }) < weighed(long, { novelty: 1, length: 1 }));
  assert.equal(weighed(candidate({ score: 1, duration_seconds: null }), { novelty: 1, length: 1 }), 1);
});

test('a row is named by the video of which most is left behind the first cards', () => {
  const rows = [...many(8, { seed_id: 'a' }), ...many(5, { seed_id: 'b' }), ...many(3, { seed_id: 'a' })];
  assert.deepEqual(rowOfOne(rows, 8), { seedId: 'b', rows: rows.slice(8, 13) });
  assert.equal(rowOfOne(rows, 13), null, 'three are none');
  assert.equal(rowOfOne(many(9, { kind: 'liked' }), 0), null);
});
