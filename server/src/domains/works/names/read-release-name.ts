import { findNumber, isYear, takeNumber } from './name-numbers.ts';
import { readKind, readSeason, readTrailing } from './name-parts.ts';
import { isHard, readBracket, readWords } from './name-words.ts';
import { blankReading, type Reading, type ReleaseName } from './release-name.ts';

const extension = /\.(?:mkv|mp4|webm|mov|avi|m4v|ts|wmv|flv|mpe?g|ogm|rmvb|iso)$/i;
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Without what separated it from its neighbours. */
const trimmed = (text: string): string =>
  tidy(text.replaceAll('¦', ' '))
    .replace(/^(?:[-_~:;,.|·]\s*)+(?=\S)|(?:\s*[-_:;,|·])+$/g, '')
    .replace(/^["“「『](.*)["”」』]$/, '$1')
    .trim();

/** What the title of a video, or the name of its file, says of the work and the episode. */
export function readReleaseName(name: string): ReleaseName {
  const reading = blankReading();
  const inner = takeBrackets(reading, spread(name));
  const rest = takeSoft(reading, takeHard(reading, inner.text));
  readEpisode(reading, rest, inner);
  if (reading.title === '' && inner.spare !== null)
    reading.title = trimmed(readTrailing(reading, inner.spare, trimmed));
  return reading;
}

/** One line of half-width characters, with spaces between its words. */
function spread(name: string): string {
  let text = name.normalize('NFKC').replace(extension, '');
  text = text
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[〜∼]/g, '~')
    .replaceAll('【', '[')
    .replaceAll('】', ']');
  text = text.replaceAll('_', ' ');
  if (!/\s/.test(text.trim()) && text.split('.').length > 2)
    text = text
      .replace(/\b([hH])\.(26[45])/g, '$1$2')
      .replace(/\b(AAC|DDP?|EAC3|FLAC)\.?([25])\.([01])\b/gi, '$1')
      .replace(/\.(?!\d\b(?!\d)(?<=\d\.\d))/g, ' ');
  return tidy(text.replace(/(?<=\S)\s?[-]{2,}\s?(?=\S)/g, ' - '));
}

interface Inner {
  text: string;
  /** A number in brackets, and a title there, for names that have all in brackets. */
  number: string | null;
  spare: string | null;
}

/** Reads what stands in brackets; what is not known there goes, or stays where it is a part of a title. */
function takeBrackets(reading: Reading, text: string): Inner {
  let number: string | null = null;
  let spare: string | null = null;
  let isFirst = true;
  const without = text.replace(
    /([[({])([^\][(){}]*)[\])}]/g,
    (whole, open: string, content: string, at: number) => {
      const inside = tidy(content);
      const wasFirst = isFirst;
      isFirst = false;
      if (/^[0-9A-F]{8}$/i.test(inside) && /\d/.test(inside)) return ' ¦ ';
      if (/^\d{4}$/.test(inside) && isYear(Number(inside))) {
        reading.year = Number(inside);
        return ' ¦ ';
      }
      if (/^(?:ep?\.? ?)?\d{1,4}(?:\.\d)?(?:v\d)?(?: ?(?:END|fin|完))?$/i.test(inside)) {
        if (open === '(' && at > 0 && /^\d$/.test(inside)) return ' ¦ ';
        number ??= inside.replace(/^ep?\.? ?/i, '').replace(/ ?(?:END|fin|完)$/i, '');
        return ' ¦ ';
      }
      const range = /^(\d{1,4}) ?[-~] ?(\d{1,4})(?: ?(?:END|fin|完|合集|batch|complete))?$/i.exec(inside);
      if (range !== null) {
        reading.range = [Number(range[1]), Number(range[2])];
        reading.isBatch = true;
        return ' ¦ ';
      }
      if (/^(?:OVA|OAD|OAV|ONA|Movie|Special|Specials|SP|TV)$/i.test(inside)) {
        readKind(reading, ` ${inside}`);
        return ' ¦ ';
      }
      if (readBracket(reading, inside)) return ' ¦ ';
      if (/^(?:Season|S|Part|Cour) ?\d{1,2}$/i.test(inside) || /^S\d{1,2} ?E\d{1,4}$/i.test(inside))
        return ` ${inside} `;
      if (open === '[') {
        if (wasFirst && at === 0) reading.group = inside;
        else spare ??= inside;
        return ' ¦ ';
      }
      if (wasFirst && at === 0 && reading.group === null) {
        reading.group = inside;
        return ' ¦ ';
      }
      return whole;
    },
  );
  return { text: tidy(without).replace(/^(?:¦\s*)+/, ''), number, spare };
}

