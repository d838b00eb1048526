import {
  type QueryFault,
  type QueryPart,
  readQuery,
  spellPart,
  wordsOfQuery,
} from '#contract/search-query.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { membersNamed } from '../../profiles/index.ts';
import { tagByAnyName, tagSlug } from '../../videos/index.ts';
import { studioByAnyName, worksByAnyName } from '../../works/index.ts';
import type { Expression } from './match-expression.ts';
import { lengthExpression, nothingHas, yearExpression } from './operator-lexemes.ts';
import { type Filters, phraseExpression, wordExpression } from './search-rules.ts';
import { bareLanguage, filterLexeme } from './search-text.ts';

/** What a query asks for, once its operators are read. */
export interface AskedSearch {
  /** Without operators. */
  words: string;
  /** Operators, in the order of the query, as they are typed. */
  operators: string;
  conditions: Expression[];
  within: NonNullable<Filters['within']>;
  faults: { text: string; fault: QueryFault | 'unknown' }[];
}

const one = (lexeme: string): Expression => ({ lexeme, prefix: false });
const anyOf = (lexemes: readonly string[]): Expression | null =>
  lexemes.length === 0 ? null : { any: lexemes.map(one) };

/** Reads the operators of a query, and looks up what is named in them. */
export async function askedSearch(db: Executor, text: string): Promise<AskedSearch> {
  const parts = readQuery(text);
  const asked: AskedSearch = {
    words: wordsOfQuery(parts),
    operators: parts
      .filter(({ kind, isNot }) => isNot || (kind !== 'word' && kind !== 'phrase'))
      .map(spellPart)
      .join(' '),
    conditions: [],
    within: {},
    faults: [],
  };
  for (const part of parts) {
    if (part.fault !== null) {
      asked.faults.push({ text: spellPart(part), fault: part.fault });
      continue;
    }
    if (part.kind === 'word' && !part.isNot) continue;
    const found = await expressionOf(db, part);
    if (found === null) {
      if (part.kind === 'word' || part.kind === 'phrase') continue;
      asked.faults.push({ text: spellPart(part), fault: 'unknown' });
      if (!part.isNot) asked.conditions.push(nothingHas);
      continue;
    }
    asked.conditions.push(part.isNot ? { not: found } : found);
    if (part.isNot || part.range === null) continue;
    if (part.kind === 'year') asked.within.years = part.range;
    if (part.kind === 'length') asked.within.seconds = part.range;
  }
  return asked;
}

/** What has it; null: nothing is called so, or there is no word in it. */
async function expressionOf(db: Executor, { kind, value, range }: QueryPart): Promise<Expression | null> {
  switch (kind) {
    case 'word':
      return wordExpression(value);
    case 'phrase':
      return phraseExpression(value);
    case 'tag': {
      const tag = await tagByAnyName(db, value);
      return tag === null ? null : one(`g:${tag.slug}`);
    }
    case 'category':
      return one(`c:${tagSlug(value)}`);
    case 'series':
      return anyOf((await worksByAnyName(db, value)).map((id) => `w:${id}`));
    case 'studio': {
      const studio = await studioByAnyName(db, value);
      return studio === null ? null : one(`s:${studio.id}`);
    }
    case 'creator':
      return anyOf(
        (await membersNamed(db, [value.replace(/^@/, '').toLowerCase()])).map(({ id }) => `u:${id}`),
      );
    case 'format':
      return one(`m:${value.toLowerCase()}`);
    case 'year':
      return range === null ? null : yearExpression(range);
    case 'length':
      return range === null ? one(filterLexeme(value)) : lengthExpression(range);
    case 'sub':
      return one(`l:${bareLanguage(value) ?? ''}`);
    case 'audio':
      return one(value === 'sub' || value === 'dub' ? filterLexeme(value) : `a:${bareLanguage(value) ?? ''}`);
    case 'cut':
      return one(`x:${value}`);
    case 'quality':
    case 'status':
      return one(filterLexeme(value));
  }
}
