import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { browsedWorks, type TagRow, tagsOfSlugs } from '../browsing-queries.ts';

/** A tag that nobody has: what asks for it finds nothing. */
const noTag = 0;

export const browseWorks = implement('browse_works', async (input, { db, objectBase }) => {
  const [wanted, unwanted] = [input.p_tags ?? [], input.p_without_tags ?? []];
  const found = wanted.length + unwanted.length === 0 ? [] : await tagsOfSlugs(db, [...wanted, ...unwanted]);
  const of = (slugs: readonly string[]) => found.filter(({ slug }) => slugs.includes(slug));
  const named = (tags: readonly TagRow[]) => JSON.stringify(tags.map(({ name, slug }) => ({ name, slug })));
  const tags = of(wanted);
  const withoutTags = of(unwanted);
  const isUnknown = tags.length < new Set(wanted).size;
  const json = await browsedWorks(db, objectBase, {
    year: input.p_year ?? null,
    season: input.p_season ?? null,
    kind: input.p_kind ?? null,
    airing: input.p_airing ?? null,
    studio: input.p_studio ?? null,
    tags: isUnknown ? [noTag] : tags.map(({ id }) => id),
    withoutTags: withoutTags.map(({ id }) => id),
    sort: input.p_sort ?? 'newest',
    page: input.p_page ?? 1,
  });
  return rawJson(`{"tags":${named(tags)},"without_tags":${named(withoutTags)},${json.slice(1)}`);
});
