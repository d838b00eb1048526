import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { newId } from '../../../kit/ids.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { deleteEntry, insertHashes } from '../../media/index.ts';
import { readHashList } from './hash-list-rules.ts';
import { queueLook } from './look-through.ts';

function requireReason(text: string): string {
  const reason = cleanText(text);
  if (reason === '') throw badInput('p_reason', 'Say why, for those who look at the list later.');
  return reason;
}

/** Lists files by SHA-256, on record; a job compares what is here with them. Throws `badInput`. */
export async function addHashes(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
  actor: Actor,
  input: { hashes: string; reason: string },
): Promise<{ added: number; known: number }> {
  const reason = requireReason(input.reason);
  const hashes = readHashList(input.hashes);
  const added = await insertHashes(
    transaction,
    hashes.map((sha256) => ({ id: newId(), sha256 })),
    { reason, addedBy: actor.id },
  );
  if (added > 0) {
    await queueLook(transaction, platform);
    await recordAct(transaction, actor, {
      act: 'stay_down.added',
      targetKind: 'stay_down',
      targetId: null,
      summary: `Put ${added === 1 ? 'a file' : `${added} files`} on the list of what stays down.`,
      details: { reason, added, first: hashes[0]?.toString('hex') },
    });
  }
  return { added, known: hashes.length - added };
}

/** Removes an entry from the list, on record and with a reason. Throws `badInput` and `notFound`. */
export async function removeEntry(
  transaction: TransactionExecutor,
  actor: Actor,
  input: { entryId: string; reason: string; seesMinors: boolean },
): Promise<void> {
  const reason = requireReason(input.reason);
  const entry = await deleteEntry(transaction, input.entryId);
  if (entry === null || (entry.isMinorRelated && !input.seesMinors))
    throw new AppError('notFound', 'This is not on the list.');
  await recordAct(transaction, actor, {
    act: 'stay_down.removed',
    targetKind: 'stay_down',
    targetId: entry.id,
    summary: 'Took a file off the list of what stays down.',
    details: {
      sha256: entry.sha256?.toString('hex') ?? null,
      frames: entry.frameCount,
      added_because: entry.reason,
      reason,
    },
  });
}
