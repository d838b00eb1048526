import type { RequestFacts, Viewer } from '../context.ts';
import { noShield, type Shield } from './shield.ts';

/** A statement that leaves out what is on lists of keys. */
export interface Narrowed {
  text: string;
  lists: readonly ('hidden' | 'unseen')[];
}

export interface Shields {
  /** The asker’s, from the account or the browser. */
  of(viewer: Viewer, request: () => Pick<RequestFacts, 'shield'>): Shield | Promise<Shield>;
  /** A statement of which the parameters from this number on are the `lists`. */
  narrow(text: string, parameter: number): Narrowed;
  /** The keys of these videos. */
  keysOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** For tests, and for what knows none. */
export const noShields: Shields = {
  of: () => noShield,
  narrow: (text) => ({ text, lists: [] }),
  keysOf: async () => new Map(),
};
