import { disguisedTexts, foldDisguised, letterSigns, readingsOf } from './disguises.ts';
import { agedThings, builtInTerms, companions, innocentPhrases, plainWords } from './prohibited-term-list.ts';

/**
 * The first prohibited term in the text, as written in the list, or null. `extra` is the operator's list.
 *
 * Terms match on word boundaries: `grape` and `therapist` contain none. Case, accents, full width, look-alike
 * letters, invisible ones, digits for letters (`l0li`) or after them (`loli18`), separators (`l.o.l.i`,
 * `lo-li`, `l o l i`, `lo li`), stars (`l*li`), stretched letters (`looooli`) and words they are joined with
 * (`lolihentai`) do not hide one. Kanji have no boundaries and match anywhere.
 */
export function findProhibitedTerm(text: string, extra: readonly string[]): string | null {
  const list = compiled(extra);
  for (const folded of disguisedTexts(text)) {
    const met = findAge(folded) ?? findGlyphs(folded, list) ?? findWords(folded, list);
    if (met !== null) return met;
  }
  return null;
}

interface TermList {
  /** A single word in comparison form → the term. */
  words: Map<string, string>;
  /** First word → phrases that begin with it. */
  phrases: Map<string, { words: string[]; term: string }[]>;
  /** Runs of scripts without word boundaries. */
  glyphs: { text: string; term: string }[];
  /** In hiragana. */
  kana: Map<string, string>;
  /** Any term of the other two, in hiragana, with one character blotted out. */
  blotted: RegExp;
}

const compiledLists = new WeakMap<readonly string[], TermList>();

function compiled(extra: readonly string[]): TermList {
  const known = compiledLists.get(extra);
  if (known) return known;
  const list: TermList = { words: new Map(), phrases: new Map(), glyphs: [], kana: new Map(), blotted: /$^/ };
  for (const term of [...builtInTerms, ...extra]) addTerm(list, term);
  const blotted = [...list.glyphs.map(({ text }) => hiragana(text)), ...list.kana.keys()].flatMap(
    blottedPattern,
  );
  list.blotted = new RegExp(blotted.join('|'), 'u');
  compiledLists.set(extra, list);
  return list;
}

function addTerm(list: TermList, term: string): void {
  const folded = foldDisguised(term).trim();
  if (unspaced.test(folded)) {
    list.glyphs.push({ text: folded.replace(/\s+/g, ''), term });
  } else if (/^[ぁ-ゖァ-ヺー]+$/.test(folded)) {
    list.kana.set(hiragana(folded), term);
  } else {
    const words = wordsIn(folded);
    if (words.length === 0) return;
    // A phrase is also matched as one word.
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
const years = '(?:y[./\\s-]?o\\b|(?:yrs?\\.?|years?|y)[\\s-]*(?:olds?|young|of[\\s-]+age)\\b)';
/** A thing, not a person: `10 year old anime`, but not `10 year old anime girl`. */
const ofThing = `[\\s-]*(?:${agedThings.join('|')})s?\\b(?!['’]|[\\s-]+\\p{L})|[\\s-]*(?:${agedThings.join('|')})s?\\s+(?:${plainWords.join('|')})\\b`;
const englishAge = new RegExp(
  `(?<![\\p{L}\\p{N}.,]|\\p{L}-)${smallNumber}[\\s-]*${years}(?!${ofThing})`,
  'u',
);
/** `aged 15`, `at the age of fifteen`, `age: 15`; but not whisky aged 12 years, or anything aged in oak. */
const agedAs = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!(?:${agedThings.join('|')})s?[\\s,]+(?:(?:that|which)[\\s]+(?:was|is|has been)[\\s]+)?)` +
    `(?:aged[\\s:=-]*(?:(?:of|only|just|about|around|barely)\\s+)?|(?:at|since|from|by)\\s+(?:the\\s+|an?\\s+)?age(?:\\s+of)?\\s+|(?:the|her|his|their|my)\\s+age\\s+(?:of|is|was)\\s+|age\\s*[:=]\\s*)` +
    `${smallNumber}(?![\\p{L}\\p{N}]|[.,]\\d)(?!\\s*(?:years?|yrs?|months?|weeks?|days?)?\\s+in\\s+(?:an?\\s+)?(?:oak|wood|sherry|bourbon|cask|casks|barrel|barrels|bottle|cellar))`,
  'u',
);
/** `she is 15.`, `he just turned sixteen`: unless something countable follows. */
const beingSo = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:s?he|they|i)(?:['’](?:s|re|m)|\\s+(?:is|was|are|were|am))\\s+(?:(?:only|just|barely|still|not even)\\s+)?|(?:barely|(?:just\\s+)?turn(?:s|ed|ing))\\s+)` +
    `(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?=\\s*(?:$|[.,;!?)\\n](?!\\d)|(?:and|but|when|while|yet)(?![\\p{L}])))`,
  'u',
);
const japaneseAge =
  /(?<![\d.一二三四五六七八九十百千〇])(?:1[0-7]|[1-9]|十[一二三四五六七]?|[一二三四五六七八九])\s*[歳才](?!差|年上|年下|上|下|違|離|若)/u;

