import { foldText } from '../../../kit/fold-text.ts';
import { withoutChapters } from '../../videos/index.ts';
import { moraSounds, readsAsRomaji, soundOf, soundOfKana } from './kana-sounds.ts';
import { lengthLexemes } from './length-steps.ts';

/**
 * How text is turned into its comparison form. Three kinds of words: `word` in a script with spaces, `kana` a
 * run of hiragana or of katakana, `glyphs` a run of a script that is written without spaces (kanji, Hangul,
 * Thai).
 *
 * Lexemes of the index: `glass` a word; `k:neon` the sound of a word in Latin letters, which kana ask for;
 * `r:neon` the sound of kana, which words in Latin letters ask for; two glyphs, so that parts of a run are
 * found; `t:…` each of these again if it is in the title; `p:…` neighbours in a title or a name; `f:…` and those
 * of `facetLexemes` filters.
 */
export interface Word {
  kind: 'word' | 'kana' | 'glyphs';
  text: string;
}

/** Longer words are cut, in the index and in queries alike. */
const longestWord = 64;
/** Never within a sign: half of one is no text that a database takes. */
const cut = (word: string): string =>
  word.length <= longestWord ? word : word.slice(0, longestWord).replace(/[\uD800-\uDBFF]$/, '');
const runs =
  /(?<kana>[ぁ-ゖー]+|[ァ-ヺー]+)|(?<glyphs>[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)/gu;

export function wordsOf(text: string): Word[] {
  const folded = foldText(text).replace(/(?<=\p{L})['’‘ʼ](?=\p{L})/gu, '');
  const words: Word[] = [];
  for (const [written] of folded.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (/^[a-z0-9]+$/.test(written)) words.push({ kind: 'word', text: cut(written) });
    else words.push(...splitByScript(written));
  }
  return words;
}

function splitByScript(written: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) words.push({ kind: 'word', text: cut(written.slice(end, to)) });
  };
  for (const match of written.matchAll(runs)) {
    plain(match.index);
    words.push({ kind: match.groups?.kana ? 'kana' : 'glyphs', text: match[0] });
    end = match.index + match[0].length;
  }
  plain(written.length);
  return words.filter((word) => word.kind !== 'kana' || soundOfKana(word.text) !== '');
}

/** `spider-man` is also searched for as `spiderman`. */
const joinedWords = (text: string): string[] =>
  [...foldText(text).matchAll(/[a-z0-9]+(?:[-_.][a-z0-9]+)+/g)]
    .map(([written]) => written.replace(/[-_.]/g, ''))
    .filter((word) => word.length <= longestWord);

/** A text in the form used to compare it with another whole text. */
export const textKey = (text: string): string => keysOf(wordsOf(text)).join(' ');

/** Words as they are compared in a whole. */
export const keysOf = (words: readonly Word[]): string[] =>
  words.map((word) => (word.kind === 'kana' ? soundOfKana(word.text) : word.text));

/**
 * Every pair of neighbours, and the last one alone: with prefix matching a single glyph is found wherever it
 * stands.
 */
export function glyphPairs(run: string): string[] {
  const glyphs = [...run];
  return glyphs.map((glyph, at) => glyph + (glyphs[at + 1] ?? ''));
}

/** Lexemes under which a word of a document is found. */
function lexemesOf(word: Word): string[] {
  if (word.kind === 'glyphs') return glyphPairs(word.text);
  if (word.kind === 'kana') return [`r:${soundOfKana(word.text).slice(0, longestWord)}`];
  return word.text.length > 1 && readsAsRomaji(word.text)
    ? [word.text, `k:${soundOf(word.text)}`]
    : [word.text];
}

/** The ends of a run of kana, starting at each mora: the words of `ほしのうみ` are written without spaces. */
function endsOfKana(run: string): string[] {
  const sounds = moraSounds(run).slice(0, 24);
  return sounds.slice(1, -1).map((_, at) => `r:${soundOf(sounds.slice(at + 1).join(''))}`);
}

/** `Hoshi no Umi` is found by `ほしのうみ`: neighbours that read as romaji, joined. */
function joinedSounds(words: readonly Word[]): string[] {
  const joined: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 1 && open.length <= 6) joined.push(`k:${soundOf(open.join(''))}`);
    open = [];
  };
  for (const word of words) {
    if (word.kind === 'word' && readsAsRomaji(word.text)) open.push(word.text);
    else close();
  }
  close();
  return joined;
}

/** Neighbours in a title or a name, for words in quotes. `words`: in comparison form. */
export const neighbourLexemes = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `p:${words[at]} ${word}`);

type Weight = 'A' | 'B' | 'C' | 'D';

/** The texts of a published video that search reads. */
export interface SearchSource {
  title: string;
  description: string | null;
  categoryName: string | null;
  uploaderNames: readonly string[];
  /** Names and aliases. */
  tags: readonly string[];
  /** Filters it passes, as `sub`, `completed`, `short`. */
  filters: readonly string[];
  facets: Facets;
  seconds: number | null;
}

