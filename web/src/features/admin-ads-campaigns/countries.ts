import { countryCodes } from '#contract/identity-words.ts';
import { readPlaces } from '#contract/place-lists.ts';
import { regionName } from '../../lib/named-codes.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

let byName: Map<string, string> | null = null;
const codes = (): Map<string, string> => {
  byName ??= new Map(countryCodes.map((code) => [plain(regionName(code)), code]));
  return byName;
};

/** All countries by their names in English, in that order. */
export const countryChoices = (): (readonly [code: string, name: string])[] =>
  countryCodes
    .map((code) => [code, regionName(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));

/** The code of a country by its name; null: there is none. */
export const countryOf = (name: string): string | null => codes().get(plain(name)) ?? null;

/** Of a country; a region like US-TX has none but its code. */
export const placeName = (code: string): string => (code.length === 2 ? regionName(code) : code);

/** The codes in what somebody typed: names or codes, with commas or lines between them. */
export const readCountries = (typed: string): string[] => [
  ...new Set(
    typed.split(/[\n,;]+/).flatMap((part) => {
      const code = countryOf(part);
      return code === null ? readPlaces(part) : [code];
    }),
  ),
];
