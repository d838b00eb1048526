/** Fired on window when a chunk could not be loaded twice; `detail` is where a reload should lead. */
export const chunkFailed = 'tsukimi:chunk-failed';

const retryAfter = 400;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Loads a part of the program. After a new release the old files may be gone: one silent retry, then the
 * page is told, and the promise fails. `target` is the address that a reload should lead to, this page by default.
 * `load` is given what to put behind a file's name: browsers remember of a name that it could not be had.
 */
export async function loadChunk<T>(load: (again: string) => Promise<T>, target?: string): Promise<T> {
  try {
    return await load('');
  } catch {
    await pause(retryAfter);
  }
  try {
    return await load('?again');
  } catch (error) {
    window.dispatchEvent(new CustomEvent(chunkFailed, { detail: target ?? location.href }));
    throw error;
  }
}
