import { CallError } from '#contract/client.ts';

/** Milliseconds before each further try: a server that is started again is back within them. */
const pauses = [500, 1000, 2000, 4000, 8000];
/**
 * No answer came: from nobody, or from what stands before a server that is away. What was asked may be done all the same.
 * And 429: it was asked too often, here or where it is fetched from.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && [0, 429, 502, 504].includes(error.status);

/** Makes a call that may be made twice until an answer comes, some times at most. Throws what the last try threw. */
export async function patiently<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return call();
}
