import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { illegalTexts as texts } from '#contract/notice-texts.ts';
import { reportChoiceNames } from '#contract/policy.ts';
import { IllegalForm, illegalIntent } from '../features/notices/illegal-form.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as pageTexts from '../texts/notices.ts';
import '../features/notices/notices.css';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { formSender } from '../page/form-sender.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { sendNotice } from '../page/notice-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import './plain-page.css';

/** What has no address of its own. */
const kinds = ['comment', 'post', 'photo', 'video', 'playlist', 'profile'] as const;

const thingIn = (text: string | null): { kind: (typeof kinds)[number]; id: string } | null => {
  const [kind = '', id = ''] = (text ?? '').split(':');
  const known = choice(kind, kinds);
  return known && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? { kind: known, id } : null;
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  const thing = thingIn(url.searchParams.get('thing'));
  return {
    head: head({
      site,
      title: texts.title,
      description: fillIn(pageTexts.tellNameOfSomethingIllegal, { name: site.name }),
      path: memberPaths.illegalContent(),
    }),
    thing: thing && `${thing.kind}:${thing.id}`,
    sender: await formSender(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const thing = thingIn(text('thing'));
  return sendNotice(
    services,
    { intent: illegalIntent, ...texts },
    {
      p_kind: 'illegal',
      p_proof: text('proof') || null,
      p_addresses: text('addresses'),
      p_reason: choice(text('reason'), reportChoiceNames) ?? null,
      p_explanation: text('explanation'),
      p_full_name: text('name'),
      p_email: text('email') || null,
      p_good_faith_belief: form.has('goodFaith'),
      ...(thing && { p_thing_kind: thing.kind, p_thing_id: thing.id }),
    },
  );
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function IllegalContent() {
  const { thing, sender } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{texts.title}</h1>
      <p className="notice-lead">{pageTexts.anybodyCanSendThisNotice}</p>
      <IllegalForm thing={thing} sender={sender} />
      <AskOfUnsavedForms />
    </div>
  );
}
