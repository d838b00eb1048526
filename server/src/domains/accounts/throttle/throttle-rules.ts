export interface ThrottlePolicy {
  /** Failures without consequence. */
  readonly free: number;
  /** Seconds of the first wait; each further failure doubles it. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds without a failure after which it starts over. */
  readonly window: number;
}

/** A person mistypes a few times; a program gets a few hundred attempts a day. */
export const accountPolicy: ThrottlePolicy = { free: 5, firstWait: 30, longestWait: 900, window: 900 };
/** Many people may share an address. */
export const addressPolicy: ThrottlePolicy = { free: 20, firstWait: 60, longestWait: 900, window: 900 };
/** Codes have six digits: only few of the million may be tried. */
export const codePolicy: ThrottlePolicy = { free: 5, firstWait: 60, longestWait: 3600, window: 3600 };

/**
 * Letters of one kind that others can have sent to a mailbox within an hour: nobody can flood one through us.
 */
export const mailboxPolicy: ThrottlePolicy = { free: 5, firstWait: 3600, longestWait: 3600, window: 3600 };

export interface ThrottleState {
  failures: number;
  /** Milliseconds since 1970. */
  lastFailureAt: number;
  blockedUntil: number | null;
}

/**
 * The state after one more attempt, which counts as failed until it succeeds, or the seconds to wait before
 * one is allowed.
 */
export function nextAttempt(
  policy: ThrottlePolicy,
  state: ThrottleState | null,
  now: number,
): { next: ThrottleState } | { wait: number } {
  if (state?.blockedUntil != null && state.blockedUntil > now)
    return { wait: Math.ceil((state.blockedUntil - now) / 1000) };
  const isOver = state === null || now - state.lastFailureAt > policy.window * 1000;
  const failures = isOver ? 1 : state.failures + 1;
  const wait =
    failures < policy.free
      ? 0
      : Math.min(policy.longestWait, policy.firstWait * 2 ** (failures - policy.free));
  return { next: { failures, lastFailureAt: now, blockedUntil: wait === 0 ? null : now + wait * 1000 } };
}
