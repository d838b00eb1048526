import { otherForms, readPictureName } from '../../../kit/picture-names.ts';
import type { Platform } from '../../../platform/context.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { dropFile, openKey, sealFile } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { configuredPurge, type EdgePurge, edgeOrigins } from '../../../platform/outbound/purge-edge.ts';
import { forgetKey } from '../../pictures/index.ts';
import { standingOfKey } from '../removed-look-queries.ts';
import { deletePictureJob, formerDeletePictureJob } from './delete-picture.job.ts';
import { pictureDeletedTopic } from './picture-facts.ts';
import { restorePictureJob } from './restore-picture.job.ts';

/** The same for what processes of an earlier version queue. */
export const formerly = (handler: JobHandler<{ key: string }>): JobHandler<{ key: string }> => ({
  ...handler,
  job: formerDeletePictureJob,
});

export const createDeletePictureHandler = (
  { db, storage, config, jobs }: Pick<Platform, 'db' | 'storage' | 'config' | 'jobs'>,
  purge: EdgePurge | null = configuredPurge(config),
): JobHandler<{ key: string }> => ({
  job: deletePictureJob,
  async run({ payload: { key }, signal }) {
    const open = openKey(key);
    const standing = await standingOfKey(db, open);
    // The copy that it is put back from.
    if (open !== key && (standing === 'away' || (standing === 'shown' && !(await storage.stat(open)))))
      return;
    if (open === key && standing === 'shown') return;
    if (open === key && standing === 'away') await sealFile({ storage }, key);
    else {
      await dropFile({ db, storage }, key);
      await forgetKey(db, key);
    }
    // Drawn from it, and drawn anew should it come back.
    const others = otherForms(key).map((other) => other.key);
    for (const other of others) await storage.delete(other);
    // It came back meanwhile, and what was made for that is deleted now.
    if (open === key && others.length > 0 && (await standingOfKey(db, open)) === 'shown')
      await jobs.enqueue(db, restorePictureJob, { key });
    await notify(db, pictureDeletedTopic, { key: readPictureName(key)?.stem ?? key });
    // They were served as valid for a year.
    const urls = [key, ...others]
      .filter((one) => one.startsWith('media/'))
      .flatMap((one) => edgeOrigins(config).map((origin) => `${origin}/${one}`));
    if (urls.length > 0) await purge?.ask(urls, [], signal);
  },
});
