import { linesOf } from '#contract/notice-bounds.ts';
import type { RemovalReason } from '#contract/notice-lists.ts';
import { illegalTexts, removalTexts, takedownTexts } from '#contract/notice-texts.ts';
import { policy } from '#contract/policy.ts';
import type { ReportReason } from '#contract/reports.ts';
import { badInput } from '../../../kit/app-error.ts';

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
  reportingFor: RemovalReason | null;
  urls: readonly string[];
  doYouAppear: 'yes' | 'no' | null;
  additionalInfo: string;
  digitalSignature: string;
}

/** What the call names the fields of the forms. */
const parameterOf: Readonly<Record<string, string>> = {
  fullName: 'p_full_name',
  legalName: 'p_full_name',
  address: 'p_address',
  phoneNumber: 'p_phone_number',
  email: 'p_email',
  confirmEmail: 'p_confirm_email',
  infringingUrls: 'p_addresses',
  urls: 'p_addresses',
  originalWorkDescription: 'p_original_work',
  goodFaithBelief: 'p_good_faith_belief',
  accuracyStatement: 'p_accuracy_statement',
  reportingFor: 'p_reporting_for',
  doYouAppear: 'p_do_you_appear',
  additionalInfo: 'p_additional_info',
  explanation: 'p_explanation',
  name: 'p_full_name',
  addresses: 'p_addresses',
  signature: 'p_signature',
  digitalSignature: 'p_signature',
};

/** The lines of a complete takedown form; throws `badInput` in the words of the form. */
export function linesOfTakedown(form: TakedownForm): string[] {
  for (const [field, value] of Object.entries(form)) {
    if (value === false || (typeof value === 'string' && value.trim() === ''))
      throw badInput(parameterOf[field] ?? field, takedownTexts.incomplete);
  }
  return linesOf(form.infringingUrls);
}

/** The lines of a complete content-removal form; throws `badInput` in the words of the form. */
export function linesOfRemoval(form: RemovalForm): string[] {
  for (const field of ['email', 'legalName', 'reportingFor', 'doYouAppear', 'digitalSignature'] as const)
    if ((form[field] ?? '').trim() === '')
      throw badInput(parameterOf[field] ?? field, removalTexts.incomplete);
  if (form.email.trim().toLowerCase() !== form.confirmEmail.trim().toLowerCase())
    throw badInput('p_confirm_email', removalTexts.mismatch);
  const lines = form.urls.flatMap(linesOf);
  if (lines.length === 0) throw badInput('p_addresses', removalTexts.incomplete);
  return [...new Set(lines)];
}

/** Somebody says that they are shown against their will: that is answered within 48 hours. */
export const isUrgent = (form: Pick<RemovalForm, 'reportingFor' | 'doYouAppear'>): boolean =>
  form.reportingFor === 'abusive' && form.doYouAppear === 'yes';

/** A notice of illegal content, of whoever finds it. */
export interface IllegalForm {
  reason: ReportReason | null;
  explanation: string;
  /** Both may be empty where a minor may be shown. */
  name: string;
  email: string;
  goodFaith: boolean;
  addresses: string;
  /** It names something that has no address. */
  hasThing: boolean;
}

/** The lines of a complete notice of illegal content; throws `badInput` in the words of the form. */
export function linesOfIllegal(form: IllegalForm): string[] {
  if (form.reason === null) throw badInput('p_reason', illegalTexts.noReason);
  const needed = policy[form.reason].isAboutMinors ? ['explanation'] : ['explanation', 'name', 'email'];
  for (const [field, value] of Object.entries(form)) {
    if (needed.includes(field) && value === '')
      throw badInput(parameterOf[field] ?? field, illegalTexts.incomplete);
  }
  if (!form.goodFaith) throw badInput('p_good_faith_belief', illegalTexts.incomplete);
  const lines = linesOf(form.addresses);
  if (lines.length === 0 && !form.hasThing) throw badInput('p_addresses', illegalTexts.noAddress);
  return lines;
}
