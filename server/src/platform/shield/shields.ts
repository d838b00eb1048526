import type { RequestFacts, Viewer } from '../context.ts';
import { noShield, type Shield } from './shield.ts';

export interface Shields {
  /** The asker’s, from the account or the browser. */
  of(viewer: Viewer, request: () => Pick<RequestFacts, 'shield'>): Shield | Promise<Shield>;
  /** A statement of which the parameter of this number is the list of hidden keys. */
  narrow(text: string, parameter: number): string;
  /** The keys of these videos. */
  keysOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** For tests, and for what knows none. */
export const noShields: Shields = {
  of: () => noShield,
  narrow: (text) => text,
  keysOf: async () => new Map(),
};
