import type { Input, Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { queryRefusal, safetyMessageFor, tagSlug } from '../../videos/index.ts';
import { type AskedSearch, askedSearch } from '../search/asked-search.ts';
import type { Found } from '../search/found.ts';
import { expressionText } from '../search/match-expression.ts';
import { mendWords } from '../search/mend-words.ts';
import { englishOf } from '../search/other-script.ts';
import { findVideos } from '../search/search-queries.ts';
import { beyond, type Filters, type MatchQuery, onlyFilters, QueryWords } from '../search/search-rules.ts';
import { sortRange } from '../search/sort-range.ts';
import { nearTags } from '../search/suggestion-queries.ts';

const nothing: Found = { items: '[]', relatedTags: '[]', any: false, hasMore: false, total: 0 };

const mostRelatedTags = 8;

interface Answer {
  outcome: Output<'search_videos'>['outcome'];
  found: Found;
  correctedQuery?: string | null;
  safetyMessage?: string;
  faults?: AskedSearch['faults'];
}

export const searchVideos = implement('search_videos', async (input, context) => {
  const page = input.p_page ?? 1;
  const text = input.p_query.trim().replace(/\s+/g, ' ');
  const {
    outcome,
    found,
    correctedQuery = null,
    safetyMessage: message = null,
    faults = [],
  } = await answer(text, page, input, context);
  const quoted = JSON.stringify;
  return rawJson(
    `{"query":${quoted(text)},"outcome":"${outcome}","safety_message":${quoted(message)},` +
      `"corrected_query":${quoted(correctedQuery)},"read_as":${quoted(message === null ? englishOf(wordsOfQuery(readQuery(text))) : [])},"faults":${quoted(faults)},"related_tags":${found.relatedTags},"items":${found.items},` +
      `"page":${page},"page_size":${limits.searchPageSize},"has_more":${found.hasMore},"total":${found.total}}`,
  );
});

/**
 * All words as typed, and what the last of them begins; else with typos corrected, unless asked not to, and the last word treated as a beginning; else
 * without the words that appear nowhere; else any of the words.
 */
async function answer(
  text: string,
  page: number,
  input: Input<'search_videos'>,
  context: CallContext,
): Promise<Answer> {
  // What it means in English is searched for too, and a filter is a search: a forbidden tag by its name, or by its address.
  const meant = [
    ...englishOf(wordsOfQuery(readQuery(text))),
    ...given(input.p_tag),
    ...given(input.p_tag?.replaceAll('-', ' ')),
    ...given(input.p_format),
  ];
  let safetyMessage = queryRefusal(text, context);
  for (const one of meant) safetyMessage ??= safetyMessageFor(one, context);
  if (safetyMessage !== null) return { outcome: 'refused', found: nothing, safetyMessage };
  const { words: typed, ...search } = await askedSearch(context.db, text);
  const filters = { ...filtersOf(input), conditions: search.conditions, within: search.within };
  const { faults } = search;
  const sort = input.p_sort ?? 'relevance';
  const range = sortRange(sort, filters);
  const size = limits.searchPageSize;
  const isNarrowed = context.place.ids.length > 0;
  const part = (query: MatchQuery, offset: number, pageSize: number): Promise<Found> =>
    findVideos(context.db, context.objectBase, { query, sort, pageSize, offset, range, isNarrowed });
  const find = async (query: MatchQuery | null): Promise<Found> =>
    query === null ? nothing : part(query, (page - 1) * size, size);
  /** All words; where they fill no page, what has the last of them as a beginning follows, as it was suggested. */
  const findWords = async (written: string): Promise<Found> => {
    const whole = new QueryWords(written).all(filters);
    const found = await find(whole);
    const begun = new QueryWords(written, 'unfinished').all(filters);
    if (!found.any || whole === null || begun === null || isSame(whole, begun)) return found;
    if (found.total === null || found.total >= size) return found;
    if (sort !== 'relevance') return find(begun);
    const here = Math.max(0, found.total - (page - 1) * size);
    const rest = await part(beyond(begun, whole), Math.max(0, (page - 1) * size - found.total), size - here);
    return together(found, rest);
  };
  if (typed === '') {
    const query = onlyFilters(filters);
    const found = await find(query);
    return { outcome: query === null ? 'empty' : found.any ? 'found' : 'nothing', found, faults };
  }
  const asTyped = await findWords(typed);
  if (asTyped.any) return { outcome: 'found', found: asTyped, faults };

  const words = new QueryWords(typed, 'unfinished');
  const { mended, unknown } = await mendWords(context.db, words);
  const corrected = input.p_as_typed ? typed : words.replace(mended);
  const prohibited = context.config.settings.prohibitedTerms;
  const isMended = corrected !== typed;
  if (!isMended || findProhibitedTerm(corrected, prohibited) === null) {
    // A corrected word is complete.
    const complete = isMended && mended.has(words.terms.at(-1)?.word ?? '');
    const found = complete
      ? await findWords(corrected)
      : await find(new QueryWords(corrected, 'unfinished').all(filters));
    const whole = search.operators === '' ? corrected : `${corrected} ${search.operators}`;
    if (found.any) return { outcome: 'found', found, correctedQuery: isMended ? whole : null, faults };
  }
  const known = words.without(unknown);
  const rest = unknown.size > 0 && known.tells ? await find(known.all(filters)) : nothing;
  if (rest.any) return { outcome: 'found', found: rest, faults };
  const some = words.terms.length > 1 ? await find(new QueryWords(typed).any(filters)) : nothing;
  if (some.any) return { outcome: 'found', found: some, faults };
  return {
    outcome: 'nothing',
    faults,
    found: {
      ...nothing,
      relatedTags: await nearTags(
        context.db,
        words.spelled.map((term) => term.word),
      ),
    },
  };
}

const isSame = (one: MatchQuery, other: MatchQuery): boolean =>
  expressionText(one.everywhere) === expressionText(other.everywhere);

/** What was found, and what follows it. */
function together(first: Found, rest: Found): Found {
  const tags = [first, rest].flatMap((one) => JSON.parse(one.relatedTags) as { slug: string }[]);
  const distinct = [...new Map(tags.map((tag) => [tag.slug, tag])).values()];
  const cards = [first, rest].map(({ items }) => items.trim().slice(1, -1)).filter((items) => items !== '');
  return {
    items: `[${cards.join(',')}]`,
    relatedTags: JSON.stringify(distinct.slice(0, mostRelatedTags)),
    any: true,
    hasMore: rest.hasMore,
    total: first.total === null || rest.total === null ? null : first.total + rest.total,
  };
}

const given = <T>(value: T | null | undefined): NonNullable<T>[] => (value == null ? [] : [value]);

const filtersOf = (input: Input<'search_videos'>): Filters => ({
  categories: given(input.p_category_slug?.toLowerCase()),
  tags: given(input.p_tag).map(tagSlug),
  formats: given(input.p_format),
  years: given(input.p_year),
  subtitleLanguages: given(input.p_subtitle_language),
  kinds: [input.p_sub_or_dub, input.p_status, input.p_duration, input.p_quality].flatMap(given),
});
