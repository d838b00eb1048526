import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { OptionalGround } from './reports.ts';
import {
  CodeText,
  Input,
  MediaUrl,
  Nullable,
  QueuePage,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { TextTrack } from './videos.ts';

/** A video that waits for a review. */
export const ReviewEntry = Type.Object({
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  category_name: Nullable(Type.String()),
  tags: Type.Array(Type.String()),
  format: Nullable(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  uploader_id: Nullable(Uuid),
  uploader_username: Nullable(Type.String()),
  declaration: Type.Object({
    adults_only: Type.Boolean(),
    depicts: Type.String({ description: '`drawn` or `live_action`.' }),
    rights_held: Type.Boolean(),
    declared_at: Nullable(Timestamp),
  }),
  duration_seconds: Nullable(Type.Integer()),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  playback_state: Type.String(),
  thumbnail_url: Nullable(MediaUrl()),
  stills: Type.Array(MediaUrl()),
  storyboard_url: Nullable(MediaUrl()),
  master_url: Nullable(MediaUrl({ description: 'HLS, to watch it before anybody else does.' })),
  captions: Type.Array(TextTrack),
  publish_at: Nullable(Timestamp),
  licence_ends_at: Nullable(Timestamp),
  asked_at: Timestamp,
  is_covered: Type.Boolean({
    description:
      'It may show a minor: pictures come blurred and grey, and it does not play, unless the caller asked with `uncover_media`.',
  }),
  held_because: Nullable(
    Type.String({
      description: 'Why its file alone brought it here, whoever uploaded it; null: it did not.',
    }),
  ),
  found: Type.Array(
    Type.Object({
      list: Type.String({
        description: "`stay-down` is this site's own; otherwise the name of another's list.",
      }),
      reason: Type.String(),
      share: Nullable(Type.Number({ description: 'Share of the frames that are alike, 0 to 1.' })),
      is_mirrored: Type.Boolean(),
    }),
    { description: 'What its file looks like.' },
  ),
});
export type ReviewEntry = Static<typeof ReviewEntry>;

const Moved = Type.Object({ publish_status: Type.String() });

export const reviewingCalls = {
  get_review_queue: declare({
    kind: 'rpc',
    summary: 'Videos waiting for a review, longest waiting first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: QueuePage(),
    output: Type.Object({ items: Type.Array(ReviewEntry), total: Type.Integer() }),
  }),
  approve_video: declare({
    kind: 'rpc',
    summary: 'Passes a video waiting for review: it is published, now or at its scheduled time.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_asked_at: Type.Optional(
        Nullable(
          CodeText({
            maxLength: 40,
            description: '`asked_at` of what was looked at: nothing newer passes.',
          }),
        ),
      ),
    }),
    output: Moved,
    errors: [
      'notFound (404): there is no such video',
      'conflict (409): it does not wait for a review, or was sent in again since it was looked at',
    ],
  }),
  refuse_video: declare({
    kind: 'rpc',
    summary:
      'Sends a video waiting for review back to its uploader as a draft, with the reason. Of one that was public before, they get a statement of reasons.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: 1000 }),
      p_ground: OptionalGround,
    }),
    output: Moved,
    errors: ['notFound (404): there is no such video', 'conflict (409): it does not wait for a review'],
  }),
};
