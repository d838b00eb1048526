import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { type DueSearch, dueSearches, isAnythingNew, newInSearch, noteLooked } from '../discovery/index.ts';
import { hiddenOf } from '../shield/index.ts';
import { findProhibitedTerm } from '../texts/index.ts';
import { notifyMembers } from './notify-members.ts';
import { tellOfSearches } from './tell-of-searches.job.ts';

const atOnce = 200;
/** As many in a run; what is left is looked at by the next. */
const mostSearches = 2000;
/** What came out in the last moments may not be there to read yet: it is news of the next time. */
const moments = 120_000;
type Needed = Pick<Platform, 'db' | 'jobs' | 'log' | 'config'>;

/**
 * In steps of one transaction each: what a run that was cut short told, the next tells nobody twice. A search that fails is asked
 * again when all others were.
 */
export const tellOfSearchesHandler = (platform: Needed): JobHandler<Record<string, never>> => ({
  job: tellOfSearches,
  schedule: '*/15 * * * *',
  async run({ signal }) {
    const { db } = platform;
    for (let count = 0; count < mostSearches; count += atOnce) {
      const until = new Date(Date.now() - moments);
      const due = await dueSearches(db, atOnce);
      const [first] = due;
      if (first === undefined) return;
      // They are sorted by when they were looked at: where nothing came out since the first, there is nothing new in any.
      if (await isAnythingNew(db, first.lookedUntil)) {
        for (const one of due) {
          signal.throwIfAborted();
          try {
            await tellOf(platform, one, until);
          } catch (reason) {
            platform.log.error({ searchId: one.id, reason }, 'a saved search could not be asked');
            await noteLooked(db, [one], until);
          }
        }
      } else await noteLooked(db, due, until);
      if (due.length < atOnce) return;
    }
  },
});

async function tellOf(platform: Needed, search: DueSearch, until: Date): Promise<void> {
  const { db } = platform;
  const shown = await newsOf(platform, search, until);
  const [first] = shown;
  await db.transaction(async (transaction) => {
    const isNoted = (await noteLooked(transaction, [search], until)) > 0;
    if (!isNoted || first === undefined) return;
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

/** What is new in it, without what the member’s shield hides. A search for what was forbidden since it was saved has no news. */
async function newsOf({ db, config }: Needed, search: DueSearch, until: Date) {
  const { prohibitedTerms } = config.settings;
  if ([search.name, search.query].some((text) => findProhibitedTerm(text, prohibitedTerms) !== null))
    return [];
  const found = await newInSearch(db, search, until);
  const hidden = await hiddenOf(
    db,
    search.memberId,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => !hidden.has(id));
}
