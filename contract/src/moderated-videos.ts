import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Encoding } from './encoding.ts';
import { limits } from './limits.ts';
import { OptionalExplanation, OptionalGround } from './reports.ts';
import {
  CodeText,
  holdsNoMedia,
  Input,
  LinkUrl,
  MediaUrl,
  Nullable,
  OneOf,
  QueryText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { PlaybackState, VideoCard } from './videos.ts';
import { publishStates, videoSources } from './wire-values.ts';

/** Who sees a video, in all its words. */
export const PublishState = OneOf(publishStates);
export type PublishState = Static<typeof PublishState>;

/** The two words that an admin's list knows: `pending` is every state that strangers do not see. */
export const AdminStatus = Type.Union([Type.Literal('published'), Type.Literal('pending')]);
export type AdminStatus = Static<typeof AdminStatus>;

export const VideoSource = OneOf(videoSources);
export type VideoSource = Static<typeof VideoSource>;

export const ReleaseState = Type.Union([
  Type.Literal('ongoing'),
  Type.Literal('releasing'),
  Type.Literal('completed'),
  Type.Literal('upcoming'),
]);
export type ReleaseState = Static<typeof ReleaseState>;

/** A video as admins list it: `status` says whether it is public, `publish_status` the state itself. */
export const ModeratedVideo = Type.Object({
  ...VideoCard.properties,
  status: AdminStatus,
  publish_status: PublishState,
  release_status: Nullable(ReleaseState),
  removal_reason: Nullable(Type.String()),
  failure_reason: Nullable(Type.String()),
  category: Nullable(Type.Object({ id: Uuid, name: Type.String(), slug: Type.String() })),
  category_id: Nullable(Uuid),
  uploader_id: Nullable(Uuid),
  tags: Type.Array(Type.String(), { description: 'Names.' }),
  video_source: VideoSource,
  bunny_video_id: Nullable(Type.String()),
  bunny_library_id: Nullable(Type.String()),
  video_url: Nullable(MediaUrl()),
  source_url: Nullable(LinkUrl()),
  original_source_url: Nullable(LinkUrl()),
  source_video_id: Nullable(Type.String()),
  depicts_live_action: Type.Boolean(),
});
export type ModeratedVideo = Static<typeof ModeratedVideo>;

export const ModeratedSort = Type.Union([
  Type.Literal('newest'),
  Type.Literal('oldest'),
  Type.Literal('title'),
  Type.Literal('title_backwards'),
  Type.Literal('most_viewed'),
  Type.Literal('least_viewed'),
  Type.Literal('longest'),
  Type.Literal('shortest'),
]);
export type ModeratedSort = Static<typeof ModeratedSort>;

/** What one act did to many videos. `failures` gives the reason for each. */
export const BulkOutcome = Type.Object({
  succeeded: Type.Integer(),
  failed: Type.Integer(),
  failures: Type.Array(
    Type.Object({ video_id: Uuid, title: Nullable(Type.String()), message: Type.String() }),
  ),
});
export type BulkOutcome = Static<typeof BulkOutcome>;

const Ids = Type.Array(Uuid, { minItems: 1, maxItems: limits.idsAtOnce });
const Text = (longest: number) => Type.Optional(Nullable(StaffText({ maxLength: longest })));
const notThere = 'notFound (404): no such video';

const StaysDown = Type.Optional(Type.Boolean({ description: 'Its file is put on the stay-down list.' }));

export const moderatedVideoCalls = {
  get_moderated_videos: declare({
    kind: 'rpc',
    summary:
      'A page of all videos for admins: searched by title or id, filtered and sorted. Removed ones only on request. A search that many titles match shows the first thousand. Those that may show a minor are included only for admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_status: Type.Optional(Nullable(PublishState)),
      p_is_published: Type.Optional(Nullable(Type.Boolean())),
      p_category_id: Type.Optional(Nullable(Uuid)),
      p_source: Type.Optional(Nullable(VideoSource)),
      p_playback: Type.Optional(Nullable(PlaybackState)),
      p_uploader: Type.Optional(Nullable(CodeText({ maxLength: limits.usernameLongest }))),
      p_sort: Type.Optional(ModeratedSort),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: Type.Object({
      items: Type.Array(ModeratedVideo),
      total: Type.Integer(),
      /** There are more than `total`, where counting stops. */
      is_capped: Type.Boolean(),
    }),
  }),
  get_moderated_video: declare({
    kind: 'rpc',
    summary: 'One video in any state, with what its edit form needs. Rows: one or none.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(
      Type.Object({
        video: ModeratedVideo,
        full_description: Nullable(Type.String()),
        thumbnails: Type.Array(
          Type.Object({ url: MediaUrl(), seconds: Type.Number(), is_chosen: Type.Boolean() }),
          { description: 'Stills that were taken from the file.' },
        ),
        encoding: Nullable(Encoding),
        declaration: Nullable(Type.Record(Type.String(), Type.Unknown(holdsNoMedia))),
        updated_at: Timestamp,
      }),
    ),
  }),
  get_video_preview: declare({
    kind: 'rpc',
    summary:
      'How an admin’s preview plays a video in any state: playlists from where they lie, other sources through video-proxy with a token of five minutes.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      kind: Type.Union([
        Type.Literal('hls'),
        Type.Literal('file'),
        Type.Literal('embed'),
        Type.Literal('none'),
      ]),
      url: Nullable(MediaUrl()),
      poster_url: Nullable(MediaUrl()),
      is_covered: Type.Boolean({
        description: 'It may show a minor, and plays once the caller asked with `uncover_media`.',
      }),
      /** Why nothing plays, in words. */
      reason: Nullable(Type.String()),
    }),
    errors: [notThere],
  }),
  set_videos_status: declare({
    kind: 'rpc',
    summary:
      'Publishes or unpublishes videos, each independently, so that one failure stops no other. Whose video is unpublished gets a statement of reasons.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_video_ids: Ids,
      p_status: AdminStatus,
      p_ground: OptionalGround,
      p_explanation: OptionalExplanation,
    }),
    output: BulkOutcome,
  }),
  delete_videos: declare({
    kind: 'rpc',
    summary:
      'Removes videos: nobody sees them any more. After a month their files and texts are deleted; those of somebody else, who gets a statement of reasons, after six.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_video_ids: Ids,
      p_reason: Text(limits.removalReasonLength),
      p_stays_down: StaysDown,
      p_ground: OptionalGround,
    }),
    output: BulkOutcome,
  }),
  delete_video: declare({
    kind: 'rpc',
    summary: 'Removes one video; its uploader gets a statement of reasons. Rows: one, with the outcome.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_reason: Text(limits.removalReasonLength),
      p_stays_down: StaysDown,
      p_ground: OptionalGround,
    }),
    output: Type.Array(Type.Object({ success: Type.Boolean(), message: Type.String() })),
  }),
  resync_video: declare({
    kind: 'rpc',
    summary: 'Brings a video in line with its source, and says what changed.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      success: Type.Boolean(),
      message: Type.String(),
      updated_video: Nullable(ModeratedVideo),
    }),
  }),
  'backfill-video-details': declare({
    kind: 'function',
    summary:
      'Fills in lengths, sizes, qualities and pictures that videos lack and their sources know; says how many and which.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({}),
    output: Type.Object({
      message: Type.String(),
      looked_at: Type.Integer(),
      updated: Type.Integer(),
      failed: Type.Integer(),
      /** How often each field was filled in. */
      changes: Type.Record(Type.String(), Type.Integer()),
    }),
  }),
  set_video_thumbnail: declare({
    kind: 'rpc',
    summary:
      'Gives a video a thumbnail from a web address (fetched, checked and redrawn) or from the stills of its file; with neither, removes its own thumbnail.',
    access: 'admin',
    proof: 'none',
    limit: 'picture',
    input: Input({
      p_video_id: Uuid,
      p_url: Type.Optional(Nullable(MediaUrl({ maxLength: 2048 }))),
      /** Place among the stills, from 0. */
      p_still: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
    }),
    output: Type.Object({ thumbnail_url: Nullable(MediaUrl()) }),
    errors: ['badInput (400): Failed to set thumbnail. Please check the URL and try again.', notThere],
  }),
};
