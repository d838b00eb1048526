import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  MediaUrl,
  MemberPictureUrl,
  Nullable,
  OneOf,
  QueryText,
  Slug,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { shieldMark } from './shield-mark.ts';
import { momentKinds, playbackStates, publishStates, tagTypes } from './wire-values.ts';

export const PlaybackState = OneOf(playbackStates);

/** A video in a list. `status` is the airing status (ongoing, releasing, completed), never the publication status. */
export const VideoCard = Type.Object({
  video_id: Uuid,
  id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  category_name: Nullable(Type.String()),
  category_slug: Nullable(Type.String()),
  uploader_username: Nullable(Type.String()),
  uploader_display_name: Nullable(Type.String()),
  view_count: Type.Integer(),
  views_count: Type.Integer(),
  created_at: Timestamp,
  published_at: Nullable(Timestamp),
  status: Nullable(Type.String()),
  thumbnail_url: Nullable(MediaUrl()),
  bunny_thumbnail_url: Nullable(MediaUrl()),
  custom_thumbnail_url: Nullable(MediaUrl()),
  cover_image_url: Nullable(MediaUrl()),
  animated_preview_url: Nullable(MediaUrl()),
  duration_seconds: Nullable(Type.Integer()),
  quality: Nullable(Type.String()),
  format: Nullable(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  playback_state: PlaybackState,
  ...shieldMark,
});
export type VideoCard = Static<typeof VideoCard>;

export const TextTrack = Type.Object({
  language: Type.String({ description: 'BCP 47, `und` when unknown.' }),
  label: Type.String(),
  url: MediaUrl(),
});
export const Chapter = Type.Object({ start: Type.Number({ description: 'Seconds.' }), title: Type.String() });

/** What a viewer is told of before. Times in seconds of the video. */
export const Moment = Type.Object({
  kind: OneOf(momentKinds),
  starts_at: Type.Number(),
  ends_at: Type.Number(),
  /** Of a warning, by name. */
  tag: Nullable(Type.String()),
  implied: Type.Array(Type.String(), { description: 'Names of all tags that this one implies.' }),
});
export type Moment = Static<typeof Moment>;

/** What a player needs. Addresses are paths on this site, or absolute where the operator configured another host. */
export const Playback = Type.Object({
  kind: Type.Union([Type.Literal('hls'), Type.Literal('file'), Type.Literal('embed'), Type.Literal('none')]),
  state: PlaybackState,
  /** Share of the whole preparation that is done, 0 to 1; present while it runs. */
  progress: Nullable(Type.Number()),
  /** In words for a person why it failed; beside `playable` why nothing better follows: do not ask again. */
  reason: Nullable(Type.String()),
  /** Changes when the ladder is finished: load it again and keep the place. */
  master_url: Nullable(MediaUrl()),
  /** Of a frame on an allow-listed host. */
  embed_url: Nullable(MediaUrl()),
  poster_url: Nullable(MediaUrl()),
  storyboard_url: Nullable(MediaUrl({ description: 'WebVTT whose cues name sprite regions (#xywh).' })),
  captions: Type.Array(TextTrack),
  chapters: Type.Array(Chapter),
  moments: Type.Array(Moment, {
    description: 'Flashing that can hurt, and warnings, in the order in which they come.',
  }),
  /** More than one: the stream has alternate audio and needs the full player build. */
  audio_tracks: Type.Array(Type.Object({ language: Type.String(), label: Type.String() })),
  /** LUFS of the sound that plays by default; null: not known, or silence. */
  loudness: Nullable(Type.Number()),
  duration_seconds: Nullable(Type.Number()),
});
export type Playback = Static<typeof Playback>;

export const VideoDetails = Type.Object({
  id: Uuid,
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  created_at: Timestamp,
  published_at: Nullable(Timestamp),
  uploader_id: Nullable(Uuid),
  uploader_username: Nullable(Type.String()),
  uploader_display_name: Nullable(Type.String()),
  uploader_avatar_url: Nullable(MemberPictureUrl()),
  subscribers_count: Type.Integer(),
  like_count: Type.Integer(),
  likes: Type.Integer(),
  dislike_count: Type.Integer(),
  dislikes: Type.Integer(),
  view_count: Type.Integer(),
  views_count: Type.Integer(),
  comment_count: Type.Integer(),
  category_name: Nullable(Type.String()),
  category_slug: Nullable(Type.String()),
  tags: Type.Array(Type.Object({ name: Type.String(), slug: Type.String(), type: OneOf(tagTypes) }), {
    description: 'Warnings first.',
  }),
  status: Nullable(Type.String()),
  format: Nullable(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  quality: Nullable(Type.String()),
  duration_seconds: Nullable(Type.Integer()),
  video_source: Type.String({ description: '`upload` (our own pipeline), `bunny_net` or `embed`.' }),
  bunny_video_guid: Nullable(Type.String()),
  source_video_id: Nullable(Type.String()),
  thumbnail_url: Nullable(MediaUrl()),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  playback: Playback,
  ...shieldMark,
});
export type VideoDetails = Static<typeof VideoDetails>;

export const UnpublishedVideo = Type.Object({
  ...VideoDetails.properties,
  publish_status: OneOf(publishStates),
  /** Why it is in this state, if somebody gave a reason. */
  state_reason: Nullable(Type.String()),
});
export type UnpublishedVideo = Static<typeof UnpublishedVideo>;

const cards = { seconds: 30, topics: ['videos'] } as const;

export const videoCalls = {
  get_all_videos_with_details: declare({
    kind: 'rpc',
    summary:
      'Published videos, newest first. An admin sees every state, with `status` as the publication status and `publish_status` beside it.',
    access: 'anyone',
    limit: 'read',
    cache: { ...cards, exceptAdmins: true },
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 48 })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      p_filter: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      /** True: an admin sees what everybody does, as on the public pages. */
      p_public: Type.Optional(Type.Boolean()),
    }),
    output: Type.Array(VideoCard),
    errors: ['prohibited (400): p_filter holds a prohibited term; the message is the safety text'],
  }),
  get_video_details_by_slug: declare({
    kind: 'rpc',
    summary:
      'One published video with all that its page shows. Rows: one, or none where there is no such video.',
    access: 'anyone',
    limit: 'read',
    cache: cards,
    input: Input({ p_slug: Slug(limits.slugLength) }),
    output: Type.Array(VideoDetails),
    errors: ['gone (410): the video was removed; the message says why'],
  }),
  get_unpublished_video: declare({
    kind: 'rpc',
    summary:
      'One unpublished video in any state, for its uploader and admins, with all that its page shows. Rows: one or none.',
    access: 'member',
    limit: 'read',
    input: Input({ p_slug: Slug(limits.slugLength) }),
    output: Type.Array(UnpublishedVideo),
  }),
  get_related_videos: declare({
    kind: 'rpc',
    summary: 'Videos of the same category; callers sort them by words shared with the current title.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 60, topics: ['videos'] },
    input: Input({
      p_category_name: Nullable(CodeText({ maxLength: 200 })),
      p_current_video_id: Uuid,
    }),
    output: Type.Array(VideoCard),
  }),
  get_videos_by_tag: declare({
    kind: 'rpc',
    summary:
      'Published videos with a tag; the tag is compared lower-cased, trimmed and NFKC, aliases are followed.',
    access: 'anyone',
    limit: 'read',
    cache: cards,
    input: Input({
      p_tag_name: QueryText({ minLength: 1, maxLength: limits.tagLength }),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.tagPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    output: Type.Array(VideoCard),
    errors: ['prohibited (400): p_tag_name holds a prohibited term; the message is the safety text'],
  }),
  get_tag: declare({
    kind: 'rpc',
    summary: 'The tag that a name or alias stands for, with its stored number of videos. Rows: one or none.',
    access: 'anyone',
    limit: 'read',
    cache: cards,
    input: Input({ p_tag_name: QueryText({ minLength: 1, maxLength: limits.tagLength }) }),
    output: Type.Array(
      Type.Object({
        name: Type.String(),
        slug: Type.String(),
        video_count: Type.Integer(),
        type: OneOf(tagTypes),
        description: Nullable(Type.String()),
      }),
    ),
    errors: ['prohibited (400): p_tag_name holds a prohibited term; the message is the safety text'],
  }),
  get_popular_tags: declare({
    kind: 'rpc',
    summary: 'Tags with the most published videos.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 300, topics: ['videos'] },
    input: Input({ limit_count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })) }),
    output: Type.Array(
      Type.Object({ name: Type.String(), slug: Type.String(), video_count: Type.Integer() }),
    ),
  }),
  get_video_playback: declare({
    kind: 'rpc',
    summary: 'How a published video plays right now; a player asks again while it is being prepared.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 1, topics: ['videos'] },
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(Playback),
  }),
};
