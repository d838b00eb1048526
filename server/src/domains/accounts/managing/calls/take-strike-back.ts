import { AppError } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { withdrawStrike } from '../sanctions.ts';

export const takeStrikeBack = implement('take_strike_back', (input, context) =>
  context.db.transaction(async (transaction) => {
    const memberId = await withdrawStrike(transaction, actorOf(context.viewer), input.p_strike_id);
    if (memberId === null) throw new AppError('notFound', 'Strike not found.');
    return { user_id: memberId };
  }),
);
