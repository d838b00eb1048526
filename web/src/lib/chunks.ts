/** Fired on window when a chunk failed to load twice; `detail` is where a reload should lead. */
export const chunkFailed = 'tsukimi:chunk-failed';

const retryAfter = 400;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Browsers remember that a name could not be loaded. Not every error message of theirs contains it. */
const underAnotherName = async (error: unknown): Promise<unknown> => {
  const [lost] = /https?:\S+\.js/.exec(String(error)) ?? [];
  const module = lost && (await import(/* @vite-ignore */ `${lost}?again`));
  // Other exports of the file may contain other names.
  return module?.default && module;
};

/**
 * Loads a part of the program. After a new release the old files may be gone: one silent retry, then the page is told,
 * and the promise fails. `target` is the address that a reload should lead to, this page by default.
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
