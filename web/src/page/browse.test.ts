import { expect, test } from 'vitest';
import type { Output } from '#contract/calls.ts';
import { browseInput, facetsOf, isNarrowed, readBrowse } from './browse.ts';

const read = (query: string) => readBrowse(new URLSearchParams(query));
const found = (more: Partial<Output<'browse_works'>> = {}): Output<'browse_works'> => ({
  items: [],
  page: 1,
  has_more: false,
  first_year: 2024,
  last_year: 2026,
  studio: null,
  common_studios: [],
  tags: [],
  without_tags: [],
  common_tags: [],
  ...more,
});

test('an address that asks for nonsense asks for the plain list', () => {
  const asked = read('sort=worst&year=12&season=monsoon&kind=tape&airing=no&tags=,,&page=0');
  expect(isNarrowed(asked)).toBe(false);
  expect(browseInput(asked)).toEqual({
    ...{ p_year: null, p_season: null, p_kind: null, p_airing: null, p_studio: null, p_page: 1 },
  });
  expect(browseInput(read('tags=rain,night,rain&without=snow&sort=title&page=2'))).toMatchObject({
    ...{ p_tags: ['rain', 'night'], p_without_tags: ['snow'], p_sort: 'title', p_page: 2 },
  });
});

test('a filter is a link that keeps the others, begins at the first page, and takes itself away', () => {
  const { groups, active } = facetsOf(read('year=2025&sort=title&page=3'), found());
  const years = groups.find(({ name }) => name === 'Year')!.facets;
  expect(years.map(({ words, to, isOn }) => [words, to, isOn])).toEqual([
    ['2026', '/series?sort=title&year=2026', false],
    ['2025', '/series?sort=title', true],
    ['2024', '/series?sort=title&year=2024', false],
  ]);
  expect(active.map(({ words }) => words)).toEqual(['2025']);
});

test('a studio that is asked for stands first, also where it is none of the common ones', () => {
  const studio = (slug: string) => ({ slug, name: `Studio ${slug}`, native_name: null });
  const { groups } = facetsOf(
    read('studio=kite'),
    found({ studio: studio('kite'), common_studios: [studio('lamp'), studio('kite')] }),
  );
  expect(groups.find(({ name }) => name === 'Studio')!.facets.map(({ to, isOn }) => [to, isOn])).toEqual([
    ['/series', true],
    ['/series?studio=lamp', false],
  ]);
});

test('a tag is asked for or ruled out, never both', () => {
  const rain = { name: 'Rain', slug: 'rain' };
  const facets = facetsOf(
    read('tags=rain&without=snow'),
    found({ tags: [rain], without_tags: [{ name: 'Snow', slug: 'snow' }], common_tags: [rain] }),
  );
  expect(facets.tags.map(({ name }) => name)).toEqual(['Rain', 'Snow']);
  const [wet, cold] = facets.tags;
  expect(wet!.with.to).toBe('/series?without=snow');
  expect(wet!.without.to).toBe('/series?without=snow%2Crain');
  expect(cold!.with.to).toBe('/series?tags=rain%2Csnow');
  expect(facets.active.map(({ words }) => words)).toEqual(['With Rain', 'Without Snow']);
});
