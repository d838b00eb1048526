import { implement } from '../../../platform/calls/implement.ts';
import { tasteOf, writeTaste } from '../taste/taste-queries.ts';

export const updateTaste = implement('update_taste', async (input, { db, memberId }) => {
  await writeTaste(db, memberId, input.p_novelty ?? null, input.p_length ?? null);
  const { novelty, length } = await tasteOf(db, memberId);
  return { novelty, length };
});
