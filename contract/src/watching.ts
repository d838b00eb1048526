import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, Timestamp, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';

/** What is remembered about a member's watching: which videos, where each stopped, and how many. */
export const WatchSettings = Type.Object({
  keeps_history: Type.Boolean(),
  keeps_positions: Type.Boolean({
    description: 'While positions are not remembered, every video starts at its beginning.',
  }),
  counts_watched: Type.Boolean({
    description: 'How many videos were watched is counted; who sees it is set elsewhere.',
  }),
});
export type WatchSettings = Static<typeof WatchSettings>;

export const WatchedCard = Type.Object({
  ...VideoCard.properties,
  watched_at: Timestamp,
  position_seconds: Nullable(Type.Integer({ description: 'Where to continue; null: from the beginning.' })),
  cursor: Type.String({ description: 'The page after this row.' }),
});
export type WatchedCard = Static<typeof WatchedCard>;

export const FollowedCard = Type.Object({
  ...VideoCard.properties,
  cursor: Type.String({ description: 'The page after this row.' }),
});
export type FollowedCard = Static<typeof FollowedCard>;

const noVideo = ['notFound (404): no such published video'];
const page = {
  p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.watchedPageSize })),
  p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
};
const Cleared = Type.Object({ cleared: Type.Literal(true) });

export const watchingCalls = {
  get_watch_settings: declare({
    kind: 'rpc',
    summary: 'What is remembered about the caller’s watching.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: WatchSettings,
  }),
  update_watch_settings: declare({
    kind: 'rpc',
    summary:
      'Sets what is remembered about the caller’s watching from now on. Earlier entries stay until they are cleared.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_keeps_history: Type.Optional(Type.Boolean()),
      p_keeps_positions: Type.Optional(Type.Boolean()),
      p_counts_watched: Type.Optional(Type.Boolean()),
    }),
    output: WatchSettings,
  }),
  save_watch_position: declare({
    kind: 'rpc',
    summary:
      'Remembers the caller’s position in a video, on all their devices. Positions at the very beginning or end are not remembered.',
    access: 'member',
    limit: 'tracking',
    input: Input({
      p_video_id: Uuid,
      p_position_seconds: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    output: Type.Object({ saved: Type.Boolean() }),
    errors: noVideo,
  }),
  get_watch_position: declare({
    kind: 'rpc',
    summary: 'Where the caller stopped in a video. Rows: one, or none.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(Type.Object({ position_seconds: Type.Integer(), updated_at: Timestamp })),
  }),
  get_watch_history: declare({
    kind: 'rpc',
    summary:
      'Published videos that the caller watched, latest first. `p_cursor` is the `cursor` of the last row.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      ...page,
      p_in_progress: Type.Optional(
        Type.Boolean({ default: false, description: 'Only those that the caller left in the middle.' }),
      ),
    }),
    output: Type.Array(WatchedCard),
  }),
  remove_from_watch_history: declare({
    kind: 'rpc',
    summary: 'Removes a video from the caller’s history, and forgets the position in it.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({ removed: Type.Boolean() }),
  }),
  mark_video_watched: declare({
    kind: 'rpc',
    summary:
      'Says that the caller has watched a video to its end, or has not. As watched it enters their history, and the position in it is forgotten.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid, p_is_watched: Type.Boolean() }),
    output: Type.Object({ is_watched: Type.Boolean() }),
    errors: noVideo,
  }),
  set_aside_watched: declare({
    kind: 'rpc',
    summary:
      'Takes what the caller watched last of something out of what they are asked to go on with, until they watch on. Their history stays.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({ set_aside: Type.Boolean() }),
  }),
  clear_watch_history: declare({
    kind: 'rpc',
    summary: 'Clears the caller’s watch history.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Cleared,
  }),
  clear_watch_positions: declare({
    kind: 'rpc',
    summary: 'Forgets the caller’s position in every video.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Cleared,
  }),
  clear_watched_count: declare({
    kind: 'rpc',
    summary: 'Resets the number of watched videos on the caller’s profile to zero.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Cleared,
  }),
  get_following_feed: declare({
    kind: 'rpc',
    summary: 'Published videos by uploaders the caller follows, newest first.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input(page),
    output: Type.Array(FollowedCard),
  }),
  get_uploaders_to_follow: declare({
    kind: 'rpc',
    summary:
      'Uploaders of what is watched most these days whom the caller does not follow: for a feed that has nothing in it yet.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 6 })) }),
    output: Type.Array(
      Type.Object({
        id: Uuid,
        username: Type.String(),
        display_name: Nullable(Type.String()),
        avatar_url: Nullable(MemberPictureUrl({ description: 'Null: the default picture.' })),
        subscribers_count: Type.Integer(),
      }),
    ),
  }),
};