/** Takes out the words about the file, wherever they stand behind the first word. */
function takeHard(reading: Reading, text: string): string {
  const words = text.split(' ');
  const first = words.findIndex(
    (word, at) => at > 0 && isHard(word.replace(/-[A-Za-z0-9]+$/, (tail) => (isHard(word) ? tail : ''))),
  );
  if (first < 0) return text;
  const before = words.slice(0, first);
  const left: string[] = [];
  for (let at = first; at < words.length; ) {
    const word = words[at]!;
    const [, own, group] = /^(.+?)-([A-Za-z][A-Za-z0-9]*)$/.exec(word) ?? [];
    const count = readWords(reading, words, at);
    if (count > 0) at += count;
    else if (own !== undefined && at === words.length - 1 && readWords(reading, [own], 0) > 0) {
      reading.group ??= group!;
      at += 1;
    } else {
      left.push(word);
      at += 1;
    }
  }
  return tidy([...before, '¦', ...left].join(' ')).replace(/(?:\s*¦)+$/, '');
}

/** Takes words about the file from the end, as far as they are known. */
function takeSoft(reading: Reading, text: string): string {
  let words = text.split(' ');
  for (;;) {
    while (words.length > 1 && /^[-¦|,&+~·]$/.test(words.at(-1)!)) words = words.slice(0, -1);
    const taken = [2, 1].find(
      (count) =>
        words.length > count &&
        !isTitleWord(words, count) &&
        readWords(reading, words, words.length - count, { exactly: count }) === count,
    );
    if (taken === undefined) return words.join(' ');
    words = words.slice(0, -taken);
  }
}

/** A word that says something of a file only where it is set apart: after a number, a dash or another such word. */
const isTitleWord = (words: readonly string[], count: number): boolean => {
  const word = words.at(-1)!;
  if (
    count === 1 &&
    /^(?:complete|dual|raw|end|fin|multi|hd|sd|tv|english|japanese|german|french|spanish|italian|latino|chinese|russian|korean|polish|thai|dutch|turkish|web|uncut)$/i.test(
      word,
    )
  ) {
    if (word === word.toUpperCase() && !/^(?:END|FIN)$/.test(word)) return false;
    const before = words.at(-2)!;
    return !(/^[-¦|,~:]$/.test(before) || /\d$/.test(before) || /[話巻編集]$/.test(before));
  }
  return false;
};

/** Finds the number, and takes what stands before it for the title and what follows for that of the episode. */
function readEpisode(reading: Reading, text: string, inner: Inner): void {
  const found = findNumber(text);
  let before = text;
  let after = '';
  if (found !== null && !(found.isWeak && inner.number !== null)) {
    takeNumber(reading, found);
    before = text.slice(0, found.at);
    after = text.slice(found.end);
    if (found.at === 0) [before, after] = [after, ''];
  } else if (inner.number !== null) {
    const [, number, version] = /^(\d+(?:\.\d)?)(?:v(\d))?$/i.exec(inner.number)!;
    reading.number = Number(number);
    if (version !== undefined) reading.version = Number(version);
    const at = text.indexOf('¦');
    if (at > 0) [before, after] = [text.slice(0, at), text.slice(at)];
  } else if (reading.isBatch || reading.range !== null) {
    const at = text.indexOf('¦');
    if (at > 0) [before, after] = [text.slice(0, at), text.slice(at)];
  }
  const range =
    reading.isBatch && reading.range === null ? /\s(\d{1,3})\s?[-~]\s?(\d{1,3})\s*$/.exec(before) : null;
  if (range !== null) {
    reading.range = [Number(range[1]), Number(range[2])];
    before = before.slice(0, range.index);
  }
  if (reading.range !== null) reading.number = null;
  after = readSeason(reading, readKind(reading, after), 'after');
  before = readTrailing(reading, takeSoft(reading, tidy(before)), trimmed);
  const words = trimmed(after.replace(/^\s*(?:v\d|END|Fin|FINAL)\b/, '')).split(' ');
  let at = 0;
  while (at < words.length) {
    const count = /^[-~|,&]$/.test(words[at]!) ? 1 : readWords(reading, words, at);
    if (count === 0) break;
    at += count;
  }
  const title = trimmed(takeSoft(reading, words.slice(at).join(' ')))
    .replace(/^~\s?(.*?)\s?~?$/, '$1')
    .replace(/\s?~$/, '');
  reading.episodeTitle = trimmed(title) || null;
  reading.title = trimmed(before);
}
