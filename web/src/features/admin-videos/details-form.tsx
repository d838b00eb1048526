import { type FormEvent, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ReleaseState } from '#contract/moderated-videos.ts';
import { changedIn } from '../../lib/changed-in.ts';
import * as pageTexts from '../../texts/admin-videos.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { tagsOf } from './video-words.ts';

export type EditedVideo = Output<'get_moderated_video'>[number];
/** Runs an act and shows its result. */
export type Run = (failure: string, work: () => Promise<string>) => Promise<boolean>;

const releaseStates = [
  ['', pageTexts.unknown],
  ['ongoing', pageTexts.ongoing],
  ['releasing', pageTexts.releasing],
  ['completed', pageTexts.completed],
  ['upcoming', pageTexts.upcoming],
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
    const saved = await run(pageTexts.errorSavingMetadata, async () => {
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
    run(pageTexts.failedToScrapeDetails, async () => {
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
      return pageTexts.filledInFromTheSource;
    });
  return (
    <form className="form" onSubmit={(event) => void save(event)}>
      <Field
        label={pageTexts.title}
        name="title"
        defaultValue={video.title}
        required
        maxLength={limits.titleLength}
      />
      <TextArea
        label={pageTexts.description}
        name="description"
        rows={4}
        defaultValue={edited.full_description ?? ''}
        maxLength={limits.descriptionLength}
      />
      <Field
        label={pageTexts.tags}
        name="tags"
        defaultValue={video.tags.join(', ')}
        hint={pageTexts.separatedByCommas}
      />
      <div className="two">
        <Select
          label={pageTexts.category}
          name="category"
          defaultValue={video.category_id ?? ''}
          options={[
            // Without this, a video with no category would be given the first one.
            ...(video.category_id === null ? [['', pageTexts.none] as const] : []),
            ...categories.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Select
          label={pageTexts.airing}
          name="release"
          parameter="release_status"
          defaultValue={video.release_status ?? ''}
          options={releaseStates}
        />
        <Field
          label={pageTexts.format}
          name="format"
          defaultValue={video.format ?? ''}
          hint={pageTexts.tvMovieOva}
        />
        <Field
          label={pageTexts.audioLanguage}
          name="audio"
          parameter="audio_language"
          defaultValue={video.audio_language ?? ''}
          hint={pageTexts.aCodeSuchAsJa}
        />
        <Field
          label={pageTexts.subtitleLanguages}
          name="subtitles"
          parameter="subtitle_languages"
          defaultValue={video.subtitle_languages.join(', ')}
          hint={pageTexts.codesSeparatedByCommas}
        />
        <Field label={pageTexts.slug} defaultValue={video.slug} readOnly />
      </div>
      <Field label={pageTexts.sourceUrl} defaultValue={source ?? ''} placeholder={pageTexts.none} readOnly />
      <div className="ends">
        {source !== null && /^https?:/.test(source) && (
          <button
            type="button"
            className="btn sm flat"
            disabled={isBusy}
            onClick={({ currentTarget }) => void scrape(currentTarget.form)}
          >
            {pageTexts.scrapeDetails}
          </button>
        )}
        <button type="submit" className="btn sm pri" disabled={isBusy}>
          {pageTexts.save}
        </button>
      </div>
    </form>
  );
}
