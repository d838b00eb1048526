import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  MediaUrl,
  Nullable,
  OneOf,
  QueuePage,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

/** `replaced`: one in its language was added, and is offered instead. */
const trackStates = ['shown', 'held', 'refused', 'replaced'] as const;

/** Subtitles of a video, from its file or added. */
export const CaptionTrack = Type.Object({
  id: Nullable(Uuid),
  language: Type.String({ description: 'BCP 47, `und` when unknown.' }),
  label: Type.String(),
  is_added: Type.Boolean({ description: 'False: they came in its file.' }),
  state: OneOf(trackStates),
  reason: Nullable(Type.String({ description: 'Why they were refused.' })),
  cue_count: Nullable(Type.Integer()),
  added_at: Nullable(Timestamp),
  url: Nullable(MediaUrl()),
});
export type CaptionTrack = Static<typeof CaptionTrack>;

/** Added subtitles that nobody sees until a person has read them. */
export const HeldCaptions = Type.Object({
  id: Uuid,
  video_title: Type.String(),
  video_slug: Type.String(),
  language: Type.String(),
  label: Type.String(),
  sender_username: Nullable(Type.String()),
  added_at: Timestamp,
  cue_count: Type.Integer(),
  held_because: Type.String(),
  found: Type.Array(Type.String(), { description: 'Lines with a word that somebody should look at.' }),
});
export type HeldCaptions = Static<typeof HeldCaptions>;

const Done = Type.Object({ done: Type.Literal(true) });
const notWaiting = 'notFound (404): they do not wait for a review';

export const captionCalls = {
  get_video_captions: declare({
    kind: 'rpc',
    summary:
      'Subtitles of the caller’s own video, for admins of any: those in its file, and those added to it. They are added at the bucket `captions`, as `{video id}/{language}`.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      tracks: Type.Array(CaptionTrack),
      may_change: Type.Boolean({ description: 'Whether the caller may add and delete some now.' }),
      is_searchable: Type.Boolean({
        description: 'Whether a search finds lines of them, once the video is published.',
      }),
    }),
    errors: ['notFound (404): there is no such video of this member'],
  }),
  set_captions_searchable: declare({
    kind: 'rpc',
    summary:
      'Says whether a search finds lines of the subtitles of the caller’s own video, for admins of any. It follows within minutes.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid, p_is_on: Type.Boolean() }),
    output: Type.Object({ is_on: Type.Boolean() }),
    errors: ['notFound (404): there is no such video of this member'],
  }),
  delete_video_captions: declare({
    kind: 'rpc',
    summary:
      'Deletes subtitles that were added to the caller’s own video, for admins to any. Those in its file stay, and are offered again if these replaced them.',
    access: 'member',
    limit: 'write',
    input: Input({ p_captions_id: Uuid }),
    output: Done,
    errors: [
      'notFound (404): there are no such subtitles of this member',
      'conflict (409): a report holds the video',
    ],
  }),
  get_captions_queue: declare({
    kind: 'rpc',
    summary: 'Added subtitles waiting for a person, longest waiting first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: QueuePage(),
    output: Type.Object({ items: Type.Array(HeldCaptions), total: Type.Integer() }),
  }),
  get_held_captions: declare({
    kind: 'rpc',
    summary: 'What added subtitles say that wait for a person, cue by cue.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_captions_id: Uuid }),
    output: Type.Array(
      Type.Object({ time: Type.String({ description: '`00:01:02`.' }), text: Type.String() }),
    ),
    errors: [notWaiting],
  }),
  approve_captions: declare({
    kind: 'rpc',
    summary: 'Passes waiting subtitles: players offer them, instead of earlier ones in their language.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_captions_id: Uuid }),
    output: Done,
    errors: [notWaiting],
  }),
  refuse_captions: declare({
    kind: 'rpc',
    summary:
      'Refuses waiting subtitles, with the reason for whoever sent them. What was offered before stays.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_captions_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: limits.removalReasonLength }),
    }),
    output: Done,
    errors: [notWaiting],
  }),
};

/** The path of added subtitles in their bucket. */
export const CaptionPath = Type.Object({ videoId: Uuid, language: CodeText({ maxLength: 35 }) });
