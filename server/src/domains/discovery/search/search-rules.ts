import type { QueryRange } from '#contract/search-query.ts';
import { soundOf, soundOfKana } from './kana-sounds.ts';
import { type Expression, expressionText, type Lexeme, lexemeExpression } from './match-expression.ts';
import { everythingHas } from './operator-lexemes.ts';
import {
  type Facets,
  facetLexemes,
  filterLexeme,
  keysOf,
  neighbourLexemes,
  textKey,
  type Word,
  wordsOf,
} from './search-text.ts';
import { isCommon, isTelling } from './telling-words.ts';
import { anyOf, joinedSound, mostTerms, type Term, termsOf, withoutParticles } from './word-terms.ts';

export interface Filters
  extends Pick<Facets, 'categories' | 'tags' | 'formats' | 'years' | 'subtitleLanguages'> {
  /** As `sub`, `completed`, `short`. */
  kinds: readonly string[];
  /** What else it must have, or lack. */
  conditions?: readonly Expression[];
  /** What these say of when it was published, and of how long it is. */
  within?: { years?: QueryRange; seconds?: QueryRange };
}

const noOthers = { audioLanguages: [], cuts: [], works: [], studios: [], uploaders: [] };

/** What a video must have to pass all of them. */
const conditionsOf = ({ kinds, conditions = [], within: _, ...facets }: Filters): Expression[] => [
  ...[...facetLexemes({ ...facets, ...noOthers }), ...kinds.map(filterLexeme)].map((lexeme) => ({
    lexeme,
    prefix: false,
  })),
  ...conditions,
];

/** Filters without words: what is popular among what passes them. Null if there are none. */
export function onlyFilters(filters: Filters): MatchQuery | null {
  const given = conditionsOf(filters);
  if (given.length === 0) return null;
  // An index is read by what is there.
  const all = given.every((one) => 'not' in one) ? [everythingHas(), ...given] : given;
  return { everywhere: { all }, inTitle: { all }, ranking: '', key: ' ' };
}

export interface MatchQuery {
  /** All words, anywhere, and the filters. */
  everywhere: Expression;
  /** All words in the title, and the filters. */
  inTitle: Expression;
  /** Any of the words, as `tsquery` in text form: what ranking weighs. */
  ranking: string;
  /** The whole query in the form titles are compared in, after a space. */
  key: string;
}

/**
 * The typed text as words. `unfinished`: the last word may be the beginning of one. Matching every word with
 * that beginning costs as much as the rest of a search, so whole words are tried first.
 */
export class QueryWords {
  readonly text: string;
  readonly terms: readonly Term[];
  private readonly reading: 'finished' | 'unfinished';
  private readonly joined: Lexeme | null;

  constructor(text: string, reading: 'finished' | 'unfinished' = 'finished') {
    this.text = text.trim().replace(/\s+/g, ' ');
    this.reading = reading;
    const words = withoutParticles(wordsOf(text));
    const last = words.at(-1);
    this.terms = words
      .flatMap((word) => termsOf(word, reading === 'unfinished' && word === last))
      .slice(0, mostTerms);
    this.joined = joinedSound(words);
  }

  /** Words whose spelling can be looked up, each once, with what matches them. */
  get spelled(): { word: string; query: string }[] {
    const spelled = this.terms.map((term) => ({
      word: term.word ?? term.sound ?? '',
      query: expressionText(anyOf(term, '')),
    }));
    return [...new Map(spelled.map((term) => [term.word, term])).values()].filter((term) => term.word !== '');
  }

  get key(): string {
    return ` ${textKey(this.text)}`;
  }

  /**
   * All words must be present, common ones like `the` only among nothing else. Null for a query without words. If no
   * word is telling, they must stand in the title: descriptions hold `the` everywhere.
   */
  all(filters: Filters): MatchQuery | null {
    const query = this.match(this.needed, 'all', filters);
    return query === null || this.terms.some(tells) ? query : { ...query, everywhere: query.inTitle };
  }

  private get needed(): readonly Term[] {
    const uncommon = this.terms.filter(({ word }) => word === null || !isCommon(word));
    return uncommon.some(tells) ? uncommon : this.terms;
  }

  /** The same query without these words. */
  without(words: ReadonlySet<string>): QueryWords {
    return new QueryWords(this.replace(new Map([...words].map((word) => [word, '']))), this.reading);
  }

  /** Any telling word will do. */
  any(filters: Filters): MatchQuery | null {
    return this.match(this.terms.filter(tells), 'any', filters);
  }

  /** Whether there is a word that says what is searched for. */
  get tells(): boolean {
    return this.terms.some(tells);
  }

