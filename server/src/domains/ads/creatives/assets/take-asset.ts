import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../../platform/audit/record-act.ts';
import type { Platform } from '../../../../platform/context.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import { hasStayDown } from '../../../media/index.ts';
import { placePicture, takePicture } from '../../../pictures/index.ts';
import { findAsset, releaseAsset, reserveAsset, settleAsset } from './asset-queries.ts';
import {
  isMovingGif,
  isMovingWebp,
  pictureCopies,
  type SourceType,
  sourceTypeOf,
  wrongFile,
} from './asset-rules.ts';
import { adAssetTarget, isHeldWords } from './asset-target.ts';
import { prepareAdAssetJob } from './prepare-ad-asset.job.ts';
import type { ReceivedAsset } from './receive-asset.ts';
import { dropAssetSource, storeAssetSource } from './store-asset.ts';

export interface TakenAsset {
  folder: string;
  /** `preparing`: a worker makes a clip of it. */
  state: 'ready' | 'preparing' | 'held';
}

/**
 * Takes in a file of an ad under its name: pictures at once, what moves by a worker. On record. Throws `conflict` if the
 * name was ever used, `badInput` if it is no file of an ad, `notAllowed` if it must stay down.
 */
export async function takeAsset(
  platform: Platform,
  actor: Actor,
  path: string,
  received: ReceivedAsset,
): Promise<TakenAsset> {
  const type = sourceTypeOf(received.head);
  if (type === null) throw badInput('file', wrongFile);
  await requireFreeName(platform, path);
  const folder = randomBytes(12).toString('hex');
  const about = { actor, path, folder, type, received };
  if (type === 'mp4') return takeClip(platform, about);
  const bytes = await readFile(received.file);
  if (type === 'webp' && isMovingWebp(bytes))
    throw badInput('file', 'We can’t take moving WebP pictures. Send it as GIF or MP4.');
  return type === 'gif' && isMovingGif(bytes) ? takeClip(platform, about) : takeStill(platform, about, bytes);
}

interface About {
  actor: Actor;
  path: string;
  folder: string;
  type: SourceType;
  received: ReceivedAsset;
}
const isTaken = (): AppError => new AppError('conflict', 'The resource already exists', { field: 'path' });

async function requireFreeName({ db }: Pick<Platform, 'db'>, path: string): Promise<void> {
  if ((await findAsset(db, path)) !== null) throw isTaken();
}

async function reserve(
  transaction: TransactionExecutor,
  { actor, path, folder, type, received }: About,
  kind: 'picture' | 'video',
): Promise<void> {
  const { sha256, bytes } = received;
  const row = { path, folder, kind, source_type: type, sha256, bytes, uploaded_by: actor.id };
  if (!(await reserveAsset(transaction, row))) throw isTaken();
  await recordAct(transaction, actor, {
    act: 'ad_creative.file_added',
    targetKind: 'ad_asset',
    targetId: null,
    summary: `Added the file "${path}" for ads.`,
    details: { path, type, bytes, sha256: sha256.toString('hex') },
  });
}

async function takeStill(platform: Platform, about: About, bytes: Buffer): Promise<TakenAsset> {
  const { path, folder } = about;
  const { db } = platform;
  const taken = await takePicture(platform, 'ad_picture', bytes);
  await db.transaction((transaction) => reserve(transaction, about, 'picture'));
  try {
    const copies = pictureCopies(folder, taken.drawn);
    const { isHeld } = await placePicture(platform, adAssetTarget, taken, {
      ...{ ownerId: null, subjectId: null, details: { path, folder, copies } },
    });
    if (isHeld) await settleAsset(db, path, { state: 'held', reason: isHeldWords, copies });
    return { folder, state: isHeld ? 'held' : 'ready' };
  } catch (error) {
    await releaseAsset(db, path);
    throw error;
  }
}

async function takeClip(platform: Platform, about: About): Promise<TakenAsset> {
  const { db, jobs } = platform;
  const { path, folder, received } = about;
  if (await hasStayDown(db, received.sha256))
    throw new AppError('notAllowed', 'This file was removed and must stay down.', { field: 'file' });
  await storeAssetSource(platform, folder, received.file);
  try {
    await db.transaction(async (transaction) => {
      await reserve(transaction, about, 'video');
      await jobs.enqueue(transaction, prepareAdAssetJob, { path }, { singletonKey: path });
    });
  } catch (error) {
    await dropAssetSource(platform, folder);
    throw error;
  }
  return { folder, state: 'preparing' };
}
