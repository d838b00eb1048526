import { implement } from '../../../../platform/calls/implement.ts';
import { actWithUndo } from '../../undoing/act-with-undo.ts';
import { numberEpisodes } from '../reshape-works.ts';

export const numberEpisodesCall = implement('number_episodes', (input, context) =>
  actWithUndo(context, { works: [input.p_work_id], videos: [], proposals: [] }, (transaction) =>
    numberEpisodes(transaction, input),
  ),
);
