import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { subscribersOf } from '../profiles/index.ts';
import { announceVideo } from './announce-video.job.ts';
import {
  deleteBetween,
  deleteOfMember,
  type Happening,
  isNews,
  isToldOf,
  markHiddenRead,
  markReadAbout,
  noteAnnounced,
  publishedBy,
  toldOfAnswer,
} from './notification-queries.ts';
import { notifyMembers, tellChanged } from './notify-members.ts';

type Machines = Pick<Platform, 'jobs'>;
const nothing: Omit<Happening, 'kind'> = { actorId: null, videoId: null, subjectId: null, details: {} };

/** The words by which a thing is known again, where there are any. */
const aboutIn = ({ about }: { about: string | null }): { about?: string } =>
  about === null ? {} : { about };

/** Somebody follows a member now. */
export const tellOfSubscriber = (
  transaction: TransactionExecutor,
  platform: Machines,
  { subscriberId, uploaderId }: { subscriberId: string; uploaderId: string },
): Promise<void> =>
  notifyMembers(transaction, platform, [uploaderId], {
    ...nothing,
    kind: 'subscriber',
    actorId: subscriberId,
  });

/** Somebody likes a video, or a comment under it. Null: it belongs to nobody. */
export async function tellOfLike(
  transaction: TransactionExecutor,
  platform: Machines,
  like: { memberId: string; ownerId: string | null; videoId: string; commentId: string | null },
): Promise<void> {
  if (like.ownerId === null) return;
  await notifyMembers(transaction, platform, [like.ownerId], {
    kind: 'like',
    actorId: like.memberId,
    videoId: like.videoId,
    subjectId: like.commentId,
    details: { on: like.commentId === null ? 'video' : 'comment' },
  });
}

/**
 * Somebody commented: the thread's author hears of a reply, the uploader of everything else under their
 * video.
 */
export async function tellOfComment(
  transaction: TransactionExecutor,
  platform: Machines,
  comment: {
    commentId: string;
    videoId: string;
    authorId: string;
    parentAuthorId: string | null;
    uploaderId: string | null;
  },
): Promise<void> {
  const about = { actorId: comment.authorId, videoId: comment.videoId, subjectId: comment.commentId };
  const { parentAuthorId, uploaderId } = comment;
  if (parentAuthorId !== null) {
    await notifyMembers(transaction, platform, [parentAuthorId], {
      ...about,
      kind: 'reply',
      details: { on: 'comment' },
    });
  }
  if (uploaderId !== null && uploaderId !== parentAuthorId) {
    await notifyMembers(transaction, platform, [uploaderId], {
      ...about,
      kind: 'reply',
      details: { on: 'video' },
    });
  }
}

/** Somebody answered a post. */
export const tellOfAnswer = (
  transaction: TransactionExecutor,
  platform: Machines,
  answer: { postId: string; authorId: string; parentAuthorId: string; about: string | null },
): Promise<void> =>
  notifyMembers(transaction, platform, [answer.parentAuthorId], {
    ...nothing,
    kind: 'reply',
    actorId: answer.authorId,
    subjectId: answer.postId,
    details: { on: 'post', ...aboutIn(answer) },
  });

/** Somebody likes a post. */
export const tellOfPostLike = (
  transaction: TransactionExecutor,
  platform: Machines,
  like: { postId: string; memberId: string; authorId: string; about: string | null },
): Promise<void> =>
  notifyMembers(transaction, platform, [like.authorId], {
    ...nothing,
    kind: 'like',
    actorId: like.memberId,
    subjectId: like.postId,
    details: { on: 'post', ...aboutIn(like) },
  });

/** Somebody named members in a post or comment. Whoever hears of it as an answer hears of it once. */
export async function tellOfMention(
  transaction: TransactionExecutor,
  platform: Machines,
  mention: {
    memberIds: readonly string[];
    authorId: string;
    on: string;
    subjectId: string;
    videoId: string | null;
  },
): Promise<void> {
  const told = await toldOfAnswer(transaction, mention.memberIds, mention);
  const memberIds = mention.memberIds.filter((id) => !told.has(id));
  await notifyMembers(transaction, platform, memberIds, {
    kind: 'mention',
    actorId: mention.authorId,
    videoId: mention.videoId,
    subjectId: mention.subjectId,
    details: { on: mention.on },
  });
}

/** A stranger waits for an answer. */
export const tellOfRequest = (
  transaction: TransactionExecutor,
  platform: Machines,
  request: { conversationId: string; senderId: string; recipientId: string },
): Promise<void> =>
  notifyMembers(transaction, platform, [request.recipientId], {
    ...nothing,
    kind: 'message_request',
    actorId: request.senderId,
    subjectId: request.conversationId,
  });

