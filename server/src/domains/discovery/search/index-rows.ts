import type { FilterValue, IndexRow, NameRow, SourceRow } from './index-queries.ts';
import { bareLanguage, documentOf, type Facets, nameLexemes, textKey } from './search-text.ts';

/** Rows of the index for these videos, and the words of them that typos are mended with. */
export function documentsOf(sources: readonly SourceRow[]): { rows: IndexRow[]; terms: string[] } {
  const terms = new Set<string>();
  const rows = sources.map((source) => {
    const document = documentOf({ ...source, facets: facetsOf(source) });
    for (const term of document.terms) terms.add(term);
    return { videoId: source.id, ...document };
  });
  return { rows, terms: [...terms] };
}

const facetsOf = (source: SourceRow): Facets => ({
  categories: source.categorySlug === null ? [] : [source.categorySlug],
  tags: source.tagRows.map(({ slug }) => slug),
  formats: source.format === null ? [] : [source.format],
  years: [source.year],
  subtitleLanguages: source.subtitleLanguages.filter((language) => bareLanguage(language) !== null),
  audioLanguages: present(source.audioLanguage).filter((language) => bareLanguage(language) !== null),
  cuts: present(source.cut),
  works: present(source.workId),
  studios: source.studioIds ?? [],
  uploaders: present(source.uploaderId),
});

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

/** Each value once. */
export function filterValuesOf(sources: readonly SourceRow[]): FilterValue[] {
  const values = new Map<string, FilterValue>();
  const put = (kind: FilterValue['kind'], value: string) => values.set(`${kind} ${value}`, { kind, value });
  for (const { formats, years, subtitleLanguages } of sources.map(facetsOf)) {
    for (const year of years) put('year', String(year));
    for (const format of formats) put('format', format);
    for (const language of subtitleLanguages) put('subtitle_language', bareLanguage(language)!);
  }
  return [...values.values()];
}

export function namesOf(sources: readonly SourceRow[]): NameRow[] {
  const names = new Map<string, NameRow>();
  const nobody = { tagId: null, categoryId: null, uploaderId: null };
  const put = (of: Partial<NameRow>, name: string, slug: string, found = name) =>
    names.set(JSON.stringify(of), {
      ...nobody,
      ...of,
      name,
      slug,
      key: textKey(name),
      lexemes: nameLexemes(found),
    });
  for (const {
    categoryId,
    categoryName,
    categorySlug,
    uploaderId,
    uploaderNames,
    uploaderUsername,
    tagRows,
  } of sources) {
    if (categoryId !== null) put({ categoryId }, categoryName ?? '', categorySlug ?? '');
    if (uploaderId !== null) {
      put({ uploaderId }, uploaderNames.at(-1) ?? '', uploaderUsername ?? '', uploaderNames.join(' '));
    }
    for (const tag of tagRows) put({ tagId: tag.id }, tag.name, tag.slug);
  }
  return [...names.values()];
}
