import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { postingName, requirePosting } from '../plan-posting.ts';
import { switchPosting } from '../posting-queries.ts';
import { postingView } from '../posting-view.ts';

export const setAdPostingActive = implement('set_ad_posting_active', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { adTimeZone } = context.config.settings;
    const isActive = input.p_is_active;
    const before = await requirePosting(transaction, input.p_id);
    if (before.isActive === isActive) return postingView(before, adTimeZone);
    await switchPosting(transaction, before.id, isActive);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: isActive ? 'ad_posting.activated' : 'ad_posting.paused',
      targetKind: 'ad_posting',
      targetId: before.id,
      summary: `${isActive ? 'Activated' : 'Paused'} the posting of ${postingName(before)}.`,
    });
    return postingView({ ...before, isActive }, adTimeZone);
  }),
);
