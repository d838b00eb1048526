import { ensureSecret, readConfig } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import { newerWords, schemaState } from '../platform/db/migrate.ts';
import { type Listener, listen } from '../platform/db/notifications.ts';
import { isOutage, whyNot } from '../platform/db/outage.ts';
import { awaitAnswer } from '../platform/db/require-answer.ts';
import { complain } from '../platform/shell.ts';
import { startTracing } from '../platform/tracing/start-tracing.ts';
import { stopTracing } from '../platform/tracing/tracing.ts';
import { createPlatform } from './platform.ts';

/** Milliseconds after which a process that hangs while ending is killed. */
const patience = 20_000;

export interface ServingProcess {
  platform: Platform;
  listener: Listener;
  /** Leads to the server itself. */
  databaseUrl: string;
  /**
   * Ends the process in order once the launcher or the system asks: `finish` first, then what was opened here. `isOrderly` is
   * false where the launcher is gone and another may want the port.
   */
  endWith(finish: (end: { isOrderly: boolean }) => Promise<unknown>): void;
}

/** A pooler that lends connections by transaction swallows what a session listens for, and nothing else would tell. */
async function requireNotices(listener: Listener): Promise<void> {
  await listener.check().catch((error: unknown) => {
    throw Object.assign(
      new Error(
        `Notices of changes do not come through (${whyNot(error)}). If DATABASE_URL leads to a pooler that pools by transaction, name the server itself in DATABASE_DIRECT_URL.`,
      ),
      { code: '57P03' },
    );
  });
}

const endings = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/**
 * What a web process and a worker begin with, and then `run`. The launcher starts them with DATABASE_URL set, hears from
 * them over IPC, and they end with it. Both wait for a database that does not answer yet.
 */
export async function serve(
  name: 'web' | 'worker',
  run: (serving: ServingProcess) => Promise<void>,
): Promise<void> {
  const { config, faults } = readConfig(process.env);
  if (config.databaseUrl === null)
    faults.push('DATABASE_URL is not set. Run "npm start", which starts a database.');
  if (faults.length > 0 || config.databaseUrl === null) {
    for (const fault of faults) complain(fault);
    process.exit(1);
  }
  ensureSecret(config);
  const servingUrl = config.databaseUrl;
  const databaseUrl = config.databaseDirectUrl ?? servingUrl;
  // Used until there is something to end in order.
  const leave = (): never => process.exit(0);
  for (const event of endings) process.on(event, leave);
  const platform = createPlatform(config, servingUrl, name);
  const { log } = platform;
  await startTracing(config.tracing, name, log);
  try {
    await awaitAnswer(databaseUrl, {
      say: (words) => {
        log.warn(words);
        process.send?.({ type: 'waiting' });
      },
    });
    const newer = newerWords(await schemaState(platform.db));
    if (newer !== null) log.warn(newer);
    const listener = await listen(databaseUrl, log);
    await requireNotices(listener);
    await run({
      platform,
      listener,
      databaseUrl,
      endWith(finish) {
        let ending = false;
        const end = async (event: (typeof endings)[number]): Promise<void> => {
          if (ending) return;
          ending = true;
          const isOrderly = event !== 'disconnect';
          const drain = isOrderly ? config.drainSeconds * 1000 : 0;
          setTimeout(() => process.exit(1), patience + drain).unref();
          await finish({ isOrderly });
          await listener.close();
          await platform.db.close();
          await stopTracing();
          process.exit(0);
        };
        for (const event of endings) {
          process.off(event, leave);
          process.on(event, () => void end(event));
        }
      },
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    // Whoever started us starts us again, and then we wait.
    log.error(`The database went away during the start: ${whyNot(error)}`);
    process.send?.({ type: 'waiting' });
    process.exit(1);
  }
}
