import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineParts, partsBefore } from './line-parts.ts';

test('every block before a place stands in one window or in the rest, whichever place that is', () => {
  for (const before of [0, 1, 511, 512, 513, 4096, 5000, 131_072, 140_001, 3_000_000]) {
    const { parts, rest } = partsBefore(before);
    for (const id of [0, 1, 511, 512, 4095, 4096, 9000, 131_071, 139_999, 2_600_000, 2_999_999]) {
      const met = parts.filter(({ from, to, below }, at) => {
        const part = Math.floor(id / lineParts[at]!.size);
        return part <= from && part >= to && id < below;
      });
      assert.equal(met.length + (id < rest ? 1 : 0), id < before ? 1 : 0, `${id} before ${before}`);
    }
  }
});
