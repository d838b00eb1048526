import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { deleteStrike } from '../managing-queries.ts';

export const takeStrikeBack = implement('take_strike_back', (input, context) =>
  context.db.transaction(async (transaction) => {
    const strike = await deleteStrike(transaction, input.p_strike_id);
    if (strike === null) throw new AppError('notFound', 'Strike not found.');
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'member.strike_taken_back',
      targetKind: 'member',
      targetId: strike.account_id,
      summary: `Took a strike back: ${strike.reason}`,
      details: { strike_id: input.p_strike_id, reason: strike.reason },
    });
    return { user_id: strike.account_id };
  }),
);
