/**
 * Lower-case words of Latin letters and digits joined by hyphens; empty if the text has none. At most
 * `longest` characters.
 */
export function slugOf(text: string, longest = 80): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '');
}
