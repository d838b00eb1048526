import { inPlace } from '../../../../platform/places/in-place.ts';
import { tiers } from '../tier-queries.ts';
import { type PostedSort, placesInPart, sortNumbers } from './posted-sorts.ts';

// Rows `s` of the index, as SQL. `columns` are what is read of each, `videos` joins what else of it is needed, and what is asked
// for is given as the SQL of an array of places, or of a `tsquery`.

/** What was indexed since the postings were built is found by `ofChanges` alone. */
const unchanged = 'not exists (select from search_changes c where c.video_id = s.video_id)';

export const atPlaces = (sort: PostedSort, places: string, columns: string, videos = ''): string =>
  `select ${columns} from unnest(${places}) as given (place)
   join search_places p on p.sort = ${sortNumbers[sort]} and p.part = given.place / ${placesInPart}
   join video_search s on s.video_id = p.ids[1 + given.place % ${placesInPart}] ${videos}
   where ${unchanged} ${inPlace('video', 's.video_id')}`;

export const ofChanges = (match: string, columns: string, videos = ''): string =>
  `select ${columns} from search_changes c join video_search s using (video_id) ${videos}
   where c.lexemes @@ ${match} ${inPlace('video', 's.video_id')}`;

/** Of what was there when the postings were built, the best tier first. */
export const ofTiers = (match: string, columns: string, videos = ''): string =>
  tiers
    .map(
      (tier) => `select ${columns} from video_search s ${videos}
        where s.tier = ${tier} and s.lexemes @@ ${match} and ${unchanged} ${inPlace('video', 's.video_id')}`,
    )
    .join(' union all ');
