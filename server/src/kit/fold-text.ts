/** Letters that have no decomposition. */
const singleLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * Text as compared: compatibility forms unified (full width, half width, ligatures), lower case, Latin, Greek
 * and Cyrillic letters without their accents, invisible characters gone. Kana keep their voicing marks.
 */
export function foldText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is told by its range
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłħı]/g, (letter) => singleLetters[letter] ?? letter);
}
