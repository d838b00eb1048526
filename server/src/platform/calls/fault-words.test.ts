import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { calls } from '#contract/calls.ts';
import { leavesOf, type SchemaNode } from '#contract/schema-leaves.ts';
import { AppError } from '../../kit/app-error.ts';
import { checkInput } from './check-input.ts';
import { type FaultOfSchema, faultWords } from './fault-words.ts';

/** Values that a part of a declared shape refuses, if it does. */
const unfit = ({ maxLength, maximum, minimum }: SchemaNode & { maximum?: number; minimum?: number }) => [
  '',
  'x'.repeat((maxLength ?? 50) + 1),
  '¿?',
  null,
  true,
  1.5,
  (maximum ?? 1e15) + 1,
  (minimum ?? 0) - 1,
  [],
  {},
];

test('no fault of any part of any call is told in the words of its declaration', () => {
  const told = new Set<string>();
  for (const { input } of Object.values(calls))
    for (const { schema } of leavesOf(input)) {
      const validator = Compile(schema as TSchema);
      for (const value of unfit(schema))
        for (const fault of validator.Errors(value)) told.add(faultWords(fault as FaultOfSchema));
    }
  assert.ok(told.size > 20);
  for (const words of told) {
    assert.match(words, /^[A-Z][^"_{}[\]\\^$]+\.$/);
    assert.doesNotMatch(words, /\b(must|schema|pattern|undefined)\b/);
  }
});

test('a list that is full, or has the same twice, says so', () => {
  const list = Compile(Type.Array(Type.Integer(), { minItems: 1, maxItems: 2, uniqueItems: true }));
  const words = (value: unknown) => list.Errors(value).map((fault) => faultWords(fault as FaultOfSchema));
  assert.deepEqual(words([1, 2, 3]), ['These are too many: 2 at most.']);
  assert.deepEqual(words([1, 1]), ['Something is in it twice.']);
  assert.deepEqual(words([]), ['Choose at least one.']);
});

test('the field is named down to the part at fault, and not in the words', () => {
  const refused = (audience: unknown) => {
    try {
      checkInput('create_ad_campaign', {
        p_name: 'Lanterns',
        p_objective: 'traffic',
        p_target_audience: audience,
      });
    } catch (error) {
      if (error instanceof AppError) return [error.field, error.message];
    }
    return null;
  };
  assert.deepEqual(refused({ countries: ['GB', 'GER'] }), [
    'p_target_audience.countries',
    'Enter the code of a country like GB, or of a region like US-TX.',
  ]);
  assert.deepEqual(refused({ languages: ['german'] }), [
    'p_target_audience.languages',
    'Use at most 3 characters.',
  ]);
});
