/** ISO 639-2 has two codes for some languages; files use the one that BCP 47 does not know. */
const bibliographic: Record<string, string> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  mao: 'mi',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
};
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A file's language code as BCP 47, e.g. `jpn` → `ja`; `und` if it says nothing sensible. */
export function languageTag(code: string | undefined): string {
  const given = code?.trim().toLowerCase() ?? '';
  if (given === '' || given === 'und' || given.length > 35) return 'und';
  try {
    const [tag] = Intl.getCanonicalLocales(bibliographic[given] ?? given);
    return tag !== undefined && names.of(tag) !== undefined ? tag : 'und';
  } catch {
    // Not a language code at all.
    return 'und';
  }
}

/** The English name of a language (BCP 47). */
export const languageLabel = (tag: string): string => names.of(tag) ?? tag;

/** Text from a file, made fit to show: one line, no control characters, at most 80 characters. */
export const plainLine = (text: string | undefined): string =>
  [
    ...(text ?? '')
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, 80)
    .join('');

/** What a menu calls a track: its title, else its language, else its position. */
export function trackLabel(title: string | undefined, language: string, order: number): string {
  const line = plainLine(title);
  if (line !== '') return line;
  return (language === 'und' ? undefined : names.of(language)) ?? `Track ${order + 1}`;
}

export const chapterTitle = (title: string | undefined, order: number): string =>
  plainLine(title) || `Chapter ${order + 1}`;
