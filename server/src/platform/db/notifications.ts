import type pg from 'pg';
import { newId } from '../../kit/ids.ts';
import type { Log } from '../log.ts';
import { connectPatience, createConnection } from './connection.ts';
import { cutConnection } from './cut-connection.ts';
import type { Executor } from './database.ts';
import { whyNot } from './outage.ts';

const channel = 'tsukimi';

export interface Notification {
  topic: string;
  [key: string]: unknown;
}

/** Tells every process, when the executor's transaction commits. A payload holds ids and small facts: 8,000 bytes at most. */
export async function notify(
  executor: Executor,
  topic: string,
  body: Record<string, unknown> = {},
): Promise<void> {
  await executor.query('select pg_notify($1, $2)', [channel, JSON.stringify({ ...body, topic })], 'notify');
}

export interface Listener {
  /** False while the connection is lost: changes are not heard now. */
  readonly connected: boolean;
  /** How often the connection was lost. */
  readonly losses: number;
  /** When changes were last known to be heard; milliseconds since 1970. */
  readonly heardAt: number;
  /** Calls back for each notice of a change, before those who listen for its topic. */
  onHeard(callback: (topic: string) => void): void;
  /** Runs a short statement on the connection that hears: at the same server, after all that was heard. */
  ask<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Calls back for a topic. Returns a function to stop. */
  on(topic: string, callback: (notification: Notification) => void): () => void;
  /**
   * Calls back when the connection is found lost: anything cached may already be outdated, and will be from
   * now on.
   */
  onLost(callback: () => void): void;
  /** Calls back after a lost connection is restored: anything may have been missed. */
  onReconnect(callback: () => void): void;
  /**
   * Sends itself a message through the database and waits until it is heard. Throws if that takes too long.
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ListenerPace {
  /** Milliseconds between one message to itself and the next. */
  beat: number;
  /** Milliseconds in which it must have been heard. */
  patience: number;
}

const usualPace: ListenerPace = { beat: 10_000, patience: 5000 };
const firstPause = 250;
const longestPause = 2000;
const beatTopic = 'beat';

/**
 * The process's one LISTEN connection. It restores itself. A connection can be dead without a sign, when
 * something between us and the server has forgotten it: so it sends messages to itself, and is given up if it
 * does not hear them.
 */
export async function listen(
  databaseUrl: string,
  log: Log,
  { beat, patience }: ListenerPace = usualPace,
): Promise<Listener> {
  const callbacks = new Map<string, Set<(notification: Notification) => void>>();
  const heardCallbacks: ((topic: string) => void)[] = [];
  const lostCallbacks: (() => void)[] = [];
  const reconnectCallbacks: (() => void)[] = [];
  const beats = new Map<string, () => void>();
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let losses = 0;
  let heardAt = Date.now();

  const tell = (listeners: Iterable<() => void>): void => {
    for (const callback of listeners) {
      try {
        callback();
      } catch (error) {
        log.error({ err: error }, 'a change of what can be heard could not be handled');
      }
    }
  };
  const deliver = (payload: string): void => {
    const notification = JSON.parse(payload) as Notification;
    if (notification.topic === beatTopic) {
      beats.get(String(notification.id))?.();
      return;
    }
    for (const callback of heardCallbacks) callback(notification.topic);
    for (const callback of callbacks.get(notification.topic) ?? []) callback(notification);
  };
  const connect = async (): Promise<void> => {
    const next = createConnection(databaseUrl, {
      applicationName: 'tsukimi-listen',
      statementPatience: connectPatience,
    });
    next.on('notification', (message) => {
      if (!message.payload) return;
      try {
        deliver(message.payload);
      } catch (error) {
        log.error({ err: error }, 'a notification could not be handled');
      }
    });
    next.on('end', () => lose(next));
    await next.connect();
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      cutConnection(next);
      throw error;
    }
    if (closed) return next.end();
    client = next;
    heardAt = Date.now();
  };
  const lose = (lost: pg.Client): void => {
    if (closed || client !== lost) return;
    client = null;
    losses++;
    cutConnection(lost);
    tell(lostCallbacks);
    again(firstPause);
  };
  const again = (pause: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (!closed) tell(reconnectCallbacks);
        },
        (error: unknown) => {
          log.warn({ err: error }, 'listening for changes failed; trying again');
          if (!closed) again(Math.min(pause * 2, longestPause));
        },
      );
    }, pause);
  };

  /** One statement after another: a connection is asked one thing at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (current: pg.Client, text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const mine = last.then(() => current.query(text, values as unknown[]));
    last = mine.catch(() => {});
    return mine;
  };

  /** All who ask at once share one message. */
  let checking: Promise<void> | null = null;
  const check = (): Promise<void> => {
    checking ??= speak().finally(() => {
      checking = null;
    });
    return checking;
  };
  async function speak(): Promise<void> {
    const current = client;
    if (current === null) throw new Error('Connection terminated: changes are not heard.');
    const id = newId();
    const heard = Promise.withResolvers<void>();
    beats.set(id, heard.resolve);
    const timer = setTimeout(
      () => heard.reject(new Error(`Query read timeout: nothing was heard within ${patience} ms.`)),
      patience,
    );
    try {
      inTurn(current, 'select pg_notify($1, $2)', [channel, JSON.stringify({ topic: beatTopic, id })]).catch(
        heard.reject,
      );
      await heard.promise;
      heardAt = Date.now();
    } catch (error) {
      if (client === current && !closed) {
        log.warn(`Changes are no longer heard (${whyNot(error)}); listening again.`);
        lose(current);
      }
      throw error;
    } finally {
      clearTimeout(timer);
      beats.delete(id);
    }
  }
  await connect();
  const beating = setInterval(() => {
    if (client !== null) check().catch(() => {});
  }, beat);
  beating.unref();
  return {
    get connected() {
      return client !== null;
    },
    get losses() {
      return losses;
    },
    get heardAt() {
      return heardAt;
    },
    onHeard: (callback) => void heardCallbacks.push(callback),
    async ask<Row>(text: string, values: readonly unknown[] = []) {
      if (client === null) throw new Error('Connection terminated: changes are not heard.');
      return (await inTurn(client, text, values)).rows as Row[];
    },
    on(topic, callback) {
      const set = callbacks.get(topic) ?? new Set();
      callbacks.set(topic, set.add(callback));
      return () => set.delete(callback);
    },
    onLost: (callback) => void lostCallbacks.push(callback),
    onReconnect: (callback) => void reconnectCallbacks.push(callback),
    check,
    async close() {
      closed = true;
      clearInterval(beating);
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
