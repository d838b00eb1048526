import { noticeLimits as most, type NoticeKind } from './notice-lists.ts';

/** Every line that says something, without repetitions, in the order in which they were written. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const letters = most.textLength.toLocaleString('en');
export const tooLong = `Please write at most ${letters} characters here.`;
const longLine = `Please write at most ${letters} characters in a line.`;
const tooMany = (longest: number, count: number): string =>
  `Please list at most ${longest} URLs in one notice. You listed ${count}.`;

/** Whether words are about how much somebody wrote: they stand at the field too. */
export const isAboutBounds = (words: string): boolean => /^Please (list|write) at most /.test(words);

/**
 * What is too much in a notice, by the names of the call; null: nothing. Pages ask before they send it on: what a call
 * takes at all is less than what a form takes.
 */
export function overBounds(
  input: Readonly<Record<string, unknown>> & { p_kind: NoticeKind; p_addresses: string },
): { field: string; message: string } | null {
  const lines = linesOf(input.p_addresses);
  const longest = input.p_kind === 'removal' ? most.removalSlots : most.addresses;
  if (lines.length > longest) return { field: 'p_addresses', message: tooMany(longest, lines.length) };
  if (lines.some((line) => line.length > most.textLength)) return { field: 'p_addresses', message: longLine };
  for (const [field, value] of Object.entries(input))
    if (field !== 'p_addresses' && typeof value === 'string' && value.trim().length > most.textLength)
      return { field, message: tooLong };
  return null;
}
