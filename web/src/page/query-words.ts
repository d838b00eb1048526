import type { Output } from '#contract/calls.ts';
import { type QueryKey, type QueryPart, spellPart } from '#contract/search-query.ts';
import { fillIn } from '../lib/fill-in.ts';
import { languageName } from '../lib/named-codes.ts';
import * as texts from '../texts/search.ts';

const keys: Readonly<Record<QueryKey, string>> = {
  tag: texts.tag,
  series: texts.series,
  studio: texts.studio,
  creator: texts.creator,
  category: texts.category,
  year: texts.year,
  length: texts.length,
  sub: texts.subtitles,
  audio: texts.audio,
  quality: texts.quality,
  cut: texts.cut,
  status: texts.status,
  format: texts.format,
};
const values: Readonly<Record<string, string>> = {
  ...{ 'audio:sub': texts.subtitled, 'audio:dub': texts.dubbed },
  ...{ 'cut:directors': texts.directors, 'cut:uncut': texts.uncut, 'cut:censored': texts.censored },
  ...{ 'quality:hd': texts.hd, 'quality:uhd': texts.uhd },
  ...{ 'status:ongoing': texts.ongoing, 'status:completed': texts.completed },
  'length:short': texts.shortVideos,
  'length:medium': texts.mediumVideos,
  'length:long': texts.longVideos,
};

/** A part of a query as people say it; null: a word, which needs no saying. */
export function partInWords(part: QueryPart): string | null {
  const { kind, value, isNot, fault } = part;
  if (kind === 'word' && !isNot) return null;
  const isLanguage = (kind === 'sub' || kind === 'audio') && fault === null;
  const said =
    kind === 'word' || kind === 'phrase'
      ? fillIn(texts.inQuotes, { words: value })
      : fillIn(texts.keyAndValue, {
          key: keys[kind],
          value: values[`${kind}:${value}`] ?? (isLanguage ? languageName(value) : value),
        });
  return isNot ? fillIn(texts.withoutValue, { value: said }) : said;
}

type Fault = Output<'search_videos'>['faults'][number]['fault'];
const faults: Readonly<Record<Fault, string>> = {
  noValue: texts.saysNothing,
  noYear: texts.isNoYear,
  noLength: texts.isNoLength,
  noLanguage: texts.isNoLanguage,
  noQuality: texts.isNoQuality,
  noCut: texts.isNoCut,
  noStatus: texts.isNoStatus,
  tooMany: texts.isTooMany,
  unknown: texts.isUnknown,
};

/** Why parts of a query cannot be searched by. `found`: what the server says besides. */
export function faultsInWords(
  parts: readonly QueryPart[],
  found: Output<'search_videos'>['faults'] = [],
): { part: string; words: string }[] {
  const all = new Map<string, Fault>();
  for (const part of parts) if (part.fault !== null) all.set(spellPart(part), part.fault);
  for (const { text, fault } of found) all.set(text, fault);
  return [...all].map(([part, fault]) => ({ part, words: fillIn(faults[fault], { part }) }));
}
