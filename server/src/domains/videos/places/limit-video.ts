import type { Places } from '#contract/place-lists.ts';
import type { Actor } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { dropPlaceRule, placeRuleOf, writePlaceRule } from './place-rule-queries.ts';

/** Shows a video in some places only, by a decision. */
export const limitVideo = (
  transaction: TransactionExecutor,
  actor: Actor,
  id: string,
  { caseId, reason, mode, places }: Places & { caseId: string; reason: string },
): Promise<void> =>
  writePlaceRule(transaction, {
    kind: 'video',
    subjectId: id,
    mode,
    places,
    reason,
    caseId,
    setBy: actor.id,
    setByName: actor.name,
  });

/** Shows it everywhere again, if a decision limits it; false: none does. */
export async function unlimitVideo(transaction: TransactionExecutor, id: string): Promise<boolean> {
  const rule = await placeRuleOf(transaction, 'video', id);
  return rule?.case_id != null && (await dropPlaceRule(transaction, 'video', id));
}
