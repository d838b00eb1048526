import { foldText } from '../../../kit/fold-text.ts';
import { glyphPairs, wordsOf } from '../search/search-text.ts';

/** In which language a block is, as `bareLanguage` tells it: no word has such a mark. */
export const languageLexeme = (language: string | null): string => `l:${language ?? ''}`;

/**
 * Words of lines are compared as they are written: a search for what was said wants the words that were said. Runs without spaces,
 * kana among them, are found by each pair of their signs, and by each sign: to look for all pairs that begin with it takes long.
 */
export function lineLexemes(lines: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const line of lines)
    for (const { kind, text } of wordsOf(line))
      for (const lexeme of kind === 'word' ? [text] : [...glyphPairs(text), ...text]) found.add(lexeme);
  return found;
}

const mostWords = 12;

/** What a block of lines must have to hold all these words. */
export function lexemesOfWords(texts: readonly string[]): string[] {
  const all = texts
    .flatMap((text) => wordsOf(text))
    .slice(0, mostWords)
    .flatMap(({ kind, text }) => {
      const pairs = kind === 'word' ? [] : glyphPairs(text).slice(0, -1);
      return pairs.length > 0 ? pairs : [text];
    });
  return [...new Set(all)];
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const between = '[^\\p{L}\\p{N}]+';
/** Marks within a word that comparing leaves out. */
const apostrophe = /['’‘ʼ]/;
const apostrophes = /(?<=\p{L})['’‘ʼ](?=\p{L})/gu;
const folded = (text: string): string => {
  const plain = foldText(text);
  return apostrophe.test(plain) ? plain.replace(apostrophes, '') : plain;
};
const isSpaced = (word: string | undefined) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word ?? '');

interface Sought {
  /** A part of the line, which says at once of most that they have it not. */
  part: string;
  exactly: RegExp;
}

function sought(text: string): Sought | null {
  const words = folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const [first] = words;
  if (first === undefined) return null;
  // A run without spaces is found in the middle of one.
  const begin = isSpaced(first) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = isSpaced(words.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return {
    part: words.toSorted((a, b) => b.length - a.length)[0]!,
    exactly: new RegExp(`${begin}${words.map(literal).join(between)}${end}`, 'u'),
  };
}

const stands = (line: string, { part, exactly }: Sought): boolean =>
  line.includes(part) && exactly.test(line);

/** Tells which of the lines have all words, those in quotes one after the other, and none of what is left out. */
export function linesMatching(asked: {
  words: readonly string[];
  without: readonly string[];
}): (lines: string) => Generator<number> {
  const all = asked.words.flatMap((text) => sought(text) ?? []);
  const none = asked.without.flatMap((text) => sought(text) ?? []);
  // The longest is likely the rarest: only lines that have it are looked at.
  const { part: rarest = '' } = all.toSorted((a, b) => b.part.length - a.part.length)[0] ?? {};
  return function* matching(lines) {
    const text = folded(lines);
    let number = 0;
    for (let start = 0, at = text.indexOf(rarest); at >= 0; at = text.indexOf(rarest, start)) {
      for (let end = text.indexOf('\n', start); end >= 0 && end < at; end = text.indexOf('\n', start)) {
        start = end + 1;
        number++;
      }
      const end = text.indexOf('\n', at);
      const line = text.slice(start, end < 0 ? text.length : end);
      if (all.every((one) => stands(line, one)) && !none.some((one) => stands(line, one))) yield number;
      if (end < 0) return;
      start = end + 1;
      number++;
    }
  };
}