/** Values by which a search is narrowed, several of a kind where a video can have several. */
export interface Facets {
  categories: readonly string[];
  /** Slugs. */
  tags: readonly string[];
  formats: readonly string[];
  years: readonly number[];
  subtitleLanguages: readonly string[];
  audioLanguages: readonly string[];
  /** Cuts of an episode. */
  cuts: readonly string[];
  /** Ids, which stay when names change. */
  works: readonly string[];
  studios: readonly string[];
  uploaders: readonly string[];
}

/** A language without its region or script; null if it is not known. */
export function bareLanguage(language: string): string | null {
  const bare = language.toLowerCase().split('-', 1)[0]!;
  return bare === '' || bare === 'und' ? null : bare;
}

/** The lexemes of facets, in the index and in queries alike. A migration wrote them too: 2026-12-04-0310. */
export const facetLexemes = (facets: Facets): string[] => [
  ...facets.categories.map((slug) => `c:${slug}`),
  ...facets.tags.map((slug) => `g:${slug}`),
  ...facets.formats.map((format) => `m:${format.toLowerCase()}`),
  ...facets.years.map((year) => `y:${year}`),
  ...new Set(facets.subtitleLanguages.map((language) => `l:${bareLanguage(language) ?? ''}`)),
  ...new Set(facets.audioLanguages.map((language) => `a:${bareLanguage(language) ?? ''}`)),
  ...facets.cuts.map((cut) => `x:${cut}`),
  ...facets.works.map((id) => `w:${id}`),
  ...facets.studios.map((id) => `s:${id}`),
  ...facets.uploaders.map((id) => `u:${id}`),
];

export interface SearchDocument {
  /** Starts with a space, so that beginnings of words are found by what follows a space. */
  titleKey: string;
  /** `tsvector` in its text form: all lexemes. */
  lexemes: string;
  /** `tsvector` in its text form: what ranking reads. */
  head: string;
  /** Words used to correct typos. */
  terms: string[];
}

export const filterLexeme = (filter: string): string => `f:${filter}`;
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

export function documentOf(source: SearchSource): SearchDocument {
  const head = new Map<string, Weight>();
  const terms = new Set<string>();
  const neighbours = new Set<string>();
  const put = (lexeme: string, weight: Weight) => {
    const known = head.get(lexeme);
    if (known === undefined || weight < known) head.set(lexeme, weight);
  };
  const read = (text: string, weight: Weight, lesser: Weight) => {
    const words = wordsOf(text);
    for (const word of words) {
      for (const lexeme of lexemesOf(word)) put(lexeme, lexeme.startsWith('k:') ? lesser : weight);
      if (word.kind === 'kana') for (const lexeme of endsOfKana(word.text)) put(lexeme, lesser);
      const term = word.kind === 'kana' ? soundOfKana(word.text) : word.text;
      if (isTerm(word, term)) terms.add(term);
    }
    for (const lexeme of [...joinedWords(text), ...joinedSounds(words)]) put(lexeme, lesser);
    for (const lexeme of neighbourLexemes(keysOf(words))) neighbours.add(lexeme);
  };
  read(source.title, 'A', 'B');
  const titleLexemes = [...head.keys()].map((lexeme) => `t:${lexeme}`);
  for (const text of [...source.tags, source.categoryName ?? '']) read(text, 'B', 'C');
  for (const text of source.uploaderNames) read(text, 'C', 'D');

  const all = new Set([...head.keys(), ...titleLexemes, ...neighbours, ...lengthLexemes(source.seconds)]);
  // Titles of chapters stand under the player alone: whoever searched for one would not see why it was found.
  for (const word of wordsOf(withoutChapters(source.description ?? ''))) {
    // Similar sounds are searched for in names, not in running text.
    for (const lexeme of lexemesOf(word)) if (!lexeme.startsWith('k:')) all.add(lexeme);
  }
  for (const filter of source.filters) all.add(filterLexeme(filter));
  for (const lexeme of facetLexemes(source.facets)) all.add(lexeme);
  return {
    titleKey: ` ${textKey(source.title)}`,
    lexemes: [...all].map(quoteLexeme).join(' '),
    head: [...head].map(([lexeme, weight]) => `${quoteLexeme(lexeme)}:1${weight}`).join(' '),
    terms: [...terms],
  };
}

const isTerm = (word: Word, term: string): boolean =>
  word.kind !== 'glyphs' && term.length >= 3 && term.length <= 30 && /^\p{L}/u.test(term);

/** A name to suggest, as a `tsvector` in its text form. */
export const nameLexemes = (name: string): string => {
  const words = wordsOf(name);
  const lexemes = [...words.flatMap(lexemesOf), ...joinedWords(name), ...joinedSounds(words)];
  return [...new Set(lexemes)].map(quoteLexeme).join(' ');
};

/** The word, and the word minus each letter in turn. Two words one typo apart share an entry. */
export function deletionsOf(term: string): string[] {
  const letters = [...term];
  if (letters.length < 4) return [term];
  return [...new Set([term, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}
