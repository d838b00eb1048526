import type { Platform } from '../../../platform/context.ts';
import { isPreserved } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { mediaPrefix } from '../media-facts.ts';
import { listRenditions } from '../media-queries.ts';
import { dropRenditionsJob } from './drop-renditions.job.ts';

/** What has become evidence since, or was made again, stays. */
export const createDropRenditionsHandler = ({
  db,
  storage,
}: Pick<Platform, 'db' | 'storage'>): JobHandler<{ mediaId: string; names: string[] }> => ({
  job: dropRenditionsJob,
  async run({ payload: { mediaId, names } }) {
    const prefix = mediaPrefix(mediaId);
    if (await isPreserved(db, prefix)) return;
    const there = new Set((await listRenditions(db, mediaId)).map(({ name }) => name));
    for (const name of names) if (!there.has(name)) await storage.deletePrefix(`${prefix}${name}/`);
  },
});
