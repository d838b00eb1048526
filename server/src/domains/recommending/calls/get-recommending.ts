import { implement } from '../../../platform/calls/implement.ts';
import { switchOf } from '../taste/change-switch.ts';
import { marksOf, tasteOf } from '../taste/taste-queries.ts';

export const getRecommending = implement('get_recommending', async (_input, context) => {
  const { db, viewer } = context;
  const known = await switchOf(context);
  if (viewer.userId === null) return { ...known, taste: null };
  const { novelty, length } = await tasteOf(db, viewer.userId);
  return { ...known, taste: { novelty, length, marks: await marksOf(db, viewer.userId) } };
});
