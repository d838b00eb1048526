import { languageName } from '../lib/named-codes.ts';

/** Those of most works first. */
const codes: readonly string[] = [
  'ja',
  'en',
  'zh',
  'ko',
  'ar',
  'nl',
  'fr',
  'de',
  'hi',
  'id',
  'it',
  'pl',
  'pt',
  'ru',
  'es',
  'th',
  'tr',
  'uk',
  'vi',
];
const choiceOf = (code: string) => [code, languageName(code)] as const;
/** The languages to choose from; one that is stored and not among them stays. */
export const languagesWith = (stored: readonly string[]) => [
  ...codes.map(choiceOf),
  ...stored.filter((code) => code !== '' && !codes.includes(code)).map(choiceOf),
];
