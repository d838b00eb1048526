import { type Expression, lexemeKey } from '../match-expression.ts';
import { addPlaces, noPlaces, type PlaceBits, placesIn } from './posting-list.ts';

/** Packed places of one block by `lexemeKey`: several where a beginning stands for several lexemes. */
export type BlockPostings = ReadonlyMap<string, readonly Buffer[]>;

/** Arrays that are used again by the next block, by their size: one for each level of an expression. */
const scratch = new Map<number, PlaceBits[]>();

/** The places of a block that match, the first first. An expression with `not` is not for this. */
export const matchBlock = (expression: Expression, postings: BlockPostings, blockSize: number): number[] =>
  placesIn(bitsOf(expression, { postings, blockSize }, 0));

function bitsOf(
  expression: Expression,
  block: { postings: BlockPostings; blockSize: number },
  level: number,
): PlaceBits {
  const bits = emptyBits(block.blockSize, level);
  if ('lexeme' in expression) {
    for (const packed of block.postings.get(lexemeKey(expression)) ?? []) addPlaces(bits, packed);
    return bits;
  }
  if ('not' in expression) throw new Error('Postings say what has a lexeme, not what lacks it.');
  const isAll = 'all' in expression;
  for (const [number, part] of (isAll ? expression.all : expression.any).entries()) {
    const more = bitsOf(part, block, level + 1);
    if (isAll && number > 0) for (let at = 0; at < bits.length; at++) bits[at] = bits[at]! & more[at]!;
    else for (let at = 0; at < bits.length; at++) bits[at] = bits[at]! | more[at]!;
  }
  return bits;
}

function emptyBits(blockSize: number, level: number): PlaceBits {
  const known = scratch.get(blockSize) ?? [];
  scratch.set(blockSize, known);
  const bits = known[level] ?? noPlaces(blockSize);
  known[level] = bits;
  return bits.fill(0);
}
