import { type Expression, lexemeKey } from '../match-expression.ts';
import { addPlaces, noPlaces, type PlaceBits, placesIn } from './posting-list.ts';

/** Packed places of one block by `lexemeKey`: several where a beginning stands for several lexemes. */
export type BlockPostings = ReadonlyMap<string, readonly Buffer[]>;

/** The places of a block that match, the first first. An expression with `not` is not for this. */
export const matchBlock = (expression: Expression, postings: BlockPostings, blockSize: number): number[] =>
  placesIn(bitsOf(expression, postings, blockSize));

function bitsOf(expression: Expression, postings: BlockPostings, blockSize: number): PlaceBits {
  if ('lexeme' in expression) {
    const bits = noPlaces(blockSize);
    for (const packed of postings.get(lexemeKey(expression)) ?? []) addPlaces(bits, packed);
    return bits;
  }
  if ('not' in expression) throw new Error('Postings say what has a lexeme, not what lacks it.');
  const isAll = 'all' in expression;
  const [first, ...others] = isAll ? expression.all : expression.any;
  if (first === undefined) throw new Error('An expression of nothing matches nothing that can be said.');
  const bits = bitsOf(first, postings, blockSize);
  for (const other of others) {
    const more = bitsOf(other, postings, blockSize);
    for (let at = 0; at < bits.length; at++) bits[at] = isAll ? bits[at]! & more[at]! : bits[at]! | more[at]!;
  }
  return bits;
}
