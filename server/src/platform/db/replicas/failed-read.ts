import { isOutage } from '../outage.ts';

/** What a replica ends because the primary's changes must be replayed, and refuses because it would write. */
const endedByReplay = '40001';
export const wouldWrite = '25006';

/** The statement's own time was over: elsewhere it would take as long. */
const tookTooLong = (code: unknown): boolean => code === '57014';

const ofPool = /^timeout exceeded when trying to connect/;

/** Whether a read that failed on a replica is asked again at the primary. */
export function isAskedAgain(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === endedByReplay || (isOutage(error) && !tookTooLong(code));
}

/** Whether the replica is lost, and not only busy. */
export function isLoss(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string };
  if (!isOutage(error) || tookTooLong(code) || code === wouldWrite) return false;
  return !String(code).startsWith('53') && !ofPool.test(message ?? '');
}
