import type { Input } from '#contract/calls.ts';
import { isAboutBounds, overBounds } from '#contract/notice-bounds.ts';
import { type Gap, gapsOf, isSignedOtherwise } from '#contract/notice-gaps.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/notices.ts';
import { answerForm, refuseForm } from './page-form.ts';
import type { FormFault } from './refusal.ts';

type Notice = Input<'submit_notice'>;

interface FormTexts {
  intent: string;
  sent: string;
  /** Where it does not count yet; without it, those of `sent`. */
  waits?: string;
  failed: string;
  incomplete: string;
  mismatch?: string;
}

const gapWords: Readonly<Record<Gap, string>> = {
  fill: texts.pleaseFillThisIn,
  choose: texts.pleaseChooseOne,
  tick: texts.pleaseTickThis,
  match: texts.typeTheSameEmail,
};

/** What is missing in a notice, each at its field. */
const gapsIn = (notice: Notice) =>
  gapsOf(notice).map(({ field, gap }) => ({ field, message: gapWords[gap] }));

/** Refuses a notice for what is wrong with it as a whole, and says at once what is missing, too. */
export const refuseNotice = (intent: string, message: string, notice: Notice, status: number) =>
  refuseForm(intent, { message, field: null, also: gapsIn(notice) }, status);

/** What is wrong with a notice before it is sent; null: nothing. */
function faultOf(notice: Notice, { incomplete, mismatch }: FormTexts, asked: string): FormFault | null {
  const over = overBounds(notice);
  const gaps = gapsOf(notice);
  const also = gapsIn(notice);
  // What is too much is said in words of its own, above the form and at its field.
  if (over !== null) return { message: over.message, field: null, also: [over, ...also] };
  if (gaps.length > 0) {
    const isMismatch = gaps.every(({ gap }) => gap === 'match');
    return { message: isMismatch && mismatch ? mismatch : incomplete, field: null, also };
  }
  const { p_full_name: name, p_signature: signature } = notice;
  // Asked once: there are names that are written in several ways.
  if (name && signature && signature.trim() !== asked && isSignedOtherwise(name, signature))
    return {
      message: texts.pleaseLookAtYourSignature,
      field: null,
      also: [{ field: 'p_signature', message: texts.thisIsNotTheName }],
      asked: signature.trim(),
    };
  return null;
}

/** What the call itself refused, at its field too: there in other words, as they stand above the form. */
const atItsField = ({ field, message }: FormFault) =>
  field === null ? [] : [{ field, message: isAboutBounds(message) ? message : texts.pleaseCheckThis }];

/**
 * Sends a notice. What is missing, or too much, is said at its field, all of it at once and however much it is. `asked`: the
 * signature that somebody was asked about before.
 */
export async function sendNotice(services: Services, form: FormTexts, input: Notice, asked = '') {
  const fault = faultOf(input, form, asked);
  if (fault !== null) return refuseForm(form.intent, { asked, ...fault });
  const answer = await answerForm(services, form.intent, form.failed, async () => {
    const notice = await services.call('submit_notice', input);
    return { done: notice.receipt === null ? (form.waits ?? form.sent) : form.sent, notice };
  });
  const refused = answer.data.fault;
  return refused === null
    ? answer
    : refuseForm(form.intent, { ...refused, asked, also: atItsField(refused) }, answer.init?.status);
}
