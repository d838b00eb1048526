import type { Reading, ReadKind } from './release-name.ts';

/** Where the number of an episode stands, and what it says. */
export interface FoundNumber {
  at: number;
  end: number;
  number: number | null;
  range?: readonly [number, number];
  season?: number;
  version?: number;
  kind?: ReadKind;
  isBatch?: boolean;
  isWeak?: boolean;
}

const num = '(\\d{1,4}(?:\\.\\d{1,2})?)';
const ver = '(?:\\s?v(\\d))?';
/** What may follow a number that is one: nothing, a dash, a bracket, a quotation. */
const gap = '(?=\\s*(?:$|¦|-\\s|~|["“「『:]|END\\b|Fin\\b|FINAL\\b))';
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const counted = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const kanji = '〇一二三四五六七八九';

/** A number in digits, roman, English or Japanese numerals; NaN: it is none. */
export function numberIn(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const roman = romans.indexOf(text.toUpperCase());
  if (roman >= 0) return roman + 1;
  const word = Math.max(counted.indexOf(text.toLowerCase()), ordinals.indexOf(text.toLowerCase()));
  if (word >= 0) return word + 1;
  const [, tens, ones] = /^(?:([一二三四五六七八九]?)十)?([〇一二三四五六七八九]?)$/.exec(text) ?? [];
  if (ones === undefined || text === '') return Number.NaN;
  const digit = (one: string): number => Math.max(0, kanji.indexOf(one));
  return (tens === undefined ? 0 : tens === '' ? 10 : digit(tens) * 10) + (ones === '' ? 0 : digit(ones));
}

export const numeral = `(\\d{1,4}(?:\\.\\d{1,2})?|${romans.slice().reverse().join('|')}|${counted.join('|')})`;
const kanjiNumeral = `(\\d{1,4}(?:\\.\\d{1,2})?|[〇一二三四五六七八九十]{1,3})`;
const maybe = (text: string | undefined): { version: number } | object =>
  text === undefined ? {} : { version: Number(text) };
const several = (
  first: number,
  last: string | undefined,
): Pick<FoundNumber, 'number' | 'range' | 'isBatch'> =>
  last !== undefined && Number(last) > first
    ? { number: null, range: [first, Number(last)], isBatch: true }
    : { number: first };
export const isYear = (number: number): boolean =>
  Number.isInteger(number) && number >= 1950 && number <= 2039;

type Reader = (match: RegExpExecArray) => Omit<FoundNumber, 'at' | 'end'> | null;
const to = `(?:\\s?[-~+&]\\s?(?:E|EP)?\\s?(\\d{1,4})(?![\\d.]))?`;
const labels =
  'episodes?|eps?|epi|e|folge|épisode|cap[ií]tulo|cap|epis[óo]dio|vol(?:ume|umes|s)?|act|chapter|kapitel|tome|bölüm|серия|эпизод|tập';
const halves: Readonly<Record<string, number>> = { 前: 1, 上: 1, 中: 2, 後: 2, 后: 2, 下: 2 };

