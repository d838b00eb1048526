import { setTimeout as sleep } from 'node:timers/promises';
import { connectPatience, createConnection } from './connection.ts';
import { databaseAddress } from './database-address.ts';
import { isOutage, whyNot } from './outage.ts';

async function ask(url: string): Promise<void> {
  const client = createConnection(url, {
    applicationName: 'tsukimi-start',
    statementPatience: connectPatience,
  });
  await client.connect();
  await client.end();
}

/** PgBouncer refuses what every other server takes, whatever it pools by: waiting would not help. */
const isPooler = (error: unknown): boolean => /unsupported startup parameter/.test(whyNot(error));

const words = (url: string, error: unknown): string => {
  const { hosts, database } = databaseAddress(url);
  if (isPooler(error))
    return `${hosts} (DATABASE_URL) is a pooler: name the server itself in DATABASE_DIRECT_URL too.`;
  return `The database ${database} on ${hosts} (DATABASE_URL) does not answer: ${whyNot(error)}`;
};

/** Throws a one-line message that names the server, without its password. */
export async function requireAnswer(url: string): Promise<void> {
  await ask(url).catch((error: unknown) => {
    throw new Error(words(url, error));
  });
}

export interface Waiting {
  /**
   * Called once when it starts to wait, with the reason; again when the reason changes, and when the wait is
   * over.
   */
  say(words: string): void;
  /** Gives up waiting, with the signal's reason. */
  signal?: AbortSignal;
}

const firstPause = 250;
const longestPause = 2000;

/**
 * Waits until the database answers: it may start later than we do, or restart. Throws a one-line message if
 * waiting is pointless, as with a wrong password.
 */
export async function awaitAnswer(url: string, { say, signal }: Waiting): Promise<void> {
  let said = '';
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    signal?.throwIfAborted();
    try {
      await ask(url);
      if (said !== '') say('The database answers; the start goes on.');
      return;
    } catch (error) {
      const now = words(url, error);
      if (!isOutage(error) || isPooler(error)) throw new Error(now);
      if (now !== said) say(`${now}. Waiting for it.`);
      said = now;
    }
    await sleep(pause, undefined, signal ? { signal } : {});
  }
}
