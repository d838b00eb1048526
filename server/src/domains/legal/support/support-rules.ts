import { supportLimits as most } from '#contract/support-lists.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';

/** The text as stored; throws `badInput` with the reason. `isLine`: line breaks become blanks. */
export function readText(
  field: string,
  typed: string,
  { what, longest, isLine = false }: { what: string; longest: number; isLine?: boolean },
): string {
  const text = cleanText(isLine ? typed.replace(/\s+/g, ' ') : typed).replace(/\n{3,}/g, '\n\n');
  if (text === '') throw badInput(field, `${what} is empty.`);
  if (text.length > longest) throw badInput(field, `${what} is longer than ${longest} characters.`);
  return text;
}

export const readMessage = (typed: string, what = 'The message'): string =>
  readText('p_message', typed, { what, longest: most.messageLength });

/** What tells a robot: it fills in what people do not see, or is faster than anybody. */
export function refuseRobots(input: {
  p_website?: string | undefined;
  p_milliseconds?: number | null | undefined;
}): void {
  if ((input.p_website ?? '').trim() !== '') throw badInput('p_website', 'Please leave this field empty.');
  if ((input.p_milliseconds ?? most.fastestMilliseconds) < most.fastestMilliseconds)
    throw badInput('p_milliseconds', 'That was very fast. Please wait a moment and send it again.');
}

/** Tags in lower case, each once, in the order typed. */
export function readTags(typed: readonly string[]): string[] {
  const tags = [
    ...new Set(
      typed.map((tag) => cleanText(tag).replace(/\s+/g, ' ').toLowerCase()).filter((tag) => tag !== ''),
    ),
  ];
  if (tags.length > most.tags) throw badInput('p_tags', `A ticket has at most ${most.tags} tags.`);
  if (tags.some((tag) => tag.length > most.tagLength))
    throw badInput('p_tags', `A tag has at most ${most.tagLength} characters.`);
  return tags;
}
