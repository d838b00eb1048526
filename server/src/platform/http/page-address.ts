/** Query names that a page may depend on. Others never reach the renderer, so they can neither split nor poison the cache. */
const allowedNames = new Set([
  'q',
  'page',
  'sort',
  'period',
  'tab',
  'audio',
  'status',
  'duration',
  'category',
  'orientation',
  'return',
  't',
  'part',
  '_routes',
  'index',
]);
const longestValue = 300;

/** A path with its allow-listed query, in the order of names; null when it is not an address that a page can have. */
export function pageAddress(url: string): string | null {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (!path.startsWith('/') || path.startsWith('//') || path.length > 600) return null;
  try {
    if (decodeURIComponent(path).includes('\0')) return null;
  } catch {
    return null;
  }
  if (question < 0) return path;
  const kept = [...new URLSearchParams(url.slice(question + 1))]
    .filter(
      ([name, value]) => allowedNames.has(name) && value.length <= longestValue && !value.includes('\0'),
    )
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
