import { isLanguage } from './language-codes.ts';

// What is typed into a search, read part by part: the server searches by it, and the page shows it as chips.

/** What a search can be narrowed by, as it is written before a colon. */
export const queryKeys = [
  'tag',
  'series',
  'studio',
  'creator',
  'category',
  'year',
  'length',
  'sub',
  'audio',
  'quality',
  'cut',
  'status',
  'format',
] as const;
export type QueryKey = (typeof queryKeys)[number];

/** Why a part cannot be searched by. */
export const queryFaults = [
  'noValue',
  'noYear',
  'noLength',
  'noLanguage',
  'noQuality',
  'noCut',
  'noStatus',
  'tooMany',
] as const;
export type QueryFault = (typeof queryFaults)[number];

/** Whole numbers, the ends included; null: open. Years, or seconds. */
export interface QueryRange {
  from: number | null;
  to: number | null;
}

/** A word, words in quotes, or a key with a value. */
export interface QueryPart {
  kind: 'word' | 'phrase' | QueryKey;
  /** Without quotes, in lower case where case makes no difference. */
  value: string;
  /** Whether what has it is left out. */
  isNot: boolean;
  /** Of `year`, and of `length` where it is no word. */
  range: QueryRange | null;
  fault: QueryFault | null;
}

/** More of them make a search that nobody meant. */
export const mostConditions = 16;

const words: Readonly<
  Partial<Record<QueryKey, { fault: QueryFault; values: Readonly<Record<string, string>> }>>
> = {
  quality: {
    fault: 'noQuality',
    values: { hd: 'hd', '720p': 'hd', uhd: 'uhd', '4k': 'uhd', '2160p': 'uhd' },
  },
  cut: {
    fault: 'noCut',
    values: { uncut: 'uncut', uncensored: 'uncut', censored: 'censored', directors: 'directors' },
  },
  status: { fault: 'noStatus', values: { ongoing: 'ongoing', completed: 'completed' } },
};
const lengthWords = ['short', 'medium', 'long'];
const audioWords = ['sub', 'dub'];

const quotes = '"“”„«»';
const part = new RegExp(
  `(?<not>-)?(?:(?<key>\\p{L}+)[:：])?(?:[${quotes}](?<quoted>[^${quotes}]*)[${quotes}](?=\\s|$)|(?<plain>[^\\s]+))`,
  'uy',
);
const isKey = (key: string): key is QueryKey => (queryKeys as readonly string[]).includes(key);

/** Reads any text: what is no operator is a word to search for, and nothing is left out. */
export function readQuery(text: string): QueryPart[] {
  const parts: QueryPart[] = [];
  let conditions = 0;
  for (let at = 0; at < text.length; ) {
    if (/\s/u.test(text[at]!)) {
      at++;
      continue;
    }
    part.lastIndex = at;
    const found = part.exec(text);
    if (found === null) break;
    at = part.lastIndex;
    const read = readPart(found);
    const isCondition = read.isNot || read.kind !== 'word';
    if (isCondition && ++conditions > mostConditions) read.fault ??= 'tooMany';
    parts.push(read);
  }
  return parts;
}

