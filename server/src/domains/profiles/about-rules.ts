import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';
import { readHttpsLinks } from '../../kit/https-links.ts';

/** Addresses of a member elsewhere: https, with a host name, each once. Throws `badInput`. */
export function readProfileLinks(typed: readonly string[]): string[] {
  const links = readHttpsLinks(typed, {
    longest: limits.profileLinkLength,
    wrong: 'Links are addresses that start with https://, one per line.',
  });
  if (links.length > limits.profileLinks)
    throw badInput('p_links', `You can show up to ${limits.profileLinks} links.`);
  return links;
}
