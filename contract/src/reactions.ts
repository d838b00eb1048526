import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, Timestamp, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';

const Counts = { like_count: Type.Integer(), dislike_count: Type.Integer() };

/** What one member has done with a video, and its counts as they are now. A visitor has done nothing. */
export const InteractionStatus = Type.Object({
  is_liked: Type.Boolean(),
  is_disliked: Type.Boolean(),
  is_favorited: Type.Boolean(),
  is_subscribed: Type.Boolean({ description: 'To the uploader of the video.' }),
  ...Counts,
  subscribers_count: Type.Integer({ description: 'Of the uploader.' }),
});
export type InteractionStatus = Static<typeof InteractionStatus>;

/** How a video stands with the member after liking or disliking it, or taking that back. */
export const ReactionOutcome = Type.Object({
  is_liked: Type.Boolean(),
  is_disliked: Type.Boolean(),
  ...Counts,
});
export type ReactionOutcome = Static<typeof ReactionOutcome>;

export const FavoriteCard = Type.Intersect([
  VideoCard,
  Type.Object({ favorited_at: Timestamp, cursor: Type.String({ description: 'The page after this row.' }) }),
]);
export type FavoriteCard = Static<typeof FavoriteCard>;

const noVideo = ['notFound (404): no such published video'];
const OneVideo = Input({ p_video_id: Uuid });

export const reactionCalls = {
  get_video_interaction_status: declare({
    kind: 'rpc',
    summary: 'What the caller has done with a video, with its current counts.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: OneVideo,
    output: InteractionStatus,
    errors: noVideo,
  }),
  toggle_like_video: declare({
    kind: 'rpc',
    summary: 'Likes a video, or takes the like back. A dislike gives way.',
    access: 'member',
    limit: 'write',
    input: OneVideo,
    output: ReactionOutcome,
    errors: noVideo,
  }),
  toggle_dislike_video: declare({
    kind: 'rpc',
    summary: 'Dislikes a video, or takes the dislike back. A like gives way.',
    access: 'member',
    limit: 'write',
    input: OneVideo,
    output: ReactionOutcome,
    errors: noVideo,
  }),
  toggle_favorite_video: declare({
    kind: 'rpc',
    summary: 'Adds a video to the favourites, or removes it.',
    access: 'member',
    limit: 'write',
    input: OneVideo,
    output: Type.Object({ is_favorited: Type.Boolean() }),
    errors: noVideo,
  }),
  get_my_favorite_video_ids: declare({
    kind: 'rpc',
    summary: `Which videos are among the caller’s favourites: of the given ones, else the newest ${limits.favoriteIds}.`,
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_video_ids: Type.Optional(Nullable(Type.Array(Uuid, { maxItems: limits.idsAtOnce }))),
    }),
    output: Type.Array(Type.Object({ video_id: Uuid })),
  }),
  get_user_favorite_videos: declare({
    kind: 'rpc',
    summary:
      'The caller’s favourites that are published, latest first. `p_cursor` is the `cursor` of the last row.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(FavoriteCard),
  }),
};
