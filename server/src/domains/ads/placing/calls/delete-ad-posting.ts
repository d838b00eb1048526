import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { postingName, requirePosting } from '../plan-posting.ts';
import { buryPosting } from '../posting-queries.ts';

export const deleteAdPosting = implement('delete_ad_posting', (input, context) =>
  context.db.transaction(async (transaction) => {
    const posting = await requirePosting(transaction, input.p_id);
    await buryPosting(transaction, posting.id);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_posting.deleted',
      targetKind: 'ad_posting',
      targetId: posting.id,
      summary: `Deleted the posting of ${postingName(posting)}.`,
      details: { campaign: posting.campaignName },
    });
    return { success: true as const, message: `The posting of ${postingName(posting)} was deleted.` };
  }),
);
