import type { SearchFilters } from '#contract/discovery.ts';
import { languageName } from '../../lib/named-codes.ts';
import * as texts from '../../texts/videos.ts';
import type { Filter } from './filter-choices.ts';

/**
 * The filters of a search besides the common ones: what published videos have, and the tags that the results share. Without
 * a choice there is no filter. `known` null: what there is could not be loaded.
 */
export function searchFilters(
  known: SearchFilters | null,
  tags: readonly { name: string; slug: string }[],
): Filter[] {
  const same = (value: string | number) => [String(value), String(value)] as const;
  const languages = (known?.subtitle_languages ?? [])
    .map((code) => [code, languageName(code)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  const filters: Filter[] = [
    {
      name: 'tag',
      label: texts.tag,
      any: texts.anyTag,
      choices: tags.map(({ name, slug }) => [slug, name]),
    },
    {
      name: 'quality',
      label: texts.quality,
      any: texts.anyQuality,
      isShort: true,
      choices: [
        ['hd', texts.hd],
        ['uhd', texts.uhd],
      ],
    },
    { name: 'year', label: texts.year, any: texts.anyYear, choices: known?.years.map(same) ?? [] },
    {
      name: 'format',
      label: texts.format,
      any: texts.anyFormat,
      // As an address holds it; the server takes either case.
      choices: known?.formats.map((format) => [format.toLowerCase(), format] as const) ?? [],
    },
    { name: 'language', label: texts.subtitlesLabel, any: texts.anySubtitles, choices: languages },
  ];
  return filters;
}