/** They have opened or answered it: what they were told of it is no news. */
export async function readRequest(
  transaction: TransactionExecutor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<void> {
  const about = { memberId, kind: 'message_request' as const, subjectId: conversationId };
  if (await markReadAbout(transaction, about)) await tellChanged(transaction, [memberId]);
}

/** A report was decided. `reporterId` is null if their account is gone. */
export async function tellOfReport(
  transaction: TransactionExecutor,
  platform: Machines,
  report: {
    reportId: string;
    reporterId: string | null;
    targetKind: string;
    about: string | null;
    outcome: string;
    action: string;
    isThanked: boolean;
  },
): Promise<void> {
  if (report.reporterId === null) return;
  await notifyMembers(transaction, platform, [report.reporterId], {
    ...nothing,
    kind: 'report_outcome',
    subjectId: report.reportId,
    details: {
      title: report.targetKind,
      outcome: report.outcome,
      action: report.action,
      ...aboutIn(report),
      ...(report.isThanked ? { thanks: 'yes' } : {}),
    },
  });
}

/** Something of a member's was decided on: they are told where to find the reasons. */
export const tellOfDecision = (
  transaction: TransactionExecutor,
  platform: Machines,
  decision: {
    statementId: string;
    authorId: string;
    targetKind: string;
    outcome: string;
    about?: string;
    videoId?: string;
  },
): Promise<void> =>
  notifyMembers(transaction, platform, [decision.authorId], {
    ...nothing,
    kind: 'content_decided',
    subjectId: decision.statementId,
    videoId: decision.videoId ?? null,
    details: {
      title: decision.targetKind,
      outcome: decision.outcome,
      ...aboutIn({ about: decision.about ?? null }),
    },
  });

/** An admin reviewed an upload. It can be sent back more than once, and each time is told. */
export async function tellOfReview(
  transaction: TransactionExecutor,
  platform: Machines,
  review: { uploaderId: string | null; title: string; outcome: string; of?: string },
): Promise<void> {
  if (review.uploaderId === null) return;
  await notifyMembers(transaction, platform, [review.uploaderId], {
    ...nothing,
    kind: 'upload_reviewed',
    subjectId: newId(),
    details: {
      title: review.title,
      outcome: review.outcome,
      ...(review.of === undefined ? {} : { on: review.of }),
    },
  });
}

/** A video of theirs that plays from elsewhere is out of sight, because it is gone there; or is back. */
export async function tellOfSource(
  transaction: TransactionExecutor,
  platform: Machines,
  { uploaderId, title, isBack }: { uploaderId: string | null; title: string; isBack: boolean },
): Promise<void> {
  if (uploaderId === null) return;
  await notifyMembers(transaction, platform, [uploaderId], {
    ...nothing,
    kind: 'upload_reviewed',
    subjectId: newId(),
    details: { title, outcome: isBack ? 'approved' : 'refused', on: 'source' },
  });
}

/** An application to the creator programme was decided. */
export const tellOfApplication = (
  transaction: TransactionExecutor,
  platform: Machines,
  { applicationId, applicantId, outcome }: { applicationId: string; applicantId: string; outcome: string },
): Promise<void> =>
  notifyMembers(transaction, platform, [applicantId], {
    ...nothing,
    kind: 'application_decided',
    subjectId: applicationId,
    details: { outcome },
  });

/** An identity check was decided, which may happen to the same one more than once. */
export const tellOfIdentity = (
  transaction: TransactionExecutor,
  platform: Machines,
  { accountId, outcome }: { accountId: string; outcome: string },
): Promise<void> =>
  notifyMembers(transaction, platform, [accountId], {
    ...nothing,
    kind: 'identity_decided',
    subjectId: newId(),
    details: { outcome },
  });

/** Somebody signed in to an account from a browser it had not seen before. */
export const tellOfDevice = (
  transaction: TransactionExecutor,
  platform: Machines,
  { accountId, sessionId, browser }: { accountId: string; sessionId: string; browser: string },
): Promise<void> =>
  notifyMembers(transaction, platform, [accountId], {
    ...nothing,
    kind: 'new_device',
    subjectId: sessionId,
    details: { title: browser },
  });

/**
 * A video went public, or out of sight: a job tells subscribers, or withdraws what they were told. They are told of each
 * video once: one that comes back into sight, however it was hidden, is no news.
 */
export async function followVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  { videoId }: { videoId: string },
): Promise<void> {
  const uploaderId = await publishedBy(transaction, videoId);
  if (uploaderId === null) {
    if (!(await isToldOf(transaction, videoId))) return;
  } else {
    if (!(await isNews(transaction, videoId))) return;
    if ((await subscribersOf(transaction, uploaderId, { limit: 1, after: null })).length === 0)
      return noteAnnounced(transaction, videoId);
  }
  await platform.jobs.enqueue(transaction, announceVideo, { videoId }, { singletonKey: videoId });
}

/** Two members who want nothing more to do with each other are told nothing about each other. */
export async function forgetBetween(
  transaction: TransactionExecutor,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await tellChanged(transaction, await deleteBetween(transaction, blockerId, blockedId));
}

/** Removes everything told to or about a departing member. */
export async function forgetNotifications(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await tellChanged(transaction, await deleteOfMember(transaction, memberId));
}

/** A member hides something: what they were told of it counts as read, since they see it no longer. */
export async function readHidden(
  transaction: TransactionExecutor,
  { memberId, keys }: { memberId: string; keys: readonly string[] },
): Promise<void> {
  if (await markHiddenRead(transaction, memberId, keys)) await tellChanged(transaction, [memberId]);
}
