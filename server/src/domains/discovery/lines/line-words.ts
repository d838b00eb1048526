import { foldText } from '../../../kit/fold-text.ts';
import type { Expression } from '../search/match-expression.ts';
import { glyphPairs, wordsOf } from '../search/search-text.ts';

/**
 * Words of lines are compared as they are written: a search for what was said wants the words that were said. Runs without spaces,
 * kana among them, are found by each pair of their signs.
 */
const pairsOf = (run: string): string[] => glyphPairs(run);

export function lineLexemes(lines: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const line of lines)
    for (const { kind, text } of wordsOf(line))
      for (const lexeme of kind === 'word' ? [text] : pairsOf(text)) found.add(lexeme);
  return found;
}

const mostWords = 12;

/** What a block of lines must have to hold all these words; null: there are none. */
export function lineExpression(texts: readonly string[]): Expression | null {
  const all = texts
    .flatMap((text) => wordsOf(text))
    .slice(0, mostWords)
    .flatMap(({ kind, text }): Expression[] => {
      if (kind === 'word') return [{ lexeme: text, prefix: false }];
      const pairs = pairsOf(text);
      if (pairs.length === 1) return [{ lexeme: text, prefix: true }];
      return pairs.slice(0, -1).map((lexeme) => ({ lexeme, prefix: false }));
    });
  return all.length === 0 ? null : { all };
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const between = '[^\\p{L}\\p{N}]+';
/** Marks within a word that comparing leaves out. */
const apostrophes = /(?<=\p{L})['’‘ʼ](?=\p{L})/gu;
const folded = (text: string): string => foldText(text).replace(apostrophes, '');

function pattern(text: string): RegExp | null {
  const words = folded(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return null;
  // A run without spaces is found in the middle of one.
  const isWord = (word: string | undefined) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word ?? '');
  const begin = isWord(words[0]) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = isWord(words.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${begin}${words.map(literal).join(between)}${end}`, 'u');
}

/** Tells which lines have all words, those in quotes one after the other, and none of what is left out. */
export function lineMatcher(asked: {
  words: readonly string[];
  without: readonly string[];
}): (line: string) => boolean {
  const patterns = (texts: readonly string[]) => texts.flatMap((text) => pattern(text) ?? []);
  const all = patterns(asked.words);
  const none = patterns(asked.without);
  return (line) => {
    const text = folded(line);
    return all.every((one) => one.test(text)) && !none.some((one) => one.test(text));
  };
}
