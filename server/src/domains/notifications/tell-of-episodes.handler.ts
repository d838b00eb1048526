import type { Platform } from '../../platform/context.ts';
import { EachAlone } from '../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import {
  type Announcement,
  announcementsOf,
  dropReminders,
  dueReminders,
  gatherNews,
  listeners,
  noteTold,
  reminded,
  worksWithNews,
} from '../lists/index.ts';
import { notifyMembers } from './notify-members.ts';
import { tellOfEpisodes } from './tell-of-episodes.job.ts';

const membersAtOnce = 180;
/** As many in a run; what is left is told by the next. */
const mostWorks = 200;

/** In steps of one transaction each: what a run that was cut short told, the next tells nobody twice. */
export const tellOfEpisodesHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: tellOfEpisodes,
  schedule: '*/10 * * * *',
  async run({ signal }) {
    const { db } = platform;
    const tell = async (
      one: Announcement,
      who: (page: { limit: number; after: string | null }) => Promise<string[]>,
    ): Promise<void> => {
      let after: string | null = null;
      do {
        signal.throwIfAborted();
        const members = await who({ limit: membersAtOnce, after });
        await db.transaction((transaction) =>
          notifyMembers(transaction, platform, members, {
            kind: 'new_episode',
            actorId: null,
            videoId: one.videoId,
            subjectId: one.workId,
            details: { title: one.title, about: one.episodes },
          }),
        );
        after = members.length < membersAtOnce ? null : (members.at(-1) ?? null);
      } while (after !== null);
    };
    await gatherNews(db);
    const each = new EachAlone(signal);
    await each.of(await worksWithNews(db, mostWorks), async (workId) => {
      const { announcements, news } = await announcementsOf(db, workId);
      for (const one of announcements) await tell(one, (page) => listeners(db, one, page));
      await db.transaction((transaction) => noteTold(transaction, workId, news));
    });
    await each.of(dueReminders(db), async (one) => {
      await tell(one, (page) => reminded(db, one, page));
      await dropReminders(db, one.episodeIds[0]!);
    });
    each.settle();
  },
});
