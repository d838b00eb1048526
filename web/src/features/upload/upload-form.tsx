import { type FormEvent, useState } from 'react';
import type { Input } from '#contract/calls.ts';
import { CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { Upload } from '#contract/uploads.ts';
import { TermsNote } from '../../parts/terms-note.tsx';
import { useTerms } from '../../parts/use-terms.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { PublishChoice, readMoment } from './publish-choice.tsx';
import { titleOf } from './upload-words.ts';

export interface CategoryChoice {
  id: string;
  name: string;
}

const languages = [
  ['ja', 'Japanese'],
  ['en', 'English'],
  ['zh', 'Chinese'],
  ['ko', 'Korean'],
  ['es', 'Spanish'],
  ['fr', 'French'],
  ['de', 'German'],
  ['pt', 'Portuguese'],
  ['ru', 'Russian'],
] as const;

type Fault = { field: string | null; message: string };

/** Parameters by the names in refusals of their texts. */
const named = (field: string | null): string | null => (field === null ? null : field.replace(/^p_/, ''));

/** What is typed and declared for one file. It can be submitted while the file is still arriving. */
export function UploadForm(props: {
  uploadId: string;
  fileName: string;
  sent: Upload['details'];
  categories: readonly CategoryChoice[];
  isReviewed: boolean;
  onSent(): Promise<void>;
}) {
  const { uploadId, fileName, sent, categories, isReviewed, onSent } = props;
  const { terms, ask } = useTerms();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setSending] = useState(false);
  const faultOf = (name: string) => (named(fault?.field ?? null) === name ? fault?.message : null);
  const isElsewhere =
    fault !== null &&
    !['title', 'tags', 'publish_at', 'licence_ends_at', 'format'].includes(named(fault.field) ?? '');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    setFault(null);
    try {
      await call('submit_upload', {
        p_upload_id: uploadId,
        ...readForm(new FormData(form)),
        p_terms: terms?.number ?? null,
      });
      await onSent();
    } catch (error) {
      const refusal = error as CallError;
      setFault({
        field: error instanceof CallError ? refusal.field : null,
        message: error instanceof CallError ? refusal.message : 'Failed to process request.',
      });
      setSending(false);
      if (error instanceof CallError && refusal.field === 'p_terms') await ask();
      return;
    }
    setSending(false);
  }

  return (
    <form className="form upload-form" onSubmit={submit}>
      <Field
        label="Title"
        name="title"
        required
        maxLength={limits.titleLength}
        defaultValue={sent?.title ?? titleOf(fileName)}
        error={faultOf('title')}
      />
      <label className="upload-text">
        Description
        <textarea
          name="description"
          className="field"
          rows={4}
          maxLength={limits.descriptionLength}
          defaultValue={sent?.description ?? ''}
        />
      </label>
      <div className="two">
        <Select
          label="Category"
          name="category"
          defaultValue={sent?.category_id ?? categories[0]?.id ?? ''}
          options={[
            ...(sent && !categories.some(({ id }) => id === sent.category_id)
              ? [[sent.category_id, 'As it is'] as const]
              : []),
            ...categories.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Field
          label="Tags"
          name="tags"
          hint="Words, separated by commas."
          defaultValue={sent?.tags.join(', ') ?? ''}
          error={faultOf('tags')}
        />
        <Select
          label="Spoken language"
          name="audio"
          defaultValue={sent?.audio_language ?? ''}
          options={[['', 'Not said'], ...languages]}
        />
        <Field
          label="Format"
          name="format"
          hint="TV, OVA, Film, Short …"
          maxLength={limits.formatLength}
          defaultValue={sent?.format ?? ''}
          error={faultOf('format')}
        />
      </div>
      <fieldset>
        <legend>Subtitles</legend>
        <div className="upload-choices">
          {languages.map(([code, words]) => (
            <label key={code} className="upload-check">
              <input
                type="checkbox"
                name="subtitles"
                value={code}
                defaultChecked={sent?.subtitle_languages.includes(code) ?? false}
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      <PublishChoice
        wish={sent?.publish ?? 'publish'}
        at={sent?.publish_at ?? null}
        isReviewed={isReviewed}
        error={faultOf('publish_at')}
      />
      <fieldset>
        <legend>Declaration</legend>
        <div className="upload-declaration">
          <label className="upload-check">
            <input type="checkbox" name="adults" required defaultChecked={sent !== null} />
            Everyone depicted is an adult, drawn or not.
          </label>
          <label className="upload-check">
            <input type="checkbox" name="rights" required defaultChecked={sent !== null} />I hold the rights
            to publish this video here.
          </label>
          <Select
            label="What it shows"
            name="depicts"
            defaultValue={sent?.contains_actual_humans ? 'live_action' : 'drawn'}
            options={[
              ['drawn', 'Drawn or animated work'],
              ['live_action', 'Actual humans (waits for the records of its performers)'],
            ]}
          />
          <Field
            label="The licence ends"
            name="licence_ends"
            type="date"
            hint="Leave it empty if it does not end. On that day the video is hidden."
            defaultValue={sent?.licence_ends_at?.slice(0, 10) ?? ''}
            error={faultOf('licence_ends_at')}
          />
        </div>
      </fieldset>
      <TermsNote terms={terms}>By sending this you accept our</TermsNote>
      <FormNote wrong={isElsewhere ? fault?.message : null} />
      <button type="submit" className="btn" aria-disabled={isSending}>
        {sent === null ? 'Save' : 'Save again'}
      </button>
    </form>
  );
}

function readForm(form: FormData): Omit<Input<'submit_upload'>, 'p_upload_id'> {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const licence = text('licence_ends');
  return {
    p_title: text('title'),
    p_description: text('description') || null,
    p_category_id: text('category'),
    p_tags: text('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    p_audio_language: text('audio') || null,
    p_subtitle_languages: form.getAll('subtitles').map(String),
    p_format: text('format') || null,
    ...readMoment(form),
    p_adults_only: form.get('adults') !== null,
    p_rights_held: form.get('rights') !== null,
    p_contains_actual_humans: text('depicts') === 'live_action',
    p_licence_ends_at: licence === '' ? null : `${licence}T23:59:59Z`,
  };
}
