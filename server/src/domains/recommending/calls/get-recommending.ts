import { implement } from '../../../platform/calls/implement.ts';
import { recommendsTo } from '../taste/change-switch.ts';
import { marksOf, tasteOf } from '../taste/taste-queries.ts';

export const getRecommending = implement('get_recommending', async (_input, context) => {
  const { db, viewer } = context;
  const is_on = await recommendsTo(context);
  if (viewer.userId === null) return { is_on, taste: null };
  const { novelty, length } = await tasteOf(db, viewer.userId);
  return { is_on, taste: { novelty, length, marks: await marksOf(db, viewer.userId) } };
});
