import type { Reading } from './release-name.ts';

/** What a word says; `false`: it says nothing that is known. */
type Saying = ((reading: Reading) => void) | false;

const languages: Readonly<Record<string, string>> = {
  ...{ english: 'en', eng: 'en', en: 'en', japanese: 'ja', jpn: 'ja', jap: 'ja', jp: 'ja', ja: 'ja' },
  ...{ german: 'de', ger: 'de', deu: 'de', de: 'de', deutsch: 'de', french: 'fr', fre: 'fr', fra: 'fr' },
  ...{ fr: 'fr', français: 'fr', spanish: 'es', spa: 'es', esp: 'es', es: 'es', español: 'es' },
  ...{ espanol: 'es', latino: 'es', castellano: 'es', italian: 'it', ita: 'it', it: 'it' },
  ...{ portuguese: 'pt', por: 'pt', pt: 'pt', 'pt-br': 'pt', ptbr: 'pt', russian: 'ru', rus: 'ru', ru: 'ru' },
  ...{ chinese: 'zh', chi: 'zh', zh: 'zh', chs: 'zh', cht: 'zh', korean: 'ko', kor: 'ko', ko: 'ko' },
  ...{ arabic: 'ar', ara: 'ar', polish: 'pl', pol: 'pl', pl: 'pl', thai: 'th', vietnamese: 'vi', vie: 'vi' },
  ...{ indonesian: 'id', dutch: 'nl', nl: 'nl', turkish: 'tr', tur: 'tr' },
};
/** Said in one word, in the languages of those who release. */
const oneWord: Readonly<Record<string, (reading: Reading) => void>> = {
  vostfr: (reading) => subbed(reading, 'fr'),
  vf: (reading) => dubbed(reading, 'fr'),
  legendado: (reading) => subbed(reading, 'pt'),
  dublado: (reading) => dubbed(reading, 'pt'),
  subtitulado: (reading) => subbed(reading, 'es'),
  doblado: (reading) => dubbed(reading, 'es'),
  字幕: (reading) => subbed(reading),
  字幕版: (reading) => subbed(reading),
  吹替: (reading) => dubbed(reading, 'ja'),
  吹替版: (reading) => dubbed(reading, 'ja'),
  中字: (reading) => subbed(reading, 'zh'),
  中文字幕: (reading) => subbed(reading, 'zh'),
  简体: (reading) => subbed(reading, 'zh'),
  繁體: (reading) => subbed(reading, 'zh'),
  生肉: (reading) => voiced(reading, 'raw'),
};
const sources: Readonly<Record<string, Reading['source']>> = {
  ...{ bd: 'bluray', bdrip: 'bluray', bdremux: 'bluray', bdmv: 'bluray', bluray: 'bluray' },
  ...{ 'blu-ray': 'bluray', web: 'web', webrip: 'web', 'web-rip': 'web', 'web-dl': 'web', webdl: 'web' },
  ...{ dvd: 'dvd', dvdrip: 'dvd', 'dvd-rip': 'dvd', dvdiso: 'dvd', r2dvd: 'dvd', r2j: 'dvd', dvd9: 'dvd' },
  ...{ hdtv: 'tv', tvrip: 'tv', 'tv-rip': 'tv', dtv: 'tv', vhs: 'tape', vhsrip: 'tape', ldrip: 'tape' },
};
const cuts: Readonly<Record<string, Reading['cut']>> = {
  ...{ uncensored: 'uncut', uncen: 'uncut', uncut: 'uncut', unrated: 'uncut', decensored: 'uncut' },
  ...{ 無修正: 'uncut', 无修正: 'uncut', 無碼: 'uncut', 无码: 'uncut', ノーカット: 'uncut' },
  ...{ censored: 'censored', 有修正: 'censored', 有码: 'censored', 修正版: 'censored' },
};
const silent =
  /^(?:(?:x|h\.?)26[45]|hevc|avc|av1|vp9|xvid|divx|mpeg[24]|(?:8|10|12)-?bits?|hi10p?|hdr(?:10)?|aac(?:2\.0|5\.1)?|flac|opus|e?ac-?3|ddp?(?:2\.0|5\.1)?|dts(?:-hd)?|truehd|mp3|2ch|6ch|5\.1|2\.0|remux|repack|proper|remastered|mkv|mp4|\d{2}fps|hd|sd|fhd|amzn|nf|hidive|dsnp|hulu|tv|end|fin|完|multi|hq)$/i;
/** Those that say by themselves that the rest is about the file. */
const hard =
  /^(?:\d{3,4}[pi]|\d{3,4}x\d{3,4}|4k|uhd|fhd|(?:x|h\.?)26[45]|hevc|av1|xvid|(?:8|10)-?bits?|hi10p?|aac(?:2\.0|5\.1)?|flac|ac3|ddp?5\.1|bdrip|blu-?ray|web-?rip|web-?dl|dvd-?rip|hdtv|tv-?rip|vhsrip|remux|repack|amzn)$/i;

const add = (list: string[], language: string): void => {
  if (!list.includes(language)) list.push(language);
};
function voiced(reading: Reading, voice: Reading['voice']): void {
  const isBoth = (voice === 'sub' && reading.voice === 'dub') || (voice === 'dub' && reading.voice === 'sub');
  reading.voice = isBoth || reading.voice === 'dual' ? 'dual' : voice;
}
function subbed(reading: Reading, language?: string): void {
  voiced(reading, 'sub');
  if (language !== undefined) add(reading.subtitles, language);
}
function dubbed(reading: Reading, language?: string): void {
  voiced(reading, 'dub');
  if (language !== undefined) add(reading.audio, language);
}

