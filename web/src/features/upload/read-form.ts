import type { Input } from '#contract/calls.ts';
import type { OwnEpisode } from '#contract/episode-proposals.ts';
import type { OwnVideo } from '#contract/studio.ts';
import type { PublishWish, Upload } from '#contract/uploads.ts';
import { uncategorizedId } from '#contract/wire-values.ts';
import { tagsIn } from '../../lib/tags-in.ts';
import { type FormValues, textOf } from './remembered-form.ts';
import { formOfSeries, readSeries } from './series-form.ts';
import { titleOf } from './upload-words.ts';

/** A moment in the format of its field, in the browser's time zone. */
export const localText = (moment: string): string => {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const momentText = (moment: string | null): string[] => (moment === null ? [] : [localText(moment)]);
const dayText = (moment: string | null): string[] => [moment?.slice(0, 10) ?? ''];

/** What a video is in until its uploader says more. */
const usualOf = (categories: readonly { id: string }[]): string =>
  (categories.find(({ id }) => id === uncategorizedId) ?? categories[0])?.id ?? '';

/** The form of an upload as it stands at first. */
export const formOfUpload = (
  sent: Upload['details'],
  fileName: string,
  categories: readonly { id: string }[],
): FormValues => ({
  title: [sent?.title ?? titleOf(fileName)],
  description: [sent?.description ?? ''],
  category: [sent?.category_id ?? usualOf(categories)],
  tags: [sent?.tags.join(', ') ?? ''],
  audio: [sent?.audio_language ?? ''],
  subtitles: sent?.subtitle_languages ?? [],
  format: [sent?.format ?? ''],
  adults: sent ? ['on'] : [],
  rights: sent ? ['on'] : [],
  depicts: [sent?.contains_actual_humans ? 'live_action' : 'drawn'],
  ...formOfSeries(sent?.series),
  publish: [sent?.publish ?? 'publish'],
  publish_at: momentText(sent?.publish_at ?? null),
  licence_ends: dayText(sent?.licence_ends_at ?? null),
});

/** The form of the member's own video as it is stored. */
export const formOfVideo = (own: OwnVideo, episode: OwnEpisode): FormValues => ({
  ...formOfSeries(episode.said),
  title: [own.video.title],
  description: [own.description ?? ''],
  category: [own.category_id ?? ''],
  tags: [own.tags.join(', ')],
  audio: [own.audio_language ?? ''],
  subtitles: own.subtitle_languages,
  format: [own.format ?? ''],
  release: [own.release_status ?? ''],
  publish: [wishOf(own.video.publish_status, own.video.publish_at)],
  publish_at: momentText(own.video.publish_at),
  licence_ends: dayText(own.video.licence_ends_at),
});

const wishes: Readonly<Record<string, PublishWish>> = {
  draft: 'draft',
  expired: 'draft',
  scheduled: 'schedule',
};

/** What the uploader wants for a video now: before it is public, that includes its moment. */
export function wishOf(status: string, publishAt: string | null): PublishWish {
  const isAhead = publishAt !== null && Date.parse(publishAt) > Date.now();
  if (isAhead && ['processing', 'review', 'pending'].includes(status)) return 'schedule';
  return wishes[status] ?? 'publish';
}

/** The parameters of the choice when it is published. */
export function readMoment(values: FormValues): { p_publish: PublishWish; p_publish_at: string | null } {
  const wish = textOf(values, 'publish');
  const at = new Date(textOf(values, 'publish_at'));
  return {
    p_publish: wish === 'publish' || wish === 'schedule' ? wish : 'draft',
    p_publish_at: wish === 'schedule' && !Number.isNaN(at.getTime()) ? at.toISOString() : null,
  };
}

/** The end of a licence is the end of its day. */
export function readLicence(values: FormValues): string | null {
  const day = textOf(values, 'licence_ends');
  return day === '' ? null : `${day}T23:59:59Z`;
}

/** The texts that an upload and a video have in common. */
export function readTexts(values: FormValues) {
  const text = (name: string): string => textOf(values, name).trim();
  return {
    p_title: text('title'),
    p_description: text('description') || null,
    p_tags: tagsIn(text('tags')),
    p_audio_language: text('audio') || null,
    p_subtitle_languages: [...(values.subtitles ?? [])],
    p_format: text('format') || null,
  };
}

/** The form of an upload as its call takes it, without the terms. */
export const readUpload = (values: FormValues): Omit<Input<'submit_upload'>, 'p_upload_id' | 'p_terms'> => ({
  ...readTexts(values),
  p_category_id: textOf(values, 'category'),
  p_series: readSeries(values),
  ...readMoment(values),
  p_adults_only: textOf(values, 'adults') !== '',
  p_rights_held: textOf(values, 'rights') !== '',
  p_contains_actual_humans: textOf(values, 'depicts') === 'live_action',
  p_licence_ends_at: readLicence(values),
});
