import { implement } from '../../../../platform/calls/implement.ts';
import { readSums } from '../cost-queries.ts';

export const getStorage = implement('get_storage', async (_input, { db }) => {
  const found = await readSums(db);
  return { sums: found?.sums ?? null, counted_at: found?.countedAt.toISOString() ?? null };
});
