/** Refusals that no repetition changes. */
const finalCodes = new Set([401, 403, 404, 410]);
/** So many refusals with nothing in between: other rungs were tried, and the files are not there. */
const mostRefusals = 4;

/** What the stream's library says went wrong, in its own words for the kind. */
export interface StreamError {
  type: string;
  /** The library has stopped. */
  fatal: boolean;
  /** Status that the server answered with, where it did. */
  code: number | undefined;
}

/**
 * `pass`: it is being dealt with. `repeat`: requests fail and are repeated. `network`, `missing`, `media`: it is
 * over until somebody tries again.
 */
export type Trouble = 'pass' | 'repeat' | 'network' | 'missing' | 'media';

/** Weighs one error after another; `clear` when something came through. */
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
