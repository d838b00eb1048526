import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ReleaseState } from '#contract/moderated-videos.ts';
import { changedIn } from '../../lib/changed-in.ts';
import { tagsIn } from '../../lib/tags-in.ts';
import { Group, leadTo, Spot } from '../../parts/form-groups.tsx';
import { languagesWith } from '../../parts/language-choices.ts';
import { TagField } from '../../parts/tag-field.tsx';
import * as pageTexts from '../../texts/admin-videos.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export type EditedVideo = Output<'get_moderated_video'>[number];
/** Runs an act and shows its result. */
export type Run = (failure: string, work: () => Promise<string>) => Promise<boolean>;

const releaseStates = [
  ['', pageTexts.notStated],
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
  /** Beside the form; null while it is out of sight. */
  preview: ReactNode;
  /** Below the form. */
  children: ReactNode;
}) {
  const { categories, isBusy, run, onSaved, preview, children } = props;
  // The values when the form was opened: what another admin changes meanwhile is not overwritten.
  const [edited] = useState(props.edited);
  const { video } = edited;
  const [tags, setTags] = useState(() => video.tags.join(', '));
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
        tags: tagsIn(text('tags')),
        category_id: text('category') || null,
        format: text('format') || null,
        audio_language: text('audio') || null,
        subtitle_languages: form.getAll('subtitles').map(String),
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
      setTags(found.tags.join(', '));
      return pageTexts.filledInFromTheSource;
    });
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(() => missingOf(edited));
  const look = () => form.current && setMissing(missingIn(new FormData(form.current)));
  return (
    <div className="edit-data">
      <div className="edit-side">
        {preview}
        <Missing missing={missing} lead={(name) => leadTo(form.current, name)} />
      </div>
      <div className="groups">
        <form
          ref={form}
          className="form video-details"
          onSubmit={(event) => void save(event)}
          onInput={look}
          onChange={look}
        >
          <Group heading={pageTexts.aboutGroup} level={3}>
            <Spot name="title">
              <Field
                label={pageTexts.title}
                name="title"
                defaultValue={video.title}
                required
                maxLength={limits.titleLength}
              />
            </Spot>
            <Spot name="description">
              <TextArea
                label={pageTexts.description}
                name="description"
                rows={5}
                defaultValue={edited.full_description ?? ''}
                maxLength={limits.descriptionLength}
              />
            </Spot>
            <Spot name="tags">
              {/* Begins anew with what the source has. */}
              <TagField key={tags} initial={tags} error={null} />
            </Spot>
            <Spot name="category">
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
            </Spot>
          </Group>
          <Group heading={pageTexts.languageGroup} level={3}>
            <Spot name="audio">
              <Select
                label={pageTexts.spokenLanguage}
                name="audio"
                parameter="audio_language"
                defaultValue={video.audio_language ?? ''}
                options={[['', pageTexts.notStated], ...languagesWith([video.audio_language ?? ''])]}
              />
            </Spot>
            <CheckList
              legend={pageTexts.subtitles}
              name="subtitles"
              options={languagesWith(video.subtitle_languages)}
              chosen={video.subtitle_languages}
            />
            <Field
              label={pageTexts.format}
              name="format"
              defaultValue={video.format ?? ''}
              hint={pageTexts.tvMovieOva}
            />
            <Select
              label={pageTexts.airing}
              name="release"
              parameter="release_status"
              defaultValue={video.release_status ?? ''}
              options={releaseStates}
            />
          </Group>
          <Group heading={pageTexts.addressGroup} level={3}>
            <Field label={pageTexts.slug} defaultValue={video.slug} readOnly />
            <Field
              label={pageTexts.sourceUrl}
              defaultValue={source ?? ''}
              placeholder={pageTexts.none}
              readOnly
            />
          </Group>
          <div className="ends">
            {source !== null && /^https?:/.test(source) && (
              <button
                type="button"
                className="btn sm flat"
                disabled={isBusy}
                onClick={() => void scrape(form.current).then(() => requestAnimationFrame(look))}
              >
                {pageTexts.scrapeDetails}
              </button>
            )}
            <button type="submit" className="btn sm pri" disabled={isBusy}>
              {pageTexts.save}
            </button>
          </div>
        </form>
        {children}
      </div>
    </div>
  );
}

/** Fields that a video’s page is poorer without, in the order of the form. */
const wanted = [
  ['title', pageTexts.title],
  ['description', pageTexts.description],
  ['tags', pageTexts.tags],
  ['category', pageTexts.category],
  ['audio', pageTexts.spokenLanguage],
] as const;
type Wanted = (typeof wanted)[number];

const missingIn = (form: FormData): Wanted[] =>
  wanted.filter(([name]) => String(form.get(name) ?? '').trim() === '');
function missingOf({ video, full_description }: EditedVideo): Wanted[] {
  const has: Record<Wanted[0], boolean> = {
    title: video.title !== '',
    description: (full_description ?? '').trim() !== '',
    tags: video.tags.length > 0,
    category: video.category_id !== null,
    audio: (video.audio_language ?? '') !== '',
  };
  return wanted.filter(([name]) => !has[name]);
}

/** What nobody has filled in yet, each leading to its field. */
function Missing({ missing, lead }: { missing: readonly Wanted[]; lead(name: string): void }) {
  const id = useId();
  if (missing.length === 0) return null;
  return (
    <section className="edit-missing" aria-labelledby={id}>
      <h3 id={id}>{pageTexts.stillMissing}</h3>
      <ul>
        {missing.map(([name, words]) => (
          <li key={name}>
            <button type="button" className="linklike" onClick={() => lead(name)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
