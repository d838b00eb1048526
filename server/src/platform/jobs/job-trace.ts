import { spanNow } from '../tracing/tracing.ts';

/** Beside what the job is to do; handlers never see it. */
const key = '_traceparent';

/** What is to be done, with the trace of whoever wants it done, if that is traced. */
export function carryTrace<P extends object>(payload: P): object {
  const span = spanNow();
  return span === null ? payload : { ...payload, [key]: span.parent };
}

/** Takes both apart again. A job of before, or of a process that traces nothing, has no parent. */
export function takeTrace(data: object): { payload: object; parent: string | null } {
  const { [key]: parent, ...payload } = data as Record<string, unknown>;
  return typeof parent === 'string' ? { payload, parent } : { payload: data, parent: null };
}
