import { otherForms } from '../../../kit/picture-names.ts';
import type { Platform } from '../../../platform/context.ts';
import { isPreserved, sealedKey } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
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
    if (!isThere || (await lacksForms(storage, key))) {
      const open = isThere ? await storage.get(key) : null;
      const bytes = open ?? (await storage.get(sealed));
      if (bytes === null) return dropLostPicture(db, key);
      // Its own file last: where that is, the others were made.
      await storeOtherForms(storage, key, bytes);
      if (open === null) await storage.put(key, bytes, 'image/webp');
    }
    if (sealed !== key && !(await isPreserved(db, key))) await storage.delete(sealed);
  },
});

/** Whether a form is not there: a deletion that had begun before may take some away. */
async function lacksForms(storage: Storage, key: string): Promise<boolean> {
  const found = await Promise.all(otherForms(key).map((other) => storage.stat(other.key)));
  return found.includes(null);
}
