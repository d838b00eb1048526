import type { Config } from '../../platform/config.ts';
import { findProhibitedTerm } from './prohibited-terms.ts';

/** The text of each WebVTT cue, without its time and tags. */
export const spokenIn = (captions: string): string[] =>
  captions
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes(' --> '));
      if (at < 0) return [];
      const words = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      return words.trim() === '' ? [] : [words];
    });

/** Of these lines, those with a prohibited term, or a word that needs a review. */
export function linesToLookAt(
  { config }: { config: Pick<Config, 'settings'> },
  lines: readonly string[],
): string[] {
  const { prohibitedTerms, holdWords } = config.settings;
  const lists = holdWords.length > 0 ? [prohibitedTerms, holdWords] : [prohibitedTerms];
  // A line is often repeated, and each is checked once.
  return [...new Set(lines)].filter((line) => lists.some((list) => findProhibitedTerm(line, list) !== null));
}

/**
 * Whether captions contain a prohibited term, or a word that needs a review. A person judges both: people in
 * films call each other `kid`.
 */
export const captionsNeedLook = (platform: { config: Pick<Config, 'settings'> }, captions: string): boolean =>
  linesToLookAt(platform, spokenIn(captions)).length > 0;
