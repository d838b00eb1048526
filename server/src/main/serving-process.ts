import { keepSecret, readConfig } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import { type Listener, listen } from '../platform/db/notifications.ts';
import { createPlatform } from './platform.ts';

/** Milliseconds after which a process that hangs while it ends is cut off. */
const patience = 20_000;

export interface ServingProcess {
  platform: Platform;
  listener: Listener;
  databaseUrl: string;
  /** Ends the process in order once the launcher or the system asks: `finish` first, then what was opened here. */
  endWith(finish: () => Promise<unknown>): void;
}

/**
 * What a web process and a worker begin with. The launcher starts them with DATABASE_URL set, hears from them over
 * IPC, and they end with it.
 */
export async function startServing(name: 'web' | 'worker'): Promise<ServingProcess> {
  const { config, faults } = readConfig(process.env);
  if (config.databaseUrl === null)
    faults.push('DATABASE_URL is not set. Run "npm start", which starts a database.');
  if (faults.length > 0 || config.databaseUrl === null) {
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  keepSecret(config);
  const { databaseUrl } = config;
  const platform = createPlatform(config, databaseUrl, name);
  const listener = await listen(databaseUrl, platform.log);
  return {
    platform,
    listener,
    databaseUrl,
    endWith(finish) {
      let ending = false;
      const end = async (): Promise<void> => {
        if (ending) return;
        ending = true;
        setTimeout(() => process.exit(1), patience).unref();
        await finish();
        await listener.close();
        await platform.db.close();
        process.exit(0);
      };
      for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void end());
    },
  };
}
