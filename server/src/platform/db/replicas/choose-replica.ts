import type { WalPosition } from './wal-position.ts';

/** Where the primary's log ended when it was asked. */
export interface Beat {
  position: WalPosition;
  /** When it was asked, in milliseconds. */
  at: number;
}

/** What is known of a replica. */
export interface ReplicaState {
  /** Whether it answered when it was last asked. */
  answers: boolean;
  /** False: it was promoted, and is no replica. */
  follows: boolean;
  /** The mark that it was seen to have: it follows the primary that we listen to. */
  mark: string | null;
  /** Up to where it has replayed. It never goes back. */
  position: WalPosition;
  /** Statements that run there or wait for it. */
  busy: number;
}

/** What is known of the primary. */
export interface PrimaryState {
  /** What we wrote there when we began to listen; null: we do not hear it. */
  mark: string | null;
  /** Where its log ended after the newest change that we heard of; null: not known yet. */
  heard: WalPosition | null;
  /** Oldest first. */
  beats: readonly Beat[];
}

/** A replica that is further behind is left alone until it has caught up. */
export const longestLag = 10_000;

/** Whether it is a sound replica of this primary, however far behind. */
export const isOurs = (replica: ReplicaState, mark: string | null): boolean =>
  mark !== null && replica.answers && replica.follows && replica.mark === mark;

/** Milliseconds that it is behind: since when the primary has been ahead of it. */
export function lagOf(position: WalPosition, beats: readonly Beat[], now: number): number {
  const missing = beats.findIndex((beat) => beat.position > position);
  return missing < 0 ? 0 : now - beats[Math.max(0, missing - 1)]!.at;
}

/**
 * Up to where a replica must have replayed to be read: past every change that we heard of, and past everything that the primary
 * had at some time within the last `age` milliseconds. Null: nobody can say, so none may.
 */
export function mustHave({ mark, heard, beats }: PrimaryState, age: number, now: number): WalPosition | null {
  if (mark === null || heard === null) return null;
  const recent = beats.find(({ at }) => at >= now - age);
  if (recent === undefined) return null;
  return recent.position > heard ? recent.position : heard;
}

/** The least busy replica that has all it must have; those equally busy take turns. Null: the primary is read. */
export function chooseReplica<R extends { readonly state: ReplicaState }>(
  replicas: readonly R[],
  primary: PrimaryState,
  { age, now, turn }: { age: number; now: number; turn: number },
): R | null {
  const needed = mustHave(primary, age, now);
  if (needed === null) return null;
  let chosen: R | null = null;
  for (let n = 0; n < replicas.length; n++) {
    const replica = replicas[(turn + n) % replicas.length]!;
    const { state } = replica;
    if (!isOurs(state, primary.mark) || state.position < needed) continue;
    if (chosen === null || state.busy < chosen.state.busy) chosen = replica;
  }
  return chosen;
}
