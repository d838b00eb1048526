import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Filters } from './search-rules.ts';
import { sortRange } from './sort-range.ts';

const none: Filters = { categories: [], tags: [], formats: [], years: [], subtitleLanguages: [], kinds: [] };

test('a year says where its videos stand among the newest, in UTC', () => {
  assert.deepEqual(sortRange('newest', { ...none, years: [2024] }), {
    from: new Date('2024-01-01T00:00:00Z'),
    until: new Date('2025-01-01T00:00:00Z'),
  });
  assert.deepEqual(sortRange('rating', { ...none, years: [2024] }), {});
});

test('a length says where its videos stand among the longest and the shortest', () => {
  for (const sort of ['longest', 'shortest'] as const) {
    assert.deepEqual(sortRange(sort, { ...none, kinds: ['sub', 'short'] }), { until: 600 });
    assert.deepEqual(sortRange(sort, { ...none, kinds: ['medium'] }), { from: 600, until: 1800 });
    assert.deepEqual(sortRange(sort, { ...none, kinds: ['long'] }), { from: 1800 });
    assert.deepEqual(sortRange(sort, { ...none, kinds: ['sub'] }), {});
  }
  assert.deepEqual(sortRange('views', { ...none, kinds: ['short'] }), {});
});
