import { newId } from '../../../kit/ids.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../database.ts';
import type { Listener } from '../notifications.ts';
import { type Beat, chooseReplica, isOurs, lagOf, longestLag } from './choose-replica.ts';
import { isAskedAgain, wouldWrite } from './failed-read.ts';
import { Replica } from './replica.ts';
import type { ReplicaAddress } from './replica-address.ts';
import { type Ask, askIdentity, askPosition, renewHours, writeMark } from './replica-queries.ts';
import type { WalPosition } from './wal-position.ts';

/** Milliseconds between two questions where the primary is. */
const beatEvery = 1000;
/** How many answers are kept, to say how late a replica is. */
const mostBeats = 120;
const renewEvery = renewHours * 3_600_000;

export interface ReplicasOptions {
  addresses: readonly ReplicaAddress[];
  /** The most connections for reads to each. */
  connections: number;
  listener: Listener;
  log: Log;
  /** Topics of notices after which nothing that is read from replicas is another. */
  quiet: ReadonlySet<string>;
}

/** How a replica does, for people and machines. */
export interface ReplicaReport {
  name: string;
  isUsed: boolean;
  /** It is the primary at this moment, so that there is nothing to miss. */
  isPrimary: boolean;
  /** Why not, in a few words. */
  reason: string | null;
  /** Null: not known. */
  lagSeconds: number | null;
  behindBytes: number | null;
  reads: number;
  failures: number;
}

/**
 * The replicas of the primary that this process listens to. A notice of a change says that answers made before are wrong: from
 * then on no replica is read until the primary has said where its log ends, and a replica has replayed that far. A mark that
 * the process writes when it begins to listen tells which servers follow this primary, whatever was promoted in between.
 */
export class Replicas {
  readonly #all: readonly Replica[];
  readonly #listener: Listener;
  readonly #log: Log;
  #mark: string | null = null;
  /** Of the primary, which may be named among its replicas. */
  #primaryIdentity: string | null = null;
  #markedAt = 0;
  /** How many changes were heard of, and up to which of them the position is known. */
  #heardCount = 0;
  #placedCount = -1;
  #heardPosition: WalPosition = 0n;
  #beats: Beat[] = [];
  #turn = 0;
  #isPlacing = false;
  #isBeating = false;
  #isClosed = false;
  readonly #ask: Ask = (text, values) => this.#listener.ask(text, values);
  readonly #used = new Set<Replica>();
  readonly #timer: NodeJS.Timeout;
  /** Statements that could have gone to a replica and went to the primary. */
  readsOfPrimary = 0;

  constructor({ addresses, connections, listener, log, quiet }: ReplicasOptions) {
    this.#listener = listener;
    this.#log = log;
    this.#all = addresses.map((address) => new Replica(address, connections, log));
    listener.onHeard((topic) => {
      if (quiet.has(topic)) return;
      this.#heardCount++;
      void this.#place();
    });
    listener.onLost(() => this.#forget());
    listener.onReconnect(() => void this.#beat());
    this.#timer = setInterval(() => void this.#beat(), beatEvery);
    this.#timer.unref();
    void this.#beat();
  }

  /**
   * The database as something reads it that may be `age` milliseconds old: a replica, the same for all its statements, else the
   * primary. Transactions are the primary's.
   */
  reading(db: Database, age: number): Database {
    const replica = this.#choose(age);
    let isFallen = false;
    return {
      pool: db.pool,
      transaction: (work) => db.transaction(work),
      openSession: () => db.openSession(),
      close: () => db.close(),
      query: async (text, values, name) => {
        if (replica !== null && !isFallen) {
          try {
            return await replica.query(text, values, name);
          } catch (error) {
            if (!isAskedAgain(error)) throw error;
            if ((error as { code?: unknown }).code === wouldWrite)
              this.#log.error(
                { err: error, statement: name },
                'something that reads tried to write on a replica',
              );
            isFallen = true;
            replica.failed(error);
          }
        }
        this.readsOfPrimary++;
        return db.query(text, values, name);
      },
    };
  }

  report(): ReplicaReport[] {
    const now = Date.now();
    const newest = this.#beats.at(-1);
    return this.#all.map((replica) => {
      const { state, name, reads, failures } = replica;
      const isKnown = isOurs(state, this.#mark) && newest !== undefined;
      const lag = isKnown ? lagOf(state.position, this.#beats, now) : null;
      const reason = this.#reasonAgainst(replica, lag);
      const behind = newest === undefined ? 0n : newest.position - state.position;
      return {
        ...{ name, reads, failures, reason, isUsed: reason === null },
        isPrimary: this.#isPrimary(replica),
        lagSeconds: lag === null ? null : lag / 1000,
        behindBytes: isKnown ? Math.max(0, Number(behind)) : null,
      };
    });
  }

  /** In a few words: `ok`, or how many are not read. */
  state(): string {
    const report = this.report();
    const out = report.filter(({ isUsed, isPrimary }) => !isUsed && !isPrimary);
    return out.length === 0 ? 'ok' : `${out.length} of ${report.length} not in use`;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#all.map((replica) => replica.close()));
  }

  #isPrimary({ identity }: Replica): boolean {
    return identity !== null && identity === this.#primaryIdentity;
  }

