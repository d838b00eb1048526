import type { JobState } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { readCursor, writeCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { countJobs, listJobs } from '../../../platform/jobs/job-queries.ts';
import { isWorkerAlive } from '../../../platform/jobs/worker-presence.ts';
import { hiddenVideos } from '../../videos/index.ts';
import { queueStates } from '../jobs/job-rules.ts';
import { type JobKinds, jobViews } from '../jobs/job-view.ts';

export function createListJobs(kinds: JobKinds) {
  const housekeeping = [...kinds.values()]
    .filter(({ isHousekeeping }) => isHousekeeping)
    .map(({ name }) => name);
  return implement('list_jobs', async (input, context) => {
    const { db } = context;
    const limit = input.p_limit ?? limits.jobsPageSize;
    // Who asks for one kind wants all of it.
    const quiet = input.p_hides_housekeeping && input.p_name == null ? housekeeping : [];
    const count = (state: JobState): Promise<number> =>
      countJobs(db, queueStates(state), limits.jobsCounted, quiet);
    const [rows, waiting, running, failed, hasWorker] = await Promise.all([
      listJobs(db, {
        states: input.p_state == null ? null : queueStates(input.p_state),
        name: input.p_name ?? null,
        quiet,
        after: readPlace(input.p_cursor ?? null),
        limit: limit + 1,
      }),
      count('waiting'),
      count('running'),
      count('failed'),
      isWorkerAlive(db),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await jobViews(db, { kinds, hidden: await hiddenVideos(context) }, shown),
      next_cursor: rows.length > limit && last ? writeCursor(last.position, last.id) : null,
      counts: { waiting, running, failed },
      kinds: [...kinds.values()]
        .map(({ name, title, isHousekeeping = false }) => ({ name, title, is_housekeeping: isHousekeeping }))
        .sort((a, b) => a.title.localeCompare(b.title)),
      has_worker: hasWorker,
    };
  });
}

function readPlace(cursor: string | null): { position: number; id: string } | null {
  if (cursor === null) return null;
  const [position, id] = readCursor('p_cursor', cursor, 'integer', 'uuid');
  return { position, id };
}
