import { asksForPrivacy } from './statistics-choice.ts';

/** For advertising something is kept in the browser only if that was allowed, by the list that says what. */
export const keepsAdvertising = (): boolean =>
  !asksForPrivacy() && /\bcookie_choices=2\.\d+\...a/.test(document.cookie);
