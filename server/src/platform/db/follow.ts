import type { Log } from '../log.ts';
import type { Listener } from './notifications.ts';

export interface FollowOptions<T> {
  read(): Promise<T>;
  /** Topic of the notice that it changed. */
  topic: string;
  /** Null in tests of one process that change nothing. */
  listener: Listener | null;
  log: Log;
  /** What it is, for the log: `the settings`. */
  what: string;
  /** Called with each reading but the first. */
  changed?(value: T, before: T): void;
}

/** Milliseconds after which it is read again although nobody said that it changed; and after a reading that failed. */
const readEvery = 60_000;
const retryAfter = 1000;

/**
 * Something of the database that every process goes by, as it is now: read when a notice says that it changed, when
 * notices may have been missed, and every minute in any case. Answers the way to the present value; throws where the
 * first reading fails. What cannot be read stays as it was.
 */
export async function follow<T>(options: FollowOptions<T>): Promise<() => T> {
  const { read, topic, listener, log, what, changed } = options;
  let value = await read();
  let isReading = false;
  let again = false;
  const look = async (): Promise<void> => {
    isReading = true;
    try {
      // What came in while it was read is read together; an older reading never lies over a newer one.
      do {
        again = false;
        const before = value;
        value = await read();
        changed?.(value, before);
      } while (again);
    } catch (error) {
      log.warn({ err: error }, `${what} could not be read; trying again`);
      setTimeout(refresh, retryAfter).unref();
    }
    isReading = false;
  };
  const refresh = (): void => {
    again = true;
    if (!isReading) void look();
  };
  listener?.on(topic, refresh);
  listener?.onReconnect(refresh);
  if (listener) setInterval(refresh, readEvery).unref();
  return () => value;
}
