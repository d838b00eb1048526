import type { Platform } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { type DueSearch, dueSearches, isAnythingNew, newInSearch, noteLooked } from '../discovery/index.ts';
import { whoHides } from '../shield/index.ts';
import { notifyMembers } from './notify-members.ts';
import { tellOfSearches } from './tell-of-searches.job.ts';

const atOnce = 200;
/** As many in a run; what is left is looked at by the next. */
const mostSearches = 2000;

/** In steps of one transaction each: what a run that was cut short told, the next tells nobody twice. */
export const tellOfSearchesHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: tellOfSearches,
  schedule: '*/15 * * * *',
  async run({ signal }) {
    const { db } = platform;
    for (let count = 0; count < mostSearches; count += atOnce) {
      const until = new Date();
      const due = await dueSearches(db, atOnce);
      const [first] = due;
      if (first === undefined) return;
      // They are sorted by when they were looked at: where nothing came out since the first, there is nothing new in any.
      if (await isAnythingNew(db, first.lookedUntil)) {
        for (const one of due) {
          signal.throwIfAborted();
          await tellOf(platform, one, until);
        }
      } else
        await noteLooked(
          db,
          due.map(({ id }) => id),
          until,
        );
      if (due.length < atOnce) return;
    }
  },
});

async function tellOf(
  platform: Pick<Platform, 'db' | 'jobs'>,
  search: DueSearch,
  until: Date,
): Promise<void> {
  const { db } = platform;
  const found = await newInSearch(db, search);
  const shown = await notHidden(db, search.memberId, found);
  const [first] = shown;
  await db.transaction(async (transaction) => {
    await noteLooked(transaction, [search.id], until);
    if (first === undefined) return;
    await notifyMembers(transaction, platform, [search.memberId], {
      kind: 'saved_search',
      actorId: null,
      videoId: first.id,
      subjectId: search.id,
      details: {
        title: search.name,
        on: search.query,
        about: shown.length === 1 ? first.title : `${first.title} and ${shown.length - 1} more`,
      },
    });
  });
}

/** Without what the member’s shield hides. */
async function notHidden<Video extends { id: string }>(
  db: Database,
  memberId: string,
  videos: readonly Video[],
): Promise<Video[]> {
  const shown: Video[] = [];
  for (const one of videos) if (!(await whoHides(db, [memberId], one.id)).has(memberId)) shown.push(one);
  return shown;
}
