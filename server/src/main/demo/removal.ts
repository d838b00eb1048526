import { setTimeout as sleep } from 'node:timers/promises';
import { deleteMedia, mediaPrefix } from '../../domains/media/index.ts';
import { deleteDemoPlaylists, playlistsWithDemo, recountPlaylists } from '../../domains/playlists/index.ts';
import { deleteDemoProfiles, demoProfileIds, hasProfile } from '../../domains/profiles/index.ts';
import {
  deleteDemoCatalogue,
  demoCatalogueIds,
  demoMedia,
  isInCatalogue,
  isUnusedMedia,
  refreshCounts,
  uploadersAmong,
} from '../../domains/videos/index.ts';
import { forgetViews } from '../../domains/watching/index.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { dropFolder } from '../../platform/evidence/evidence.ts';
import { demoCategories, demoMembers, demoUploaders, demoVideos } from './catalogue/index.ts';
import { dropDemoAds } from './demo-ads.ts';
import { demoId, personId, pictureFolder, videoId } from './demo-ids.ts';
import { markDemo, releaseDemoLock, tryDemoLock } from './demo-state-queries.ts';
import { deleteWorks } from './demo-works.ts';

/** Milliseconds for a run that makes the demo to notice that the demo is being removed. */
const patience = 180_000;

/**
 * Removes every demo row with its views, media and pictures, for good: the site does not get the demo again.
 * Categories and tags that real videos use stay, and are the operator's from then on. Twice is as good as once.
 * Returns the number of removed videos. `session` is one connection, for the lock.
 */
export async function removeDemo(platform: Platform, session: Executor): Promise<number> {
  const { db, jobs, storage } = platform;
  // A run that makes the demo sees this before its next clip, and ends.
  await markDemo(db, 'removed_at');
  for (const deadline = Date.now() + patience; !(await tryDemoLock(session)); ) {
    if (Date.now() > deadline)
      throw new Error('The demo catalogue is being made right now. Stop the site, and try again.');
    await sleep(250);
  }
  try {
    const { videoIds, categoryIds } = await demoCatalogueIds(db);
    const owners = new Set([...videoIds, ...categoryIds, ...(await demoProfileIds(db)), ...knownOwners()]);
    const media = new Set((await demoMedia(db)).values());
    const removed = await db.transaction(async (transaction) => {
      const holding = await playlistsWithDemo(transaction);
      const gone = await deleteRows(transaction);
      await dropDemoAds(transaction, platform);
      await recountPlaylists(transaction, holding);
      for (const mediaId of media)
        if (await isUnusedMedia(transaction, mediaId)) await deleteMedia(transaction, jobs, mediaId);
      await refreshCounts(transaction);
      await dropCached(transaction, 'videos', 'categories', 'rankings', 'playlists');
      return gone;
    });
    // A running worker does this too; without one, nothing waits for it.
    for (const mediaId of media)
      if (await isUnusedMedia(db, mediaId)) await dropFolder({ db, storage }, mediaPrefix(mediaId));
    // Also known by their names, so a run that was cut short here is finished by the next.
    for (const id of owners) {
      if (!(await isInUse(db, id))) await dropFolder({ db, storage }, `${pictureFolder(id)}/`);
    }
    return removed;
  } finally {
    await releaseDemoLock(session);
  }
}

/** Deletes demo videos with all that is stored about them and what no other video uses. Returns their number. */
async function deleteRows(transaction: TransactionExecutor): Promise<number> {
  const { videoIds } = await demoCatalogueIds(transaction);
  const uploaderIds = await demoProfileIds(transaction);
  await forgetViews(transaction, videoIds);
  await deleteDemoPlaylists(transaction, uploaderIds);
  await deleteWorks(transaction);
  const gone = await deleteDemoCatalogue(transaction);
  await deleteDemoProfiles(transaction, await uploadersAmong(transaction, uploaderIds));
  return gone;
}

/** Whether a video, category or uploader with this id exists, and with it its picture. */
const isInUse = async (db: Executor, id: string): Promise<boolean> =>
  (await isInCatalogue(db, id)) || (await hasProfile(db, id));

const knownOwners = (): string[] => [
  ...demoVideos.map(videoId),
  ...demoCategories.map(({ name }) => demoId('category', name)),
  ...[...demoUploaders, ...demoMembers].map(({ username }) => personId(username)),
];
