import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { buryPlacement, holdPlacement } from '../placement-queries.ts';

export const deletePlacement = implement('delete_placement', (input, context) =>
  context.db.transaction(async (transaction) => {
    const placement = await holdPlacement(transaction, input.p_id);
    if (placement === null) throw new AppError('notFound', 'There is no such placement.');
    const postings = await buryPlacement(transaction, placement.id);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_placement.deleted',
      targetKind: 'ad_placement',
      targetId: placement.id,
      summary: `Deleted the ad placement "${placement.name}".`,
      details: { postings },
    });
    return { success: true as const, message: `The placement "${placement.name}" was deleted.` };
  }),
);
