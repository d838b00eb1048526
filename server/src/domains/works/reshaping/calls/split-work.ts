import { implement } from '../../../../platform/calls/implement.ts';
import { actWithUndo } from '../../undoing/act-with-undo.ts';
import { splitWork } from '../reshape-works.ts';

export const splitWorkCall = implement('split_work', (input, context) =>
  actWithUndo(context, { works: [input.p_work_id], videos: [], proposals: [] }, (transaction) =>
    splitWork(transaction, context, input),
  ),
);
