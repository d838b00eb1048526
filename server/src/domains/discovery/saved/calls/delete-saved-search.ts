import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { deleteSaved } from '../saved-queries.ts';

export const deleteSavedSearch = implement('delete_saved_search', async (input, { db, memberId }) => {
  if (!(await deleteSaved(db, memberId, input.p_id)))
    throw new AppError('notFound', 'You have no such search.');
  return { done: true as const };
});
