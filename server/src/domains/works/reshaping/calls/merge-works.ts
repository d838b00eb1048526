import { implement } from '../../../../platform/calls/implement.ts';
import { actWithUndo } from '../../undoing/act-with-undo.ts';
import { worksMerged } from '../../work-facts.ts';
import { proposalsOfWorks } from '../reshape-queries.ts';
import { mergeWorks } from '../reshape-works.ts';

export const mergeWorksCall = implement('merge_works', async (input, context) => {
  const works = [input.p_work_id, input.p_other_id];
  const scope = { works, videos: [], proposals: await proposalsOfWorks(context.db, [input.p_other_id]) };
  return actWithUndo(context, scope, async (transaction) => {
    const done = await mergeWorks(transaction, context, input);
    await context.facts.state(transaction, worksMerged, { fromId: input.p_other_id, toId: input.p_work_id });
    return done;
  });
});
