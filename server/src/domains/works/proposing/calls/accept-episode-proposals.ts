import { implement } from '../../../../platform/calls/implement.ts';
import { actWithUndo } from '../../undoing/act-with-undo.ts';
import { acceptProposals } from '../accept-proposals.ts';
import { videosOfProposals, withSameLead } from '../proposal-queries.ts';

export const acceptEpisodeProposals = implement('accept_episode_proposals', async (input, context) => {
  const ids = input.p_proposals.map(({ id }) => id);
  const scope = {
    works: input.p_work_id == null ? [] : [input.p_work_id],
    videos: await videosOfProposals(context.db, ids),
    // What is left out leads to the new work too.
    proposals: input.p_work_id == null ? await withSameLead(context.db, ids) : ids,
  };
  const { id, slug, title } = await actWithUndo(context, scope, (transaction) =>
    acceptProposals(transaction, context, input),
  );
  return { id, slug, title };
});
