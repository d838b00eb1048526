import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { drawnCards } from '../rankings-queries.ts';

export const getRandomVideos = implement('get_random_videos', async (input, { db, objectBase }) =>
  rawJson(await drawnCards(db, objectBase, { from: Math.random(), limit: input.limit_count ?? 1 })),
);
