import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planBurst } from './burst-rules.ts';

const one = (id: string, more: { is_burst?: boolean; is_taken?: boolean } = {}) => ({
  id,
  is_burst: false,
  is_taken: false,
  ...more,
});

test('few cases of one author are no burst; three are one case, the earliest', () => {
  assert.equal(planBurst([]), null);
  assert.equal(planBurst([one('a'), one('b')]), null);
  assert.deepEqual(planBurst([one('a'), one('b'), one('c')]), { into: 'a', from: ['b', 'c'] });
});

test('they go into the burst that there is, else into what somebody has at hand; nothing is taken from a hand', () => {
  assert.deepEqual(planBurst([one('a', { is_burst: true }), one('b')]), { into: 'a', from: ['b'] });
  assert.equal(planBurst([one('a', { is_burst: true })]), null);
  assert.deepEqual(planBurst([one('a'), one('b', { is_taken: true }), one('c', { is_taken: true })]), {
    into: 'b',
    from: ['a'],
  });
});
