import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { urgentLimits as most, urgentTexts as texts, urgentKinds } from '#contract/urgent-lists.ts';
import { UrgentForm, urgentIntent } from '../features/urgent/urgent-form.tsx';
import { fillIn } from '../lib/fill-in.ts';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { gapsIn } from '../page/form-gaps.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as pageTexts from '../texts/notices.ts';
import './plain-page.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return {
    head: head({
      site,
      title: texts.title,
      description: fillIn(pageTexts.forAuthoritiesAndWhereSomebody, { name: site.name }),
      path: memberPaths.urgent(),
    }),
    contact: site.contactEmail,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const kind = choice(text('kind'), urgentKinds);
  const gaps = gapsIn(texts.incomplete, [
    { field: 'p_kind', value: kind, isChoice: true },
    { field: 'p_full_name', value: text('name'), most: most.line },
    { field: 'p_office', value: text('office'), isOptional: kind !== 'authority', most: most.line },
    { field: 'p_email', value: text('email'), isEmail: true },
    { field: 'p_phone_number', value: text('phone'), isOptional: true, most: most.line },
    { field: 'p_words', value: text('words'), most: most.words },
  ]);
  if (gaps !== null || kind === null)
    return refuseForm(urgentIntent, gaps ?? { message: texts.incomplete, field: 'p_kind' });
  return answerForm(services, urgentIntent, texts.failed, async () => ({
    done: texts.sent,
    urgent: await services.call('submit_urgent_request', {
      p_kind: kind,
      p_full_name: text('name'),
      p_office: text('office'),
      p_email: text('email'),
      p_phone_number: text('phone'),
      p_words: text('words'),
    }),
  }));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function Urgent() {
  const { contact } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{texts.title}</h1>
      <p className="urgent-lead">{pageTexts.isSomebodyInDangerRight}</p>
      <p className="urgent-lead">
        {pageTexts.authoritiesMayUseThisForm}{' '}
        {contact === '' ? pageTexts.us : <a href={`mailto:${contact}`}>{contact}</a>}{' '}
        {pageTexts.andNameUrgentInThe}
      </p>
      <UrgentForm />
      <AskOfUnsavedForms />
    </div>
  );
}
