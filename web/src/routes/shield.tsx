import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Input } from '#contract/calls.ts';
import { readLeavePage } from '#contract/wire-values.ts';
import { MomentChoices } from '../features/player/moments/moment-choices.tsx';
import { DiscreetForm } from '../features/shield/discreet-form.tsx';
import { AddRule, RuleLines, RuleList } from '../features/shield/shield-forms.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { shieldIntents as intents } from '../page/shield-forms.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/shield.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { member, discreet } = context.get(pageFactsContext);
  return pageData(context, texts.failedToLoad, async (services) => ({
    head: head({ site: services.site, title: texts.whatYouSee, path: paths.shield(), hidden: true }),
    rules: (await services.call('get_shield', {})).rules,
    isMember: member !== null,
    leaveTo: discreet ?? null,
    creator: url.searchParams.get('creator'),
  }));
}

type Kind = Input<'set_shield_rule'>['p_kind'];

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  switch (intent) {
    case intents.set:
      return answerForm(services, intent, texts.failedToSave, async () => {
        const { name } = await services.call('set_shield_rule', {
          p_kind: text('kind') as Kind,
          p_name: text('name'),
          p_act: text('act') as Input<'set_shield_rule'>['p_act'],
        });
        return fillIn(texts.addedName, { name });
      });
    case intents.remove:
      return answerForm(services, intent, texts.failedToSave, async () => {
        await services.call('remove_shield_rule', {
          p_kind: text('kind') as Kind,
          p_subject_id: text('subject'),
        });
        return texts.removed;
      });
    case intents.lines:
      return answerForm(services, intent, texts.failedToSave, async () => {
        const { added, unknown } = await services.call('import_shield', { p_lines: text('lines') });
        return unknown.length === 0
          ? fillIn(texts.addedCount, { count: added })
          : fillIn(texts.addedCountBut, { count: added, names: unknown.join(', ') });
      });
    case intents.discreet: {
      const answer = await answerForm(services, intent, texts.failedToSave, async () => {
        const p_leave_to = form.has('on') ? readLeavePage(text('leave_to')) : null;
        await services.call('set_discreet_mode', { p_leave_to });
        return p_leave_to === null ? texts.discreetOff : texts.discreetOn;
      });
      // Every part of the page looks different then, its head too.
      return answer.data.fault === null ? redirect(`${paths.shield()}#discreet`) : answer;
    }
    default:
      return refuseForm(intent, { message: texts.failedToSave, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Shield() {
  const { rules, isMember, leaveTo, creator } = useLoaderData<typeof loader>();
  return (
    <div className="shield-page">
      <header>
        <h1>{texts.whatYouSee}</h1>
        <p className="lead">{texts.lead}</p>
        <p className="lead">{isMember ? texts.savedOnAccount : texts.savedInBrowser}</p>
      </header>
      <AddRule creator={creator} />
      <RuleList rules={rules} />
      <RuleLines rules={rules} />
      <MomentChoices />
      <DiscreetForm leaveTo={leaveTo} />
      <AskOfUnsavedForms />
    </div>
  );
}
