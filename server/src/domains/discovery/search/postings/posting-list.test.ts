import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expression } from '../match-expression.ts';
import { lexemesIn } from './lexemes-in.ts';
import { matchBlock } from './match-block.ts';
import { addPlaces, noPlaces, packPlaces, placesIn } from './posting-list.ts';

const blockSize = 256;
const multiplesOf = (step: number): number[] =>
  Array.from({ length: Math.ceil(blockSize / step) }, (_, at) => at * step);

test('places are the same after they were packed, few or many, the first and the last', () => {
  for (const places of [[], [0], [255], [31, 32, 63, 64], multiplesOf(20), multiplesOf(3), multiplesOf(1)]) {
    const packed = packPlaces(places, blockSize);
    assert.ok(packed.length <= blockSize / 8, `${places.length} places in ${packed.length} bytes`);
    const bits = noPlaces(blockSize);
    addPlaces(bits, packed);
    assert.deepEqual(placesIn(bits), places);
  }
});

test('a block holds what has all lexemes, or any, and of a beginning what any of its lexemes has', () => {
  const postings = new Map([
    ['=two', [packPlaces(multiplesOf(2), blockSize)]],
    ['=three', [packPlaces(multiplesOf(3), blockSize)]],
    ['*s', [packPlaces([6, 8], blockSize), packPlaces([9, 200], blockSize)]],
  ]);
  const [two, three, none] = ['two', 'three', 'none'].map((lexeme) => ({ lexeme, prefix: false }));
  const beginning = { lexeme: 's', prefix: true };
  const match = (expression: Expression): number[] => matchBlock(expression, postings, blockSize);
  assert.deepEqual(match({ all: [two!, three!] }), multiplesOf(6));
  assert.deepEqual(match({ all: [{ any: [two!, none!] }, beginning] }), [6, 8, 200]);
  assert.deepEqual(match({ all: [beginning, three!] }), [6, 9]);
  assert.deepEqual(match({ all: [two!, none!] }), []);
  assert.deepEqual(match({ any: [beginning, { all: [two!, three!] }] }).slice(0, 4), [0, 6, 8, 9]);
  assert.throws(() => match({ all: [two!, { not: three! }] }));
});

test('lexemes are read from a tsvector as they were written', () => {
  assert.deepEqual(lexemesIn(''), []);
  assert.deepEqual(lexemesIn("'a'"), ['a']);
  assert.deepEqual(lexemesIn("'a b' 'c:d' '海'"), ['a b', 'c:d', '海']);
  assert.deepEqual(lexemesIn("'it''s' 'x'' ''y' 'back\\\\slash'"), ["it's", "x' 'y", 'back\\slash']);
});
