import { createHash } from 'node:crypto';

const marked = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Turns a page whose scripts carry a nonce into one of fixed bytes: without the nonce, with the hashes of
 * those scripts instead. Anything else posing as a script, through a hole in what we render, has no hash and
 * does not run. A script may hold back another's text in `data-holds`; that gets a hash too. Our own files
 * are covered by `'self'`: uploads are never served as scripts.
 */
export function pagePolicyOf(body: string, mark: string): { html: string; scripts: string } {
  const nonce = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of body.matchAll(marked)) {
    if (!attributes.includes(nonce)) continue;
    const held = / data-holds="([^"]*)"/.exec(attributes)?.[1];
    if (held !== undefined)
      hashes.add(hashOf(held.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)));
    if (!/ src=/.test(attributes)) hashes.add(hashOf(text));
  }
  const html = body.replaceAll(nonce, '');
  if (html.includes(mark)) throw new Error('the nonce of a page stands in it elsewhere than on its elements');
  return { html, scripts: ["'self'", ...hashes].join(' ') };
}
