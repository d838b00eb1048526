import type { Actor } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { memberRestricted, type Restriction } from '../../accounts/index.ts';
import { videoEvidence } from '../video-evidence.ts';
import { detailsById } from '../video-queries.ts';

/** Why an admin takes a video out of sight, in words for its uploader. */
export type Reasons = Pick<Restriction, 'ground' | 'explanation'>;
export const noReasons: Reasons = { ground: null, explanation: null };

/** States that an admin took a video out of sight, which is locked and as it was shown. */
export async function tellUploader(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  actor: Actor,
  video: { id: string; title: string; uploaderId: string | null },
  what: Pick<Restriction, 'isRemoved' | 'isUnpublished' | 'staysDown'> & Reasons,
): Promise<void> {
  if (video.uploaderId === null) return;
  const details = await detailsById(transaction, video.id);
  await facts.state(transaction, memberRestricted, {
    ...{ memberId: video.uploaderId, actor, ...what },
    thing: {
      ...{ kind: 'video', id: video.id, title: video.title },
      ...(details && { evidence: videoEvidence(details) }),
    },
  });
}
