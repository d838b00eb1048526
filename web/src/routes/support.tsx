import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { supportLimits, supportTypes } from '#contract/support-lists.ts';
import { SupportCards } from '../features/support/support-cards.tsx';
import { SupportForm, supportIntent } from '../features/support/support-form.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../texts/support.ts';
import '../features/support/support.css';
import { Link } from '../lib/link.tsx';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { formSender } from '../page/form-sender.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { answerForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { RequestForms } from '../parts/request-forms.tsx';
import * as paths from '../paths.ts';
import './plain-page.css';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return {
    head: head({
      site,
      title: texts.support,
      description: fillIn(texts.howToWriteToName, { name: site.name }),
      path: paths.support(),
    }),
    type: choice(url.searchParams.get('type'), supportTypes) ?? 'general_inquiries',
    sender: await formSender(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const milliseconds = Number(text('milliseconds') || Number.NaN);
  return answerForm(services, supportIntent, texts.failedToSendTheMessage, async () => {
    const { code } = await services.call('open_support_ticket', {
      p_email: text('email'),
      p_name: text('name'),
      p_support_type: choice(text('support_type'), supportTypes) ?? 'general_inquiries',
      p_subject: text('subject'),
      p_message: text('message'),
      p_website: text('website'),
      p_proof: text('proof') || null,
      // Without script nothing is known of it.
      p_milliseconds:
        milliseconds >= 0 ? Math.min(Math.round(milliseconds), supportLimits.slowestMilliseconds) : null,
    });
    throw redirectDocument(memberPaths.supportTicket(code));
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function Support() {
  const { type, sender } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{texts.support}</h1>
      <p className="support-lead">
        {sentence(texts.theFaqMayKnowThe, { link: (words) => <Link to={paths.faq()}>{words}</Link> })}
      </p>
      <p className="support-lead">
        {sentence(texts.isSomebodyInDangerOr, {
          link: (words) => <a href={memberPaths.urgent()}>{words}</a>,
        })}
      </p>
      <SupportCards />
      <RequestForms />
      <section className="support-contact" id="contact" aria-labelledby="contact-title">
        <h2 id="contact-title">{texts.contactUs}</h2>
        <SupportForm type={type} sender={sender} />
      </section>
      <AskOfUnsavedForms />
    </div>
  );
}
