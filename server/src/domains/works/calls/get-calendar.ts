import { badInput } from '../../../kit/app-error.ts';
import { isDay } from '../../../kit/dates.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { airingEpisodes } from '../browsing-queries.ts';

export const getCalendar = implement('get_calendar', async (input, { db, objectBase }) => {
  if (!isDay(input.p_from)) throw badInput('p_from', 'There is no such day.');
  return rawJson(await airingEpisodes(db, objectBase, input.p_from, input.p_days ?? 7));
});
