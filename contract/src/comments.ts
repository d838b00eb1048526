import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { OptionalExplanation, OptionalGround } from './reports.ts';
import { RoleName } from './roles.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, PublicText, Timestamp, Uuid } from './schema-parts.ts';

/** A comment as the caller may see it. */
export const Comment = Type.Object({
  id: Uuid,
  video_id: Uuid,
  parent_id: Nullable(Uuid),
  state: Type.Union([Type.Literal('published'), Type.Literal('held'), Type.Literal('gone')], {
    description:
      '`held` is seen by its author alone. `gone` heads a thread that has replies; its words and author are not sent.',
  }),
  content: Nullable(Type.String({ description: 'Plain text.' })),
  tags: Type.Array(Type.String(), { description: 'Tags with videos that its text names as `#slug`.' }),
  author: Nullable(
    Type.Object({
      id: Uuid,
      username: Type.String(),
      display_name: Nullable(Type.String()),
      avatar_url: Nullable(MemberPictureUrl()),
      role: RoleName,
      is_uploader: Type.Boolean({ description: 'Of the video.' }),
    }),
  ),
  created_at: Timestamp,
  edited_at: Nullable(Timestamp),
  like_count: Type.Integer(),
  reply_count: Type.Integer(),
  is_liked: Type.Boolean(),
  is_own: Type.Boolean(),
  can_delete: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

export const CommentSort = Type.Union([Type.Literal('top'), Type.Literal('newest')]);
export type CommentSort = Static<typeof CommentSort>;

const Cursor = Type.Optional(Nullable(CodeText({ maxLength: 200 })));
const Content = PublicText({
  holder: 'The comment holds',
  longest: limits.commentLength,
  holdWords: 'held',
  maxLength: limits.commentTyped,
});
const Page = {
  comments: Type.Array(Comment),
  next_cursor: Nullable(Type.String({ description: 'For the next page; null: there is none.' })),
};
export const CommentPage = Type.Object({
  ...Page,
  total: Type.Integer({ description: 'Published comments and replies on the video.' }),
});
export type CommentPage = Static<typeof CommentPage>;

const badText = 'badInput (400): the text is empty, too long, or holds a prohibited term';
const noComment = 'notFound (404): no such comment that this member can see';

export const commentCalls = {
  get_video_comments: declare({
    kind: 'rpc',
    summary: `Threads of a video, ${limits.commentsPageSize} at a time. A member's own held comments come first.`,
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 5, topics: ['videos'], exceptMembers: true },
    input: Input({ p_video_id: Uuid, p_sort: Type.Optional(CommentSort), p_cursor: Cursor }),
    output: CommentPage,
    errors: ['notFound (404): no such published video'],
  }),
  get_comment_replies: declare({
    kind: 'rpc',
    summary: `Replies in a thread, oldest first, ${limits.repliesPageSize} at a time.`,
    access: 'anyone',
    limit: 'read',
    cache: { seconds: 5, topics: ['videos'], exceptMembers: true },
    input: Input({ p_comment_id: Uuid, p_cursor: Cursor }),
    output: Type.Object(Page),
  }),
  create_comment: declare({
    kind: 'rpc',
    summary:
      'Comments on a video, or replies. A comment with a word from the operator’s list is `held` until somebody has looked.',
    access: 'verified',
    limit: 'comment',
    input: Input({ p_video_id: Uuid, p_content: Content, p_parent_id: Type.Optional(Nullable(Uuid)) }),
    output: Comment,
    errors: [badText, 'notFound (404): no such published video, or no such comment to reply to'],
  }),
  update_comment: declare({
    kind: 'rpc',
    summary: 'Edits the caller’s own comment.',
    access: 'verified',
    limit: 'comment',
    input: Input({ p_comment_id: Uuid, p_content: Content }),
    output: Comment,
    errors: [badText, noComment, 'notAllowed (403): it is somebody else’s'],
  }),
  delete_comment: declare({
    kind: 'rpc',
    summary:
      'Deletes a comment: the caller’s own, one under their own video, or any as an admin, of which its author gets a statement of reasons.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_comment_id: Uuid,
      p_ground: OptionalGround,
      p_explanation: OptionalExplanation,
    }),
    output: Type.Object({ deleted: Type.Literal(true) }),
    errors: [noComment, 'notAllowed (403): it is somebody else’s'],
  }),
  toggle_comment_like: declare({
    kind: 'rpc',
    summary: 'Likes a comment, or takes the like back.',
    access: 'member',
    limit: 'write',
    input: Input({ p_comment_id: Uuid }),
    output: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: [noComment],
  }),
};