function readPart(found: RegExpExecArray): QueryPart {
  const { not, key = '', quoted, plain = '' } = found.groups!;
  const isNot = not !== undefined;
  const name = key.toLowerCase();
  const value = (quoted ?? plain).trim().replace(/\s+/g, ' ');
  if (isKey(name)) return condition(name, value.replace(/["“”„«»]/gu, '').trim(), isNot);
  const written = key === '' ? value : `${key}:${value}`;
  // A dash alone, or several, is a sign between words.
  if (quoted === undefined && (written === '' || written.startsWith('-')))
    return { kind: 'word', value: `${not ?? ''}${written}`, isNot: false, range: null, fault: null };
  const isPhrase = quoted !== undefined && key === '';
  if (isPhrase && value === '') return { kind: 'phrase', value, isNot, range: null, fault: 'noValue' };
  return { kind: isPhrase ? 'phrase' : 'word', value: written, isNot, range: null, fault: null };
}

function condition(key: QueryKey, written: string, isNot: boolean): QueryPart {
  const read = { kind: key, value: written, isNot, range: null, fault: null };
  const low = written.toLowerCase();
  if (low === '') return { ...read, fault: 'noValue' };
  const known = words[key];
  if (known !== undefined) {
    const value = Object.hasOwn(known.values, low) ? known.values[low] : undefined;
    return value === undefined ? { ...read, fault: known.fault } : { ...read, value };
  }
  if (key === 'year') {
    const range = rangeOf(low, yearOf);
    return range === null ? { ...read, fault: 'noYear' } : { ...read, value: low, range };
  }
  if (key === 'length') {
    if (lengthWords.includes(low)) return { ...read, value: low };
    const range = rangeOf(low, secondsOf);
    return range === null ? { ...read, fault: 'noLength' } : { ...read, value: low, range };
  }
  if (key === 'sub' || key === 'audio') {
    if (key === 'audio' && audioWords.includes(low)) return { ...read, value: low };
    const isKnown = /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,3}$/.test(low) && isLanguage(low.split('-', 1)[0]!);
    return isKnown ? { ...read, value: low } : { ...read, fault: 'noLanguage' };
  }
  return read;
}

/** What one value stands for: the first and the last that it covers. */
type Span = readonly [first: number, last: number];

const yearOf = (text: string): Span | null =>
  /^(?:19|20|21)\d\d$/.test(text) ? [Number(text), Number(text)] : null;

const units = [3600, 60, 1] as const;
const longest = 1_000_000;
/** `90s`, `10m`, `1h30m`; a number alone is minutes. It covers as much as its smallest unit. */
function secondsOf(text: string): Span | null {
  const found = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s)?$/.exec(
    /^\d+$/.test(text) ? `${text}m` : text,
  );
  const given = found?.slice(1).map((number) => (number === undefined ? null : Number(number))) ?? [];
  const smallest = given.findLastIndex((number) => number !== null);
  if (smallest < 0) return null;
  const seconds = given.reduce((sum: number, number, at) => sum + (number ?? 0) * units[at]!, 0);
  return seconds > longest ? null : [seconds, seconds + units[smallest]! - 1];
}

/** `2019`, `2019..2024`, `2019..`, `..2024`, `>2019`, `>=2019`, `<2024`, `<=2024`; null: none of these. */
function rangeOf(text: string, read: (text: string) => Span | null): QueryRange | null {
  const compared = /^([<>]=?)(.+)$/.exec(text);
  if (compared) {
    const [, sign = '', of = ''] = compared;
    const span = read(of);
    if (span === null) return null;
    const [first] = span;
    // What is longer than ten minutes may be so by a second.
    if (sign === '>') return { from: first + 1, to: null };
    if (sign === '>=') return { from: first, to: null };
    return { from: null, to: sign === '<' ? first - 1 : first };
  }
  const ends = text.split(/\.{2,}|…/u);
  if (ends.length === 1) {
    const span = read(text);
    return span && { from: span[0], to: span[1] };
  }
  if (ends.length !== 2 || ends.every((end) => end === '')) return null;
  const spans = ends.map((end) => (end === '' ? null : read(end)));
  if (spans.some((span, at) => span === null && ends[at] !== '')) return null;
  const [from, to] = spans as [Span | null, Span | null];
  if (from !== null && to !== null && from[0] > to[0]) return { from: to[0], to: from[0] };
  return { from: from?.[0] ?? null, to: to?.[0] ?? null };
}

/** A part as it is typed. */
export function spellPart({ kind, value, isNot }: QueryPart): string {
  const mark = isNot ? '-' : '';
  if (kind === 'phrase') return `${mark}"${value}"`;
  if (kind === 'word') return `${mark}${value}`;
  return `${mark}${kind}:${/\s/u.test(value) || value === '' ? `"${value}"` : value}`;
}

/** The whole of a query, each part once. */
export const spellQuery = (parts: readonly QueryPart[]): string => parts.map(spellPart).join(' ');

/** The words that are looked for, without operators: what names and suggestions are compared with. */
export const wordsOfQuery = (parts: readonly QueryPart[]): string =>
  parts
    .filter(({ kind, isNot, fault }) => (kind === 'word' || kind === 'phrase') && !isNot && fault === null)
    .map(({ value }) => value)
    .join(' ');

/** A condition with a value that was chosen, as `sub:en`. */
export const chosenPart = (kind: QueryKey, value: string): QueryPart =>
  condition(
    kind,
    value
      .replace(/["“”„«»]/gu, '')
      .trim()
      .replace(/\s+/g, ' '),
    false,
  );
