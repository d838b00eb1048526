import type { QueryRange } from '#contract/search-query.ts';
import { finest, lengthLexeme, longest, rounded, steps } from './length-steps.ts';
import type { Expression } from './match-expression.ts';

/** Lengths within a range, from the coarsest measure that fits to the finest. */
export function lengthExpression({ from, to }: QueryRange): Expression {
  const start = Math.min(rounded(from ?? 0), longest);
  const least = start + (start < finest.below ? finest.size : steps[1].size);
  const end = start >= longest || to === null || to >= longest ? null : Math.max(rounded(to + 1), least);
  const any: Expression[] = [];
  for (let at = start; end === null ? at < longest : at < end; ) {
    const step = steps.findLast(
      ({ size, below }) => at % size === 0 && at < below && at + size <= (end ?? longest),
    )!;
    any.push({ lexeme: lengthLexeme(step.size, at), prefix: false });
    at += step.size;
  }
  if (end === null) any.push({ lexeme: lengthLexeme(steps.at(-1)!.size, longest), prefix: false });
  return { any };
}

/** Nothing was published here before. */
const firstYear = 1990;

/** Years within a range, as far as anything can have been published in them. */
export function yearExpression({ from, to }: QueryRange): Expression {
  const first = Math.max(from ?? firstYear, firstYear);
  const last = Math.min(to ?? Number.POSITIVE_INFINITY, new Date().getUTCFullYear());
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return years.length === 0
    ? nothingHas
    : { any: years.map((year) => ({ lexeme: `y:${year}`, prefix: false })) };
}

/** What no video has: a name that nobody bears. */
export const nothingHas: Expression = { lexeme: 'none:', prefix: false };
/** What every video has, for searches that only say what is to be left out. */
export const everythingHas = (): Expression => yearExpression({ from: null, to: null });
