import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { OptionalExplanation, OptionalGround } from './reports.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, PublicText, Timestamp, Uuid } from './schema-parts.ts';

/** A post in the stream of a profile. */
export const StreamPost = Type.Object({
  id: Uuid,
  user_id: Uuid,
  content: Type.String({ description: 'Plain text.' }),
  created_at: Timestamp,
  edited_at: Nullable(Timestamp),
  is_held: Type.Boolean({ description: 'It waits for an admin; until then only its author sees it.' }),
  parent_id: Nullable(Uuid),
  like_count: Type.Integer(),
  reply_count: Type.Integer(),
  is_liked: Type.Boolean({ description: 'The caller likes it.' }),
  mentions: Type.Array(Type.String(), { description: 'Members whom its text names as `@username`.' }),
  tags: Type.Array(Type.String(), { description: 'Tags with videos that its text names as `#slug`.' }),
  profiles: Type.Object({
    id: Uuid,
    username: Type.String(),
    display_name: Nullable(Type.String()),
    avatar_url: Nullable(MemberPictureUrl({ description: 'Null: the default picture.' })),
  }),
  cursor: Type.String({ description: 'The next page begins after this one.' }),
});
export type StreamPost = Static<typeof StreamPost>;

const Content = PublicText({
  holder: 'The post holds',
  longest: limits.postLength,
  holdWords: 'held',
  maxLength: limits.postTyped,
});
const badText = 'badInput (400): the text is empty, too long, or holds a prohibited term';
const noPost = 'notFound (404): no such post of this member';

export const streamCalls = {
  'get-stream-posts': declare({
    kind: 'function',
    summary: 'Posts of a member, the latest first. `cursor` goes on after a post and wins over `page`.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({
      userId: Uuid,
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(StreamPost),
  }),
  'create-stream-post': declare({
    kind: 'function',
    summary:
      'Posts to the caller’s own stream, or answers a post. An answer to an answer goes to the same post.',
    access: 'verified',
    limit: 'comment',
    input: Input({ content: Content, parentId: Type.Optional(Nullable(Uuid)) }),
    output: StreamPost,
    errors: [badText, 'notFound (404): no such post to answer'],
  }),
  get_following_posts: declare({
    kind: 'rpc',
    summary:
      'Posts of the members whom the caller follows, the latest first, without answers. `p_cursor` goes on after a post.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.postsPageSize })),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(StreamPost),
  }),
  get_post: declare({
    kind: 'rpc',
    summary: 'A post and what was answered to it, oldest first. `p_cursor` goes on after an answer.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_post_id: Uuid, p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))) }),
    output: Type.Object({ post: StreamPost, replies: Type.Array(StreamPost), has_more: Type.Boolean() }),
    errors: ['notFound (404): no such post that the caller can see'],
  }),
  toggle_post_like: declare({
    kind: 'rpc',
    summary: 'Likes a post, or takes the like back.',
    access: 'member',
    limit: 'write',
    input: Input({ p_post_id: Uuid }),
    output: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: ['notFound (404): no such post that the caller can see'],
  }),
  'update-stream-post': declare({
    kind: 'function',
    summary: 'Edits the caller’s own post.',
    access: 'verified',
    limit: 'comment',
    input: Input({ postId: Uuid, content: Content }),
    output: StreamPost,
    errors: [badText, noPost, 'conflict (409): a report of it is being looked at'],
  }),
  'delete-stream-post': declare({
    kind: 'function',
    summary: 'Deletes the caller’s own post. Admins can remove any; its author gets a statement of reasons.',
    access: 'member',
    limit: 'write',
    input: Input({ postId: Uuid, ground: OptionalGround, explanation: OptionalExplanation }),
    output: Type.Object({ deleted: Type.Literal(true) }),
    errors: [noPost],
  }),
};
