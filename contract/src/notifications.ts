import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import type { Preferences } from './preferences.ts';
import { CodeText, Input, MemberPictureUrl, Nullable, Timestamp, Uuid } from './schema-parts.ts';
import { type NotificationKindName, notificationKindNames } from './wire-values.ts';

/**
 * Kinds that the server makes. Of the older words, `studio_livestream` and `studio_announcement` wait for studios, and
 * `login_success` and `logout_success` are notes of the browser's own.
 */
export type NotificationKind = NotificationKindName;
const NotificationKind = Type.Unsafe<NotificationKind>(
  Type.Union(notificationKindNames.map((name) => Type.Literal(name))),
);

/** Every kind with the words of its setting. */
export const notificationKinds: readonly { kind: NotificationKind; label: string }[] = [
  { kind: 'new_release', label: 'New videos of people you follow' },
  { kind: 'new_episode', label: 'New episodes of series you follow, and reminders' },
  { kind: 'saved_search', label: 'New videos in your saved searches' },
  { kind: 'reply', label: 'Comments on your videos and replies to your comments and posts' },
  { kind: 'mention', label: 'Posts and comments that mention you' },
  { kind: 'like', label: 'Likes of your videos, comments and posts' },
  { kind: 'subscriber', label: 'New subscribers' },
  { kind: 'message_request', label: 'Message requests' },
  { kind: 'report_outcome', label: 'Outcomes of your reports' },
  { kind: 'upload_reviewed', label: 'Reviews of your uploads' },
  { kind: 'application_decided', label: 'Decisions on your applications' },
  { kind: 'identity_decided', label: 'The outcome of your identity check' },
  { kind: 'content_decided', label: 'Decisions about what you made' },
  { kind: 'new_device', label: 'Log-ins from a new device' },
];

/** `page`: in the page. `mail`: in the page and by mail. */
export type NotificationChannel = Preferences['notifications'][NotificationKind];

export const NotificationRow = Type.Object({
  id: Uuid,
  type: NotificationKind,
  contentTitle: Nullable(
    Type.String({ description: 'Title of the video that it speaks of, or another word for it.' }),
  ),
  studioName: Nullable(
    Type.String({ description: 'Who did it: a new video’s uploader, whoever liked or wrote.' }),
  ),
  timestamp: Timestamp,
  read: Type.Boolean(),
  on: Nullable(
    Type.String({
      description:
        'What was liked, answered, or mentions the member: `video`, `comment` or `post`; of a review: `captions`, `source` where it is the place that it plays from, or null for the upload; of a saved search its query.',
    }),
  ),
  outcome: Nullable(
    Type.String({
      description:
        'Of a report: `upheld` or `dismissed`; of an upload or an application: `approved` or `refused`; of a decision: `removed`, `unpublished`, `disabled`, `limited`, `restored` or `warned`.',
    }),
  ),
  action: Nullable(
    Type.String({ description: 'Of a report: `remove`, `disable`, `unpublish`, `limit` or `leave`.' }),
  ),
  about: Nullable(
    Type.String({
      description:
        'The title, or the beginning of the text, of what was reported or decided on, or of one’s own post that was liked or answered; of a series, which episodes are new; of a saved search, which videos.',
    }),
  ),
  is_thanked: Type.Boolean({ description: 'Of a report: its reporter is thanked.' }),
  video_slug: Nullable(Type.String()),
  subject_id: Nullable(
    Type.String({
      description:
        'By kind: a comment, a conversation, a report, a statement of reasons, a session, an application, a series, a saved search.',
    }),
  ),
  actor_username: Nullable(Type.String()),
  actor_avatar_url: Nullable(MemberPictureUrl()),
  cursor: Type.String({ description: 'The page after this row.' }),
  has_more: Type.Boolean({ description: 'Whether there is a page after this one.' }),
});
export type NotificationRow = Static<typeof NotificationRow>;

const one = Input({ p_notification_id: Uuid });
const Unread = Type.Object({
  unread: Type.Integer({ description: 'Notifications that are unread after this.' }),
});
const noSuch = 'notFound (404): there is no such notification of this member';

export const notificationCalls = {
  get_notifications: declare({
    kind: 'rpc',
    summary: 'The caller’s notifications, newest first. `p_cursor` is the `cursor` of the last row.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: limits.notificationPageSize }),
      ),
      p_cursor: Type.Optional(Nullable(CodeText({ maxLength: 200 }))),
    }),
    output: Type.Array(NotificationRow),
  }),
  get_unread_counts: declare({
    kind: 'rpc',
    summary: 'How much a member has not seen yet, as the header shows it.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      notifications: Type.Integer(),
      messages: Type.Integer({ description: 'Conversations with something unread.' }),
      message_requests: Type.Integer(),
    }),
  }),
  mark_notification_read: declare({
    kind: 'rpc',
    summary: 'Marks a notification as read. Doing so twice is not an error.',
    access: 'member',
    limit: 'write',
    input: one,
    output: Unread,
    errors: [noSuch],
  }),
  mark_all_notifications_read: declare({
    kind: 'rpc',
    summary: 'Marks every notification as read.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Unread,
  }),
  remove_notification: declare({
    kind: 'rpc',
    summary: 'Removes a notification.',
    access: 'member',
    limit: 'write',
    input: one,
    output: Unread,
    errors: [noSuch],
  }),
  remove_all_notifications: declare({
    kind: 'rpc',
    summary: 'Removes every notification.',
    access: 'member',
    limit: 'write',
    input: Input({}),
    output: Unread,
  }),
};
