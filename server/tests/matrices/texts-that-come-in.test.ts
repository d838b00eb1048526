import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '#contract/routes.ts';
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

test('every form and every other body says what is in it', () => {
  const bytes = /^(application\/offset\+octet-stream|text\/plain)$/;
  const silent = Object.entries(routes).flatMap(([name, { body }]) => {
    if (body === undefined) return [];
    const isSaid = body.type.includes('form')
      ? (body.fields ?? body.schema)
      : (body.schema ?? bytes.test(body.type));
    return isSaid ? [] : [`${name}: ${body.type}`];
  });
  assert.deepEqual(
    silent,
    [],
    'declare the fields of a form in `body.fields`, other bodies in `body.schema`',
  );
});
