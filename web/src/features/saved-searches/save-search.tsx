import { savedSearchIntents as intents } from '../../page/saved-search-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/search.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import './saved-searches.css';

/** Saves the search that is shown. */
export function SaveSearch({ query }: { query: string }) {
  const form = useSectionForm(intents.save, query);
  return (
    // Closed after success.
    <details className="save-search" key={`${query} ${form.times}`}>
      <summary>{texts.saveThisSearch}</summary>
      <form.Form method="post" action={paths.savedSearches()} className="form">
        <input type="hidden" name="intent" value={intents.save} />
        <input type="hidden" name="query" value={query} />
        <FormNote wrong={form.wrongWhole('p_name')} />
        <Field
          label={texts.nameOfIt}
          name="name"
          parameter="p_name"
          maxLength={80}
          defaultValue={query.slice(0, 80)}
          autoComplete="off"
          error={form.wrong('p_name')}
          required
        />
        <label className="check">
          <input type="checkbox" name="tells" defaultChecked />
          <span>{texts.tellMe}</span>
        </label>
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.save}
        </button>
      </form.Form>
    </details>
  );
}

/** What became of it, beside where it was done. */
export function SavedNote({ query }: { query: string }) {
  const { done } = useSectionForm(intents.save, query);
  return <FormNote done={done} />;
}
