import type { Input } from '#contract/calls.ts';
import { linesOf, overBounds } from '#contract/notice-bounds.ts';
import { type NoticeKind, removalRules } from '#contract/notice-lists.ts';
import type { ReportTargetKind } from '#contract/reports.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { readEmail } from '../../accounts/index.ts';
import type { Reasons } from '../report-rules.ts';
import {
  type IllegalForm,
  isUrgent,
  linesOfIllegal,
  linesOfRemoval,
  linesOfTakedown,
  type RemovalForm,
  type TakedownForm,
} from './notice-forms.ts';

/** A complete notice, as it is stored. */
export interface ReadNotice {
  kind: NoticeKind;
  name: string;
  /** Empty: not given. */
  email: string;
  /** What was sworn, by the names of the form. */
  sworn: Record<string, string | boolean>;
  lines: readonly string[];
  reason: Reasons['reason'];
  isUrgent: boolean;
}

/** Reads what the form sent; throws `badInput` in its words, naming the parameter. */
export function readNotice(input: Input<'submit_notice'>): ReadNotice {
  const over = overBounds(input);
  if (over !== null) throw badInput(over.field, over.message);
  for (const field of ['p_email', 'p_confirm_email'] as const) {
    const typed = line(input[field]);
    if (typed !== '') readEmail(typed, field);
  }
  return { copyright: readTakedown, removal: readRemoval, illegal: readIllegal }[input.p_kind](input);
}

const text = (typed: string | null | undefined): string => cleanText(typed ?? '');
const line = (typed: string | null | undefined): string => text(typed).replace(/\s+/g, ' ');

function readTakedown(input: Input<'submit_notice'>): ReadNotice {
  const form: TakedownForm = {
    fullName: line(input.p_full_name),
    address: text(input.p_address),
    phoneNumber: line(input.p_phone_number),
    email: line(input.p_email),
    infringingUrls: input.p_addresses,
    originalWorkDescription: text(input.p_original_work),
    goodFaithBelief: input.p_good_faith_belief ?? false,
    accuracyStatement: input.p_accuracy_statement ?? false,
    signature: line(input.p_signature),
  };
  const lines = linesOfTakedown(form);
  const { infringingUrls: _, email, ...sworn } = form;
  return {
    ...{ kind: 'copyright', name: form.fullName, sworn, lines, isUrgent: false },
    email: readEmail(email, 'p_email'),
    reason: 'COPYRIGHT',
  };
}

function readRemoval(input: Input<'submit_notice'>): ReadNotice {
  const form: RemovalForm = {
    email: line(input.p_email),
    confirmEmail: line(input.p_confirm_email),
    legalName: line(input.p_full_name),
    reportingFor: input.p_reporting_for ?? null,
    urls: linesOf(input.p_addresses),
    doYouAppear: input.p_do_you_appear ?? null,
    additionalInfo: text(input.p_additional_info),
    digitalSignature: line(input.p_signature),
  };
  const lines = linesOfRemoval(form);
  const { legalName, additionalInfo, digitalSignature } = form;
  const sworn = {
    ...{ legalName, reportingFor: form.reportingFor ?? '', doYouAppear: form.doYouAppear ?? '' },
    ...{ additionalInfo, digitalSignature },
  };
  return {
    ...{ kind: 'removal', name: legalName, sworn, lines, isUrgent: isUrgent(form) },
    email: readEmail(form.email, 'p_email'),
    reason: removalRules[form.reportingFor ?? 'abusive'],
  };
}

function readIllegal(input: Input<'submit_notice'>): ReadNotice {
  const form: IllegalForm = {
    reason: input.p_reason ?? null,
    explanation: text(input.p_explanation),
    name: line(input.p_full_name),
    email: line(input.p_email),
    goodFaith: input.p_good_faith_belief ?? false,
    addresses: input.p_addresses,
    hasThing: thingOf(input) !== null,
  };
  const lines = linesOfIllegal(form);
  const { name, explanation, goodFaith } = form;
  return {
    ...{ kind: 'illegal', name, sworn: { name, explanation, goodFaith }, lines },
    email: form.email === '' ? '' : readEmail(form.email, 'p_email'),
    reason: form.reason ?? 'OTHER_INAPPROPRIATE',
    isUrgent: false,
  };
}

/** What a notice names besides its addresses; null: nothing. */
export const thingOf = (input: Input<'submit_notice'>): { kind: ReportTargetKind; id: string } | null =>
  input.p_kind === 'illegal' && input.p_thing_kind && input.p_thing_id
    ? { kind: input.p_thing_kind, id: input.p_thing_id }
    : null;
