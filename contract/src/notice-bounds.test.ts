import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAboutBounds, overBounds } from './notice-bounds.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://site.example/play/${index}`).join('\r\n');
const words = 'Please write at most 10,000 characters here.';

test('too much is said in words that say how much is too much, at its field', () => {
  for (const p_kind of ['copyright', 'illegal'] as const) {
    assert.equal(overBounds({ p_kind, p_addresses: lines(100) }), null);
    for (const count of [101, 10_000])
      assert.deepEqual(overBounds({ p_kind, p_addresses: lines(count) }), {
        field: 'p_addresses',
        message: `Please list at most 100 URLs in one notice. You listed ${count}.`,
      });
  }
  assert.equal(overBounds({ p_kind: 'removal', p_addresses: lines(5) }), null);
  assert.match(overBounds({ p_kind: 'removal', p_addresses: lines(6) })?.message ?? '', /at most 5 URLs/);
  for (const field of ['p_original_work', 'p_additional_info', 'p_explanation', 'p_address'])
    assert.deepEqual(
      overBounds({ p_kind: 'copyright', p_addresses: lines(1), [field]: 'x'.repeat(10_001) }),
      { field, message: words },
    );
  assert.equal(
    overBounds({ p_kind: 'copyright', p_addresses: lines(1), p_original_work: ` ${'x'.repeat(10_000)}\n` }),
    null,
  );
  const line = overBounds({ p_kind: 'copyright', p_addresses: `${lines(2)}\n${'x'.repeat(10_001)}` });
  assert.ok(line !== null && isAboutBounds(line.message));
  assert.ok(!isAboutBounds('Please fill out all fields.'));
});
