import { lazy, Suspense, useId } from 'react';
import { Form, Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as pageTexts from '../../texts/playlists.ts';
import { Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import './profile-playlists.css';

/** Later than the page: nothing is typed yet. */
const AskOfUnsavedForms = lazy(async () => ({
  default: (await import('../../parts/ask-of-unsaved-forms.tsx')).AskOfUnsavedForms,
}));

/** The name and visibility of a playlist, as a form holds them. */
export interface PlaylistTexts {
  name: string;
  description: string;
  isPublic: boolean;
}

/** Creates a playlist, or with `id` changes one. After a refusal it shows what was typed. */
export function PlaylistForm(props: {
  id: string | null;
  texts: PlaylistTexts;
  /** Public playlists need a confirmed address. */
  mayPublish: boolean;
  action: string;
  /** Where Cancel leads. */
  back: string;
  wrong: { message: string; field: string | null } | null;
}) {
  const { id, texts, mayPublish, action, back, wrong } = props;
  const fields = useId();
  const of = (field: string) => (wrong?.field === field ? wrong.message : null);
  const isFields = wrong !== null && ['p_name', 'p_description'].includes(wrong.field ?? '');
  return (
    <Form
      method="post"
      action={action}
      className="form playlist-form"
      id="playlist"
      preventScrollReset
      noValidate
    >
      <h2>{id === null ? pageTexts.createNewPlaylist : pageTexts.editPlaylist}</h2>
      <input type="hidden" name="intent" value={id === null ? 'create-playlist' : 'edit-playlist'} />
      {id !== null && <input type="hidden" name="playlistId" value={id} />}
      <Suspense fallback={null}>
        <AskOfUnsavedForms />
      </Suspense>
      <FormNote wrong={isFields ? null : wrong?.message} />
      <Field
        label={pageTexts.name}
        name="name"
        defaultValue={texts.name}
        maxLength={limits.playlistNameLength}
        autoComplete="off"
        aria-required
        error={of('p_name')}
      />
      <div className="form-field">
        <label htmlFor={`${fields}-description`}>
          {pageTexts.description} <small>{pageTexts.optional}</small>
        </label>
        <div className="input">
          <textarea
            id={`${fields}-description`}
            name="description"
            rows={3}
            defaultValue={texts.description}
            maxLength={limits.playlistDescriptionLength}
            aria-invalid={of('p_description') ? true : undefined}
            aria-describedby={`${fields}-said`}
          />
        </div>
        <p id={`${fields}-said`} className="said wrong" aria-live="polite">
          {of('p_description')}
        </p>
      </div>
      {mayPublish ? (
        <Switch
          label={pageTexts.publicWords}
          hint={pageTexts.anyoneCanFindAndWatch}
          name="public"
          defaultChecked={texts.isPublic}
        />
      ) : (
        <p className="playlist-hint">{pageTexts.onlyYouCanSeeIt}</p>
      )}
      <p className="playlist-form-ends">
        <button type="submit" className="btn sm pri">
          {id === null ? pageTexts.create : pageTexts.save}
        </button>
        <Link className="btn sm flat" to={back} preventScrollReset>
          {pageTexts.cancel}
        </Link>
      </p>
    </Form>
  );
}
