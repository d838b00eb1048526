import { limits } from '#contract/limits.ts';
import { readQuery } from '#contract/search-query.ts';
import type { Database } from '../../../platform/db/database.ts';
import { expressionText } from '../search/match-expression.ts';
import { bareLanguage } from '../search/search-text.ts';
import { type BlockOfLines, endOfLines, findBlocks, readBlocks } from './line-queries.ts';
import { lineExpression, lineMatcher } from './line-words.ts';

/** As many blocks are looked at for a page, the latest first: they may hold all words, but not in one line. */
const mostBlocks = 320;
/** Of one video. */
const mostBlocksOfOne = 4;
const mostLinesOfOne = 3;

export interface FoundLine {
  seconds: number;
  text: string;
  language: string;
}
export interface VideoWithLines {
  videoId: string;
  lines: FoundLine[];
}

/** What a query asks of lines: words, words in quotes, what is left out, and a language. Null: no words. */
export function askedLines(query: string) {
  const parts = readQuery(query).filter(({ fault }) => fault === null);
  const texts = (isNot: boolean) =>
    parts
      .filter((part) => (part.kind === 'word' || part.kind === 'phrase') && part.isNot === isNot)
      .map(({ value }) => value);
  const words = texts(false);
  const expression = lineExpression(words);
  if (expression === null) return null;
  const language = parts.find(({ kind, isNot }) => kind === 'sub' && !isNot)?.value ?? '';
  return {
    words: expressionText(expression),
    language: bareLanguage(language) ?? '',
    matches: lineMatcher({ words, without: texts(true) }),
  };
}

/** A page of videos in which it is said, the latest indexed first, and where the next begins; null: there is none. */
export async function foundLines(
  db: Database,
  { words, language, matches }: NonNullable<ReturnType<typeof askedLines>>,
  cursor: number | null,
): Promise<{ videos: VideoWithLines[]; next: number | null }> {
  const before = cursor ?? (await endOfLines(db));
  const found = await findBlocks(db, { words, language, before, limit: mostBlocks });
  const byVideo = new Map<string, string[]>();
  for (const { id, videoId } of found) byVideo.set(videoId, [...(byVideo.get(videoId) ?? []), id]);
  const waiting = [...byVideo];
  const videos: VideoWithLines[] = [];
  let next: number | null = found.length < mostBlocks ? null : Number(found.at(-1)!.id);
  while (waiting.length > 0 && videos.length < limits.linesPageSize) {
    const taken = waiting.splice(0, limits.linesPageSize - videos.length);
    const blocks = new Map(
      (
        await readBlocks(
          db,
          taken.flatMap(([, ids]) => ids.slice(0, mostBlocksOfOne)),
        )
      ).map((block) => [String(block.id), block]),
    );
    for (const [videoId, ids] of taken) {
      const own = ids.flatMap((id) => blocks.get(String(id)) ?? []);
      const lines = own.flatMap((block) => linesIn(block, matches)).toSorted((a, b) => a.seconds - b.seconds);
      if (lines.length > 0) videos.push({ videoId, lines: lines.slice(0, mostLinesOfOne) });
    }
    if (waiting.length > 0) next = Number(taken.at(-1)![1].at(-1));
  }
  if (waiting.length === 0 && found.length < mostBlocks) next = null;
  return { videos, next };
}

function linesIn({ language, starts, lines }: BlockOfLines, matches: (line: string) => boolean): FoundLine[] {
  return lines
    .split('\n')
    .flatMap((text, at) => (matches(text) ? [{ seconds: starts[at] ?? 0, text, language }] : []));
}
