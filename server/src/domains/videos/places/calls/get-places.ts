import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos } from '../../reviewing/who-reviews.ts';
import { listRules } from '../place-queries.ts';

export const getPlaces = implement('get_places', async (_input, context) => ({
  rules: (await listRules(context.db, await hiddenVideos(context))).map(
    ({ set_by_name, set_at, ...row }) => ({
      ...row,
      set_by: set_by_name,
      set_at: set_at.toISOString(),
    }),
  ),
}));
