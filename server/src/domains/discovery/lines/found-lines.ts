import { limits } from '#contract/limits.ts';
import { readQuery } from '#contract/search-query.ts';
import type { Database } from '../../../platform/db/database.ts';
import { expressionText } from '../search/match-expression.ts';
import { bareLanguage } from '../search/search-text.ts';
import { type BlockOfLines, endOfLines, findBlocks, readBlocks } from './line-queries.ts';
import { lineExpression, linesMatching } from './line-words.ts';

/** As many blocks are looked at in a step, the latest first, and so many steps for a page: they may hold all words, but not in one line. */
const blocksAtOnce = 128;
const mostSteps = 2;
/** Of one video. */
const mostBlocksOfOne = 3;
/** Videos whose lines are read at once: most often the first fill the page, and else many are needed. */
const videosAtOnce = [limits.linesPageSize, 4 * limits.linesPageSize];
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
    matches: linesMatching({ words, without: texts(true) }),
  };
}

/** A page of videos in which it is said, the latest indexed first, and where the next begins; null: there is none. */
export async function foundLines(
  db: Database,
  { words, language, matches }: NonNullable<ReturnType<typeof askedLines>>,
  cursor: number | null,
): Promise<{ videos: VideoWithLines[]; next: number | null }> {
  const videos: VideoWithLines[] = [];
  let before = cursor ?? (await endOfLines(db));
  for (let step = 0; step < mostSteps; step++) {
    const found = await findBlocks(db, { words, language, before, limit: blocksAtOnce });
    const byVideo = new Map<string, number[]>();
    for (const { id, videoId } of found) {
      const own = byVideo.get(videoId);
      if (own) own.push(id);
      else byVideo.set(videoId, [id]);
    }
    const waiting = [...byVideo];
    for (let read = 0; waiting.length > 0; read++) {
      const taken = waiting.splice(0, videosAtOnce[read] ?? waiting.length);
      const ids = taken.flatMap(([, own]) => own.slice(0, mostBlocksOfOne));
      const blocks = new Map((await readBlocks(db, ids)).map((block) => [block.id, block]));
      for (const [videoId, own] of taken) {
        if (videos.length >= limits.linesPageSize) return { videos, next: before };
        // The earliest first.
        const newest = own
          .slice(0, mostBlocksOfOne)
          .toReversed()
          .flatMap((id) => blocks.get(id) ?? []);
        const lines = firstLines(newest, matches);
        if (lines.length > 0) videos.push({ videoId, lines });
        before = own.at(-1)!;
      }
    }
    if (found.length < blocksAtOnce) return { videos, next: null };
    // A short page with another behind it is answered sooner than a full one.
    if (videos.length > 0) return { videos, next: before };
  }
  return { videos, next: before };
}

function firstLines(
  blocks: readonly BlockOfLines[],
  matches: (lines: string) => Generator<number>,
): FoundLine[] {
  const found: FoundLine[] = [];
  for (const { language, starts, lines } of blocks) {
    let texts: string[] | null = null;
    for (const at of matches(lines)) {
      texts ??= lines.split('\n');
      found.push({ seconds: starts[at] ?? 0, text: texts[at] ?? '', language });
      if (found.length === mostLinesOfOne) return found;
    }
  }
  return found;
}
