import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { FavoriteCard } from './reactions.ts';
import { RoleName } from './roles.ts';
import {
  CodeText,
  Input,
  LinkUrl,
  MemberPictureUrl,
  Nullable,
  PublicText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { VideoCard } from './videos.ts';

/** The public profile of a member, and how they relate to the caller. */
export const PublicProfile = Type.Object({
  id: Uuid,
  username: Type.String({ description: 'As it is now: a former name leads here too.' }),
  display_name: Nullable(Type.String()),
  avatar_url: Nullable(MemberPictureUrl({ description: 'Null: the default picture.' })),
  cover_url: Nullable(MemberPictureUrl()),
  role: RoleName,
  subscribers_count: Type.Integer(),
  bio: Nullable(Type.String({ description: 'Plain text.' })),
  links: Type.Array(LinkUrl({ description: 'https.' })),
  videos_watched_count: Nullable(
    Type.Integer({ description: 'Null: the member does not have it counted, or keeps it from the caller.' }),
  ),
  shows_watched: Type.Boolean({ description: 'Others may see how many videos this member watched.' }),
  shows_favorites: Type.Boolean({ description: 'Others may see this member’s favourites.' }),
  shows_list: Type.Boolean({ description: 'Others may see which series this member watches.' }),
  is_subscribed: Type.Boolean({ description: 'The caller follows this member.' }),
  is_blocked: Type.Boolean({ description: 'The caller has blocked this member.' }),
  created_at: Timestamp,
});
export type PublicProfile = Static<typeof PublicProfile>;

/** A member whom another follows. */
export const Followed = Type.Object({
  id: Uuid,
  username: Type.String(),
  display_name: Nullable(Type.String()),
  avatar_url: Nullable(MemberPictureUrl({ description: 'Null: the default picture.' })),
});
export type Followed = Static<typeof Followed>;

const Username = CodeText({ minLength: 1, maxLength: 60 });

export const profileCalls = {
  getPublicProfile: declare({
    kind: 'function',
    summary: 'The public face of a member, by the present username or a former one, without regard to case.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ username: Username }),
    output: PublicProfile,
    errors: ['notFound (404): profile not found'],
  }),
  set_favorites_visibility: declare({
    kind: 'rpc',
    summary: 'Shows the caller’s favourites to others, or hides them again.',
    access: 'member',
    limit: 'write',
    input: Input({ p_public: Type.Boolean() }),
    output: Type.Object({ shows_favorites: Type.Boolean() }),
  }),
  set_watched_visibility: declare({
    kind: 'rpc',
    summary: 'Shows others how many videos the caller watched, or hides it again.',
    access: 'member',
    limit: 'write',
    input: Input({ p_public: Type.Boolean() }),
    output: Type.Object({ shows_watched: Type.Boolean() }),
  }),
  update_profile: declare({
    kind: 'rpc',
    summary:
      'Changes what the caller says about themselves. Omitted fields stay; null or blanks clear the bio.',
    access: 'verified',
    limit: 'write',
    input: Input({
      p_bio: Type.Optional(
        Nullable(
          PublicText({
            holder: 'The bio holds',
            longest: limits.bioLength,
            holdWords: 'refused',
            maxLength: limits.bioLength * 2,
          }),
        ),
      ),
      p_links: Type.Optional(
        Type.Array(
          PublicText({
            holder: 'One of your links holds',
            longest: limits.profileLinkLength,
            holdWords: 'refused',
            maxLength: limits.profileLinkLength * 2,
          }),
          { maxItems: limits.profileLinks, description: 'https addresses; empty ones are skipped.' },
        ),
      ),
    }),
    output: Type.Object({ bio: Nullable(Type.String()), links: Type.Array(LinkUrl()) }),
    errors: [
      'badInput (400) with `field`: too long, no https address, or a prohibited term',
      'conflict (409): a report of the profile is being looked at',
    ],
  }),
  get_public_subscriptions: declare({
    kind: 'rpc',
    summary:
      'Whom a member follows, the latest first: for themselves, and for others if their preferences show it; else none.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({
      p_user_id: Uuid,
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    output: Type.Array(Followed),
  }),
  get_user_videos: declare({
    kind: 'rpc',
    summary: 'Published videos of an uploader, the latest first, or by `views` the most viewed.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 15, topics: ['videos'] },
    input: Input({
      p_user_id: Uuid,
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      p_page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage })),
      p_sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('views')])),
    }),
    output: Type.Array(VideoCard),
  }),
  get_public_favorite_videos: declare({
    kind: 'rpc',
    summary:
      'Favourites of a member, the latest first: for themselves, and for others if they show them; else none.',
    access: 'anyone',
    limit: 'read',
    input: Input({
      p_user_id: Uuid,
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(FavoriteCard),
  }),
};
