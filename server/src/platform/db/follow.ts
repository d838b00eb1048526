import type { Log } from '../log.ts';
import type { Listener } from './notifications.ts';

export interface FollowOptions<T> {
  read(): Promise<T>;
  /** Topic of the notice of a change. */
  topic: string;
  /** Null in tests of one process that change nothing. */
  listener: Listener | null;
  log: Log;
  /** What it is, for the log: `the settings`. */
  what: string;
  /** Called with each reading but the first. `isTold`: a notice led to it, or may have been missed. */
  changed?(value: T, before: T, isTold: boolean): void;
}

/** Milliseconds after which it is read again even without a notice, and after a failed reading. */
const readEvery = 60_000;
const retryAfter = 1000;

/**
 * A value from the database that every process follows: read when a notice says it changed, when notices may
 * have been missed, and every minute in any case. Answers a getter for the current value; throws if the first
 * reading fails. If a later reading fails, the value stays as it was.
 */
export async function follow<T>(options: FollowOptions<T>): Promise<() => T> {
  const { read, topic, listener, log, what, changed } = options;
  let value = await read();
  let isReading = false;
  let again = false;
  let isTold = false;
  const look = async (): Promise<void> => {
    isReading = true;
    let wasTold = false;
    try {
      // Notices that arrive during a reading share the next one; an older reading never overwrites a newer
      // one.
      do {
        again = false;
        wasTold ||= isTold;
        isTold = false;
        const before = value;
        value = await read();
        changed?.(value, before, wasTold);
        wasTold = false;
      } while (again);
    } catch (error) {
      log.warn({ err: error }, `${what} could not be read; trying again`);
      isTold ||= wasTold;
      setTimeout(refresh, retryAfter).unref();
    }
    isReading = false;
  };
  const refresh = (): void => {
    again = true;
    if (!isReading) void look();
  };
  const hear = (): void => {
    isTold = true;
    refresh();
  };
  listener?.on(topic, hear);
  listener?.onReconnect(hear);
  if (listener) setInterval(refresh, readEvery).unref();
  return () => value;
}
