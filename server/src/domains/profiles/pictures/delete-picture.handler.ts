import type { Platform } from '../../../platform/context.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { dropFile } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { forgetKey } from '../../pictures/index.ts';
import { deletePictureJob } from './delete-picture.job.ts';
import { pictureDeletedTopic } from './picture-facts.ts';

export const createDeletePictureHandler = ({
  db,
  storage,
}: Pick<Platform, 'db' | 'storage'>): JobHandler<{ key: string }> => ({
  job: deletePictureJob,
  async run({ payload: { key } }) {
    await dropFile({ db, storage }, key);
    await forgetKey(db, key);
    await notify(db, pictureDeletedTopic, { key });
  },
});
