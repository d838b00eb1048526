import { type FormEvent, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ReleaseState } from '#contract/moderated-videos.ts';
import { changedIn } from '../../lib/changed-in.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { tagsOf } from './video-words.ts';

export type EditedVideo = Output<'get_moderated_video'>[number];
/** Runs an act and shows its result. */
export type Run = (failure: string, work: () => Promise<string>) => Promise<boolean>;

const releaseStates = [
  ['', 'Unknown'],
  ['ongoing', 'Ongoing'],
  ['releasing', 'Releasing'],
  ['completed', 'Completed'],
  ['upcoming', 'Upcoming'],
] as const;

/** Edits the public texts of a video. */
export function DetailsForm(props: {
  edited: EditedVideo;
  categories: readonly { id: string; name: string }[];
  isBusy: boolean;
  run: Run;
  onSaved(): void;
}) {
  const { categories, isBusy, run, onSaved } = props;
  // The values when the form was opened: what another admin changes meanwhile is not overwritten.
  const [edited] = useState(props.edited);
  const { video } = edited;
  // The page about it; for some videos only the file or player is known.
  const source = video.original_source_url ?? video.source_url;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const saved = await run('Error saving metadata', async () => {
      const written = {
        title: text('title'),
        description: text('description') || null,
        tags: tagsOf(text('tags')),
        category_id: text('category') || null,
        format: text('format') || null,
        audio_language: text('audio') || null,
        subtitle_languages: tagsOf(text('subtitles')),
        release_status: (text('release') || null) as ReleaseState | null,
      };
      const before = { ...video, description: edited.full_description || null };
      const { message } = await call('upsert-video-metadata', {
        id: video.id,
        ...changedIn(written, before),
      });
      return message;
    });
    if (saved) onSaved();
  };
  /** Fills the form from the source's page; nothing is stored until it is saved. */
  const scrape = (form: HTMLFormElement | null) =>
    run('Failed to scrape details', async () => {
      const found = await call('scrape-video-info', { url: source ?? '' });
      if (found.error) throw Object.assign(new Error(String(found.error)), { status: 400 });
      const put = (name: string, value: string | null) => {
        const field = form?.elements.namedItem(name);
        if (value && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
          field.value = value;
      };
      put('title', found.title);
      put('description', found.description);
      put('tags', found.tags.join(', '));
      return 'The details of the source are in the form. Save them to keep them.';
    });
  return (
    <form className="form" onSubmit={(event) => void save(event)}>
      <Field label="Title" name="title" defaultValue={video.title} required maxLength={limits.titleLength} />
      <TextArea
        label="Description"
        name="description"
        rows={4}
        defaultValue={edited.full_description ?? ''}
        maxLength={limits.descriptionLength}
      />
      <Field label="Tags" name="tags" defaultValue={video.tags.join(', ')} hint="Separated by commas" />
      <div className="two">
        <Select
          label="Category"
          name="category"
          defaultValue={video.category_id ?? ''}
          options={[
            // Without this, a video with no category would be given the first one.
            ...(video.category_id === null ? [['', 'None'] as const] : []),
            ...categories.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Select
          label="Airing"
          name="release"
          defaultValue={video.release_status ?? ''}
          options={releaseStates}
        />
        <Field label="Format" name="format" defaultValue={video.format ?? ''} hint="TV, Movie, OVA, …" />
        <Field
          label="Audio language"
          name="audio"
          defaultValue={video.audio_language ?? ''}
          hint="A code, like ja"
        />
        <Field
          label="Subtitle languages"
          name="subtitles"
          defaultValue={video.subtitle_languages.join(', ')}
          hint="Codes, separated by commas"
        />
        <Field label="Slug" defaultValue={video.slug} readOnly />
      </div>
      <Field label="Source URL" defaultValue={source ?? ''} placeholder="None" readOnly />
      <div className="ends">
        {source !== null && /^https?:/.test(source) && (
          <button
            type="button"
            className="btn sm flat"
            disabled={isBusy}
            onClick={({ currentTarget }) => void scrape(currentTarget.form)}
          >
            Scrape Details
          </button>
        )}
        <button type="submit" className="btn sm pri" disabled={isBusy}>
          Save
        </button>
      </div>
    </form>
  );
}