export const isHard = (word: string): boolean => hard.test(word) || word === 'WEB' || word === 'BD';
const bare = (word: string): string => word.replace(/^[-+&,.;:~]+|[-+&,;:~]+$/g, '');
const sub = /^(?:sub|subs|subbed|subtitles|subtitled|softsubs?|hardsubs?)$/;
const dub = /^(?:dub|dubs|dubbed)$/;

/** What one word says. In brackets a language may be two small letters, elsewhere it is no word then. */
function oneSays(given: string, isBracketed: boolean): Saying {
  const word = bare(given);
  const low = word.toLowerCase();
  const height = /^(\d{3,4})[pi]$/i.exec(word)?.[1] ?? /^\d{3,4}x(\d{3,4})$/i.exec(word)?.[1];
  if (height !== undefined) return set('resolution', `${height}p`);
  if (low === '4k' || low === 'uhd') return set('resolution', '2160p');
  if (low === 'fhd') return set('resolution', '1080p');
  if (Object.hasOwn(sources, low)) return set('source', sources[low]!);
  if (Object.hasOwn(cuts, low)) return set('cut', cuts[low]!);
  if (Object.hasOwn(oneWord, low)) return oneWord[low]!;
  const version = /^v(\d)$/.exec(low)?.[1];
  if (version !== undefined) return set('version', Number(version));
  if (sub.test(low)) return (reading) => subbed(reading);
  if (dub.test(low)) return (reading) => dubbed(reading);
  const glued = /^(.{2,7}?)-?(sub|dub)(?:s|bed)?$/.exec(low);
  if (glued !== null && Object.hasOwn(languages, glued[1]!))
    return (reading) => (glued[2] === 'sub' ? subbed : dubbed)(reading, languages[glued[1]!]);
  if (low === 'raw' && (isBracketed || word === 'RAW' || word === 'Raw'))
    return (reading) => voiced(reading, 'raw');
  if (low === 'multisub' || low === 'multi-sub' || low === 'multi-subs') return (reading) => subbed(reading);
  if (low === 'dual-audio' || low === 'dual' || word === 'DL') return (reading) => voiced(reading, 'dual');
  if (low === 'batch' || low === 'complete' || low === '全集' || low === '合集') return set('isBatch', true);
  if (Object.hasOwn(languages, low) && (isBracketed || low.length > 3 || word === word.toUpperCase()))
    return (reading) => add(reading.languages, languages[low]!);
  return silent.test(word) ? () => {} : false;
}

function set<Field extends keyof Reading>(field: Field, value: Reading[Field]): Saying {
  return (reading) => {
    reading[field] = value;
  };
}

/** What several words say together. */
function twoSay(one: string, other: string): Saying {
  const [first, second] = [bare(one).toLowerCase(), bare(other).toLowerCase()];
  const both = `${first} ${second}`;
  if (both === 'dual audio' || both === 'multi audio') return (reading) => voiced(reading, 'dual');
  if (/^(?:multi|multiple|soft|hard) subs?$/.test(both)) return (reading) => subbed(reading);
  if (/^director[s'’]+ cut$/.test(both)) return set('cut', 'directors');
  if (/^(?:uncut|uncensored|censored|unrated) (?:version|edition|cut)$/.test(both))
    return set('cut', cuts[first]!);
  if (/^no (?:subs|subtitles)$/.test(both)) return (reading) => voiced(reading, 'raw');
  if (both === 'complete series' || both === 'complete collection') return set('isBatch', true);
  const [language, how] = Object.hasOwn(languages, first) ? [first, second] : [second, first];
  if (!Object.hasOwn(languages, language)) return false;
  if (sub.test(how)) return (reading) => subbed(reading, languages[language]);
  if (dub.test(how) || how === 'voices') return (reading) => dubbed(reading, languages[language]);
  if (how === 'audio') return (reading) => add(reading.audio, languages[language]!);
  return false;
}

/** Reads the words from `at` on, if they are known: how many they are, two at most. */
export function readWords(
  reading: Reading,
  words: readonly string[],
  at: number,
  { isBracketed = false, exactly }: { isBracketed?: boolean; exactly?: number } = {},
): number {
  const [one, other] = [words[at], words[at + 1]];
  if (one === undefined) return 0;
  const together = other !== undefined && exactly !== 1 && twoSay(one, other);
  const said = together || (exactly !== 2 && oneSays(one, isBracketed));
  if (!said) return 0;
  said(reading);
  return together ? 2 : 1;
}

/** Reads what stands in brackets, if all of it is known. */
export function readBracket(reading: Reading, text: string): boolean {
  const trial = structuredClone(reading);
  for (const words of [text.split(/\s+/), text.split(/[\s,|/+&_]+|(?<=\D)\.(?=\D)/)].map((list) =>
    list.filter(Boolean),
  )) {
    let at = 0;
    while (at < words.length) {
      const count = readWords(trial, words, at, { isBracketed: true });
      if (count === 0 && !words.some(isHard)) break;
      at += count || 1;
    }
    if (words.length > 0 && at >= words.length) {
      Object.assign(reading, trial);
      return true;
    }
    Object.assign(trial, structuredClone(reading));
  }
  return false;
}
