import type { Platform } from '../../platform/context.ts';
import { JobGivenUp } from '../../platform/jobs/jobs.ts';
import { type ClaimOptions, type MediaWork, workOnMedia } from './claim.ts';
import { findAsset } from './media-queries.ts';
import { reasons } from './media-rules.ts';

/** Works on an asset for a job, which fails if the asset does: throws JobGivenUp with the reason. */
export async function workForJob(
  platform: Platform,
  mediaId: string,
  options: ClaimOptions,
  work: (work: MediaWork) => Promise<void>,
): Promise<void> {
  if ((await workOnMedia(platform, mediaId, options, work)) !== 'failed') return;
  const asset = await findAsset(platform.db, mediaId);
  throw new JobGivenUp(asset?.reason ?? reasons.failed);
}
