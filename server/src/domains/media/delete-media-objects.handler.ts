import type { Platform } from '../../platform/context.ts';
import { notify } from '../../platform/db/notifications.ts';
import { dropFolder } from '../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { deleteMediaObjectsJob } from './delete-media-objects.job.ts';
import { mediaDeletedTopic, mediaPrefix } from './media-facts.ts';

export const createDeleteMediaObjectsHandler = ({
  db,
  storage,
}: Pick<Platform, 'db' | 'storage'>): JobHandler<{ mediaId: string; sourceKey: string | null }> => ({
  job: deleteMediaObjectsJob,
  async run({ payload: { mediaId, sourceKey } }) {
    if (!(await dropFolder({ db, storage }, mediaPrefix(mediaId)))) return;
    if (sourceKey !== null) await storage.delete(sourceKey);
    await notify(db, mediaDeletedTopic, { mediaId });
  },
});
