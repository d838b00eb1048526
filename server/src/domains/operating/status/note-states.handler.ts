import { statusLimits } from '#contract/status-lists.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { deleteIncidentsBefore, writeState } from './incident-queries.ts';
import { noteStates } from './note-states.job.ts';
import { StatusReader } from './status-reader.ts';

/** Every minute. */
export const createNoteStatesHandler = (
  platform: Pick<Platform, 'db' | 'storage' | 'config'>,
): JobHandler<Record<string, never>> => ({
  job: noteStates,
  schedule: '* * * * *',
  async run() {
    const { services } = await new StatusReader(platform).status();
    const each = new EachAlone();
    await each.of(services, ({ service, state }) => writeState(platform.db, service, state));
    await each.steps(() =>
      deleteIncidentsBefore(platform.db, new Date(Date.now() - statusLimits.shownDays * 86_400_000)),
    );
    each.settle();
  },
});
