import { limits } from '#contract/limits.ts';
import { readQuery } from '#contract/search-query.ts';
import type { Database } from '../../../platform/db/database.ts';
import { bareLanguage, quoteLexeme } from '../search/search-text.ts';
import {
  type BlockOfLines,
  endOfLines,
  type FoundBlock,
  findBlocks,
  firstBlockOf,
  lexemesOfMost,
  readBlocks,
} from './line-queries.ts';
import { languageLexeme, lexemesOfWords, linesMatching } from './line-words.ts';

/** As many blocks are looked at in a step, the latest first, and so many steps for a page: they may hold all words, but not in one line. */
const blocksAtOnce = 128;
const mostSteps = 2;
/** Of one video; the others only where these have no such line. */
const blocksOfOne = 3;
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
  const lexemes = lexemesOfWords(words);
  if (lexemes.length === 0) return null;
  const language = bareLanguage(parts.find(({ kind, isNot }) => kind === 'sub' && !isNot)?.value ?? '');
  return {
    lexemes: language === null ? lexemes : [...lexemes, languageLexeme(language)],
    matches: linesMatching({ words, without: texts(true) }),
  };
}

/** A page of videos in which it is said, the latest indexed first, and where the next begins; null: there is none. */
export async function foundLines(
  db: Database,
  { lexemes, matches }: NonNullable<ReturnType<typeof askedLines>>,
  cursor: number | null,
): Promise<{ videos: VideoWithLines[]; next: number | null }> {
  const videos: VideoWithLines[] = [];
  const { words, also } = await inTwo(db, lexemes);
  let before = Math.min(cursor ?? Number.POSITIVE_INFINITY, await endOfLines(db));
  for (let step = 0; step < mostSteps; step++) {
    const found = await findBlocks(db, { words, also, before, limit: blocksAtOnce });
    const waiting = byVideo(found);
    const isCut = found.length === blocksAtOnce;
    // Of the last, more blocks may follow: it begins the next step. One that fills a step alone is told once all the same.
    const fills = isCut && waiting.length === 1;
    if (isCut && !fills) waiting.pop();
    for (let read = 0; waiting.length > 0; read++) {
      const taken = waiting.splice(0, videosAtOnce[read] ?? waiting.length);
      const said = await linesOf(db, taken, matches);
      for (const [videoId, own] of taken) {
        if (videos.length >= limits.linesPageSize) return { videos, next: before };
        const lines = said.get(videoId) ?? [];
        if (lines.length > 0) videos.push({ videoId, lines });
        before = fills && lines.length > 0 ? await firstBlockOf(db, videoId) : own.at(-1)!;
      }
    }
    if (!isCut) return { videos, next: null };
    // A short page with another behind it is answered sooner than a full one.
    if (videos.length > 0) return { videos, next: before };
  }
  return { videos, next: before };
}

const together = (lexemes: readonly string[]): string => lexemes.map(quoteLexeme).join(' & ');

/**
 * What the index is asked, and what is asked of each block that it finds: for every block that has a rare word, the index would look up
 * the one that nearly all have.
 */
async function inTwo(
  db: Database,
  lexemes: readonly string[],
): Promise<{ words: string; also: string | null }> {
  const ofMost = lexemes.length > 1 ? await lexemesOfMost(db, lexemes) : new Set();
  const rare = lexemes.filter((lexeme) => !ofMost.has(lexeme));
  if (rare.length === 0 || rare.length === lexemes.length) return { words: together(lexemes), also: null };
  return { words: together(rare), also: together(lexemes.filter((lexeme) => ofMost.has(lexeme))) };
}

/** A video and its blocks that were found, the latest first. */
type WithBlocks = [videoId: string, blocks: number[]];

function byVideo(found: readonly FoundBlock[]): WithBlocks[] {
  const videos = new Map<string, number[]>();
  for (const { id, videoId } of found) {
    const own = videos.get(videoId);
    if (own) own.push(id);
    else videos.set(videoId, [id]);
  }
  return [...videos];
}

/** The first lines of each: of its earliest blocks, and of the others where these have none. */
async function linesOf(
  db: Database,
  videos: readonly WithBlocks[],
  matches: Matches,
): Promise<Map<string, FoundLine[]>> {
  const said = new Map<string, FoundLine[]>();
  const read = async (some: readonly WithBlocks[]) => {
    if (some.length === 0) return;
    const ids = some.flatMap(([, own]) => own);
    const blocks = new Map((await readBlocks(db, ids)).map((block) => [block.id, block]));
    for (const [videoId, own] of some) {
      const lines = firstLines(
        own.toReversed().flatMap((id) => blocks.get(id) ?? []),
        matches,
      );
      if (lines.length > 0) said.set(videoId, lines);
    }
  };
  await read(videos.map(([id, own]) => [id, own.slice(-blocksOfOne)]));
  await read(
    videos
      .filter(([id, own]) => own.length > blocksOfOne && !said.has(id))
      .map(([id, own]) => [id, own.slice(0, -blocksOfOne)]),
  );
  return said;
}

type Matches = ReturnType<typeof linesMatching>;

function firstLines(blocks: readonly BlockOfLines[], matches: Matches): FoundLine[] {
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
