/** A path of our own to continue to; the home page for anything else. */
export function ownPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > 2048) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(asked, here)) return '/';
  const url = new URL(asked, here);
  // Dot segments collapse and may leave two slashes, which would name a host.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
