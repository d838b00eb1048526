import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { deleteStayDown, insertStayDown } from '../media/index.ts';
import { barPicture, picturesShowing, releaseHeld, unbarPicture } from '../pictures/index.ts';
import { dropFiles } from './change-photo.ts';
import {
  deleteRemovedPhotos,
  findPhoto,
  type LockedPhoto,
  lockPhoto,
  type PhotoRow,
  photoToSend,
  shownPhotos,
  writePhotoState,
} from './photo-queries.ts';

async function move(
  transaction: TransactionExecutor,
  id: string,
  from: readonly PhotoRow['state'][],
  to: PhotoRow['state'],
): Promise<LockedPhoto | null> {
  const photo = await lockPhoto(transaction, id);
  if (photo === null || !from.includes(photo.state)) return null;
  await writePhotoState(transaction, id, to);
  return photo;
}

type Machines = Pick<Platform, 'facts' | 'jobs'>;

/** How reports act on a photo. Its files stay where nobody is sent them, for decisions and as proof. */
export const reportedPhoto = {
  kind: 'photo' as const,

  /** Somebody who just saw it may report it while another report holds it. */
  async find(db: Executor, id: string, memberId: string) {
    const photo = await findPhoto(db, id);
    if (photo === null || photo.state === 'removed') return null;
    if (photo.state === 'published') {
      const seen = await photoToSend(db, { id, ownerId: photo.owner_id, viewerId: memberId });
      if (seen === null) return null;
    }
    return { ownerId: photo.owner_id, evidence: { caption: photo.caption, file: photo.photo_key } };
  },

  /** What it shows, whoever may see it. */
  async look(db: Executor, id: string) {
    const photo = await findPhoto(db, id);
    return photo && { ownerId: photo.owner_id, evidence: { caption: photo.caption, file: photo.photo_key } };
  },

  async showing(db: Executor, frames: readonly Buffer[]) {
    const found = await picturesShowing(db, frames);
    const ids = found.flatMap(({ intake, subjectId }) =>
      intake === 'photo' && subjectId !== null ? [subjectId] : [],
    );
    return (await shownPhotos(db, ids)).map((photo) => ({
      ...{ target: 'photo' as const, kind: 'frames' as const, share: 1, slug: '', status: photo.state },
      ...{ id: photo.id, title: photo.caption ?? '', ownerId: photo.owner_id, owner: photo.owner },
    }));
  },

  async hold(transaction: TransactionExecutor, _platform: Machines, id: string): Promise<boolean> {
    return (await move(transaction, id, ['published'], 'held')) !== null;
  },

  async release(transaction: TransactionExecutor, _platform: Machines, id: string): Promise<void> {
    // What resembles something on a list waits for a person all the same.
    if (!(await releaseHeld(transaction, 'photo', id))) await move(transaction, id, ['held'], 'published');
  },

  /** The same picture is barred, for everybody. */
  async remove(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
    reason: string,
    isEvidence: boolean,
  ): Promise<void> {
    const photo = await move(transaction, id, ['published', 'held'], 'removed');
    if (photo === null) return;
    const about = { reason, addedBy: null, isMinorRelated: isEvidence };
    if (!(await barPicture(transaction, platform, photo.photo_key, about)))
      await insertStayDown(transaction, photo.source_sha256, reason);
  },

  /** It is no longer barred either. */
  async restore(
    transaction: TransactionExecutor,
    _platform: Machines,
    id: string,
  ): Promise<boolean | 'there'> {
    const photo = await move(transaction, id, ['removed'], 'published');
    if (photo === null) return (await findPhoto(transaction, id)) !== null && 'there';
    if (!(await unbarPicture(transaction, photo.photo_key)))
      await deleteStayDown(transaction, photo.source_sha256);
    return true;
  },

  async forgetRemoved(
    transaction: TransactionExecutor,
    platform: Machines,
    days: number,
    limit: number,
  ): Promise<boolean> {
    const gone = await deleteRemovedPhotos(transaction, days, limit);
    await dropFiles(transaction, platform, gone);
    return gone.length === limit;
  },
};
