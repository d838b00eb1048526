import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adsChanged } from '../../ads-changed.ts';
import { postingName, requirePosting } from '../plan-posting.ts';
import { writePosting } from '../posting-queries.ts';
import { type PostingTimes, readTimes } from '../posting-rules.ts';
import { postingView } from '../posting-view.ts';

export const updateAdPosting = implement('update_ad_posting', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { adTimeZone } = context.config.settings;
    const { p_id, ...typed } = input;
    const before = await requirePosting(transaction, p_id);
    const times = readTimes(typed, before, adTimeZone);
    const changed = (Object.keys(times) as (keyof PostingTimes)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(times[name]),
    );
    if (changed.length === 0) return postingView(before, adTimeZone);
    await writePosting(transaction, before.id, times);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_posting.changed',
      targetKind: 'ad_posting',
      targetId: before.id,
      summary: `Changed the posting of ${postingName(before)}.`,
      details: Object.fromEntries(
        changed.map((name) => [name, { before: before[name], after: times[name] }]),
      ),
    });
    return postingView({ ...before, ...times }, adTimeZone);
  }),
);
