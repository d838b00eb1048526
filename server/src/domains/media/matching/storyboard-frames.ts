import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { storyboardSheets } from '../encode/playlist-rules.ts';
import { mediaPrefix } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { planLadder } from '../plan/ladder-plan.ts';
import type { Frame } from './match-rules.ts';
import { framesOfSheet } from './sheet-frames.ts';

/** All telling frames of an asset, from its storyboard. Null: it has none. */
export async function storyboardFrames(
  { db, storage }: { db: Executor; storage: Platform['storage'] },
  mediaId: string,
): Promise<Frame[] | null> {
  const asset = await findAsset(db, mediaId);
  if (asset?.source?.video == null || asset.extras.storyboardKey == null) return null;
  const { storyboard } = planLadder(asset.source);
  const frames: Frame[] = [];
  for (let order = 0; order < storyboardSheets(storyboard); order++) {
    const sheet = await storage.get(`${mediaPrefix(mediaId)}storyboard/${order + 1}.webp`);
    if (sheet === null) break;
    frames.push(...(await framesOfSheet(sheet, storyboard, order)));
  }
  return frames;
}
