import { implement } from '../../../platform/calls/implement.ts';
import { writeWatchedVisibility } from '../profile-queries.ts';

export const setWatchedVisibility = implement('set_watched_visibility', async (input, context) => {
  await writeWatchedVisibility(context.db, context.memberId, input.p_public);
  return { shows_watched: input.p_public };
});
