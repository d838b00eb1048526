import { unknownPlace } from '#contract/age.ts';
import { countryCodes } from '#contract/identity-words.ts';
import { languageCodes } from '#contract/language-codes.ts';
import { placePattern } from '#contract/place-lists.ts';
import { languageName, regionName } from '../../lib/named-codes.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Codes that people know by their names. */
export interface NamedList {
  /** All of them by their names in English, in that order. */
  choices(): readonly (readonly [code: string, name: string])[];
  nameOf(code: string): string;
  /** The code of what somebody typed: its name, how that alone begins, or the code; null: there is none, or several. */
  codeOf(typed: string): string | null;
  /** Whether what was typed begins several names. */
  isOfSeveral(typed: string): boolean;
}

/** Fewer letters are a code, or may become anything. */
const telling = 3;

function namedList(
  codes: readonly string[],
  nameOf: (code: string) => string,
  codeIn: (typed: string) => string | null,
): NamedList {
  let all: (readonly [code: string, name: string, plain: string])[] | null = null;
  const named = () => {
    all ??= codes
      .map((code) => [code, nameOf(code), plain(nameOf(code))] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
    return all;
  };
  const begun = (typed: string) => {
    const text = plain(typed);
    return text.length < telling ? [] : named().filter(([, , name]) => name.startsWith(text));
  };
  return {
    choices: () => named().map(([code, name]) => [code, name] as const),
    nameOf,
    codeOf(typed) {
      const text = plain(typed);
      const whole = text === '' ? undefined : named().find(([, , name]) => name === text);
      if (whole) return whole[0];
      const code = codeIn(typed.trim());
      if (code !== null) return code;
      const found = begun(typed);
      return found.length === 1 ? (found[0]?.[0] ?? null) : null;
    },
    isOfSeveral: (typed) => begun(typed).length > 1,
  };
}

const place = new RegExp(placePattern);
/** What people type, and ISO 3166 does not know. */
const otherCodes: Readonly<Record<string, string>> = { UK: 'GB', USA: 'US', UAE: 'AE' };

/** Countries; a region like US-TX has no name but its code. */
export const countries = namedList(
  countryCodes,
  (code) => (code.length === 2 ? regionName(code) : code),
  (typed) => {
    const upper = typed.toUpperCase();
    const code = otherCodes[upper] ?? upper;
    const isPlace = place.test(code) && countryCodes.includes(code.slice(0, 2));
    return isPlace || code === unknownPlace ? code : null;
  },
);

/** Languages of browsers. */
export const languages = namedList(languageCodes, languageName, (typed) =>
  languageCodes.includes(typed.toLowerCase()) ? typed.toLowerCase() : null,
);

/** What somebody typed, with commas or lines between: the codes in it, and what is none. */
export function readNames(list: NamedList, typed: string): { codes: string[]; strange: string[] } {
  const codes = new Set<string>();
  const strange: string[] = [];
  for (const part of typed.split(/[\n,;]+/).filter((one) => one.trim() !== '')) {
    const code = list.codeOf(part);
    if (code === null) strange.push(part.trim());
    else codes.add(code);
  }
  return { codes: [...codes], strange };
}
