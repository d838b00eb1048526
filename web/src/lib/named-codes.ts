/**
 * Names in English; what is no code at all is its own name. What knows them is made once: it costs as much as a fifth of
 * a page.
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
/** Of a country or region (ISO 3166). What proxies say may be neither: `T1` is a visitor by Tor. */
export const regionName = named('region');
