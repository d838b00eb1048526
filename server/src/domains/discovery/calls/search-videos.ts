import type { Input, Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { safetyMessageFor, tagSlug } from '../../videos/index.ts';
import { mendWords } from '../search/mend-words.ts';
import { englishOf } from '../search/other-script.ts';
import { type Found, findVideos, nearTags } from '../search/search-queries.ts';
import { type Filters, type MatchQuery, onlyFilters, QueryWords } from '../search/search-rules.ts';

const nothing: Found = { items: '[]', relatedTags: '[]', any: false, hasMore: false, total: 0 };

interface Answer {
  outcome: Output<'search_videos'>['outcome'];
  found: Found;
  correctedQuery?: string | null;
  safetyMessage?: string;
}

export const searchVideos = implement('search_videos', async (input, context) => {
  const page = input.p_page ?? 1;
  const text = input.p_query.trim().replace(/\s+/g, ' ');
  const {
    outcome,
    found,
    correctedQuery = null,
    safetyMessage: message = null,
  } = await answer(text, page, input, context);
  const quoted = JSON.stringify;
  return rawJson(
    `{"query":${quoted(text)},"outcome":"${outcome}","safety_message":${quoted(message)},` +
      `"corrected_query":${quoted(correctedQuery)},"read_as":${quoted(message === null ? englishOf(text) : [])},"related_tags":${found.relatedTags},"items":${found.items},` +
      `"page":${page},"page_size":${limits.searchPageSize},"has_more":${found.hasMore},"total":${found.total}}`,
  );
});

/**
 * All words as typed; else with typos corrected, unless asked not to, and the last word treated as a beginning; else
 * without the words that appear nowhere; else any of the words.
 */
async function answer(
  text: string,
  page: number,
  input: Input<'search_videos'>,
  context: CallContext,
): Promise<Answer> {
  // What it means in English is searched for too, and a filter is a search: a forbidden tag by its name, or by its address.
  const asked = [
    text,
    ...englishOf(text),
    ...given(input.p_tag),
    ...given(input.p_tag?.replaceAll('-', ' ')),
    ...given(input.p_format),
  ];
  let safetyMessage: string | null = null;
  for (const one of asked) safetyMessage ??= safetyMessageFor(one, context);
  if (safetyMessage !== null) return { outcome: 'refused', found: nothing, safetyMessage };
  const filters = filtersOf(input);
  const find = async (query: MatchQuery | null): Promise<Found> =>
    query === null
      ? nothing
      : findVideos(context.db, context.objectBase, {
          query,
          sort: input.p_sort ?? 'relevance',
          pageSize: limits.searchPageSize,
          offset: (page - 1) * limits.searchPageSize,
        });
  if (text === '') {
    const query = onlyFilters(filters);
    const found = await find(query);
    return { outcome: query === null ? 'empty' : found.any ? 'found' : 'nothing', found };
  }
  const asTyped = await find(new QueryWords(text).all(filters));
  if (asTyped.any) return { outcome: 'found', found: asTyped };

  const words = new QueryWords(text, 'unfinished');
  const { mended, unknown } = await mendWords(context.db, words);
  const corrected = input.p_as_typed ? text : words.replace(mended);
  const prohibited = context.config.settings.prohibitedTerms;
  const isMended = corrected !== text;
  if (!isMended || findProhibitedTerm(corrected, prohibited) === null) {
    // A corrected word is complete.
    const reading = isMended && mended.has(words.terms.at(-1)?.word ?? '') ? 'finished' : 'unfinished';
    const found = await find(new QueryWords(corrected, reading).all(filters));
    if (found.any) return { outcome: 'found', found, correctedQuery: isMended ? corrected : null };
  }
  const known = words.without(unknown);
  const rest = unknown.size > 0 && known.tells ? await find(known.all(filters)) : nothing;
  if (rest.any) return { outcome: 'found', found: rest };
  const some = words.terms.length > 1 ? await find(new QueryWords(text).any(filters)) : nothing;
  if (some.any) return { outcome: 'found', found: some };
  return {
    outcome: 'nothing',
    found: {
      ...nothing,
      relatedTags: await nearTags(
        context.db,
        words.spelled.map((term) => term.word),
      ),
    },
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
