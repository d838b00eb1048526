import { keepSecret, readConfig } from '../platform/config.ts';
import { listen } from '../platform/db/notifications.ts';
import { startWorker } from '../platform/jobs/pg-boss-worker.ts';
import { cleanUpAtStart, createHandlers } from './handlers.ts';
import { createPlatform } from './platform.ts';

// A worker process. The launcher starts it with DATABASE_URL set, hears from it over IPC, and it ends with the launcher.
const { config, faults } = readConfig(process.env);
if (faults.length > 0 || config.databaseUrl === null) {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (config.databaseUrl === null)
    process.stderr.write('DATABASE_URL is not set. Run "npm start", which starts a database.\n');
  process.exit(1);
}
keepSecret(config);
const platform = createPlatform(config, config.databaseUrl, 'worker');
const { db, log } = platform;
await cleanUpAtStart(platform);
const listener = await listen(config.databaseUrl, log);
const worker = await startWorker({
  db,
  databaseUrl: config.databaseUrl,
  listener,
  log,
  handlers: createHandlers(platform),
});

let closing = false;
/** Gives running jobs back and ends. */
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), 20_000).unref();
  await worker.stop();
  await listener.close();
  await db.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
process.on('disconnect', () => void close());

process.send?.({ type: 'ready' });
