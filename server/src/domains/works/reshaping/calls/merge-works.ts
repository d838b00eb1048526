import { implement } from '../../../../platform/calls/implement.ts';
import { actWithUndo } from '../../undoing/act-with-undo.ts';
import { proposalsOfWorks } from '../reshape-queries.ts';
import { mergeWorks } from '../reshape-works.ts';

export const mergeWorksCall = implement('merge_works', async (input, context) => {
  const works = [input.p_work_id, input.p_other_id];
  const scope = { works, videos: [], proposals: await proposalsOfWorks(context.db, [input.p_other_id]) };
  return actWithUndo(context, scope, (transaction) => mergeWorks(transaction, input));
});
