import type { Executor } from '../../platform/db/database.ts';
import { findAsset, listRenditions } from './media-queries.ts';
import type { LeftOut } from './plan/encoding-choice.ts';
import type { SourceKind } from './plan/rung-settings.ts';

/** How a file was encoded, as far as people are told. */
export interface EncodingShown {
  kind: SourceKind | null;
  reason: string;
  sizes: number;
  best: string;
  kilobits: number;
  left_out: { size: string; because: LeftOut['because'] }[];
}

/** Null before its ladder is complete, and of a file that was made before anything was chosen. */
export async function encodingOf(db: Executor, mediaId: string): Promise<EncodingShown | null> {
  const asset = await findAsset(db, mediaId);
  if (asset === null || asset.encoding === null || asset.state !== 'ready') return null;
  const { kind, reason, leftOut } = asset.encoding;
  // Those of a later generation are named otherwise.
  const sizes = (await listRenditions(db, mediaId)).filter(({ name }) => /^\d+p$/.test(name));
  const best = sizes.at(-1);
  if (best === undefined) return null;
  return {
    ...{ kind, reason, sizes: sizes.length, best: best.name },
    kilobits: Math.round(best.averageBandwidth / 1000),
    left_out: leftOut.map(({ rung, because }) => ({ size: `${rung}p`, because })),
  };
}
