import { isAdmin, type MemberContext } from '../../platform/context.ts';
import { skipsReview } from './upload-queries.ts';

/**
 * Whose thumbnail is being changed, and whether this member's uploads are reviewed before others see them.
 */
export async function ownThumbnail(
  { db, config, viewer, memberId }: Pick<MemberContext, 'db' | 'config' | 'viewer' | 'memberId'>,
  videoId: string,
): Promise<{ videoId: string; memberId: string; isReviewed: boolean }> {
  const passes = isAdmin(viewer) || !config.settings.reviewUploads || (await skipsReview(db, memberId));
  return { videoId, memberId, isReviewed: !passes };
}
