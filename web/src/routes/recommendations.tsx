import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { tasteKinds } from '#contract/wire-values.ts';
import { MarkList } from '../features/recommending/mark-list.tsx';
import { RecommendingSwitch } from '../features/recommending/switch-form.tsx';
import { TasteForm } from '../features/recommending/taste-form.tsx';
import { Link } from '../lib/link.tsx';
import { choice } from '../page/address-values.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, type FormAnswer, refuseForm } from '../page/page-form.ts';
import { recommendingIntents as intents } from '../page/recommending-forms.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as sitePaths from '../paths.ts';
import * as paths from '../recommending-paths.ts';
import * as texts from '../texts/recommending.ts';
import * as shieldTexts from '../texts/shield.ts';
import { FormNote } from '../ui/form-note.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return pageData(context, texts.failedToLoad, async (services) => ({
    head: head({
      site: services.site,
      title: texts.recommendations,
      path: paths.recommendations(),
      hidden: true,
    }),
    known: await services.call('get_recommending', {}),
  }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const subject = () => ({ p_kind: choice(text('kind'), tasteKinds) ?? 'video', p_slug: text('slug') });
  switch (intent) {
    case intents.switch:
      return answerForm(services, intent, texts.failedToSave, async () => {
        const { is_on } = await services.call('set_recommending', { p_is_on: text('on') !== '' });
        return is_on ? texts.areOn : texts.areOff;
      });
    case intents.taste:
      return answerForm(services, intent, texts.failedToSave, async () => {
        await services.call('update_taste', {
          p_novelty: Number(text('novelty')),
          p_length: Number(text('length')),
        });
        return texts.saved;
      });
    case intents.mark:
      return answerForm(services, intent, texts.failedToSave, async () => {
        await services.call('mark_taste', subject());
        return texts.wellShowLess;
      });
    case intents.unmark:
      return answerForm(services, intent, texts.failedToSave, async () => {
        const id = text('subject');
        const { p_kind, p_slug } = subject();
        await services.call('unmark_taste', id === '' ? { p_kind, p_slug } : { p_kind, p_subject_id: id });
        return texts.takenBack;
      });
    default:
      return refuseForm(intent, { message: texts.failedToSave, field: null });
  }
}

/** With script, a form that did not get through keeps what was chosen. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Recommendations() {
  const { known } = useLoaderData<typeof loader>();
  const { taste } = known;
  // Without script what was said of a card, or of a line that is gone, is answered here.
  const posted = useActionData<FormAnswer>();
  const ofMark = posted?.intent === intents.mark || posted?.intent === intents.unmark ? posted : null;
  return (
    <div className="recommending-page">
      <header>
        <h1>{texts.recommendations}</h1>
        <p className="lead">{texts.lead}</p>
        {taste && (
          <p className="lead">
            <Link to={paths.forYou()}>{texts.seeWhatWePicked}</Link>
          </p>
        )}
      </header>
      <FormNote wrong={ofMark?.fault?.message} done={ofMark?.done} />
      <RecommendingSwitch known={known} />
      {taste && (
        <>
          <TasteForm novelty={taste.novelty} length={taste.length} />
          <MarkList marks={taste.marks} />
        </>
      )}
      <p className="lead">
        {texts.hideEverywhere} <Link to={sitePaths.shield()}>{shieldTexts.whatYouSee}</Link>
      </p>
      <p className="lead">
        <Link to={sitePaths.information('recommender')}>{texts.whatDecides}</Link>
      </p>
      <AskOfUnsavedForms />
    </div>
  );
}
