import type { VideoSort } from '#contract/categories.ts';

/** An order of videos, over `videos v` if not said otherwise, with the ids of equals in the same direction. */
export interface ListOrder {
  /** SQL of what is ordered by. It stands in an index with the id behind it. */
  key: string;
  /** The column of `list_marks` that holds it, as the key's type. */
  mark: string;
  direction: 'desc' | 'asc';
  /** SQL of what stands before all keys. */
  first: string;
}

const byMoment = (key: string): ListOrder => ({
  key,
  mark: 'moment',
  direction: 'desc',
  first: `timestamptz 'infinity'`,
});

export const publishedOrder = byMoment('v.published_at');
/** Of a tag's videos, over `video_tags vt`. */
export const tagOrder = byMoment('vt.published_at');
export const createdOrder = byMoment('v.created_at');
export const viewsOrder: ListOrder = {
  key: 'v.view_count',
  mark: 'number::bigint',
  direction: 'desc',
  first: '9223372036854775807',
};

/** How the videos of a category can be ordered. Unknown lengths come last. */
export const sortOrders: Readonly<Record<VideoSort, ListOrder>> = {
  newest: publishedOrder,
  views: viewsOrder,
  rating: { key: 'v.rating', mark: 'number::real', direction: 'desc', first: `real 'infinity'` },
  longest: {
    key: 'coalesce(v.duration_seconds, 0)',
    mark: 'number::integer',
    direction: 'desc',
    first: '2147483647',
  },
  shortest: {
    key: 'coalesce(v.duration_seconds, 2147483647)',
    mark: 'number::integer',
    direction: 'asc',
    first: '0',
  },
};

/** The order as SQL, `id` being that of the video. */
export const orderBy = ({ key, direction }: ListOrder, id = 'v.id'): string =>
  `${key} ${direction}, ${id} ${direction}`;

/** The same order of what was matched, as columns `key` and `id` of `v`. */
export const matchedOrder = (order: ListOrder): ListOrder => ({ ...order, key: 'v.key' });
