import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import { type SpokenTrack, spokenTracks } from '../../videos/index.ts';
import { bareLanguage, quoteLexeme } from '../search/search-text.ts';
import {
  deleteLines,
  insertBlocks,
  type LineBlock,
  takeNoted,
  waitingForLines,
  waitLonger,
} from './line-queries.ts';
import { languageLexeme, lineLexemes } from './line-words.ts';

/** Lines that stand in one row: fewer make more rows, more make more that hold all words but not in one line. */
export const linesInBlock = 32;
const atOnce = 50;

export function blocksOf({ language, lines }: SpokenTrack): LineBlock[] {
  const blocks: LineBlock[] = [];
  const spoken = languageLexeme(bareLanguage(language));
  for (let at = 0; at < lines.length; at += linesInBlock) {
    const part = lines.slice(at, at + linesInBlock);
    const texts = part.map(({ text }) => text);
    blocks.push({
      language,
      starts: part.map(({ seconds }) => seconds),
      lines: texts.join('\n'),
      lexemes: [spoken, ...lineLexemes(texts)].map(quoteLexeme).join(' '),
    });
  }
  return blocks;
}

/**
 * Brings the lines of videos that wait in line with their subtitles; answers how many are done, 0: nothing that could be is left.
 * Files are read before anything is locked: what changes meanwhile waits again. What fails waits behind the others.
 */
export async function indexWaitingLines(
  platform: Pick<Platform, 'db' | 'storage' | 'log'>,
  signal: AbortSignal,
): Promise<number> {
  const { db } = platform;
  const waiting = await waitingForLines(db, atOnce);
  let done = 0;
  for (const { videoId, notedAt } of waiting) {
    signal.throwIfAborted();
    try {
      const blocks = (await spokenTracks(platform, videoId)).flatMap(blocksOf);
      const isDone = await db.transaction(async (transaction) => {
        if (!(await takeNoted(transaction, videoId, notedAt))) return false;
        await deleteLines(transaction, videoId);
        if (blocks.length > 0) await insertBlocks(transaction, videoId, blocks);
        await dropCached(transaction, 'lines');
        return true;
      });
      if (isDone) done++;
    } catch (reason) {
      platform.log.error({ videoId, reason }, 'the lines of a video could not be indexed');
      await waitLonger(db, videoId, notedAt);
    }
  }
  return waiting.length < atOnce ? 0 : done;
}
