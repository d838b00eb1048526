import { choice } from './address-values.ts';

/** What the address of a list asks for, by the calls' names. Unknown values count as none. */
export function readFilters(search: URLSearchParams) {
  return {
    q: search.get('q')?.trim().slice(0, 200) ?? '',
    sort: choice(search.get('sort'), ['newest', 'views', 'rating', 'longest', 'shortest']),
    audio: choice(search.get('audio'), ['sub', 'dub']),
    status: choice(search.get('status'), ['ongoing', 'completed']),
    duration: choice(search.get('duration'), ['short', 'medium', 'long']),
  };
}
export type Filters = ReturnType<typeof readFilters>;

export const filterInput = ({ audio, status, duration }: Filters) => ({
  p_sub_or_dub: audio,
  p_status: status,
  p_duration: duration,
});

export const isFiltered = ({ q, audio, status, duration }: Filters): boolean =>
  Boolean(q || audio || status || duration);
