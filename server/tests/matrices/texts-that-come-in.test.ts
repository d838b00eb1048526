import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpen, leavesOf } from '#contract/schema-leaves.ts';
import { inputSchemas } from '#tests/inputs/test-inputs-by-schema.ts';

test('every text that comes in says what it is', () => {
  const kinds = ['public', 'private', 'staff', 'query', 'secret', 'code', 'link', 'media'];
  const silent = inputSchemas.flatMap(([name, schema]) =>
    leavesOf(schema)
      .filter(({ path, schema: leaf }) => {
        // What libraries send along and nobody reads.
        if (isOpen(leaf) && path[0] === 'gotrue_meta_security') return false;
        const means = leaf['x-means'];
        return means === undefined || !kinds.includes(means) || (means === 'public') !== 'x-public' in leaf;
      })
      .map(({ path }) => `${name}: ${path.join('.')}`),
  );
  assert.deepEqual(silent, [], 'say which text it is, by the parts of contract/src/schema-parts.ts');
});
