import { readsAsRomaji, soundOf, soundOfKana } from './kana-sounds.ts';
import { type Expression, type Lexeme, lexemeExpression } from './match-expression.ts';
import { inEnglish, inJapanese, knownGlyphs } from './other-script.ts';
import { glyphPairs, type Word } from './search-text.ts';
import { otherNumber, otherShore } from './spelling-rules.ts';

/** A word of the query: any of its lexemes will do. */
export interface Term {
  alternatives: Lexeme[];
  /** As typed, in comparison form; null if typos are not corrected (kana, kanji). */
  word: string | null;
  /** What is looked up if it is katakana, which most often is English by its sound. */
  sound?: string;
}

/** Words beyond these are left out: nobody types more, and each costs an index lookup. */
export const mostTerms = 12;
/** Too many words start with the same two letters. */
const shortestPrefix = 3;
/** A shorter sound is near to too many words. */
const shortestMendedSound = 5;

/** What the word is found by: any of its lexemes. */
export const anyOf = ({ alternatives }: Term, namespace: string): Expression => ({
  any: alternatives.map((lexeme) => lexemeExpression(lexeme, namespace)),
});

/** の, は, を between other words say nothing about what is being searched for. */
export function withoutParticles(words: Word[]): Word[] {
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

export function termsOf(word: Word, unfinished: boolean): Term[] {
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
export function joinedSound(words: readonly Word[]): Lexeme | null {
  if (words.length < 2 || words.length > 6) return null;
  if (!words.every((word) => word.kind === 'kana' || (word.kind === 'word' && readsAsRomaji(word.text))))
    return null;
  return {
    text: `r:${soundOf(words.map((word) => (word.kind === 'kana' ? soundOfKana(word.text) : word.text)).join(''))}`,
    prefix: true,
  };
}
