import { implement } from '../../../../platform/calls/implement.ts';
import { savedOf } from '../saved-queries.ts';
import { savedView } from '../saved-view.ts';

export const getSavedSearches = implement('get_saved_searches', async (_input, { db, memberId }) =>
  (await savedOf(db, memberId)).map(savedView),
);
