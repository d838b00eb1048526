import { foldText } from '../../kit/fold-text.ts';
import { agedThings, builtInTerms, innocentPhrases } from './prohibited-term-list.ts';

/**
 * The first prohibited term that the text holds, as it stands in the list, or null. `extra` is the operator's list.
 *
 * Terms are met on word boundaries: `grape` and `therapist` hold none. Case, accents, full width, look-alike letters,
 * digits for letters (`l0li`), separators (`l.o.l.i`, `lo-li`, `l o l i`), stars (`l*li`) and stretched letters
 * (`looooli`) do not hide one. Kanji have no boundaries and are met anywhere.
 */
export function findProhibitedTerm(text: string, extra: readonly string[]): string | null {
  const folded = foldText(text);
  const list = compiled(extra);
  return findAge(folded) ?? findGlyphs(folded, list) ?? findWords(folded, list);
}

interface TermList {
  /** A single word in compared form → the term. */
  words: Map<string, string>;
  /** First word → phrases that begin with it. */
  phrases: Map<string, { words: string[]; term: string }[]>;
  /** Runs of scripts without word boundaries. */
  glyphs: { text: string; term: string }[];
  /** In hiragana. */
  kana: Map<string, string>;
}

const compiledLists = new WeakMap<readonly string[], TermList>();

function compiled(extra: readonly string[]): TermList {
  const known = compiledLists.get(extra);
  if (known) return known;
  const list: TermList = { words: new Map(), phrases: new Map(), glyphs: [], kana: new Map() };
  for (const term of [...builtInTerms, ...extra]) addTerm(list, term);
  compiledLists.set(extra, list);
  return list;
}

function addTerm(list: TermList, term: string): void {
  const folded = foldText(term).trim();
  if (unspaced.test(folded)) {
    list.glyphs.push({ text: folded.replace(/\s+/g, ''), term });
  } else if (/^[ぁ-ゖァ-ヺー]+$/.test(folded)) {
    list.kana.set(hiragana(folded), term);
  } else {
    const words = wordsIn(folded);
    if (words.length === 0) return;
    // A phrase is also written as one word.
    list.words.set(words.join(''), term);
    if (words.length > 1)
      list.phrases.set(words[0]!, [...(list.phrases.get(words[0]!) ?? []), { words, term }]);
  }
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const hiragana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const smallNumber =
  '(?:1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const englishAge = new RegExp(
  `(?<![\\p{L}\\p{N}.,]|\\p{L}-)${smallNumber}[\\s-]*(?:y[./]?o\\b|(?:yrs?|years?)[\\s-]*olds?\\b)(?![\\s-]*(?:${agedThings.join('|')}))`,
  'u',
);
const japaneseAge =
  /(?<![\d.一二三四五六七八九十百千〇])(?:1[0-7]|[1-9]|十[一二三四五六七]?|[一二三四五六七八九])\s*[歳才](?!差|年上|年下|上|下|違|離|若)/u;

function findAge(text: string): string | null {
  return (englishAge.exec(text) ?? japaneseAge.exec(text))?.[0] ?? null;
}

function findGlyphs(text: string, list: TermList): string | null {
  if (unspaced.test(text)) {
    const closed = text.replace(/(?<=[^\p{ASCII}])[\s・.\-_*]+(?=[^\p{ASCII}])/gu, '');
    const met = list.glyphs.find((glyphs) => closed.includes(glyphs.text));
    if (met) return met.term;
  }
  for (const [run] of text.matchAll(/[ぁ-ゖー]+|[ァ-ヺー]+/g)) {
    const met = kanaTerm(run, list);
    if (met !== null) return met;
  }
  return null;
}

/** The whole run; or in katakana, which is for loan words, a run that begins with a term of three letters or more. */
function kanaTerm(run: string, list: TermList): string | null {
  const reading = hiragana(run);
  const whole = list.kana.get(reading);
  if (whole !== undefined) return whole;
  if (!/^[ァ-ヺー]+$/.test(run)) return null;
  for (const [kana, term] of list.kana) {
    if (kana.length >= 3 && reading.startsWith(kana)) return term;
  }
  return null;
}

/** A word with all that it may have been meant as; null where a sentence ends. */
type Position = { written: string; readings: string[] } | null;

function findWords(text: string, list: TermList): string | null {
  const positions = positionsOf(text);
  hideInnocent(positions);
  for (const [at, position] of positions.entries()) {
    if (position === null) continue;
    const met = wordTerm(position.readings, list) ?? phraseTerm(positions, at, list);
    if (met !== null) return met;
  }
  return joinedTerm(text, list) ?? spelledOut(positions, list);
}

