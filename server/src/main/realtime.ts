import { sessionsRevokedTopic } from '../domains/accounts/index.ts';
import { liveMessages } from '../domains/messages/index.ts';
import { notificationsChangedTopic } from '../domains/notifications/index.ts';
import { commentsChangedTopic } from '../domains/responses/index.ts';
import { isUuid } from '../kit/ids.ts';
import type { Platform } from '../platform/context.ts';
import type { Listener } from '../platform/db/notifications.ts';
import type { Sessions } from '../platform/http/request-facts.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import { type TopicRule, userChannel } from '../platform/realtime/topics.ts';

/** Tells pages that the comments of a video changed; they then ask what changed. */
const videoComments = 'video-comments:';

const rules: readonly TopicRule[] = [
  { prefix: videoComments, mayJoin: (videoId) => isUuid(videoId) },
  { prefix: userChannel(''), mayJoin: (accountId, viewer) => viewer.userId === accountId },
];

/** Realtime for a web process, with the rules on who may hear what. */
export function createRealtime({
  platform: { config, db, log },
  listener,
  sessions,
}: {
  platform: Platform;
  listener: Listener | null;
  sessions: Sessions;
}): Realtime {
  const realtime = new Realtime({
    config,
    log,
    listener,
    byBearer: (token) => sessions.byBearer(token),
    rules,
    sources: [liveMessages(db)],
  });
  listener?.on(sessionsRevokedTopic, ({ accountId, sessionIds }) => {
    for (const sessionId of sessionIds as string[])
      realtime.tell(userChannel(String(accountId)), 'session-revoked', { revoked_session_id: sessionId });
    realtime.endSessions(sessionIds as string[]);
  });
  listener?.on(commentsChangedTopic, ({ videoId, commentId, parentId }) =>
    realtime.tell(`${videoComments}${videoId}`, 'comments-changed', {
      comment_id: commentId,
      parent_id: parentId,
    }),
  );
  listener?.on(notificationsChangedTopic, ({ members }) => {
    for (const member of members as string[]) realtime.tell(userChannel(member), 'notifications-changed', {});
  });
  return realtime;
}
