import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';

/** Addresses of a member elsewhere: https, with a host name, each once. Throws `badInput`. */
export function readProfileLinks(typed: readonly string[]): string[] {
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
      throw badInput('p_links', 'Links are addresses that start with https://, one per line.');
    if (url.href.length > limits.profileLinkLength)
      throw badInput('p_links', `A link has at most ${limits.profileLinkLength} characters.`);
    links.add(url.href);
  }
  if (links.size > limits.profileLinks)
    throw badInput('p_links', `You can show up to ${limits.profileLinks} links.`);
  return [...links];
}
