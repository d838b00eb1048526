import { quoteLexeme } from './search-text.ts';

/** Which videos match: those that have a lexeme, or what begins with it. */
export type Expression =
  | { lexeme: string; prefix: boolean }
  | { all: readonly Expression[] }
  | { any: readonly Expression[] }
  | { not: Expression };

/** Something that a word is found by. */
export interface Lexeme {
  text: string;
  prefix: boolean;
  /** What must be there besides: English writes in two words what Japanese writes in one. */
  and?: string;
}

/** `namespace`: what the lexemes of one place begin with, as those of titles. */
export function lexemeExpression({ text, prefix, and }: Lexeme, namespace: string): Expression {
  const one = { lexeme: namespace + text, prefix };
  return and === undefined ? one : { all: [one, { lexeme: namespace + and, prefix: false }] };
}

/** As `tsquery` in its text form. */
export function expressionText(expression: Expression): string {
  if ('lexeme' in expression) return `${quoteLexeme(expression.lexeme)}${expression.prefix ? ':*' : ''}`;
  if ('not' in expression) return `!${inBrackets(expression.not)}`;
  if ('all' in expression) return expression.all.map(inBrackets).join(' & ');
  return expression.any.map(inBrackets).join(' | ');
}

function inBrackets(expression: Expression): string {
  const text = expressionText(expression);
  return 'lexeme' in expression || 'not' in expression ? text : `(${text})`;
}

/** Each lexeme that is looked for, once. */
export function lexemesOf(expression: Expression): { lexeme: string; prefix: boolean }[] {
  if ('lexeme' in expression) return [expression];
  const parts =
    'not' in expression ? [expression.not] : 'all' in expression ? expression.all : expression.any;
  const each = parts.flatMap(lexemesOf);
  return [...new Map(each.map((one) => [lexemeKey(one), one])).values()];
}

/** Tells lexemes and beginnings apart. */
export const lexemeKey = ({ lexeme, prefix }: { lexeme: string; prefix: boolean }): string =>
  `${prefix ? '*' : '='}${lexeme}`;
