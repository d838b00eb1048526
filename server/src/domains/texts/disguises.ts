import { foldText } from '../../kit/fold-text.ts';

// What people do to a word so that it is read but not found. Pure.

/** Letters that look like a Latin one: Cyrillic, Greek, Armenian, small capitals and letters of phonetics, signs. */
const shapes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вʙɓ',
  c: 'сᴄƈ¢',
  d: 'ԁᴅɖɗ',
  e: 'еεєᴇɛǝə€',
  g: 'ɡɢɠց',
  h: 'нһհʜ',
  i: 'іιɪɩɨ¡',
  j: 'јᴊ',
  k: 'кκᴋƙ',
  l: 'ӏʟɫƚɭǀ£',
  m: 'мᴍ',
  n: 'ոɴŋ',
  o: 'оοσօᴏɵ',
  p: 'рρᴘƿ',
  r: 'ʀɾɹ',
  s: 'ѕꜱʂ§',
  t: 'тτᴛŧ',
  u: 'υսᴜ',
  v: 'νᴠ',
  w: 'ԝᴡ',
  x: 'хχ×',
  y: 'уʏ',
  z: 'ᴢ',
};
const lookAlikes = new Map(
  Object.entries(shapes).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
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

/**
 * Alphabets of symbols that fold to no letter, from a to z: letters on black discs and squares, and those of
 * flags.
 */
const signAlphabets = [0x1f150, 0x1f170, 0x1f1e6];
const signLetters = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function letterOfSign(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = signAlphabets.findLast((begin) => point >= begin) ?? point;
  return String.fromCharCode(97 + point - first);
}

/** A capital i within a lower-case word stands for an l, which looks the same. */
const capitalInside = /(?<=\p{Ll})I|I(?=\p{Ll}+I)/u;

/** Text in the form in which terms are compared: folded, and letters stripped of every mark. */
export const foldDisguised = (text: string): string =>
  foldText(text)
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]\p{M}*)\p{M}+/gu, '')
    // What letters are blotted out with.
    .replace(/(?<=[a-z])[●○◯〇•∗✕✖](?=[a-z])/gu, '*');

/**
 * Letters drawn with two characters: `l()li`, `pe|)o`, `|<id`. An opening bracket within a word does not
 * count.
 */
const drawnLetters: readonly (readonly [RegExp, string])[] = [
  [/\(\s?\)|\[\s?\]|\{\s?\}|<\s?>|°/g, 'o'],
  [/[|[]\)/g, 'd'],
  [/\|</g, 'k'],
  [/\|_/g, 'l'],
];
const drawn = /\(\s?\)|\[\s?\]|\{\s?\}|<\s?>|°|[|[]\)|\|[<_]/;
const withLettersDrawn = (text: string): string =>
  drawnLetters.reduce((read, [signs, letter]) => read.replace(signs, letter), text);

/** The whole text as it may have been meant, folded; the literal reading first. */
export function disguisedTexts(text: string): string[] {
  const texts = [text];
  if (signLetters.test(text)) texts.push(text.replace(signLetters, letterOfSign));
  signLetters.lastIndex = 0;
  if (capitalInside.test(text)) texts.push(text.replace(/I/g, 'l'));
  const wide = /[^\p{ASCII}]/u.test(text) ? text.normalize('NFKC') : text;
  if (drawn.test(wide)) texts.push(withLettersDrawn(wide));
  return texts.map(foldDisguised);
}

/**
 * Characters that stand for letters within a word, besides letters and digits; as part of a pattern's
 * character class.
 */
export const letterSigns = '@$!|+*#€£¡¢§×';

/** Everything that one folded word may have been meant as. */
export function readingsOf(written: string): string[] {
  const readings = new Set([written]);
  // `loli18`, `@loli`
  readings.add(written.replace(/^[\d@]+|\d+$/g, ''));
  for (const reading of [...readings])
    if (/\P{ASCII}/u.test(reading))
      readings.add([...reading].map((letter) => lookAlikes.get(letter) ?? letter).join(''));
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
    // Two of these in a row are rare in English; other letters are doubled in innocent words (`rapped`).
    if (/([aiu])\1/.test(reading)) readings.add(reading.replace(/([aiu])\1+/g, '$1'));
    if (!/(.)\1\1/u.test(reading)) continue;
    readings.add(reading.replace(/(.)\1{2,}/gu, '$1'));
    readings.add(reading.replace(/(.)\1{2,}/gu, '$1$1'));
    readings.add(reading.replace(/(.)\1+/gu, '$1'));
  }
  readings.delete('');
  return [...readings];
}
