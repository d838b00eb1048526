import type { CookieChoices } from '#contract/cookie-choices.ts';
import { stored } from '#contract/stored-in-browser.ts';

/** Removes what this browser keeps of refused groups. Cookies are the server’s to remove. */
export function forgetRefused(choices: CookieChoices): void {
  for (const [name, { group, where }] of Object.entries(stored)) {
    if (group === 'necessary' || choices[group]) continue;
    try {
      (where === 'session storage' ? sessionStorage : localStorage).removeItem(name);
    } catch {
      // The browser refuses storage: there is nothing to remove.
    }
  }
}
