import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import {
  dataRequestKinds,
  dataRequestLimits as most,
  dataRequestTexts as texts,
} from '#contract/data-request-lists.ts';
import {
  DataRequestForm,
  dataRequestIntent,
  OwnData,
} from '../../features/data-requests/data-request-form.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import { choice } from '../../page/address-values.ts';
import { gapsIn } from '../../page/form-gaps.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../../page-context.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import * as paths from '../../paths.ts';
import { useMember } from '../../state/member.tsx';
import * as pageTexts from '../../texts/legal.ts';
import '../plain-page.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  return {
    head: head({
      site,
      title: texts.title,
      description: fillIn(pageTexts.askWhatNameHoldsAbout, { name: site.name }),
      path: memberPaths.askForData(),
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const kind = choice(text('kind'), dataRequestKinds);
  const isMember = context.get(pageFactsContext).member !== null;
  const needsWords = kind === 'correction' || kind === 'objection';
  const gaps = gapsIn(texts.incomplete, [
    { field: 'p_kind', value: kind, isChoice: true },
    { field: 'p_full_name', value: text('name'), most: most.line },
    ...(isMember ? [] : [{ field: 'p_email', value: text('email'), isEmail: true }]),
    { field: 'p_words', value: text('words'), isOptional: !needsWords, most: most.words },
  ]);
  if (gaps !== null || kind === null)
    return refuseForm(dataRequestIntent, gaps ?? { message: texts.incomplete, field: 'p_kind' });
  return answerForm(services, dataRequestIntent, texts.failed, async () => {
    const dataRequest = await services.call('submit_data_request', {
      p_kind: kind,
      p_full_name: text('name'),
      p_email: text('email') || null,
      p_words: text('words'),
      p_proof: text('proof') || null,
    });
    const isMailed = dataRequest.receipt === null && !services.site.noMail;
    return { done: isMailed ? texts.confirm : texts.sent, dataRequest };
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function AskForData() {
  const member = useMember();
  return (
    <div className="plain">
      <h1>{texts.title}</h1>
      <p className="data-request-lead">
        {sentence(pageTexts.youMayKnowWhatWe, {
          moreMonths: most.moreMonths === 2 ? pageTexts.two : most.moreMonths,
          link: (words) => <Link to={paths.information('privacy')}>{words}</Link>,
        })}
      </p>
      {member ? (
        <OwnData />
      ) : (
        <p className="data-request-lead">
          {sentence(pageTexts.doYouHaveAnAccount, {
            link: (words) => <Link to={paths.login(memberPaths.askForData())}>{words}</Link>,
          })}
        </p>
      )}
      <DataRequestForm isMember={member !== null} />
      <AskOfUnsavedForms />
    </div>
  );
}
