import { badInput } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/clean-text.ts';

const line = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ');
/** As the database counts them. */
const lengthOf = (text: string): number => Array.from(text).length;

function refuseLong(field: string, text: string, longest: number): void {
  if (lengthOf(text) > longest) throw badInput(field, `Use at most ${longest} characters.`);
}

/** One line as stored. Throws `badInput` naming the field, with these words if there is none. */
export function readLine(field: string, typed: string, longest: number, missing: string): string {
  const text = line(typed);
  if (text === '') throw badInput(field, missing);
  refuseLong(field, text, longest);
  return text;
}

/** The same where there need be none. */
export function readOptionalLine(
  field: string,
  typed: string | null | undefined,
  longest: number,
): string | null {
  const text = line(typed ?? '');
  refuseLong(field, text, longest);
  return text || null;
}

/** Lines as stored; null: none. */
export function readOptionalText(
  field: string,
  typed: string | null | undefined,
  longest: number,
): string | null {
  const text = cleanText(typed ?? '');
  refuseLong(field, text, longest);
  return text || null;
}