  /** The same query with words replaced, the rest as typed. */
  replace(mended: ReadonlyMap<string, string>): string {
    const pattern = /[\p{L}\p{N}\p{M}'’]+/gu;
    return this.text.replace(pattern, (written) => {
      const word = wordsOf(written);
      const [{ kind, text } = { kind: 'word', text: '' }] = word;
      const known = mended.get(kind === 'kana' ? soundOfKana(text) : text);
      return word.length === 1 ? (known ?? written) : written;
    });
  }

  private match(terms: readonly Term[], needed: 'all' | 'any', filters: Filters): MatchQuery | null {
    if (terms.length === 0) return null;
    const build = (namespace: string): Expression => {
      const each = terms.map((term) => anyOf(term, namespace));
      const words: Expression = needed === 'all' ? { all: each } : { any: each };
      const whole = this.joined === null ? [] : [lexemeExpression(this.joined, namespace)];
      return { all: [whole.length === 0 ? words : { any: [words, ...whole] }, ...conditionsOf(filters)] };
    };
    // Ranking counts a word and its beginning as one; it should weigh the whole word.
    const weighed = this.terms.flatMap(({ word, alternatives }) =>
      alternatives.filter(({ text, prefix }) => !prefix || text !== word),
    );
    const ranking = this.joined === null ? weighed : [...weighed, this.joined];
    return {
      everywhere: build(''),
      inTitle: build('t:'),
      ranking: expressionText({ any: ranking.map((lexeme) => lexemeExpression(lexeme, '')) }),
      key: this.key,
    };
  }
}

/** Whether the word is there, in a form that a search would find; null: there is no word in it. */
export function wordExpression(text: string): Expression | null {
  const all = wordsOf(text)
    .flatMap((word) => termsOf(word, false))
    .slice(0, mostTerms)
    .map((term) => anyOf(term, ''));
  return all.length === 0 ? null : { all };
}

/**
 * Words in quotes: as they are written, and next to each other in a title or a name. Runs of a script without spaces
 * have their neighbours within. Null: there is no word in it.
 */
export function phraseExpression(text: string): Expression | null {
  const words = wordsOf(text).slice(0, mostTerms);
  const exact: Expression[] = words.flatMap((word): Expression[] =>
    word.kind === 'word'
      ? [{ lexeme: word.text, prefix: false }]
      : termsOf(word, false).map((term) => anyOf(term, '')),
  );
  const isPlain = words.every(({ kind }) => kind === 'word');
  const next = isPlain ? neighbourLexemes(keysOf(words)) : [];
  const all = [...exact, ...next.map((lexeme) => ({ lexeme, prefix: false }))];
  return all.length === 0 ? null : { all };
}

/** What the first query finds and the second does not. Both have the same filters. */
export const beyond = (wide: MatchQuery, narrow: MatchQuery): MatchQuery => ({
  ...wide,
  everywhere: { all: [wide.everywhere, { not: narrow.everywhere }] },
  inTitle: { all: [wide.inTitle, { not: narrow.everywhere }] },
});

const tells = ({ word }: Term): boolean => word === null || isTelling(word);

/**
 * What a half-typed query may become: titles and names that contain its words, the last of them perhaps
 * unfinished.
 */
export interface SuggestionQuery {
  inTitle: Expression;
  inNames: Expression;
  /** The typed text in the form titles are compared in. */
  key: string;
}

/** Null if too little was typed to suggest anything. */
export function suggestionQuery(text: string): SuggestionQuery | null {
  if ([...text.trim()].length < 2) return null;
  const words = wordsOf(text);
  const last = words.at(-1);
  // Too many words start with one letter for it to mean anything besides a whole word.
  const whole =
    words.length > 1 && last !== undefined && /^[a-z0-9]$/.test(last.text) ? words.slice(0, -1) : words;
  const uncommon = whole.filter((word) => word.kind !== 'word' || !isCommon(word.text));
  const terms = (uncommon.length > 0 ? uncommon : whole)
    .flatMap((word) => halfTyped(word, word === last))
    .slice(0, mostTerms);
  if (terms.length === 0) return null;
  const build = (namespace: string): Expression => ({ all: terms.map((term) => anyOf(term, namespace)) });
  return { inTitle: build('t:'), inNames: build(''), key: ` ${textKey(text)}` };
}

function halfTyped(word: Word, last: boolean): Term[] {
  if (word.kind !== 'word' || !last) return termsOf(word, last);
  const sound = /^[a-z]+$/.test(word.text) ? [{ text: `r:${soundOf(word.text)}`, prefix: true }] : [];
  return [{ word: word.text, alternatives: [{ text: word.text, prefix: true }, ...sound] }];
}
