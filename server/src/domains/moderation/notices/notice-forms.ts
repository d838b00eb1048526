import { removalTexts, takedownTexts } from '#contract/notice-texts.ts';
import { badInput } from '../../../kit/app-error.ts';
import { linesOf } from './notice-addresses.ts';

export const mostLines = 100;
export const longestText = 10_000;
const removalSlots = 5;
const hour = 3_600_000;

/** The takedown form, by the names of the specification. */
export interface TakedownForm {
  fullName: string;
  address: string;
  phoneNumber: string;
  email: string;
  infringingUrls: string;
  originalWorkDescription: string;
  goodFaithBelief: boolean;
  accuracyStatement: boolean;
  signature: string;
}

/** The content-removal form, by the names of the specification. */
export interface RemovalForm {
  email: string;
  confirmEmail: string;
  legalName: string;
  reportingFor: 'abusive' | 'copyright' | null;
  urls: readonly string[];
  doYouAppear: 'yes' | 'no' | null;
  additionalInfo: string;
  digitalSignature: string;
}

/** The lines of a complete takedown form; throws `badInput` in the words of the form. */
export function linesOfTakedown(form: TakedownForm): string[] {
  for (const [field, value] of Object.entries(form)) {
    if (value === false || (typeof value === 'string' && value.trim() === ''))
      throw badInput(field, takedownTexts.incomplete);
    // Addresses are limited by their number, in words that say so.
    if (field !== 'infringingUrls') refuseLong(field, value);
  }
  return fewEnough('infringingUrls', linesOf(form.infringingUrls), mostLines);
}

/** The lines of a complete content-removal form; throws `badInput` in the words of the form. */
export function linesOfRemoval(form: RemovalForm): string[] {
  for (const [field, value] of Object.entries(form)) refuseLong(field, value);
  for (const field of ['email', 'legalName', 'reportingFor', 'doYouAppear', 'digitalSignature'] as const)
    if ((form[field] ?? '').trim() === '') throw badInput(field, removalTexts.incomplete);
  if (form.email.trim().toLowerCase() !== form.confirmEmail.trim().toLowerCase())
    throw badInput('confirmEmail', removalTexts.mismatch);
  const lines = form.urls.flatMap(linesOf);
  if (lines.length === 0) throw badInput('urls', removalTexts.incomplete);
  return fewEnough('urls', [...new Set(lines)], removalSlots);
}

/** By when a request is decided at the latest: only one by somebody who says to appear in it has such a moment. */
export const dueAt = (
  form: Pick<RemovalForm, 'reportingFor' | 'doYouAppear'>,
  confirmedAt: Date,
): Date | null =>
  form.reportingFor === 'abusive' && form.doYouAppear === 'yes'
    ? new Date(confirmedAt.getTime() + 48 * hour)
    : null;

function refuseLong(field: string, value: unknown): void {
  if (typeof value === 'string' && value.length > longestText)
    throw badInput(field, 'Please write at most 10,000 characters here.');
}

function fewEnough(field: string, lines: string[], most: number): string[] {
  if (lines.length > most)
    throw badInput(field, `Please list at most ${most} URLs in one notice. You listed ${lines.length}.`);
  return lines;
}
