import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SavedList } from '../features/saved-searches/saved-list.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { savedSearchIntents as intents } from '../page/saved-search-forms.ts';
import { type Services, servicesContext } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import { useSectionForm } from '../parts/use-section-form.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/search.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormNote } from '../ui/form-note.tsx';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return pageData(args.context, texts.failedToLoadSaved, async (services) => ({
    head: head({
      site: services.site,
      title: texts.savedSearches,
      path: paths.savedSearches(),
      hidden: true,
    }),
    searches: await services.call('get_saved_searches', {}),
  }));
}

type Act = (services: Services, text: (name: string) => string) => Promise<string>;
const acts: Readonly<Record<string, Act>> = {
  [intents.save]: async (services, text) => {
    const { name } = await services.call('save_search', {
      p_name: text('name'),
      p_query: text('query'),
      p_tells: text('tells') !== '',
    });
    return fillIn(texts.youSavedName, { name });
  },
  [intents.rename]: async (services, text) => {
    const { name } = await services.call('update_saved_search', { p_id: text('id'), p_name: text('name') });
    return fillIn(texts.renamedName, { name });
  },
  [intents.tell]: async (services, text) => {
    const p_tells = text('tells') !== '';
    await services.call('update_saved_search', { p_id: text('id'), p_tells });
    return p_tells ? texts.willTell : texts.wontTell;
  },
  [intents.remove]: async (services, text) => {
    await services.call('delete_saved_search', { p_id: text('id') });
    return texts.removed;
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const act = acts[intent];
  if (!act) return refuseForm(intent, { message: texts.failedToSave, field: null });
  const services = context.get(servicesContext);
  return answerForm(services, intent, texts.failedToSave, () => act(services, text));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export const handle = { guarded: true };

export default function Searches() {
  const { searches } = useLoaderData<typeof loader>();
  // Without script, a search that is saved on the page of results is answered here.
  const save = useSectionForm(intents.save);
  const remove = useSectionForm(intents.remove);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its search.
    if (remove.times > 0) note.current?.focus();
  }, [remove.times]);
  return (
    <div className="listing is-form">
      <header className="listing-head">
        <h1>{texts.savedSearches}</h1>
        <p className="lead">{texts.savedLead}</p>
      </header>
      <div ref={note} tabIndex={-1}>
        <FormNote wrong={save.fault?.message ?? remove.fault?.message} done={save.done ?? remove.done} />
      </div>
      {searches.length > 0 ? (
        <SavedList searches={searches} remove={remove} />
      ) : (
        <EmptyState text={texts.noneSaved}>
          <Link className="btn sm flat" to={paths.search()}>
            {texts.goAndSearch}
          </Link>
        </EmptyState>
      )}
      <AskOfUnsavedForms />
    </div>
  );
}
