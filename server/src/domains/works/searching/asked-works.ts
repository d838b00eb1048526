import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { tagByAnyName } from '../../videos/index.ts';
import { studioByAnyName } from '../studio-queries.ts';
import { literalPart, type SearchedWorks } from './searching-queries.ts';

/** Words beyond these are left out: nobody types more, and each is looked up. */
const mostWords = 6;

/** Words of a title or name, as parts of it. */
export const partsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => `%${literalPart(word)}%`);

/** What a query asks of works. Null: it asks for nothing that works have, or for what no work has. */
export async function askedWorks(
  db: Executor,
  text: string,
): Promise<Omit<SearchedWorks, 'page' | 'size'> | null> {
  const parts = readQuery(text);
  const typed = wordsOfQuery(parts);
  const asked = {
    typed: typed.toLowerCase(),
    words: partsOf(typed),
    withoutWords: [] as string[],
    tags: [] as string[],
    withoutTags: [] as string[],
    studios: [] as string[],
    withoutStudios: [] as string[],
    years: [] as { from: number; to: number; isNot: boolean }[],
  };
  for (const { kind, value, isNot, range, fault } of parts) {
    if (fault !== null) continue;
    if ((kind === 'word' || kind === 'phrase') && isNot)
      asked.withoutWords.push(`%${literalPart(value.toLowerCase())}%`);
    if (kind === 'year' && range !== null)
      asked.years.push({ from: range.from ?? 0, to: range.to ?? 9999, isNot });
    if (kind !== 'tag' && kind !== 'studio') continue;
    const named = await (kind === 'tag' ? tagByAnyName(db, value) : studioByAnyName(db, value));
    if (named === null && !isNot) return null;
    if (named === null) continue;
    if (kind === 'tag') (isNot ? asked.withoutTags : asked.tags).push(named.id);
    else (isNot ? asked.withoutStudios : asked.studios).push(named.id);
  }
  const isAsked = asked.words.length + asked.tags.length + asked.studios.length + asked.years.length > 0;
  return isAsked ? asked : null;
}
