import type pg from 'pg';
import type { Log } from '../../log.ts';
import { type Connection, createConnection, createPool } from '../connection.ts';
import { cutConnection } from '../cut-connection.ts';
import { type Executor, executorOn, shortPatience } from '../database.ts';
import { whyNot } from '../outage.ts';
import type { ReplicaState } from './choose-replica.ts';
import { isLoss } from './failed-read.ts';
import type { ReplicaAddress } from './replica-address.ts';
import { askIdentity, lookAtReplica } from './replica-queries.ts';

/** Milliseconds in which a replica must say how far it is. */
const patience = 1500;
/** Milliseconds between two looks, however many want to read. */
const leastPause = 25;
/** Milliseconds until one that was lost is tried again. */
const retryAfter = 1000;

/** One replica: connections for reads, and one that asks how far it is. */
export class Replica implements Executor {
  readonly name: string;
  /** Statements that it answered, and those that it failed and the primary was asked. */
  reads = 0;
  failures = 0;
  /** Why it does not answer, or null. */
  fault: string | null = 'not asked yet';
  readonly #url: string;
  readonly #log: Log;
  readonly #pool: pg.Pool;
  readonly #executor: Executor;
  readonly #open = new Set<pg.Client>();
  #known: Omit<ReplicaState, 'busy'> = { answers: false, follows: false, mark: null, position: 0n };
  #monitor: Connection | null = null;
  /** Of the server that the monitor is connected to: a balancer may lead each connection elsewhere. */
  #identity: string | null = null;
  #isLooking = false;
  #nextLook = 0;
  #isClosed = false;

  constructor({ url, name }: ReplicaAddress, connections: number, log: Log) {
    this.#url = url;
    this.name = name;
    this.#log = log;
    this.#pool = createPool(url, {
      applicationName: 'tsukimi-reads',
      connections,
      statementPatience: shortPatience,
      mayTakeLong: false,
      isPooled: false,
      reads: { verify: (client) => this.#requireSame(client as pg.Client) },
    });
    this.#executor = executorOn(this.#pool, name);
  }

  /** Which running server it is, as `askIdentity` says it; null: it does not answer. */
  get identity(): string | null {
    return this.#known.answers ? this.#identity : null;
  }

  get state(): ReplicaState {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { ...this.#known, busy: totalCount - idleCount + waitingCount };
  }

  async query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]> {
    const rows = await this.#executor.query<Row>(text, values, name);
    this.reads++;
    return rows;
  }

  /** After a statement failed here that the primary is asked now. */
  failed(error: unknown): void {
    this.failures++;
    if (isLoss(error)) this.#lose(error);
  }

  /** Asks how far it is, unless it was asked just now. */
  async look(mark: string): Promise<void> {
    if (this.#isLooking || this.#isClosed || Date.now() < this.#nextLook) return;
    this.#isLooking = true;
    const late = setTimeout(
      () => this.#lose(new Error(`Query read timeout: it did not answer within ${patience} ms.`)),
      patience,
    );
    this.#nextLook = Date.now() + leastPause;
    try {
      const monitor = this.#monitor ?? (await this.#connect());
      const seen = await lookAtReplica(askOn(monitor), mark);
      if (this.#monitor !== monitor) return;
      this.fault = null;
      this.#known = {
        answers: true,
        follows: seen?.follows ?? true,
        mark: seen?.isMarked ? mark : null,
        position: seen?.position ?? 0n,
      };
    } catch (error) {
      this.#lose(error);
    } finally {
      clearTimeout(late);
      this.#isLooking = false;
    }
  }

  async #connect(): Promise<Connection> {
    const monitor = createConnection(this.#url, {
      applicationName: 'tsukimi-replica',
      statementPatience: patience,
    });
    this.#monitor = monitor;
    monitor.on('end', () => {
      if (this.#monitor === monitor) this.#lose(new Error('Connection terminated.'));
    });
    await monitor.connect();
    const identity = await askIdentity(askOn(monitor));
    if (identity !== this.#identity) this.#cutReads();
    this.#identity = identity;
    return monitor;
  }

  async #requireSame(client: pg.Client): Promise<void> {
    this.#open.add(client);
    client.once('end', () => this.#open.delete(client));
    if ((await askIdentity(askOn(client))) !== this.#identity)
      throw new Error('Connection terminated: it led to another server.');
  }

  /** Whatever runs there fails at once, and is asked elsewhere. */
  #lose(error: unknown): void {
    const monitor = this.#monitor;
    this.#monitor = null;
    this.fault = whyNot(error);
    if (this.#known.answers && !this.#isClosed)
      this.#log.warn(`The replica ${this.name} is lost (${this.fault}).`);
    this.#known = { answers: false, follows: false, mark: null, position: 0n };
    this.#nextLook = Date.now() + retryAfter;
    if (monitor !== null) cutConnection(monitor);
    this.#cutReads();
  }

  #cutReads(): void {
    for (const client of this.#open) cutConnection(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const monitor = this.#monitor;
    this.#monitor = null;
    await monitor?.end().catch(() => {});
    await this.#pool.end();
  }
}

const askOn =
  (client: pg.ClientBase) =>
  async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values as unknown[])).rows as Row[];
