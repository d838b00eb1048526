/** Fired on window when a chunk could not be loaded twice; `detail` is where a reload should lead. */
export const chunkFailed = 'tsukimi:chunk-failed';

const retryAfter = 400;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Browsers remember of a name that it could not be had. Not every message of theirs tells it. */
const underAnotherName = async (error: unknown): Promise<unknown> => {
  const [lost] = /https?:\S+\.js/.exec(String(error)) ?? [];
  const module = lost && (await import(/* @vite-ignore */ `${lost}?again`));
  // What else a file exports may have other names in it.
  return module?.default && module;
};

/**
 * Loads a part of the program. After a new release the old files may be gone: one silent retry, then the
 * page is told, and the promise fails. `target` is the address that a reload should lead to, this page by default.
 */
export async function loadChunk<T>(load: () => Promise<T>, target?: string): Promise<T> {
  try {
    return await load();
  } catch (lost) {
    await pause(retryAfter);
    try {
      return ((await underAnotherName(lost)) as T) || (await load());
    } catch (error) {
      window.dispatchEvent(new CustomEvent(chunkFailed, { detail: target ?? location.href }));
      throw error;
    }
  }
}
