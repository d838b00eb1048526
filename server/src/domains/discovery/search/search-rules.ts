import { readsAsRomaji, soundOf, soundOfKana } from './kana-sounds.ts';
import { type Expression, expressionText, type Lexeme, lexemeExpression } from './match-expression.ts';
import { inEnglish, inJapanese, knownGlyphs } from './other-script.ts';
import {
  type Facets,
  facetLexemes,
  filterLexeme,
  glyphPairs,
  textKey,
  type Word,
  wordsOf,
} from './search-text.ts';
import { otherNumber, otherShore } from './spelling-rules.ts';
import { isCommon, isTelling } from './telling-words.ts';

/** A word of the query: any of its lexemes will do. */
interface Term {
  alternatives: Lexeme[];
  /** As typed, in comparison form; null if typos are not corrected (kana, kanji). */
  word: string | null;
  /** What is looked up if it is katakana, which most often is English by its sound. */
  sound?: string;
}

export interface Filters extends Facets {
  /** As `sub`, `completed`, `short`. */
  kinds: readonly string[];
}

/** What a video must have to pass all of them. */
const conditionsOf = ({ kinds, ...facets }: Filters): Expression[] =>
  [...facetLexemes(facets), ...kinds.map(filterLexeme)].map((lexeme) => ({ lexeme, prefix: false }));

/** Filters without words: what is popular among what passes them. Null if there are none. */
export function onlyFilters(filters: Filters): MatchQuery | null {
  const all = conditionsOf(filters);
  return all.length === 0 ? null : { everywhere: { all }, inTitle: { all }, ranking: '', key: ' ' };
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

/** Words beyond these are left out: nobody types more, and each costs an index lookup. */
const mostTerms = 12;
/** Too many words start with the same two letters. */
const shortestPrefix = 3;
/** A shorter sound is near to too many words. */
const shortestMendedSound = 5;

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

/** What the word is found by: any of its lexemes. */
const anyOf = ({ alternatives }: Term, namespace: string): Expression => ({
  any: alternatives.map((lexeme) => lexemeExpression(lexeme, namespace)),
});

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

/** の, は, を between other words say nothing about what is being searched for. */
function withoutParticles(words: Word[]): Word[] {
  const telling = words.filter((word) => word.kind !== 'kana' || [...word.text].length > 1);
  return telling.length > 0 ? telling : words;
}

/** What a word of Japanese is called in English, in both numbers. */
const englishLexemes = (word: Word): Lexeme[] =>
  inEnglish(word).flatMap(([first = '', second]) =>
    second === undefined
      ? [first, ...otherNumber(first)].map((text) => ({ text, prefix: false }))
      : [{ text: first, prefix: false, and: second }],
  );

/** Each pair of neighbours must be there, or what the word means that its first glyph belongs to. */
function termsOfGlyphs(run: string): Term[] {
  const pairs = glyphPairs(run);
  const known = knownGlyphs(run) ?? [];
  // For each glyph, the English of the word that it belongs to.
  const english = known.flatMap((text) => {
    const lexemes = englishLexemes({ kind: 'glyphs', text });
    return [...text].map(() => lexemes);
  });
  const needed = pairs.length === 1 ? pairs : pairs.slice(0, -1);
  return needed.map((pair, at) => ({
    word: null,
    alternatives: [{ text: pair, prefix: pairs.length === 1 }, ...(english[at] ?? [])],
  }));
}

function termsOf(word: Word, unfinished: boolean): Term[] {
  if (word.kind === 'glyphs') return termsOfGlyphs(word.text);
  if (word.kind === 'kana') {
    const sound = soundOfKana(word.text);
    const long = sound.length >= shortestPrefix;
    return [
      {
        word: null,
        ...(/^[ァ-ヺ]/.test(word.text) && sound.length >= shortestMendedSound && { sound }),
        alternatives: [
          { text: `r:${sound}`, prefix: long },
          { text: `k:${sound}`, prefix: unfinished && long },
          ...englishLexemes(word),
        ],
      },
    ];
  }
  const long = word.text.length >= shortestPrefix;
  const forms = [word.text, ...otherNumber(word.text)];
  const alternatives: Lexeme[] = [...forms, ...forms.flatMap(otherShore)].map((text) => ({
    text,
    prefix: false,
  }));
  if (unfinished && long) alternatives.push({ text: word.text, prefix: true });
  // `toukyou` is also `tokyo`; shorter words would only meet other English ones.
  if (word.text.length >= 5 && readsAsRomaji(word.text) && soundOf(word.text) !== word.text) {
    alternatives.push({ text: `k:${soundOf(word.text)}`, prefix: false });
  }
  if (readsAsRomaji(word.text) || (unfinished && long && /^[a-z]+$/.test(word.text))) {
    alternatives.push({ text: `r:${soundOf(word.text)}`, prefix: long });
  }
  alternatives.push(
    ...englishLexemes(word),
    ...forms.flatMap(inJapanese).map((text) => ({ text, prefix: false })),
  );
  return [{ word: word.text, alternatives }];
}

/** A query of several words that may be one run of kana. */
function joinedSound(words: readonly Word[]): Lexeme | null {
  if (words.length < 2 || words.length > 6) return null;
  if (!words.every((word) => word.kind === 'kana' || (word.kind === 'word' && readsAsRomaji(word.text))))
    return null;
  return {
    text: `r:${soundOf(words.map((word) => (word.kind === 'kana' ? soundOfKana(word.text) : word.text)).join(''))}`,
    prefix: true,
  };
}
