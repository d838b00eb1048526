import { limits } from '#contract/limits.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { videosWithoutDetails } from '../managing-queries.ts';
import { counted } from '../managing-rules.ts';
import { resyncVideo } from '../resync-video.ts';
import type { VideoSource } from '../video-source.ts';

/** Milliseconds: a slow source must not leave the caller waiting forever. */
const longest = 20_000;

export const createBackfillVideoDetails = (sources: readonly VideoSource[]) =>
  implement('backfill-video-details', async (_input, context) => {
    const due = await videosWithoutDetails(
      context.db,
      sources.filter(({ isAskedInBulk }) => isAskedInBulk).map(({ kind }) => kind),
      limits.backfilledAtOnce,
    );
    const changes: Record<string, number> = {};
    let updated = 0;
    let failed = 0;
    const end = Date.now() + longest;
    let lookedAt = 0;
    for (const { id } of due) {
      if (Date.now() >= end) break;
      lookedAt++;
      try {
        const { changed } = await resyncVideo(context, sources, actorOf(context.viewer), id);
        if (changed.length > 0) updated++;
        for (const field of changed) changes[field] = (changes[field] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        failed++;
      }
    }
    return {
      message: wordsFor(lookedAt, updated, failed, changes, lookedAt < due.length),
      looked_at: lookedAt,
      updated,
      failed,
      changes,
    };
  });

function wordsFor(
  lookedAt: number,
  updated: number,
  failed: number,
  changes: Record<string, number>,
  isCutShort: boolean,
): string {
  if (lookedAt === 0) return 'No video lacks details; nothing changed.';
  const fields = Object.entries(changes).map(([field, count]) => `${field} of ${count}`);
  const said =
    updated === 0 ? 'nothing changed' : `${counted(updated, 'video')} updated (${fields.join(', ')})`;
  const rest = failed === 0 ? '' : `; the source of ${counted(failed, 'video')} could not say`;
  const mayBeMore = isCutShort || lookedAt === limits.backfilledAtOnce;
  const more = mayBeMore ? ' There may be more: run it again.' : '';
  return `${counted(lookedAt, 'video')} lacked details: ${said}${rest}.${more}`;
}
