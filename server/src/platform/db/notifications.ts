import type pg from 'pg';
import type { Log } from '../log.ts';
import { connectPatience, createConnection } from './connection.ts';
import type { Executor } from './database.ts';

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
  /** Calls back for a topic. Returns the way to stop. */
  on(topic: string, callback: (notification: Notification) => void): () => void;
  /** Calls back after a lost connection was mended: anything may have been missed. */
  onReconnect(callback: () => void): void;
  close(): Promise<void>;
}

/** One LISTEN connection for the process. It mends itself. */
export async function listen(databaseUrl: string, log: Log): Promise<Listener> {
  const callbacks = new Map<string, Set<(notification: Notification) => void>>();
  const reconnectCallbacks: (() => void)[] = [];
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;

  const deliver = (payload: string): void => {
    const notification = JSON.parse(payload) as Notification;
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
    next.on('end', () => {
      if (closed || client !== next) return;
      client = null;
      again(250);
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const again = (delay: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const callback of reconnectCallbacks) callback();
        },
        (error: Error) => {
          log.warn({ err: error }, 'listening for changes failed; trying again');
          if (!closed) again(Math.min(delay * 2, 5000));
        },
      );
    }, delay);
  };
  await connect();
  return {
    get connected() {
      return client !== null;
    },
    on(topic, callback) {
      const set = callbacks.get(topic) ?? new Set();
      callbacks.set(topic, set.add(callback));
      return () => set.delete(callback);
    },
    onReconnect: (callback) => void reconnectCallbacks.push(callback),
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
