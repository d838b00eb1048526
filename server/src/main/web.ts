import { keepSecret, readConfig } from '../platform/config.ts';
import { listen } from '../platform/db/notifications.ts';
import { buildWeb, listenOn } from './build-web.ts';
import { createPlatform } from './platform.ts';

// A web process. The launcher starts it with DATABASE_URL set, hears from it over IPC, and it ends with the launcher.
const { config, faults } = readConfig(process.env);
if (faults.length > 0 || config.databaseUrl === null) {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (config.databaseUrl === null)
    process.stderr.write('DATABASE_URL is not set. Run "npm start", which starts a database.\n');
  process.exit(1);
}
keepSecret(config);
const platform = createPlatform(config, config.databaseUrl, 'web');
const listener = await listen(config.databaseUrl, platform.log);
const app = await buildWeb({
  platform,
  listener,
  origin: config.publicUrl ?? `http://localhost:${config.port}`,
  pages: process.env.DEV === '1' ? 'development' : 'built',
});

let closing = false;
/** Lets running requests finish, then ends. */
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(1), 20_000).unref();
  await app.close();
  await listener.close();
  await platform.db.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
process.on('disconnect', () => void close());

const port = await listenOn(app, config.host, config.port);
process.send?.({ type: 'listening', port });
