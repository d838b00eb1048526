import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Input } from '#contract/calls.ts';
import { noticeLimits, removalReasons } from '#contract/notice-lists.ts';
import { removalTexts as texts } from '#contract/notice-texts.ts';
import { askedSignature, withoutAccount } from '../features/notices/notice-frame.tsx';
import { RemovalForm, removalIntent } from '../features/notices/removal-form.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as pageTexts from '../texts/notices.ts';
import '../features/notices/notices.css';
import { Link } from '../lib/link.tsx';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { formSender } from '../page/form-sender.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { refuseNotice, sendNotice } from '../page/notice-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { useMember } from '../state/member.tsx';
import './plain-page.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return {
    head: head({
      site,
      title: pageTexts.contentRemoval,
      description: fillIn(pageTexts.askNameToRemoveImages, { name: site.name }),
      path: memberPaths.contentRemoval(),
    }),
    sender: await formSender(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const isWithout = text('way') === withoutAccount;
  const urls = Array.from({ length: noticeLimits.removalSlots }, (_, index) => text(`url${index + 1}`));
  const reportingFor = choice(text('reportingFor'), removalReasons) ?? null;
  const notice: Input<'submit_notice'> = {
    p_kind: 'removal',
    p_proof: text('proof') || null,
    p_addresses: urls.join('\n'),
    p_without_account: isWithout,
    p_full_name: text('legalName'),
    p_email: text('email') || null,
    p_confirm_email: text('confirmEmail') || null,
    p_reporting_for: reportingFor,
    // The form asks only about abusive content.
    p_do_you_appear:
      reportingFor === 'copyright' ? 'no' : (choice(text('doYouAppear'), ['yes', 'no'] as const) ?? null),
    p_additional_info: text('additionalInfo'),
    p_signature: text('digitalSignature'),
  };
  // Said here: the words of the call are for somebody whose session has ended.
  if (!isWithout && context.get(pageFactsContext).member === null)
    return refuseNotice(removalIntent, texts.signIn, notice, 401);
  return sendNotice(services, { intent: removalIntent, ...texts }, notice, text(askedSignature));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function ContentRemoval() {
  const member = useMember();
  const { sender } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{pageTexts.contentRemoval}</h1>
      <p className="notice-lead">
        {sentence(pageTexts.doesSomethingHereShowYou, {
          urgentHours: noticeLimits.urgentHours,
          link: (words) => <Link to={memberPaths.takedownForm()}>{words}</Link>,
        })}
      </p>
      <RemovalForm isMember={member !== null} sender={sender} />
      <AskOfUnsavedForms />
    </div>
  );
}
