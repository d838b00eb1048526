import { limits } from '#contract/limits.ts';
import type { Platform } from '../context.ts';
import { addErrors } from './error-hour-queries.ts';
import type { RequestCounts } from './request-counts.ts';

const milliseconds = 30_000;

/**
 * Adds this process's errors to the hours that the back office shows. What cannot be written waits for the next time.
 * Answers how to end it, which writes the last.
 */
export function storeErrors(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  counts: RequestCounts,
): () => Promise<void> {
  let stored = 0;
  const store = async (): Promise<void> => {
    const all = counts.byClass.get('5xx') ?? 0;
    const fresh = all - stored;
    if (fresh === 0) return;
    stored = all;
    try {
      await addErrors(db, fresh, limits.activityDays);
    } catch (error) {
      stored -= fresh;
      log.warn({ err: error }, 'errors could not be counted for the back office');
    }
  };
  const timer = setInterval(() => void store(), milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await store();
  };
}
