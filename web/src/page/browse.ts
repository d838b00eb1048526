import type { Input, Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { workAirings, workKinds, workSeasons, workSorts } from '#contract/work-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/lists.ts';
import * as workPaths from '../work-paths.ts';
import { choice, pageNumber } from './address-values.ts';
import { airingWords, kindWords } from './work-words.ts';

const slugsIn = (value: string | null): string[] =>
  [...new Set((value ?? '').split(',').map((slug) => slug.trim()))]
    .filter((slug) => slug !== '' && slug.length <= limits.slugLength)
    .slice(0, limits.browsedTags);
const yearIn = (value: string | null): number | null =>
  value !== null && /^(19|20|21)\d\d$/.test(value) ? Number(value) : null;

/** What an address asks of the list of series. */
export const readBrowse = (search: URLSearchParams) => ({
  sort: choice(search.get('sort'), workSorts),
  year: yearIn(search.get('year')),
  season: choice(search.get('season'), workSeasons),
  kind: choice(search.get('kind'), workKinds),
  airing: choice(search.get('airing'), workAirings),
  studio: search.get('studio')?.trim().slice(0, limits.slugLength) || null,
  tags: slugsIn(search.get('tags')),
  without: slugsIn(search.get('without')),
  page: pageNumber(search, limits.highestPage),
});
export type Browse = ReturnType<typeof readBrowse>;

export const browseInput = (asked: Browse): Input<'browse_works'> => ({
  p_year: asked.year,
  p_season: asked.season,
  p_kind: asked.kind,
  p_airing: asked.airing,
  p_studio: asked.studio,
  p_page: asked.page,
  ...(asked.sort !== null && { p_sort: asked.sort }),
  ...(asked.tags.length > 0 && { p_tags: asked.tags }),
  ...(asked.without.length > 0 && { p_without_tags: asked.without }),
});

/** A link of a filter. */
export interface Facet {
  words: string;
  to: string;
  isOn: boolean;
}
export interface TagFacet {
  name: string;
  with: Facet;
  without: Facet;
}

const seasonNames = {
  winter: texts.winter,
  spring: texts.spring,
  summer: texts.summer,
  fall: texts.fall,
} as const;
const sortNames = {
  newest: texts.newest,
  popular: texts.byPopularity,
  season: texts.bySeason,
  title: texts.byTitle,
} as const;

/** What is asked for, as links that take each away, and what else could be. */
export function facetsOf(asked: Browse, found: Output<'browse_works'>) {
  const { page: _, ...base } = asked;
  const at = (change: Partial<Browse>) => workPaths.browse({ ...base, ...change });
  /** Pressed again it is taken away. */
  const one = <K extends 'year' | 'season' | 'kind' | 'airing' | 'studio'>(
    name: K,
    value: NonNullable<Browse[K]>,
    words: string,
  ): Facet => {
    const isOn = asked[name] === value;
    return { words, isOn, to: at({ [name]: isOn ? null : value }) };
  };
  const less = (slugs: readonly string[], slug: string) => slugs.filter((other) => other !== slug);
  const tagOf = ({ name, slug }: { name: string; slug: string }): TagFacet => {
    const [isWith, isWithout] = [asked.tags.includes(slug), asked.without.includes(slug)];
    const others = { tags: less(asked.tags, slug), without: less(asked.without, slug) };
    return {
      name,
      with: {
        words: fillIn(texts.withTag, { tag: name }),
        isOn: isWith,
        to: at({ ...others, ...(!isWith && { tags: [...others.tags, slug] }) }),
      },
      without: {
        words: fillIn(texts.withoutTag, { tag: name }),
        isOn: isWithout,
        to: at({ ...others, ...(!isWithout && { without: [...others.without, slug] }) }),
      },
    };
  };
  const years: number[] = [];
  if (found.last_year !== null && found.first_year !== null)
    for (let year = found.last_year; year >= found.first_year; year -= 1) years.push(year);
  const groups: { name: string; facets: Facet[] }[] = [
    { name: texts.season, facets: workSeasons.map((season) => one('season', season, seasonNames[season])) },
    { name: texts.year, facets: years.map((year) => one('year', year, String(year))) },
    { name: texts.kind, facets: workKinds.map((kind) => one('kind', kind, kindWords[kind])) },
    {
      name: texts.studio,
      facets: [
        ...(found.studio === null ? [] : [found.studio]),
        ...found.common_studios.filter(({ slug }) => slug !== asked.studio),
      ].map(({ slug, name }) => one('studio', slug, name)),
    },
    { name: texts.airing, facets: workAirings.map((airing) => one('airing', airing, airingWords[airing])) },
  ];
  const chosen = [...found.tags, ...found.without_tags];
  const tags = [
    ...chosen,
    ...found.common_tags.filter(({ slug }) => !chosen.some((tag) => tag.slug === slug)),
  ].map(tagOf);
  const active = [
    ...groups.flatMap(({ facets }) => facets.filter(({ isOn }) => isOn)),
    ...tags.flatMap((tag) => [tag.with, tag.without]).filter(({ isOn }) => isOn),
  ];
  const sorts = workSorts.map(
    (sort): Facet => ({
      words: sortNames[sort],
      isOn: sort === (asked.sort ?? 'newest'),
      to: at({ sort: sort === 'newest' ? null : sort }),
    }),
  );
  return { groups, tags, active, sorts };
}
export type Facets = ReturnType<typeof facetsOf>;

/** Whether it is more than the plain list, which alone is worth finding. */
export const isNarrowed = ({ page: _, ...asked }: Browse): boolean =>
  Object.values(asked).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
