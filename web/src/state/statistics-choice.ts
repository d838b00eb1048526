/** What this browser chose: a letter, `-`, or undefined before anything was. */
const chosen = (): string | undefined => /\bcookie_choices=[12]\.\d+\..([s-])/.exec(document.cookie)?.[1];

export const asksForPrivacy = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Pages and views are counted, unless that was refused, here or by the browser. The server goes by the same. */
export const isCounted = (): boolean => !asksForPrivacy() && chosen() !== '-';

/** Something is kept in the browser for that only if it was allowed. */
export const keepsStatistics = (): boolean => isCounted() && chosen() === 's';
