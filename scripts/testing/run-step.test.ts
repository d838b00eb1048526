import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeTestTally, vitestTally } from './run-step.ts';

const summary = (pass: number, fail: number, cancelled: number, skipped: number): string =>
  `ℹ tests 9\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled ${cancelled}\nℹ skipped ${skipped}\nℹ todo 0\n`;

test('what node:test skipped or cancelled counts as failed', () => {
  assert.deepEqual(nodeTestTally(summary(5, 1, 1, 2)), { passed: 5, failed: 4 });
});

test('a runner that ran nothing, or never came to its summary, is no success', () => {
  assert.equal(nodeTestTally(summary(0, 0, 0, 0)), null);
  assert.equal(nodeTestTally('Segmentation fault'), null);
  assert.equal(vitestTally('No test files found'), null);
});

test('what vitest did not pass counts as failed', () => {
  assert.deepEqual(
    vitestTally(' Test Files  2 passed (2)\n      Tests  2 failed | 14 passed | 1 skipped (17)\n'),
    { passed: 14, failed: 3 },
  );
  assert.deepEqual(
    vitestTally('\u001b[2m      Tests \u001b[22m \u001b[32m14 passed\u001b[39m\u001b[90m (14)\u001b[39m\n'),
    { passed: 14, failed: 0 },
  );
});
