/** Refusals that repeating does not change. */
const finalCodes = new Set([401, 403, 404, 410]);
/** After this many refusals with nothing in between, other rungs were tried too: the files are gone. */
const mostRefusals = 4;

/** What the stream's library says went wrong, by its own name for the kind. */
export interface StreamError {
  type: string;
  /** The library has stopped. */
  fatal: boolean;
  /** The status that the server answered with, if it did. */
  code: number | undefined;
}

/**
 * `pass`: it is being handled. `repeat`: requests fail and are repeated. `network`, `missing`, `media`: it has stopped
 * until somebody tries again.
 */
export type Trouble = 'pass' | 'repeat' | 'network' | 'missing' | 'media';

/** Judges one error after another; call `clear` when something got through. */
export function troubleScale() {
  let refusals = 0;
  return {
    clear() {
      refusals = 0;
    },
    weigh({ type, fatal, code }: StreamError): Trouble {
      const refused = finalCodes.has(code ?? 0);
      if (refused) refusals += 1;
      if (type !== 'networkError') return fatal ? 'media' : 'pass';
      if (!fatal && refusals < mostRefusals) return refused ? 'pass' : 'repeat';
      refusals = 0;
      return refused ? 'missing' : 'network';
    },
  };
}
