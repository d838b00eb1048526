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

const text = (search: URLSearchParams, name: string, form: RegExp): string | null => {
  const value = search.get(name)?.trim() ?? '';
  return form.test(value) ? value : null;
};

/** The same of a search, which has filters of its own. */
export function readSearch(search: URLSearchParams) {
  return {
    ...readFilters(search),
    tag: text(search, 'tag', /^.{1,200}$/su),
    quality: choice(search.get('quality'), ['hd', 'uhd']),
    year: text(search, 'year', /^(19|20|21)\d\d$/),
    format: text(search, 'format', /^.{1,40}$/su),
    language: text(search, 'language', /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8}){0,3}$/),
    /** Held to what was typed. */
    exact: choice(search.get('exact'), ['1']),
  };
}