function findAge(text: string): string | null {
  const met = englishAge.exec(text) ?? agedAs.exec(text) ?? beingSo.exec(text) ?? japaneseAge.exec(text);
  return met?.[0] ?? null;
}

function findGlyphs(text: string, list: TermList): string | null {
  if (unspaced.test(text)) {
    const closed = text.replace(/(?<=[^\p{ASCII}])[\s・.\-_*/|]+(?=[^\p{ASCII}])/gu, '');
    const met = list.glyphs.find((glyphs) => closed.includes(glyphs.text));
    if (met) return met.term;
  }
  for (const [run] of text.matchAll(/[ぁ-ゖー]+|[ァ-ヺー]+/g)) {
    const met = kanaTerm(run, list);
    if (met !== null) return met;
  }
  // Hiragana and katakana mixed within the word.
  for (const [run] of text.matchAll(/[ぁ-ゖァ-ヺー]{2,}/g)) {
    const met = list.kana.get(hiragana(run));
    if (met !== undefined) return met;
  }
  return list.blotted.exec(hiragana(text))?.[0] ?? null;
}

/**
 * `小○生`, `レ○プ`: one character out of three or more is blotted out, and not the first. Shorter terms are not
 * matched this way.
 */
function blottedPattern(letters: string): string[] {
  const signs = [...letters].map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const blots = '[●○◯〇◎×✕✖*]';
  return signs.length < 3 ? [] : signs.slice(1).map((_, at) => signs.with(at + 1, blots).join(''));
}

/**
 * The whole run; or in katakana, which is for loan words, a run that begins with a term of three letters or
 * more.
 */
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

/** A word with everything it may have been meant as; null at the end of a sentence. */
type Position = { written: string; readings: string[] } | null;

function findWords(text: string, list: TermList): string | null {
  const positions = positionsOf(text);
  hideInnocent(positions, list);
  for (const [at, position] of positions.entries()) {
    if (position === null) continue;
    const met =
      wordTerm(position.readings, list) ?? phraseTerm(positions, at, list) ?? brokenTerm(positions, at, list);
    if (met !== null) return met;
  }
  return joinedTerm(text, list) ?? spelledOut(positions, list);
}

const pieces = new RegExp(`[.!?;:,](?=\\s)|[\\p{L}\\p{N}\\p{M}${letterSigns}]+`, 'gu');

function positionsOf(text: string): Position[] {
  const positions: Position[] = [];
  // Words with the characters that stand for letters, and the ends of sentences.
  for (const [piece] of text.matchAll(pieces)) {
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

function hideInnocent(positions: Position[], list: TermList): void {
  for (const phrase of innocentPhrases.map((text) => text.split(' '))) {
    const endsInTerm = list.words.has(phrase.at(-1) ?? '');
    for (let at = 0; at + phrase.length <= positions.length; at++) {
      if (!phrase.every((word, offset) => positions[at + offset]?.written === word)) continue;
      // `inner child`, but not what follows it.
      if (endsInTerm && companions.includes(positions[at + phrase.length]?.written ?? '')) continue;
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
  singly(word, list) ?? grownTogether(word, list);

const singly = (word: string, list: TermList): string | null =>
  list.words.get(word) ?? (/[sz]$/.test(word) ? (list.words.get(word.slice(0, -1)) ?? null) : null);

/** `lolihentai`, `teensex`: a term and a word that does not make it innocent. */
function grownTogether(word: string, list: TermList): string | null {
  for (const companion of companions) {
    if (word.length < companion.length + 3) continue;
    const met =
      (word.endsWith(companion) ? singly(word.slice(0, -companion.length), list) : null) ??
      (word.startsWith(companion) ? singly(word.slice(companion.length), list) : null);
    if (met !== null) return met;
  }
  return null;
}

/** `lo li`, `sh o ta`: pieces of at most two letters; `jail bait`: two longer ones. */
function brokenTerm(positions: readonly Position[], at: number, list: TermList): string | null {
  let word = positions[at]?.written ?? '';
  const next = positions[at + 1]?.written ?? '';
  if (word.length >= 3 && next.length >= 3 && word.length + next.length >= 8)
    return singly(word + next, list);
  for (let end = at + 1; end < at + 8 && word !== ''; end++) {
    const piece = positions[end]?.written ?? '';
    if (piece === '' || piece.length > 2 || (positions[at]?.written.length ?? 0) > 2) return null;
    word += piece;
    const met = word.length < 4 ? null : singly(word, list);
    if (met !== null) return met;
  }
  return null;
}

/** `r*pe`: what is starred out is taken as meant. The first letter and half of the word must be there. */
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

/**
 * `lo-li`, `l.o.l.i`: pieces with characters but no spaces between them. Digits count as letters only in the
 * smallest pieces.
 */
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
