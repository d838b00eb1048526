import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Input } from '#contract/calls.ts';
import { takedownTexts as texts } from '#contract/notice-texts.ts';
import { askedSignature, withoutAccount } from '../../features/notices/notice-frame.tsx';
import { TakedownForm, takedownIntent } from '../../features/notices/takedown-form.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import * as pageTexts from '../../texts/legal.ts';
import '../../features/notices/notices.css';
import * as memberPaths from '../../member-paths.ts';
import { formSender } from '../../page/form-sender.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { refuseNotice, sendNotice } from '../../page/notice-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../../page-context.ts';
import { useMember } from '../../state/member.tsx';
import '../plain-page.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return {
    head: head({
      site,
      title: texts.title,
      description: fillIn(pageTexts.tellNameThatSomethingHere, { name: site.name }),
      path: memberPaths.takedownForm(),
    }),
    sender: await formSender(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const isWithout = text('way') === withoutAccount;
  const notice: Input<'submit_notice'> = {
    p_kind: 'copyright',
    p_proof: text('proof') || null,
    p_addresses: text('infringingUrls'),
    p_without_account: isWithout,
    p_full_name: text('fullName'),
    p_email: text('email') || null,
    p_address: text('address'),
    p_phone_number: text('phoneNumber'),
    p_original_work: text('originalWorkDescription'),
    p_good_faith_belief: form.has('goodFaithBelief'),
    p_accuracy_statement: form.has('accuracyStatement'),
    p_signature: text('signature'),
  };
  // Said here: the words of the call are for somebody whose session has ended.
  if (!isWithout && context.get(pageFactsContext).member === null)
    return refuseNotice(takedownIntent, texts.signIn, notice, 401);
  return sendNotice(services, { intent: takedownIntent, ...texts }, notice, text(askedSignature));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function Takedown() {
  const member = useMember();
  const { sender } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{texts.title}</h1>
      <p className="notice-lead">{texts.allRequired}</p>
      <TakedownForm isMember={member !== null} sender={sender} />
      <AskOfUnsavedForms />
    </div>
  );
}
