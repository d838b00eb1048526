import type { JobState } from '#contract/jobs.ts';

export type QueueState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

const states: Readonly<Record<QueueState, JobState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};
export const stateOf = (state: QueueState): JobState => states[state];

/** The queue's own states that an operator sees as one. */
export const queueStates = (state: JobState): QueueState[] =>
  (Object.keys(states) as QueueState[]).filter((own) => states[own] === state);

/** Again, if it ended without being done; or now, if it waits for its next attempt. */
export const mayRetry = (state: QueueState): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'retry';

export const mayCancel = (state: QueueState, kindAllows: boolean): boolean =>
  kindAllows && (state === 'created' || state === 'retry' || state === 'active');

/** `send-account-mail` as `Send account mail`, for a queue that nobody has described. */
export const titleOfName = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
