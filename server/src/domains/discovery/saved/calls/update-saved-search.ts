import { AppError, badInput } from '../../../../kit/app-error.ts';
import { cleanText } from '../../../../kit/clean-text.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { changeSaved } from '../saved-queries.ts';
import { savedView } from '../saved-view.ts';

export const updateSavedSearch = implement('update_saved_search', async (input, { db, memberId }) => {
  const name = input.p_name === undefined ? null : cleanText(input.p_name).replace(/\s+/g, ' ');
  if (name === '') throw badInput('p_name', 'Give your search a name.');
  const row = await changeSaved(db, memberId, { id: input.p_id, name, tells: input.p_tells ?? null });
  if (row === null) throw new AppError('notFound', 'You have no such search.');
  return savedView(row);
});