function positionsOf(text: string): Position[] {
  const positions: Position[] = [];
  // Words with the signs that stand for letters, and the ends of sentences.
  for (const [piece] of text.matchAll(/[.!?;:,](?=\s)|[\p{L}\p{N}\p{M}@$!|+*#]+/gu)) {
    const written = piece.replace(/^[!|+*#]+|[!|+*#]+$/g, '');
    if (written === '') {
      if (/[!?.;:,]/.test(piece)) positions.push(null);
      continue;
    }
    positions.push({ written, readings: readingsOf(written) });
    if (piece.endsWith('!')) positions.push(null);
  }
  return positions;
}

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiѕsһhԁdкkмmтtнhвbοoαaεeιiρpτtκkνvυu'.matchAll(/(.)(.)/gu)].map(([, other, latin]) => [
    other,
    latin,
  ]),
);
const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '+': 't',
};

function readingsOf(written: string): string[] {
  const readings = new Set([written]);
  if (/[a-z]/.test(written) && /\P{ASCII}/u.test(written)) {
    readings.add([...written].map((letter) => lookAlikes[letter] ?? letter).join(''));
  }
  for (const reading of [...readings]) {
    if (!/[a-z]/.test(reading) || !/[\d@$!|+]/.test(reading)) continue;
    const letters = reading.replace(/[034579@$+]/g, (sign) => digitLetters[sign] ?? sign);
    for (const one of ['i', 'l']) {
      for (const bar of ['i', 'l']) {
        readings.add(letters.replace(/[1]/g, one).replace(/[!|]/g, bar));
        // `l0l1`: the first of two ones may be an l, the last an i.
        readings.add(letters.replace(/[1!|](?=.*[1!|])/g, one).replace(/[1!|]/g, bar));
      }
    }
  }
  for (const reading of [...readings]) {
    if (!/(.)\1\1/u.test(reading)) continue;
    readings.add(reading.replace(/(.)\1{2,}/gu, '$1'));
    readings.add(reading.replace(/(.)\1{2,}/gu, '$1$1'));
    readings.add(reading.replace(/(.)\1+/gu, '$1'));
  }
  return [...readings];
}

function hideInnocent(positions: Position[]): void {
  for (const phrase of innocentPhrases.map((text) => text.split(' '))) {
    for (let at = 0; at + phrase.length <= positions.length; at++) {
      if (phrase.every((word, offset) => positions[at + offset]?.written === word))
        positions.fill(null, at, at + phrase.length);
    }
  }
}

function wordTerm(readings: readonly string[], list: TermList): string | null {
  for (const reading of readings) {
    const met = lookUp(reading, list) ?? (/[*#]/.test(reading) ? starredTerm(reading, list) : null);
    if (met !== null) return met;
  }
  return null;
}

const lookUp = (word: string, list: TermList): string | null =>
  list.words.get(word) ?? (word.endsWith('s') ? (list.words.get(word.slice(0, -1)) ?? null) : null);

/** `r*pe`: what is starred out is meant. The first letter and half of the word must be there. */
function starredTerm(word: string, list: TermList): string | null {
  const shown = word.replace(/[*#]/g, '').length;
  if (!/^[a-z][a-z*#]{3,}$/.test(word) || shown * 2 < word.length) return null;
  const pattern = new RegExp(`^${word.replace(/[*#]/g, '[a-z]')}$`);
  for (const [candidate, term] of list.words) if (pattern.test(candidate)) return term;
  return null;
}

function phraseTerm(positions: readonly Position[], at: number, list: TermList): string | null {
  for (const reading of positions[at]?.readings ?? []) {
    for (const { words, term } of list.phrases.get(reading) ?? []) {
      const there = words.every((word, offset) => {
        const readings = positions[at + offset]?.readings ?? [];
        return readings.includes(word) || (offset === words.length - 1 && readings.includes(`${word}s`));
      });
      if (there) return term;
    }
  }
  return null;
}

/** `lo-li`, `l.o.l.i`: pieces with signs but no space between them. Digits count as letters only in the smallest pieces. */
function joinedTerm(text: string, list: TermList): string | null {
  for (const chunk of text.split(/\s+/)) {
    const pieces = wordsIn(chunk);
    if (pieces.length < 2) continue;
    const joined = pieces.join('');
    const readings = pieces.every((piece) => piece.length <= 2) ? readingsOf(joined) : [joined];
    const met = wordTerm(readings, list) ?? kanaTerm(joined, list);
    if (met !== null) return met;
  }
  return null;
}

/** `r a p e`: single letters in a row. */
function spelledOut(positions: readonly Position[], list: TermList): string | null {
  let letters: string[] = [];
  for (const position of [...positions, null]) {
    if (position !== null && [...position.written].length === 1) {
      letters.push(position.written);
      continue;
    }
    const word = letters.join('');
    const met = letters.length >= 2 ? (wordTerm(readingsOf(word), list) ?? kanaTerm(word, list)) : null;
    if (met !== null) return met;
    letters = [];
  }
  return null;
}
