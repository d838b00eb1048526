import { genreWords } from './genre-words.ts';
import { readsAsRomaji, soundOf, soundOfKana } from './kana-sounds.ts';
import { glyphPairs, type Word, wordsOf } from './search-text.ts';

/** Names and English words are this short too: fewer letters of romaji are not read as a word of Japanese. */
const shortestRomaji = 5;

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** English by sound of kana, English by glyphs, and lexemes of Japanese by English. */
const bySound = new Map<string, (readonly string[])[]>();
const byGlyphs = new Map<string, (readonly string[])[]>();
const byEnglish = new Map<string, string[]>();
for (const { english, japanese } of genreWords) {
  for (const written of japanese) {
    const [word, ...more] = wordsOf(written);
    // Glyphs with kana, as in 祭り, are two words: the first of them is telling.
    if (word === undefined || (more.length > 0 && word.kind === 'kana')) continue;
    if (word.kind === 'kana') add(bySound, soundOfKana(word.text), english);
    else add(byGlyphs, word.text, english);
    if (english.length === 1)
      add(
        byEnglish,
        english[0]!,
        word.kind === 'kana' ? `r:${soundOfKana(word.text)}` : glyphPairs(word.text)[0]!,
      );
  }
}

/** What a word of Japanese, or its romaji, is called in English: each meaning as its words. */
export function inEnglish(word: Word): readonly (readonly string[])[] {
  if (word.kind === 'glyphs') return byGlyphs.get(word.text) ?? [];
  if (word.kind === 'kana') return bySound.get(soundOfKana(word.text)) ?? [];
  if (word.text.length < shortestRomaji || !readsAsRomaji(word.text)) return [];
  return (bySound.get(soundOf(word.text)) ?? []).filter((english) => english[0] !== word.text);
}

/** Lexemes under which the index holds an English word as Japanese writes it. */
export const inJapanese = (english: string): readonly string[] => byEnglish.get(english) ?? [];

/** The longest words that the table knows, one behind the other; null if something of the run is left over. */
export function knownGlyphs(run: string): string[] | null {
  const glyphs = [...run];
  const words: string[] = [];
  for (let at = 0; at < glyphs.length; ) {
    let end = glyphs.length;
    while (end > at && !byGlyphs.has(glyphs.slice(at, end).join(''))) end--;
    if (end === at) return null;
    words.push(glyphs.slice(at, end).join(''));
    at = end;
  }
  return words;
}

/** The words of a query that are written in another script or in romaji, in English. Empty: there are none. */
export const englishOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .flatMap((word): Word[] =>
        word.kind === 'glyphs'
          ? (knownGlyphs(word.text) ?? []).map((known) => ({ kind: 'glyphs', text: known }))
          : [word],
      )
      .flatMap((word) => inEnglish(word).map((english) => english.join(' '))),
  ),
];
