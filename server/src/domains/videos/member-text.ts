import { badInput } from '../../kit/app-error.ts';
import type { Config } from '../../platform/config.ts';
import { findProhibitedTerm } from './prohibited-terms.ts';
import { cleanText } from './video-rules.ts';

export interface MemberText {
  text: string;
  /** It holds a word of the operator's list: somebody looks at it first. */
  isHeld: boolean;
}

/**
 * What a member writes for others to read, clean and allowed: line breaks stay, at most one empty line in a row.
 * `what` names it in the refusal, as in "The comment". Throws `badInput` that names the field.
 */
export function checkMemberText(
  { config }: { config: Pick<Config, 'settings'> },
  input: { field: string; what: string; text: string; longest: number },
): MemberText {
  const { prohibitedTerms, holdWords } = config.settings;
  const text = cleanText(input.text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  if (text === '') throw badInput(input.field, `${input.what} is empty.`);
  if (text.length > input.longest)
    throw badInput(input.field, `${input.what} is longer than ${input.longest} characters.`);
  if (findProhibitedTerm(text, prohibitedTerms) !== null)
    throw badInput(input.field, `${input.what} holds a word that is not allowed here.`);
  // Compared in the same way; of the built-in terms it holds none any more.
  return { text, isHeld: holdWords.length > 0 && findProhibitedTerm(text, holdWords) !== null };
}
