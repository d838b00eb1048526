import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import { cleanText } from '../../../../kit/clean-text.ts';
import { newId } from '../../../../kit/ids.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { queryRefusal } from '../../../videos/index.ts';
import { writeSaved } from '../saved-queries.ts';
import { savedView } from '../saved-view.ts';

export const saveSearch = implement('save_search', async (input, context) => {
  const name = cleanText(input.p_name).replace(/\s+/g, ' ');
  const query = input.p_query.trim().replace(/\s+/g, ' ');
  if (query === '') throw badInput('p_query', 'Search for something first.');
  if (name === '') throw badInput('p_name', 'Give your search a name.');
  const refusal = queryRefusal(query, context);
  if (refusal !== null) throw new AppError('prohibited', refusal, { field: 'p_query' });
  const row = await context.db.transaction((transaction) =>
    writeSaved(transaction, context.memberId, { id: newId(), name, query, tells: input.p_tells ?? true }),
  );
  if (row === null)
    throw new AppError(
      'conflict',
      `You can save ${limits.savedSearches} searches. Delete one you no longer need.`,
    );
  return savedView(row);
});
