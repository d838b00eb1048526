import { countryCodes, type DocumentKind, documentKindNames } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';
import { dayOf, isAdultOn, isDay } from '../../kit/dates.ts';

/** What members say about themselves. */
export interface IdentityFacts {
  legalName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  country: string;
  documentKind: DocumentKind;
}

const earliestBirth = '1900-01-01';

/** A person's name as one line. Throws `badInput` naming the field. */
export function readPersonName(typed: string, field: string): string {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name.length < 2 || !/\p{L}/u.test(name))
    throw badInput(field, 'Enter the name as it appears on the document.');
  if (name.length > limits.legalNameLength)
    throw badInput(field, `A name has at most ${limits.legalNameLength} characters.`);
  return name;
}

/** A date of birth. Throws `badInput` naming the field. */
export function readBirth(typed: string, field: string, now: number): string {
  const day = typed.trim();
  if (!isDay(day) || day < earliestBirth || day > dayOf(now))
    throw badInput(field, 'Enter a date of birth such as 1990-12-31.');
  return day;
}

/** Reads what members say about themselves. Throws `badInput` naming the parameter. */
export function readFacts(
  input: { p_legal_name: string; p_date_of_birth: string; p_country: string; p_document_kind: string },
  now: number,
): IdentityFacts {
  const legalName = readPersonName(input.p_legal_name, 'p_legal_name');
  const dateOfBirth = readBirth(input.p_date_of_birth, 'p_date_of_birth', now);
  if (!isAdultOn(dateOfBirth, dayOf(now)))
    throw badInput('p_date_of_birth', 'Only people who are 18 or older can be uploaders.');
  const country = input.p_country.trim().toUpperCase();
  if (!countryCodes.includes(country)) throw badInput('p_country', 'Choose the country of the document.');
  const documentKind = documentKindNames.find((kind) => kind === input.p_document_kind);
  if (documentKind === undefined) throw badInput('p_document_kind', 'Choose the kind of the document.');
  return { legalName, dateOfBirth, country, documentKind };
}

/** Names in comparison form: case and blanks do not count. */
const compared = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
export const isSameName = (one: string, other: string): boolean => compared(one) === compared(other);
