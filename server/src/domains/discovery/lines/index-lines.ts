import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import { type SpokenTrack, spokenTracks } from '../../videos/index.ts';
import { quoteLexeme } from '../search/search-text.ts';
import { deleteLines, insertBlocks, type LineBlock, takeNoted, waitingForLines } from './line-queries.ts';
import { lineLexemes } from './line-words.ts';

/** Lines that stand in one row: fewer make more rows, more make more that hold all words but not in one line. */
export const linesInBlock = 32;
const atOnce = 50;

export function blocksOf({ language, lines }: SpokenTrack): LineBlock[] {
  const blocks: LineBlock[] = [];
  for (let at = 0; at < lines.length; at += linesInBlock) {
    const part = lines.slice(at, at + linesInBlock);
    const texts = part.map(({ text }) => text);
    blocks.push({
      language,
      starts: part.map(({ seconds }) => seconds),
      lines: texts.join('\n'),
      lexemes: [...lineLexemes(texts)].map(quoteLexeme).join(' '),
    });
  }
  return blocks;
}

/**
 * Brings the lines of videos that wait in line with their subtitles; answers how many were looked at. Files are read before anything is
 * locked: what changes meanwhile waits again.
 */
export async function indexWaitingLines(
  platform: Pick<Platform, 'db' | 'storage'>,
  signal: AbortSignal,
): Promise<number> {
  const { db } = platform;
  const waiting = await waitingForLines(db, atOnce);
  for (const { videoId, notedAt } of waiting) {
    signal.throwIfAborted();
    const blocks = (await spokenTracks(platform, videoId)).flatMap(blocksOf);
    await db.transaction(async (transaction) => {
      if (!(await takeNoted(transaction, videoId, notedAt))) return;
      await deleteLines(transaction, videoId);
      if (blocks.length > 0) await insertBlocks(transaction, videoId, blocks);
      await dropCached(transaction, 'lines');
    });
  }
  return waiting.length < atOnce ? 0 : waiting.length;
}
