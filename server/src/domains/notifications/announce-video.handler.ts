import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { subscribersOf } from '../profiles/index.ts';
import { announceVideo } from './announce-video.job.ts';
import { deleteOfVideo, isNews, noteAnnounced, publishedBy } from './notification-queries.ts';
import { notifyMembers, tellChanged } from './notify-members.ts';

const atOnce = 180;

/** In steps of one transaction each: a second run tells nobody twice. */
export const announceVideoHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<{ videoId: string }> => ({
  job: announceVideo,
  async run({ payload: { videoId }, signal }) {
    const { db } = platform;
    const uploaderId = await publishedBy(db, videoId);
    if (uploaderId === null) {
      for (let told = ['']; told.length > 0; ) {
        signal.throwIfAborted();
        told = await db.transaction(async (transaction) => {
          const members = await deleteOfVideo(transaction, videoId, atOnce);
          await tellChanged(transaction, members);
          return members;
        });
      }
      return;
    }
    // It was out of sight for a while, and is no news.
    if (!(await isNews(db, videoId))) return;
    let after: string | null = null;
    do {
      signal.throwIfAborted();
      const subscribers: string[] = await subscribersOf(db, uploaderId, { limit: atOnce, after });
      await db.transaction((transaction) =>
        notifyMembers(transaction, platform, subscribers, {
          kind: 'new_release',
          actorId: uploaderId,
          videoId,
          subjectId: null,
          details: {},
        }),
      );
      after = subscribers.length < atOnce ? null : (subscribers.at(-1) ?? null);
    } while (after !== null);
    await noteAnnounced(db, videoId);
  },
});
