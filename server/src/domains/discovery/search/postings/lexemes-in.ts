const one = /'((?:[^']|'')*)'/g;

/** The lexemes of a `tsvector` in its text form, without positions. */
export function lexemesIn(text: string): string[] {
  if (text === '') return [];
  if (!text.includes("''") && !text.includes('\\')) return text.slice(1, -1).split("' '");
  return [...text.matchAll(one)].map(([, quoted = '']) => quoted.replaceAll(/''|\\\\/g, (two) => two[0]!));
}
