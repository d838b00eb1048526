import { deviceAdded } from '../domains/accounts/index.ts';
import { applicationDecided } from '../domains/creators/index.ts';
import { identityDecided } from '../domains/identity/index.ts';
import { sourceMoved } from '../domains/importing/index.ts';
import { messageRequested, messageRequestSeen } from '../domains/messages/index.ts';
import { contentDecided, reportDecided, tellNotifier } from '../domains/moderation/index.ts';
import {
  followVideo,
  forgetBetween,
  readHidden,
  readRequest,
  tellOfAnswer,
  tellOfApplication,
  tellOfComment,
  tellOfDecision,
  tellOfDevice,
  tellOfIdentity,
  tellOfLike,
  tellOfMention,
  tellOfPostLike,
  tellOfReport,
  tellOfRequest,
  tellOfReview,
  tellOfSource,
  tellOfSubscriber,
} from '../domains/notifications/index.ts';
import { memberBlocked, membersMentioned, subscriptionCreated } from '../domains/profiles/index.ts';
import { commentCreated, commentLiked, videoLiked } from '../domains/responses/index.ts';
import { memberHides } from '../domains/shield/index.ts';
import { postAnswered, postLiked } from '../domains/stream/index.ts';
import { videoPublished, videoReviewed, videoWithdrawn } from '../domains/videos/index.ts';
import type { Platform } from '../platform/context.ts';

/** What members are notified of: ties the facts of all domains to notifications. */
export function registerNotifications(platform: Pick<Platform, 'facts' | 'jobs'>): void {
  const { facts } = platform;
  facts.on(memberHides, readHidden);
  facts.on(videoPublished, (transaction, video) => followVideo(transaction, platform, video));
  facts.on(videoWithdrawn, (transaction, video) => followVideo(transaction, platform, video));
  facts.on(subscriptionCreated, (transaction, subscription) =>
    tellOfSubscriber(transaction, platform, subscription),
  );
  facts.on(videoLiked, (transaction, { memberId, videoId, uploaderId }) =>
    tellOfLike(transaction, platform, { memberId, videoId, ownerId: uploaderId, commentId: null }),
  );
  facts.on(commentLiked, (transaction, { memberId, videoId, commentId, authorId }) =>
    tellOfLike(transaction, platform, { memberId, videoId, ownerId: authorId, commentId }),
  );
  facts.on(commentCreated, (transaction, comment) => tellOfComment(transaction, platform, comment));
  facts.on(postLiked, (transaction, like) => tellOfPostLike(transaction, platform, like));
  facts.on(postAnswered, (transaction, answer) => tellOfAnswer(transaction, platform, answer));
  facts.on(membersMentioned, (transaction, mention) => tellOfMention(transaction, platform, mention));
  facts.on(reportDecided, (transaction, report) => tellOfReport(transaction, platform, report));
  facts.on(reportDecided, (transaction, report) => tellNotifier(transaction, platform, report));
  facts.on(contentDecided, (transaction, decision) => tellOfDecision(transaction, platform, decision));
  facts.on(messageRequested, (transaction, request) => tellOfRequest(transaction, platform, request));
  facts.on(messageRequestSeen, readRequest);
  facts.on(videoReviewed, (transaction, review) => tellOfReview(transaction, platform, review));
  facts.on(sourceMoved, (transaction, moved) => tellOfSource(transaction, platform, moved));
  facts.on(applicationDecided, (transaction, application) =>
    tellOfApplication(transaction, platform, application),
  );
  facts.on(identityDecided, (transaction, decision) => tellOfIdentity(transaction, platform, decision));
  facts.on(deviceAdded, (transaction, device) => tellOfDevice(transaction, platform, device));
  facts.on(memberBlocked, forgetBetween);
}
