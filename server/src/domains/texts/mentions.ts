import { hashtagPattern, mentionPattern } from '#contract/mentions.ts';

/** As many as one text may name: nobody is called by a list of names. */
const most = 10;

/** The names that a text calls as `@name`, lower case, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(mentionPattern)].slice(0, most).map((found) => (found[2] ?? '').toLowerCase()),
  ),
];

/** The tags that a text names as `#tag`, lower case, each once. */
export const hashtagsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(hashtagPattern)].slice(0, most).map((found) => (found[2] ?? '').toLowerCase()),
  ),
];
