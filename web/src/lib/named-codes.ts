/**
 * English names; text that is no code is its own name. The formatters are created once: each costs a fifth of a page.
 */
const named = (type: 'language' | 'region') => {
  let names: Intl.DisplayNames | null = null;
  return (code: string): string => {
    names ??= new Intl.DisplayNames('en', { type });
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
};

/** Of a language (BCP 47). */
export const languageName = named('language');
/** Of a country or region (ISO 3166). What proxies report may be neither: `T1` is a visitor using Tor. */
export const regionName = named('region');
