import * as paths from '../paths.ts';

/** A path on this site, else the home page: never another host, however it is written. */
export function safeReturn(text: FormDataEntryValue | null): string {
  if (typeof text !== 'string' || !text.startsWith('/')) return paths.home();
  const base = 'http://site.invalid';
  try {
    const url = new URL(text, base);
    // Resolving dot segments may leave two slashes, which would name a host.
    return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : paths.home();
  } catch {
    return paths.home();
  }
}
