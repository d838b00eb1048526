import type { Input } from '#contract/calls.ts';
import { counterNoticeTexts, counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { readEmail } from '../../accounts/index.ts';

export interface ReadCounterNotice {
  name: string;
  email: string;
  sworn: Record<string, string | boolean>;
}

const line = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ');

/** A complete counter-notice (17 U.S.C. § 512(g)(3)); throws `badInput` in the words of the form. */
export function readCounterNotice(input: Input<'submit_counter_notice'>): ReadCounterNotice {
  const fields = {
    p_full_name: line(input.p_full_name),
    p_address: cleanText(input.p_address),
    p_phone_number: line(input.p_phone_number),
    p_email: line(input.p_email),
    p_signature: line(input.p_signature),
  };
  for (const [field, text] of Object.entries(fields)) {
    if (text === '') throw badInput(field, counterNoticeTexts.incomplete);
    refuseLong(field, text);
  }
  for (const field of ['p_mistake_statement', 'p_jurisdiction_statement'] as const)
    if (!input[field]) throw badInput(field, counterNoticeTexts.incomplete);
  return {
    name: fields.p_full_name,
    email: readEmail(fields.p_email, 'p_email'),
    sworn: {
      address: fields.p_address,
      phoneNumber: fields.p_phone_number,
      mistake: true,
      jurisdiction: true,
      signature: fields.p_signature,
    },
  };
}

/** What is said of an action in court; throws `badInput`. */
export function readCourtAction(typed: string): string {
  const words = cleanText(typed);
  if (words === '') throw badInput('p_court_action', 'Please enter the court and the case number.');
  refuseLong('p_court_action', words);
  return words;
}

function refuseLong(field: string, text: string): void {
  if (text.length > most.textLength) throw badInput(field, 'Please write at most 2,000 characters here.');
}
