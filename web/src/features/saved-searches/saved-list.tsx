import type { SavedSearch } from '#contract/saved-searches.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { savedSearchIntents as intents } from '../../page/saved-search-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/search.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import './saved-searches.css';

type Removing = ReturnType<typeof useSectionForm>;

function Saved({ search: { id, name, query, tells }, remove }: { search: SavedSearch; remove: Removing }) {
  const rename = useSectionForm(intents.rename, id);
  const tell = useSectionForm(intents.tell, id);
  return (
    <li>
      <p>
        <Link to={paths.search(query, { sort: 'newest' })}>
          <b>{name}</b>
        </Link>
        <code>{query}</code>
      </p>
      <div className="saved-acts">
        <tell.Form method="post">
          <input type="hidden" name="intent" value={intents.tell} />
          <input type="hidden" name="id" value={id} />
          {!tells && <input type="hidden" name="tells" value="1" />}
          <button
            type="submit"
            className="btn sm flat"
            aria-disabled={tell.busy}
            aria-label={tells ? fillIn(texts.stopTellingOf, { name }) : undefined}
          >
            {tells ? texts.stopTelling : texts.startTelling}
          </button>
        </tell.Form>
        <remove.Form method="post">
          <input type="hidden" name="intent" value={intents.remove} />
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            className="btn sm flat"
            aria-disabled={remove.busy}
            aria-label={fillIn(texts.removeName, { name })}
          >
            {texts.remove}
          </button>
        </remove.Form>
      </div>
      <details className="save-search" key={rename.times}>
        <summary aria-label={fillIn(texts.renameName, { name })}>{texts.rename}</summary>
        <rename.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.rename} />
          <input type="hidden" name="id" value={id} />
          <Field
            label={texts.nameOfIt}
            name="name"
            parameter="p_name"
            maxLength={80}
            defaultValue={name}
            autoComplete="off"
            error={rename.wrong('p_name')}
            required
          />
          <button type="submit" className="btn sm pri" aria-disabled={rename.busy}>
            {texts.save}
          </button>
        </rename.Form>
      </details>
      <FormNote wrong={rename.wrongWhole('p_name') ?? tell.fault?.message} done={rename.done ?? tell.done} />
    </li>
  );
}

/** What somebody has saved, latest first. `remove`: the form of the page, which says what became of one that is no longer there. */
export const SavedList = ({ searches, remove }: { searches: readonly SavedSearch[]; remove: Removing }) => (
  <ul className="saved-searches">
    {searches.map((search) => (
      <Saved key={search.id} search={search} remove={remove} />
    ))}
  </ul>
);
