import { badInput } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/clean-text.ts';
import type { Config } from '../../platform/config.ts';
import { findProhibitedTerm } from './prohibited-terms.ts';

export interface MemberText {
  text: string;
  /** It contains a word from the operator's list: somebody looks at it first. */
  isHeld: boolean;
}

/**
 * What a member writes for others to read, clean: line breaks stay, at most one empty line in a row.
 * Prohibited terms were checked on the way in. `what` names it in the refusal, as in "The comment". Throws
 * `badInput` naming the field.
 */
export function readMemberText(
  { config }: { config: Pick<Config, 'settings'> },
  input: { field: string; what: string; text: string; longest: number },
): MemberText {
  const { holdWords } = config.settings;
  const text = cleanText(input.text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  if (text === '') throw badInput(input.field, `${input.what} is empty.`);
  if (text.length > input.longest)
    throw badInput(input.field, `${input.what} is longer than ${input.longest} characters.`);
  // Reports only the operator's words: at this point the text contains no built-in terms.
  return { text, isHeld: holdWords.length > 0 && findProhibitedTerm(text, holdWords) !== null };
}
