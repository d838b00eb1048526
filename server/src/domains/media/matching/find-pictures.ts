import type { Config } from '../../../platform/config.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { configuredMatcher, type Matcher } from './ask-matcher.ts';
import type { Match } from './check-queries.ts';
import { bandsOf, mirrored } from './frame-hash-rules.ts';
import { frameDistance, matchRule } from './match-rules.ts';
import { entriesNear } from './near-queries.ts';
import { probesOf } from './probe-rules.ts';

/** What a picture is looked up by: hashes of the whole and of its crops, directly and mirrored. */
export interface AskedHash {
  hash: Buffer;
  bands: readonly number[];
  isMirrored: boolean;
}
export const askedHashes = (hashes: readonly Buffer[]): AskedHash[] =>
  hashes.flatMap((hash) =>
    [hash, mirrored(hash)].map((one, at) => ({
      hash: one,
      bands: probesOf(bandsOf(one)),
      isMirrored: at === 1,
    })),
  );

/** What a picture resembles on the local list: one frame of a video, or a picture. Nearest first. */
export async function findPictureLookalikes(db: Executor, hashes: readonly Buffer[]): Promise<Match[]> {
  if (hashes.length === 0) return [];
  const near = await entriesNear(db, askedHashes(hashes), frameDistance);
  return near.map(({ id, reason, isMinorRelated, isMirrored }) => ({
    list: 'stay-down',
    reason,
    entry_id: id,
    kind: 'frames',
    mirrored: isMirrored,
    rule: matchRule,
    ...(isMinorRelated ? { is_minor_related: true } : {}),
  }));
}

/** What other lists say about a picture. Empty if none is configured. Throws MatcherFault. */
export async function askForPicture(
  config: Config,
  picture: { sha256: Buffer | null; hashes: readonly Buffer[] },
  signal?: AbortSignal,
  matcher: Matcher | null = configuredMatcher(config),
): Promise<Match[]> {
  const { sha256, hashes } = picture;
  return (await matcher?.ask({ sha256, frames: hashes, durationSeconds: null }, signal)) ?? [];
}
