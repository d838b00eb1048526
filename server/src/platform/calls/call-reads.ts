import type { CallName } from '#contract/calls.ts';
import type { TableName } from '#contract/tables.ts';
import type { Viewer } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Replicas } from '../db/replicas/replicas.ts';

/**
 * Where a read goes if there are replicas. `primary`: never there. `visitors`: there if it is the same for all, or asked by
 * somebody who has not signed in, and so finds what they have just changed. `everyone`: there whoever asks; its figures are
 * late anyway.
 */
export type ReadsFrom = 'primary' | 'visitors' | 'everyone';

/** How old a read may be that the cache would give just as old, in milliseconds. */
const cachedAge = 10_000;
/** The same for one that is not cached, so that nothing else tells of a change. */
const askedAge = 1500;

/** Which database a read runs on. */
export interface CallReads {
  /** `isCached`: the answer is the same for all and goes into the cache. */
  ofCall(name: CallName, viewer: Viewer, isCached: boolean): Database;
  ofTable(name: TableName, viewer: Viewer): Database;
}

/** All of it on the primary. */
export const readsOfPrimary = (db: Database): CallReads => ({ ofCall: () => db, ofTable: () => db });

/** Milliseconds that it may be old; null: not at all. */
export function ageAllowed(
  from: ReadsFrom,
  viewer: Pick<Viewer, 'userId'>,
  isCached: boolean,
): number | null {
  if (from === 'primary') return null;
  if (isCached || from === 'everyone') return cachedAge;
  return viewer.userId === null ? askedAge : null;
}

export interface CallReadsOptions {
  db: Database;
  replicas: Pick<Replicas, 'reading'>;
  /** What is not named goes to the primary. */
  calls: Readonly<Partial<Record<CallName, ReadsFrom>>>;
  tables: Readonly<Record<TableName, ReadsFrom>>;
}

export function createCallReads({ db, replicas, calls, tables }: CallReadsOptions): CallReads {
  const read = (from: ReadsFrom, viewer: Viewer, isCached: boolean): Database => {
    const age = ageAllowed(from, viewer, isCached);
    return age === null ? db : replicas.reading(db, age);
  };
  return {
    ofCall: (name, viewer, isCached) => read(calls[name] ?? 'primary', viewer, isCached),
    ofTable: (name, viewer) => read(tables[name], viewer, false),
  };
}
