import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { accountRenamed, tellAccountChanged } from '../accounts/index.ts';
import { barPicture, unbarPicture } from '../pictures/index.ts';
import { findLook, layAside, profileIdsByName, putBack } from './hold-queries.ts';
import { deletePictureJob } from './pictures/delete-picture.job.ts';
import { restorePictureJob } from './pictures/restore-picture.job.ts';
import { bringBack, layAway } from './removed-look-queries.ts';

type Machines = Pick<Platform, 'facts' | 'jobs'>;

/** Lists and searches that contain the shown name are rebuilt, and so is what pages show about the member. */
async function tell(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void> {
  const { username = '' } = (await findLook(transaction, id)) ?? {};
  await platform.facts.state(transaction, accountRenamed, { accountId: id, from: username, to: username });
  await tellAccountChanged(transaction, platform, id);
}

/**
 * How reports act on a profile: on the names and pictures its owner shows everywhere, and on the page that
 * collects what they made. What they made is reported separately.
 */
export const reportedProfile = {
  kind: 'profile' as const,

  /** Somebody who just saw it may report it while another report holds it. */
  async find(db: Executor, id: string) {
    const look = await findLook(db, id);
    if (look === null) return null;
    const { username, display_name, avatar_key, cover_key, bio, links } = look;
    return {
      ownerId: id,
      evidence: {
        ...{ title: display_name ?? username, username, avatar: avatar_key, cover: cover_key },
        ...(bio !== null && { content: bio }),
        ...(links.length > 0 && { links }),
      },
    };
  },

  idsByName: profileIdsByName,

  async hold(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean> {
    if (!(await layAside(transaction, id))) return false;
    await tell(transaction, platform, id);
    return true;
  },

  async release(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void> {
    if (await putBack(transaction, id)) await tell(transaction, platform, id);
  },

  /** Names and pictures are laid away; the page is back without them. */
  async remove(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
    reason: string,
    isEvidence: boolean,
  ): Promise<void> {
    const look = await findLook(transaction, id);
    for (const key of [look?.avatar_key, look?.cover_key])
      if (key != null)
        await barPicture(transaction, platform, key, {
          reason,
          addedBy: null,
          isMinorRelated: isEvidence,
        });
    await layAside(transaction, id);
    for (const key of (await layAway(transaction, id)) ?? [])
      await platform.jobs.enqueue(transaction, deletePictureJob, { key });
    await tell(transaction, platform, id);
  },
  /** What it showed is back, and its pictures are no longer barred; false: it is deleted by now. */
  async restore(transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean> {
    const keys = await bringBack(transaction, id);
    if (keys === null) return false;
    for (const key of keys) {
      await unbarPicture(transaction, key);
      await platform.jobs.enqueue(transaction, restorePictureJob, { key });
    }
    await tell(transaction, platform, id);
    return true;
  },
};
