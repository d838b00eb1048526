import { CallError } from '#contract/client.ts';

/** Milliseconds before each further try: long enough for a server to restart. */
const pauses = [500, 1000, 2000, 4000, 8000];
/**
 * No answer came, from the server or from a proxy in front of it, although the request may have been carried out. Or
 * 429: too many requests, here or at the source.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && [0, 429, 502, 504].includes(error.status);

/** Repeats a call that is safe to repeat until an answer comes, up to a limit. Throws the last error. */
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
