import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { lockWorks } from '../managing/write-queries.ts';
import { noteForUndo } from '../undoing/act-with-undo.ts';
import { holdProposals } from './accept-proposals.ts';
import { decideProposals } from './proposal-queries.ts';

/** Videos are not what was proposed, and it is not proposed again. Throws `notFound`. */
export async function dismissProposals(
  context: MemberContext,
  given: readonly string[],
): Promise<{ dismissed: number }> {
  const ids = [...new Set(given)];
  return context.db.transaction(async (transaction) => {
    await lockWorks(transaction);
    const rows = await holdProposals(transaction, context, ids);
    const title = rows[0]!.work_title;
    const act = {
      act: 'work.proposals_dismissed' as const,
      summary: `Dismissed ${rows.length === 1 ? 'a proposal' : `${rows.length} proposals`} for "${title}".`,
    };
    await noteForUndo(transaction, { works: [], videos: [], proposals: ids }, async () => {
      await decideProposals(transaction, ids, 'dismissed', null);
      return act;
    });
    await recordAct(transaction, actorOf(context.viewer), {
      ...act,
      targetKind: 'work',
      targetId: rows[0]!.work_id,
      details: { videos: rows.map(({ video_id }) => video_id) },
    });
    return { dismissed: rows.length };
  });
}
