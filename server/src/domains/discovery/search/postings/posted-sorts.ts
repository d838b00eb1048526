import { standing } from '../tier-queries.ts';

/** Places whose ids stand in one row: so many fit beside each other in a page of the table. */
export const placesInPart = 64;

/** The orders that have postings, by the number that stands for each in the tables. `standing`: which are looked at first by relevance. */
export const sortNumbers = { newest: 0, views: 1, rating: 2, longest: 3, shortest: 4, standing: 5 } as const;
export type PostedSort = keyof typeof sortNumbers;
/** Those in which what is found is listed. */
export type ListedSort = Exclude<PostedSort, 'standing'>;

/** Of a row `s` of the index and its video, a row `v`. */
export const postedOrders: Readonly<Record<PostedSort, string>> = {
  newest: 's.published_at desc, s.video_id desc',
  views: 'v.view_count desc, s.video_id desc',
  rating: 's.rating desc, s.video_id desc',
  longest: 's.duration_seconds desc nulls last, s.video_id desc',
  shortest: 's.duration_seconds, s.video_id',
  standing: `${standing('s')} desc, s.video_id desc`,
};