  #reasonAgainst(replica: Replica, lag: number | null): string | null {
    const { state, fault } = replica;
    if (this.#mark === null) return 'changes at the primary are not heard';
    if (!state.answers) return fault;
    if (this.#isPrimary(replica)) return 'it is the primary';
    if (!state.follows) return 'it takes writes, and is not the primary';
    if (state.mark !== this.#mark) return 'it does not follow this primary, or is far behind';
    return lag !== null && lag > longestLag ? `it is ${Math.round(lag / 1000)} s behind` : null;
  }

  #choose(age: number): Replica | null {
    const now = Date.now();
    const heard = this.#placedCount === this.#heardCount ? this.#heardPosition : null;
    const primary = { mark: this.#mark, heard, beats: this.#beats };
    const chosen = chooseReplica(this.#all, primary, { age, now, turn: this.#turn++ });
    // One that has caught up in the meantime is known for it when the next wants to read.
    if (chosen === null && heard !== null) this.#look();
    return chosen;
  }

  #look(): void {
    const mark = this.#mark;
    if (mark === null) return;
    for (const replica of this.#all) void replica.look(mark).then(() => this.#tell(replica));
  }

  #forget(): void {
    this.#mark = null;
    this.#beats = [];
  }

  async #beat(): Promise<void> {
    if (this.#isClosed || !this.#listener.connected || this.#isBeating) return;
    this.#isBeating = true;
    try {
      if (this.#mark === null) await this.#begin();
      else if (Date.now() > this.#markedAt + renewEvery) await this.#leaveMark(this.#mark);
      await this.#place();
    } catch (error) {
      this.#log.warn({ err: error }, 'where the primary is could not be asked; replicas are not read');
    } finally {
      this.#isBeating = false;
    }
  }

  async #begin(): Promise<void> {
    const { losses } = this.#listener;
    const mark = newId();
    await this.#leaveMark(mark);
    const identity = await askIdentity(this.#ask);
    if (this.#listener.losses !== losses || !this.#listener.connected) return;
    // What was known of another primary is worth nothing at this one.
    this.#beats = [];
    this.#heardCount++;
    this.#primaryIdentity = identity;
    this.#mark = mark;
  }

  async #leaveMark(mark: string): Promise<void> {
    await writeMark(this.#ask, mark);
    this.#markedAt = Date.now();
  }

  /** Asks the primary how far it is, until all that was heard is before the answer. */
  async #place(): Promise<void> {
    if (this.#isClosed || this.#isPlacing || this.#mark === null) return;
    this.#isPlacing = true;
    try {
      do {
        const { losses } = this.#listener;
        const upTo = this.#heardCount;
        const at = Date.now();
        const position = await askPosition(this.#ask);
        if (this.#listener.losses !== losses) return;
        if (upTo > this.#placedCount) this.#heardPosition = position;
        this.#placedCount = upTo;
        this.#keep({ position, at });
      } while (this.#heardCount !== this.#placedCount);
    } catch (error) {
      this.#log.warn({ err: error }, 'where the primary is could not be asked; trying again');
    } finally {
      this.#isPlacing = false;
    }
    this.#look();
  }

  #keep(beat: Beat): void {
    const last = this.#beats.at(-1);
    if (last !== undefined && beat.at - last.at < beatEvery / 2) return;
    this.#beats.push(beat);
    if (this.#beats.length > mostBeats) this.#beats.shift();
  }

  /** Once for each change. */
  #tell(replica: Replica): void {
    const report = this.report().find(({ name }) => name === replica.name)!;
    if (report.isUsed === this.#used.has(replica)) return;
    if (report.isUsed) {
      this.#used.add(replica);
      this.#log.info(`The replica ${replica.name} is read.`);
    } else {
      this.#used.delete(replica);
      if (report.isPrimary) this.#log.info(`${replica.name} is the primary now, and no replica.`);
      else this.#log.warn(`The replica ${replica.name} is not read: ${report.reason}.`);
    }
  }
}
