import { newId } from '../../../kit/ids.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { fingerprintMediaJob } from './fingerprint-media.job.ts';
import { fileOfMedia, findFingerprint } from './fingerprint-queries.ts';
import { describePictureEntry } from './near-queries.ts';
import { upsertEntry, writeFrames } from './stay-down-queries.ts';

export interface Barred {
  entryId: string;
  /** False: it was already listed, and has the new reason. */
  isNew: boolean;
  /** Whether the exact file is known by its SHA-256. */
  hasHash: boolean;
  /** How many of its frames are known so far; a job adds those of files that predate them. */
  frames: number;
}

/**
 * Puts an asset's file on the stay-down list, by its SHA-256 and its frames, in the caller's transaction. The
 * asset may be deleted afterwards. Null: nothing is known about its file. `reason`: 1 to 500 characters;
 * `addedBy`: a profile.
 */
export async function barMedia(
  transaction: Executor,
  jobs: Jobs,
  mediaId: string,
  about: { reason: string; videoId: string | null; addedBy: string | null },
): Promise<Barred | null> {
  const file = await fileOfMedia(transaction, mediaId);
  if (file === null) return null;
  const frames = await findFingerprint(transaction, mediaId);
  if (file.sha256 === null && frames === null && !file.hasStoryboard) return null;
  const { id, isNew } = await upsertEntry(transaction, {
    id: newId(),
    sha256: file.sha256,
    mediaId,
    ...about,
  });
  if (frames !== null && frames.length > 0)
    await writeFrames(
      transaction,
      id,
      frames.map(({ hash }) => hash),
    );
  if (frames === null && file.hasStoryboard)
    await jobs.enqueue(transaction, fingerprintMediaJob, { mediaId }, { singletonKey: mediaId });
  return { entryId: id, isNew, hasHash: file.sha256 !== null, frames: frames?.length ?? 0 };
}

/** Lists a file of which only the SHA-256 is here. */
export async function barFile(
  transaction: Executor,
  sha256: Buffer,
  about: { reason: string; videoId: string | null; addedBy: string | null },
): Promise<Barred> {
  const { id, isNew } = await upsertEntry(transaction, { id: newId(), sha256, mediaId: null, ...about });
  return { entryId: id, isNew, hasHash: true, frames: 0 };
}

/** The same for a file that never belonged to a video. One that is already listed gets the new reason. */
export async function insertStayDown(db: Executor, sha256: Buffer, reason: string): Promise<void> {
  await barFile(db, sha256, { reason, videoId: null, addedBy: null });
}

/**
 * Lists a picture: the file that was sent, everything drawn from it, and the hashes by which it is
 * recognised. `sha256s`: the file's own first. Answers the entry's id, and whether it is new.
 */
export async function barPicture(
  transaction: Executor,
  picture: { intake: string; sha256s: readonly Buffer[]; hashes: readonly Buffer[] },
  about: { reason: string; addedBy: string | null; isMinorRelated: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const { isMinorRelated, ...rest } = about;
  const [sha256 = null, ...copies] = picture.sha256s;
  const { id, isNew } = await upsertEntry(transaction, {
    id: newId(),
    sha256,
    mediaId: null,
    videoId: null,
    ...rest,
  });
  await describePictureEntry(transaction, id, { intake: picture.intake, copies, isMinorRelated });
  await writeFrames(transaction, id, picture.hashes);
  return { id, isNew };
}
