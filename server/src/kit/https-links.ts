import { badInput } from './app-error.ts';

/** Addresses that somebody typed as `p_links`: https, with a host name, each once. Throws `badInput`; `wrong` says of what they must be. */
export function readHttpsLinks(
  typed: readonly string[],
  { longest, wrong }: { longest: number; wrong: string },
): string[] {
  const links = new Set<string>();
  for (const text of typed.map((one) => one.trim())) {
    if (text === '') continue;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (
      url?.protocol !== 'https:' ||
      url.username !== '' ||
      url.password !== '' ||
      !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+\.?$/.test(url.hostname)
    )
      throw badInput('p_links', wrong);
    if (url.href.length > longest) throw badInput('p_links', `A link has at most ${longest} characters.`);
    links.add(url.href);
  }
  return [...links];
}
