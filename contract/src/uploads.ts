import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { SaidSeries } from './episode-proposals.ts';
import { ShownTerms } from './legal-pages.ts';
import { limits } from './limits.ts';
import { CodeText, Input, MediaUrl, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';
import { VideoText } from './video-text.ts';
import { episodeCuts, episodeKinds, workKinds } from './work-words.ts';

/** What an uploader wants for a video: a draft, publication now, or publication at a given time. */
export const PublishWish = Type.Union([
  Type.Literal('draft'),
  Type.Literal('publish'),
  Type.Literal('schedule'),
]);
export type PublishWish = Static<typeof PublishWish>;

const Moment = Nullable(CodeText({ maxLength: 40, description: 'A moment in the future, ISO 8601.' }));
const Language = CodeText({ minLength: 2, maxLength: 35, description: 'BCP 47, e.g. `ja`.' });

/** What the uploader types and declares for a file. */
export const UploadForm = {
  p_title: VideoText('title', { maxLength: 1000 }),
  p_description: Type.Optional(Nullable(VideoText('description', { maxLength: 10_000 }))),
  p_category_id: Uuid,
  p_tags: Type.Optional(Type.Array(VideoText('tags', { maxLength: 200 }), { maxItems: 100 })),
  p_audio_language: Type.Optional(Nullable(Language)),
  p_subtitle_languages: Type.Optional(Type.Array(Language, { maxItems: 50 })),
  p_format: Type.Optional(Nullable(VideoText('format', { maxLength: 200 }))),
  p_publish: PublishWish,
  p_publish_at: Type.Optional(Moment),
  p_series: Type.Optional(Nullable(SaidSeries)),
  /** The declaration. Without the first and the last, nothing is accepted. */
  p_adults_only: Type.Boolean({ description: 'Everyone depicted is an adult.' }),
  p_contains_actual_humans: Type.Boolean({ description: 'It shows filmed people, not only drawn ones.' }),
  p_rights_held: Type.Boolean({ description: 'The uploader may publish it here.' }),
  p_licence_ends_at: Type.Optional(Moment),
  p_terms: ShownTerms,
};

const UploadedDetails = Type.Object({
  title: Type.String(),
  description: Nullable(Type.String()),
  category_id: Uuid,
  tags: Type.Array(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  format: Nullable(Type.String()),
  publish: PublishWish,
  publish_at: Nullable(Timestamp),
  contains_actual_humans: Type.Boolean(),
  licence_ends_at: Nullable(Timestamp),
  series: Nullable(
    Type.Object({
      work_id: Nullable(Uuid),
      work_title: Type.String(),
      work_kind: OneOf(workKinds),
      kind: OneOf(episodeKinds),
      number: Type.Number(),
      cut: OneOf(episodeCuts),
      release_group: Nullable(Type.String()),
    }),
  ),
});

/** The video that an upload became, as its uploader sees it. */
const UploadedVideo = Type.Object({
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  publish_status: Type.String({
    description: 'draft, scheduled, processing, review, pending, published, held, expired or failed.',
  }),
  publish_at: Nullable(Timestamp),
  licence_ends_at: Nullable(Timestamp),
  review_reason: Nullable(Type.String({ description: 'Why an admin did not pass it.' })),
  playback_state: Type.String({ description: 'preparing, playable, ready or failed.' }),
  stage: Type.String({ description: 'What is happening to its file, in words.' }),
  progress: Type.Number({ description: 'Share of the whole preparation that is done, 0 to 1.' }),
  reason: Nullable(Type.String({ description: 'Why its file could not be prepared.' })),
  thumbnail_url: Nullable(MediaUrl()),
  stills: Type.Array(Type.Object({ time: Type.Number({ description: 'Seconds.' }), url: MediaUrl() }), {
    description: 'Moments of the video that can be its thumbnail.',
  }),
  chosen_still: Nullable(Type.Integer({ description: 'Place among them; null: another picture.' })),
  view_count: Type.Integer(),
});

/** A file being uploaded, and what became of it. */
export const Upload = Type.Object({
  id: Uuid,
  file_name: Type.String(),
  bytes: Type.Integer(),
  received_bytes: Type.Integer(),
  state: Type.String({
    description:
      '`receiving`; `received`: its form is waited for; `checking`; `failed`: see `reason`; `done`: see `video`.',
  }),
  reason: Nullable(Type.String()),
  can_retry: Type.Boolean(),
  created_at: Timestamp,
  details: Nullable(UploadedDetails),
  video: Nullable(UploadedVideo),
});
export type Upload = Static<typeof Upload>;

const oneUpload = Input({ p_upload_id: Uuid });
const outdated =
  'conflict (409) with `field` `p_terms`: other terms are in force than the version that was shown';
const noUpload = 'notFound (404): there is no such upload of this member';
const noVideo = 'notFound (404): there is no such video of this member';
const Moved = Type.Object({ publish_status: Type.String() });
const Done = Type.Object({ done: Type.Literal(true) });

export const uploadCalls = {
  get_my_uploads: declare({
    kind: 'rpc',
    summary: 'The caller’s uploads and their outcomes, latest first. `p_before` continues after an upload.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.uploadsPageSize })),
      p_before: Type.Optional(Nullable(Uuid)),
    }),
    output: Type.Array(Upload),
  }),
  get_upload_room: declare({
    kind: 'rpc',
    summary: 'What the caller may still upload.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      largest_bytes: Type.Integer({ description: 'Of one file.' }),
      videos_left_today: Type.Integer(),
      bytes_left: Type.Integer({
        description: 'Of what the caller may keep, and no more than the disk has room for now.',
      }),
      must_sign: Type.Boolean({ description: 'The agreement must be signed first, in the settings.' }),
      is_reviewed: Type.Boolean({ description: 'An admin reviews each before it is published.' }),
    }),
  }),
  submit_upload: declare({
    kind: 'rpc',
    summary:
      'Sends the form of an upload, before or after its file is complete. The video is made once both are here; until then the form can be sent again, and replaces the earlier one.',
    access: 'uploader',
    limit: 'write',
    input: Input({ p_upload_id: Uuid, ...UploadForm }),
    output: Upload,
    errors: [
      'badInput (400): a text is empty, too long or holds a word that is not allowed, the category is not there, the declaration is not complete',
      noUpload,
      'conflict (409): it became a video already',
      outdated,
    ],
  }),
  submit_replacement: declare({
    kind: 'rpc',
    summary:
      'Makes an upload the new file of the caller’s own video, before or after it is complete. The old file plays until the new one is ready; if a review is required, the new one is reviewed first.',
    access: 'uploader',
    limit: 'write',
    input: Input({
      p_upload_id: Uuid,
      p_video_id: Uuid,
      p_adults_only: Type.Boolean({ description: 'Everyone depicted is an adult.' }),
      p_rights_held: Type.Boolean({ description: 'The uploader may publish it here.' }),
      p_terms: ShownTerms,
    }),
    output: Upload,
    errors: [
      'badInput (400): the declaration is not complete',
      'notFound (404): there is no such upload, or no such video, of this member',
      'conflict (409): the video is held, being prepared, has another new file, or its file lies elsewhere',
      outdated,
    ],
  }),
  get_replacement: declare({
    kind: 'rpc',
    summary:
      'The new file of the caller’s own video that is being prepared, or was refused last. Rows: one, or none.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(Upload),
  }),
  cancel_upload: declare({
    kind: 'rpc',
    summary: 'Cancels an upload and deletes its file.',
    access: 'uploader',
    limit: 'write',
    input: oneUpload,
    output: Done,
    errors: [noUpload, 'conflict (409): it became a video already'],
  }),
  retry_upload: declare({
    kind: 'rpc',
    summary: 'Retries what failed: the check of the file, or its preparation.',
    access: 'uploader',
    limit: 'write',
    input: oneUpload,
    output: Upload,
    errors: [noUpload, 'conflict (409): it has not failed'],
  }),
  publish_own_video: declare({
    kind: 'rpc',
    summary:
      'Publishes the caller’s own video, schedules it, or makes it a draft. What no admin has seen goes to the review queue first.',
    access: 'uploader',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_publish: PublishWish,
      p_publish_at: Type.Optional(Moment),
      p_licence_ends_at: Type.Optional(Moment),
    }),
    output: Moved,
    errors: [noVideo, 'conflict (409): a report holds it, an admin unpublished it, or its licence ended'],
  }),
  set_own_thumbnail: declare({
    kind: 'rpc',
    summary:
      'Makes a moment of the caller’s own video its thumbnail. A picture of their own goes to the bucket `thumbnails`, as `{video id}/{name}`.',
    access: 'uploader',
    limit: 'picture',
    input: Input({ p_video_id: Uuid, p_still: Type.Integer({ minimum: 0, maximum: 100 }) }),
    output: Type.Object({
      done: Type.Literal(true),
      is_held: Type.Boolean({ description: 'The video passed a review, so the thumbnail waits for one.' }),
    }),
    errors: [noVideo, 'badInput (400): there is no such moment'],
  }),
  get_own_playback: declare({
    kind: 'rpc',
    summary:
      'Where the caller’s own video plays, published or not, so that a moment of it can become its thumbnail.',
    access: 'uploader',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({ master_url: Nullable(MediaUrl({ description: 'HLS; null: not yet.' })) }),
    errors: [noVideo],
  }),
  delete_own_video: declare({
    kind: 'rpc',
    summary: 'Deletes the caller’s own video and its files, even if they may no longer upload.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Done,
    errors: [noVideo, 'conflict (409): a report holds it'],
  }),
};
