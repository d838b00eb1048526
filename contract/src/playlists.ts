import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  MediaUrl,
  Nullable,
  PublicText,
  QueryText,
  Slug,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { VideoCard } from './videos.ts';

/**
 * A playlist in a list. Counts, length and tags are of its published videos. `likes` and `dislikes` are of members and
 * visitors together.
 */
export const Playlist = Type.Object({
  id: Uuid,
  slug: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  is_public: Type.Boolean(),
  is_held: Type.Boolean({
    description: 'A report keeps it out of sight of all but its owner, until it is decided.',
  }),
  user_id: Uuid,
  uploader_username: Type.String(),
  uploader_display_name: Type.String(),
  thumbnails: Type.Array(MediaUrl(), {
    description: 'Of the first videos, at most four; the first is the cover.',
  }),
  video_count: Type.Integer(),
  videos_count: Type.Integer(),
  total_duration_seconds: Type.Integer(),
  view_count: Type.Integer(),
  likes: Type.Integer(),
  dislikes: Type.Integer(),
  user_has_liked: Type.Boolean(),
  user_has_disliked: Type.Boolean(),
  tags: Type.Array(Type.String(), { description: 'Names of the tags that most of its videos have.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Playlist = Static<typeof Playlist>;

export const OwnPlaylist = Type.Object({
  ...Playlist.properties,
  has_video: Type.Boolean({ description: 'Whether the video that was asked about is in it.' }),
});
export type OwnPlaylist = Static<typeof OwnPlaylist>;

export const PlaylistRow = Type.Object({ ...Playlist.properties, total_count: Type.Integer() });
export type PlaylistRow = Static<typeof PlaylistRow>;

export const PlaylistVideo = Type.Object({ ...VideoCard.properties, playlist_video_id: Uuid });
export type PlaylistVideo = Static<typeof PlaylistVideo>;

export const PlaylistDetails = Type.Object({
  ...Playlist.properties,
  unavailable_count: Type.Integer({
    description:
      'Videos that were put in and cannot be seen now: taken down, held, or gone from their source.',
  }),
  videos: Type.Array(PlaylistVideo),
});
export type PlaylistDetails = Static<typeof PlaylistDetails>;

export const PlaylistReactions = Type.Object({
  likes: Type.Integer(),
  dislikes: Type.Integer(),
  user_has_liked: Type.Boolean(),
  user_has_disliked: Type.Boolean(),
});
export type PlaylistReactions = Static<typeof PlaylistReactions>;

const noPlaylist = 'notFound (404): no such playlist, or it is private and somebody else’s';
const mustConfirm = 'notAllowed (403): a public playlist needs a confirmed email address';
const held = 'conflict (409): a report holds it';
const badName = 'badInput (400): no name, or a word that is not allowed';

/** Clients of the platform send them; who asks is taken from the session and the signed cookie. */
const ignoredIdentity = {
  p_session_id: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
  p_ip_address: Type.Optional(Nullable(CodeText({ maxLength: 100 }))),
};
const texts = {
  p_name: PublicText({
    holder: 'The playlist name holds',
    longest: limits.playlistNameLength,
    holdWords: 'held',
    maxLength: limits.playlistTyped,
  }),
  p_description: Type.Optional(
    Nullable(
      PublicText({
        holder: 'The description holds',
        longest: limits.playlistDescriptionLength,
        holdWords: 'held',
        maxLength: limits.playlistTyped,
      }),
    ),
  ),
};
const OnePlaylist = Input({ p_playlist_id: Uuid });

export const playlistCalls = {
  get_user_playlists: declare({
    kind: 'rpc',
    summary: 'The caller’s playlists, newest first, each with whether it contains `p_video_id`.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Type.Optional(Nullable(Uuid)) }),
    output: Type.Array(OwnPlaylist),
  }),
  get_user_playlists_with_thumbnails: declare({
    kind: 'rpc',
    summary: 'A member’s playlists, newest first: all for the owner, public ones for others.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_user_id: Uuid }),
    output: Type.Array(Playlist),
  }),
  get_public_playlists_by_username_with_thumbnails: declare({
    kind: 'rpc',
    summary: 'A member’s public playlists, newest first.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_username: CodeText({ minLength: 1, maxLength: limits.usernameLongest }) }),
    output: Type.Array(Playlist),
  }),
  get_playlists_with_details_paginated: declare({
    kind: 'rpc',
    summary: 'A page of the public playlists. Every row carries the total, or "10000" past 10,000.',
    access: 'anyone',
    limit: 'search',
    get: true,
    input: Input({
      page_number: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 })),
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.playlistsPageSize })),
      search_query: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_sort: Type.Optional(Type.Union([Type.Literal('newest'), Type.Literal('most_viewed')])),
      ...ignoredIdentity,
    }),
    output: Type.Array(PlaylistRow),
    errors: ['prohibited (400): search_query holds a prohibited term; the message is the safety text'],
  }),
  search_playlists: declare({
    kind: 'rpc',
    summary:
      'A few public playlists whose name the query is, begins, or nearly spells; none for prohibited terms.',
    access: 'anyone',
    limit: 'search',
    get: true,
    input: Input({ p_query: QueryText({ maxLength: limits.searchQueryLength }) }),
    output: Type.Array(Playlist),
  }),
  get_playlist_details: declare({
    kind: 'rpc',
    summary: 'One playlist with its published videos in order. Rows: one, or none.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: OnePlaylist,
    output: Type.Array(PlaylistDetails),
  }),
  get_playlist_details_by_slug: declare({
    kind: 'rpc',
    summary: 'The same, by the last part of its address.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_slug: Slug(limits.slugLength), ...ignoredIdentity }),
    output: Type.Array(PlaylistDetails),
  }),
  get_playlists_for_video: declare({
    kind: 'rpc',
    summary: 'Playlists that contain a video, most popular first: public ones and the caller’s own.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(Playlist),
  }),
  get_playlists_for_work: declare({
    kind: 'rpc',
    summary: `Playlists that contain an episode of a published work, most popular first: public ones and the caller’s own; ${limits.playlistsForWork} at most.`,
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_slug: Slug(limits.slugLength) }),
    output: Type.Array(Playlist),
  }),
  get_most_popular_playlist: declare({
    kind: 'rpc',
    summary:
      'The public playlist that people watch and like most. Rows: one, or none. The same for all callers: it never says what they did.',
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 60, topics: ['playlists', 'videos'] },
    input: Input(ignoredIdentity),
    output: Type.Array(Playlist),
  }),
  create_playlist: declare({
    kind: 'rpc',
    summary: 'Creates an empty playlist.',
    access: 'member',
    limit: 'write',
    input: Input({ ...texts, p_is_public: Type.Optional(Type.Boolean({ default: false })) }),
    output: Playlist,
    errors: [badName, mustConfirm, `conflict (409): the caller has ${limits.playlistsPerMember} already`],
  }),
  update_playlist_details: declare({
    kind: 'rpc',
    summary: 'Changes the name, description and visibility of the caller’s own playlist.',
    access: 'member',
    limit: 'write',
    input: Input({ p_playlist_id: Uuid, ...texts, p_is_public: Type.Boolean() }),
    output: Playlist,
    errors: [noPlaylist, held, badName, mustConfirm],
  }),
  delete_playlist: declare({
    kind: 'rpc',
    summary: 'Deletes the caller’s own playlist, even if a report holds it.',
    access: 'member',
    limit: 'write',
    input: OnePlaylist,
    output: Type.Object({ deleted: Type.Literal(true) }),
    errors: [noPlaylist],
  }),
  add_video_to_playlist: declare({
    kind: 'rpc',
    summary: 'Adds a video to the end of the caller’s own playlist; one already in it stays where it is.',
    access: 'member',
    limit: 'write',
    input: Input({ p_playlist_id: Uuid, p_video_id: Uuid }),
    output: Type.Object({ added: Type.Boolean(), playlist_video_id: Uuid, video_count: Type.Integer() }),
    errors: [
      noPlaylist,
      held,
      'notFound (404): no such published video',
      `conflict (409): it holds ${limits.playlistVideos} videos`,
    ],
  }),
  move_playlist_video: declare({
    kind: 'rpc',
    summary: 'Moves a video in the caller’s own playlist before another one; null: to the end.',
    access: 'member',
    limit: 'write',
    input: Input({ p_playlist_id: Uuid, p_video_id: Uuid, p_before_video_id: Nullable(Uuid) }),
    output: Type.Object({ moved: Type.Literal(true) }),
    errors: [noPlaylist, held, 'notFound (404): the playlist does not hold the video'],
  }),
  'remove-video-from-playlist': declare({
    kind: 'function',
    summary: 'Removes a video from the caller’s own playlist. Not an error if it is not in it.',
    access: 'member',
    limit: 'write',
    input: Input({ playlist_id: Uuid, video_id: Uuid }),
    output: Type.Object({ removed: Type.Boolean(), video_count: Type.Integer() }),
    errors: [noPlaylist, held],
  }),
  'toggle-playlist-interaction': declare({
    kind: 'function',
    summary:
      'Likes or dislikes a playlist, or takes that back; one gives way to the other. A visitor is known by a signed cookie, which the first of it gives; `session_id` is not believed.',
    access: 'anyone',
    limit: 'vote',
    input: Input({
      playlist_id: Uuid,
      interaction_type: Type.Union([Type.Literal('like'), Type.Literal('dislike')]),
      session_id: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: PlaylistReactions,
    errors: [noPlaylist, 'rateLimited (429): many visitors from one network have liked it today'],
  }),
  get_playlist_interaction_status: declare({
    kind: 'rpc',
    summary: 'Whether the caller likes or dislikes a playlist, with its current counts.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: OnePlaylist,
    output: PlaylistReactions,
    errors: [noPlaylist],
  }),
  'record-playlist-view': declare({
    kind: 'function',
    summary: 'Counts an opening of a playlist. The same person within a minute is the same opening.',
    access: 'anyone',
    limit: 'tracking',
    input: Input({ playlist_id: Uuid }),
    output: Type.Object({ recorded: Type.Boolean(), view_count: Type.Integer() }),
    errors: [noPlaylist],
  }),
};
