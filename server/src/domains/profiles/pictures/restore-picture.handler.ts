import type { Platform } from '../../../platform/context.ts';
import { isPreserved, sealedKey } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { storeOtherForms } from '../../media/index.ts';
import { dropLostPicture, standingOfKey } from '../removed-look-queries.ts';
import { restorePictureJob } from './restore-picture.job.ts';

export const createRestorePictureHandler = ({
  db,
  storage,
}: Pick<Platform, 'db' | 'storage'>): JobHandler<{ key: string }> => ({
  job: restorePictureJob,
  async run({ payload: { key } }) {
    if ((await standingOfKey(db, key)) !== 'shown') return;
    const sealed = sealedKey(key);
    const isThere = (await storage.stat(key)) !== null;
    const bytes = isThere ? null : await storage.get(sealed);
    if (bytes !== null) {
      await storage.put(key, bytes, 'image/webp');
      await storeOtherForms(storage, key, bytes);
    } else if (!isThere) return dropLostPicture(db, key);
    if (sealed !== key && !(await isPreserved(db, key))) await storage.delete(sealed);
  },
});