/** In the order in which they are believed. */
const shapes: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      `\\bS(\\d{1,2})[ .]?-?[ .]?E[Pp]?[ .]?${num}${ver}(?:-?E?[Pp]?(\\d{1,4}))?(?![\\dA-Za-z])`,
      'i',
    ),
    ([, season, first, version, last]) => ({
      season: Number(season),
      ...several(Number(first), last),
      ...maybe(version),
    }),
  ],
  [
    new RegExp(`(?<![\\dA-Za-z])(\\d{1,2})x(\\d{2,3})${ver}(?![\\dA-Za-z])`),
    ([, season, first, version]) => ({ season: Number(season), number: Number(first), ...maybe(version) }),
  ],
  [/(?:全|全部)\s?\d+\s?(?:話|巻|集|话|回)/, () => ({ number: null, isBatch: true })],
  [
    new RegExp(
      `第\\s?${kanjiNumeral}\\s?(?:話|巻)?\\s?(?:~|-|・)\\s?第?${kanjiNumeral}\\s?(?:話|回|巻|卷|集|话|夜|章|幕)`,
    ),
    ([, first, last]) => ({ number: null, range: [numberIn(first!), numberIn(last!)], isBatch: true }),
  ],
  [
    new RegExp(`第\\s?${kanjiNumeral}\\s?(?:話|回|巻|卷|集|话|夜|章|幕|弾)${ver}`),
    ([, first, version]) => ({ number: numberIn(first!), ...maybe(version) }),
  ],
  [
    new RegExp(`(?<![\\d.])${num}\\s?(?:話|巻|화|集|话)(?:目)?${ver}`),
    ([, first, version]) => ({ number: Number(first), ...maybe(version) }),
  ],
  [
    /其の([一二三四五六七八九十]{1,2})|その([一二三四五六七八九十])(?=\s|$|¦)/,
    ([, one, other]) => ({ number: numberIn((one ?? other)!) }),
  ],
  [
    /(?<=[\s~¦]|^)([前中後后])[編篇编](?=$|[\s~¦])|(?<=[\s~¦]|^)([上中下])[巻卷](?=$|[\s~¦])/,
    ([, one, other]) => ({ number: halves[(one ?? other)!]! }),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(?:${labels})[ .:#_]{0,2}${num}${ver}${to}(?![\\d%\\p{L}])`, 'iu'),
    ([, first, version, last]) => ({ ...several(Number(first), last), ...maybe(version) }),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(?:episode|ep|volume|vol|act|chapter)\\.? ${numeral}(?![\\p{L}\\d])`, 'iu'),
    ([, first]) => ({ number: numberIn(first!) }),
  ],
  [
    new RegExp(`(?<=\\s|^)#\\s?${num}${ver}(?![\\d%\\p{L}])`, 'u'),
    ([, first, version]) => ({ number: Number(first), ...maybe(version) }),
  ],
  [
    new RegExp(`(?<=\\s-\\s|¦\\s?)${num}\\s?(?:-|~|\\+|&|to)\\s?(\\d{1,4})(?=\\s*(?:$|¦|-\\s|END\\b))`),
    ([, first, last]) =>
      Number(last) > Number(first) && !isYear(Number(first)) ? several(Number(first), last) : null,
  ],
  [
    new RegExp(`(?<=\\s-\\s)${num}${ver}${gap}`),
    ([, first, version]) => (isYear(Number(first)) ? null : { number: Number(first), ...maybe(version) }),
  ],
  [
    /(?<=\s-\s)(0\d{1,2}(?:\.\d)?)(?:\s?v(\d))?(?=\s\p{L})/u,
    ([, first, version]) => ({ number: Number(first), ...maybe(version) }),
  ],
  [
    /(?<=\s)(\d{2,3})\s?[-~]\s?(\d{2,3})(?=\s*(?:$|¦))/,
    ([, first, last]) => (Number(last) > Number(first) ? several(Number(first), last) : null),
  ],
  [/^(0\d{1,2})(?:\.\s|\s-\s|\s(?=\p{L}))/u, ([, first]) => ({ number: Number(first) })],
  [
    /(?<=\p{L}\s)(0\d{1,2}(?:\.\d)?)(?:\s?v(\d))?(?=\s|$)/u,
    ([, first, version]) => ({ number: Number(first), ...maybe(version) }),
  ],
];

/** Words whose number is their own. */
const counters =
  /(?:^|\s)(?:area|route|room|studio|unit|level|lane|no\.?|number|district|sector|zone|floor|pier|gate|platform|apartment|flat|house|hotel|cafe|bar|bus|train|flight|highway|street|avenue|agent|code|case|file|project|type|model|mark|class|year|day|world|planet|station|channel|radio|camera|line|track|formula|catch|degree|degrees|top|over|under|plus|minus|at|of|in|to|the|and|vs|or|plan|x|step|age|version|ver|windows|locker|cabin|wing|exit|dock|berth|since|until|from|season|part|pt\.?|cour|staffel|saison|temporada|stagione)$/i;
export const ownsItsNumber = (before: string): boolean => counters.test(before.trim());

/** A number that stands alone behind the title. */
const last = new RegExp(`(?<=[^\\s/])\\s${num}${ver}${gap}(?!\\s*/)`, 'g');
const lastAfterScript = new RegExp(
  `(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー！!])(\\d{1,2})${ver}${gap}`,
  'u',
);

export function findNumber(text: string): FoundNumber | null {
  for (const [shape, read] of shapes) {
    const match = shape.exec(text);
    const said = match && read(match);
    if (said) return { at: match.index, end: match.index + match[0].length, ...said };
  }
  const glued = lastAfterScript.exec(text);
  for (const match of [...text.matchAll(last), ...(glued === null ? [] : [glued])].reverse()) {
    const number = Number(match[1]);
    const isOne = number < 1000 && !(match.index < 1) && !ownsItsNumber(text.slice(0, match.index));
    if (isOne)
      return {
        at: match.index,
        end: match.index + match[0].length,
        number,
        isWeak: true,
        ...maybe(match[2]),
      };
  }
  return null;
}

/** Says of a reading what was found. */
export function takeNumber(reading: Reading, found: FoundNumber): void {
  reading.number = found.number;
  if (found.range !== undefined) reading.range = found.range;
  if (found.isBatch) reading.isBatch = true;
  if (found.season !== undefined) reading.season = found.season;
  if (found.version !== undefined) reading.version = found.version;
  if (found.kind !== undefined) reading.kind = found.kind;
  reading.isWeak = found.isWeak ?? false;
}
