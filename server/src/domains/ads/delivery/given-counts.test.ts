import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GivenCounts } from './given-counts.ts';

const address = '203.0.113.7';

test('who asks for ads and never shows one stops taking from budgets, for as long as they are reserved', () => {
  let now = 0;
  const counts = new GivenCounts(() => now);
  let taken = 0;
  for (let asked = 0; asked < 5000; asked++)
    if (counts.mayTake(address)) {
      counts.gave(address);
      taken++;
    }
  assert.equal(taken, 300);
  assert.equal(counts.mayTake('198.51.100.1'), true, 'others still do');
  now += 32 * 60_000;
  assert.equal(counts.mayTake(address), false, 'what was given last may still be reported');
  now += 32 * 60_000;
  assert.equal(counts.mayTake(address), true);
});

test('many people behind one address take what they show', () => {
  const counts = new GivenCounts(() => 0);
  for (let asked = 0; asked < 5000; asked++) {
    assert.equal(counts.mayTake(address), true);
    counts.gave(address);
    if (asked % 3 === 0) counts.told(address);
  }
});
