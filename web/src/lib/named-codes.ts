import * as texts from '../texts/code-names.ts';

/**
 * English names; text that is no code is its own name. The formatters are created once: each costs a fifth of a page.
 * What browsers leave out, or call something else than the server does, is named `here`, so that both draw the same.
 */
const named = (type: 'language' | 'region', here: string) => {
  let names: Intl.DisplayNames | null = null;
  const own = new Map(here.split('|').map((line) => [line.slice(0, 2), line.slice(3)]));
  return (code: string): string => {
    names ??= new Intl.DisplayNames('en', { type });
    try {
      return own.get(code) ?? names.of(code) ?? code;
    } catch {
      return code;
    }
  };
};

/** Of a language (BCP 47). */
export const languageName = named('language', texts.languagesNamedHere);
/** Of a country or region (ISO 3166). What proxies report may be neither: `T1` is a visitor using Tor. */
export const regionName = named('region', texts.regionsNamedHere);
