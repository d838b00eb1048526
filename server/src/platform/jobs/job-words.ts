/** What the queue says about a job whose worker was lost. */
export const lostWorkerWords = 'The worker ended while it was at work.';
export const tookTooLongWords = 'It took too long.';
export const cancelledWords = 'An admin stopped it.';

/**
 * Why a job failed, as a sentence. pg-boss stores a thrown error as its fields, and its own verdicts as
 * `{value: {message}}`.
 */
export function failureWords(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const words = message ?? value?.message;
  if (words === 'job heartbeat timeout') return lostWorkerWords;
  if (words === 'job timed out') return tookTooLongWords;
  return typeof words === 'string' && words !== '' ? words : 'It failed for an unknown reason.';
}
