import { sessionsRevokedTopic } from '../domains/accounts/index.ts';
import { messageCreatedTopic } from '../domains/messages/index.ts';
import { notificationsChangedTopic } from '../domains/notifications/index.ts';
import { videoWantedTopic } from '../domains/watching/index.ts';
import type { Platform } from '../platform/context.ts';
import type { Listener } from '../platform/db/notifications.ts';
import { Replicas } from '../platform/db/replicas/replicas.ts';
import { jobsTopic } from '../platform/jobs/pg-boss-jobs.ts';
import { broadcastNotice } from '../platform/realtime/topics.ts';

/**
 * Notices that come often, and after which nothing that visitors read is another: whoever waits for every one of them would
 * never read a replica. A topic that is not named here is waited for.
 */
const quiet: ReadonlySet<string> = new Set([
  jobsTopic,
  sessionsRevokedTopic,
  messageCreatedTopic,
  notificationsChangedTopic,
  videoWantedTopic,
  broadcastNotice,
]);

/** The replicas that DATABASE_REPLICA_URLS names; null: none. */
export const openReplicas = ({ config, log }: Platform, listener: Listener): Replicas | null =>
  config.replicas === null ? null : new Replicas({ ...config.replicas, listener, log, quiet });
