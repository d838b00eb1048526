import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { OwnVideo } from '#contract/studio.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './studio.css';

const releaseStates = [
  ['', 'Not said'],
  ['ongoing', 'Ongoing'],
  ['releasing', 'Releasing'],
  ['completed', 'Completed'],
  ['upcoming', 'Upcoming'],
] as const;

/** Fields that can show a fault. */
const shown = ['title', 'tags', 'format', 'audio_language', 'subtitle_languages'];

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Edits the public texts of the member's own video. */
export function EditForm(props: { own: OwnVideo; categories: readonly { id: string; name: string }[] }) {
  const { own, categories } = props;
  const present = own.category_id ?? '';
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ done?: string; field?: string | null; wrong?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const wrongOf = (field: string) => (said.field === field ? said.wrong : null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    setSaid({});
    try {
      const { changed } = await call('update_own_video', {
        p_video_id: own.video.video_id,
        p_title: text('title'),
        p_description: text('description') || null,
        ...(text('category') === present ? {} : { p_category_id: text('category') || null }),
        p_tags: listOf(text('tags')),
        p_format: text('format') || null,
        p_audio_language: text('audio') || null,
        p_subtitle_languages: listOf(text('subtitles')),
        p_release_status: (text('release') || null) as OwnVideo['release_status'],
      });
      setSaid({ done: changed.length === 0 ? 'No changes to save.' : 'Saved.' });
      await revalidate();
    } catch (error) {
      const isRefusal = error instanceof CallError;
      setSaid({
        field: isRefusal ? (error.field?.replace(/^p_/, '') ?? null) : null,
        wrong: isRefusal ? error.message : 'Failed to process request.',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="form studio-form" onSubmit={(event) => void save(event)}>
      <Field
        label="Title"
        name="title"
        required
        maxLength={limits.titleLength}
        defaultValue={own.video.title}
        error={wrongOf('title')}
      />
      <TextArea
        label="Description"
        name="description"
        rows={5}
        maxLength={limits.descriptionLength}
        defaultValue={own.description ?? ''}
      />
      <div className="studio-fields">
        <Select
          label="Category"
          name="category"
          defaultValue={present}
          options={[
            // Hidden, or with nothing public in it: the video's current category, though nobody may choose it again.
            ...(categories.some(({ id }) => id === present) ? [] : [[present, 'As it is'] as const]),
            ...categories.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Field
          label="Tags"
          name="tags"
          hint="Words, separated by commas."
          defaultValue={own.tags.join(', ')}
          error={wrongOf('tags')}
        />
        <Field
          label="Spoken language"
          name="audio"
          hint="A code, like ja."
          defaultValue={own.audio_language ?? ''}
          error={wrongOf('audio_language')}
        />
        <Field
          label="Subtitles"
          name="subtitles"
          hint="Codes, separated by commas."
          defaultValue={own.subtitle_languages.join(', ')}
          error={wrongOf('subtitle_languages')}
        />
        <Select
          label="Airing"
          name="release"
          defaultValue={own.release_status ?? ''}
          options={releaseStates}
        />
        <Field
          label="Format"
          name="format"
          hint="TV, OVA, Film, Short …"
          maxLength={limits.formatLength}
          defaultValue={own.format ?? ''}
          error={wrongOf('format')}
        />
      </div>
      <FormNote
        wrong={said.wrong !== undefined && !shown.includes(said.field ?? '') ? said.wrong : null}
        done={said.done}
      />
      <p>
        <button type="submit" className="btn pri" aria-disabled={isBusy}>
          Save
        </button>
      </p>
    </form>
  );
}
