import { isYear, numberIn, numeral, ownsItsNumber } from './name-numbers.ts';
import type { Reading, ReadKind } from './release-name.ts';

const kinds: Readonly<Record<string, ReadKind>> = {
  ...{ ova: 'ova', oad: 'ova', oav: 'ova', ovas: 'ova', ona: 'ona' },
  ...{ sp: 'special', special: 'special', specials: 'special', movie: 'movie' },
};
const extra =
  /(?:^|\s|¦)(?:NC ?(?:OP|ED) ?\d{0,2}[a-z]?|(?:OP|ED) ?\d{1,2}|creditless(?: (?:opening|ending|op|ed))?|clean (?:opening|ending)|PV ?\d{0,2}|CM ?\d{0,2}|trailer ?\d{0,2}|teaser ?\d{0,2}|preview|menu|making of)(?:v\d)?(?=$|\s|¦)/i;
const kindWord = /(?<=^|[\s¦-])(OVAs?|OAD|OAV|ONA)(?:\s?#?\s?(\d{1,3}(?:\.\d)?)(?:v(\d))?)?(?=$|[\s¦:~-])/i;
const lateKind =
  /(?<=\S\s+(?:-\s)?|^\s+(?:-\s)?)(SP|Specials?|Movie)(?:\s?#?\s?(\d{1,3})(?:v(\d))?)?(?=\s*(?:$|¦|-\s|:|~))/i;
const inTheTitle = /(?:\bThe Movie|\bMovie:|劇場版|映画)/i;

/** Reads which kind a text speaks of, and gives it back without that. */
export function readKind(reading: Reading, text: string): string {
  let rest = text;
  if (extra.test(rest)) {
    reading.isExtra = true;
    rest = rest.replace(extra, ' ¦ ');
  }
  if (inTheTitle.test(rest)) {
    reading.kind = 'movie';
    return rest;
  }
  for (const shape of [kindWord, lateKind]) {
    const match = shape.exec(rest);
    if (match === null) continue;
    const [whole, word, number, version] = match;
    reading.kind = kinds[word!.toLowerCase()]!;
    if (number !== undefined && (reading.number === null || reading.isWeak) && reading.range === null) {
      reading.number = Number(number);
      reading.isWeak = false;
    }
    // What says the kind says that the number behind it is one.
    if (rest.slice(match.index + whole.length).replace(/[\s¦-]/g, '') === '') reading.isWeak = false;
    if (version !== undefined) reading.version = Number(version);
    return `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + whole.length)}`;
  }
  return rest;
}

const ordinal = '(1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth|sixth)';
const ordinalOf = (text: string): number => (/^\d/.test(text) ? Number.parseInt(text, 10) : numberIn(text));
const seasons: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])Season\\s?${numeral}(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d])${ordinal} Season(?!\\p{L})`, 'iu'),
  /(?<![\p{L}\d])S(\d{1,2})(?![\p{L}\d])/u,
  /第?\s?([\d一二三四五六七八九]{1,2})\s?期/,
  /シーズン\s?(\d{1,2})/,
  /(?<![\p{L}\d])(?:Staffel|Saison|Temporada|Stagione)\s?(\d{1,2})(?![\p{L}\d])/iu,
];
const parts: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])(?:Part|Pt\\.?|Cour)\\s?${numeral}(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d])${ordinal} Cour(?!\\p{L})`, 'iu'),
  /第\s?([\d一二三四])\s?クール/,
];

/** Reads season and part, and gives the text back without them. */
export function readSeason(reading: Reading, text: string, side: 'before' | 'after'): string {
  let rest = text;
  for (const [field, shapes] of [
    ['season', seasons],
    ['part', parts],
  ] as const)
    for (const shape of shapes) {
      const match = shape.exec(rest);
      // A title does not begin with its season.
      if (match === null || (side === 'before' && rest.slice(0, match.index).trim() === '')) continue;
      const number = ordinalOf(match[1]!);
      if (Number.isNaN(number)) continue;
      reading[field] ??= number;
      reading.isWeak = false;
      rest = `${rest.slice(0, match.index)} ¦ ${rest.slice(match.index + match[0].length)}`;
      break;
    }
  return rest;
}

const late = /(?:^|\s)(?:in|of|since|year|until|to|from|summer|winter|spring|fall|autumn|the|area|at)$/i;

/** Reads what stands at the end of a title: kind, season, part, year, a roman or plain number of a season. */
export function readTrailing(reading: Reading, given: string, trimmed: (text: string) => string): string {
  let text = readSeason(reading, readKind(reading, given), 'before');
  const parts = text.split('¦').map(trimmed).filter(Boolean);
  text = parts[0] ?? '';
  if (parts.length > 1) reading.episodeTitle ??= parts.slice(1).join(' - ');
  const year = /\s((?:19|20)\d\d)$/.exec(text);
  if (year !== null && isYear(Number(year[1])) && !late.test(text.slice(0, year.index))) {
    reading.year ??= Number(year[1]);
    text = text.slice(0, year.index);
  }
  const roman = /(?<=[\p{L}!?.])\s(II|III|IV|V|VI|VII|VIII|IX)$/u.exec(text);
  if (roman !== null && reading.season === null && !ownsItsNumber(text.slice(0, roman.index))) {
    reading.season = numberIn(roman[1]!);
    text = text.slice(0, roman.index);
  }
  const plain = /(?<=[\p{L}!?.])\s([2-9])$/u.exec(text);
  if (plain !== null && reading.season === null && !ownsItsNumber(text.slice(0, plain.index))) {
    reading.season = Number(plain[1]);
    text = text.slice(0, plain.index);
  }
  return text;
}
