import { hasVideos } from '../../domains/videos/index.ts';
import { ensureSecret, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { complain } from '../../platform/shell.ts';
import { readDemoState, releaseDemoLock, tryDemoLock } from './demo-state-queries.ts';
import { holdConnection } from './held-connection.ts';

// The launcher runs this at every start, beside a site that already listens; it ends when nothing is left to do.
const { config, faults } = readConfig(process.env);
if (faults.length > 0 || config.databaseUrl === null) {
  for (const fault of faults) complain(fault);
  if (config.databaseUrl === null)
    complain('DATABASE_URL is not set. Run "npm start", which starts a database.');
  process.exit(1);
}
const stopping = new AbortController();
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => stopping.abort());

const url = config.databaseDirectUrl ?? config.databaseUrl;
const db = openDatabase(url, { connections: 1, applicationName: 'tsukimi-demo-lock' });
// The lock belongs to the connection, so a killed run releases it.
const session = await holdConnection(db);
try {
  if ((await isWanted()) && (await tryDemoLock(session))) {
    await make(url);
    await releaseDemoLock(session);
  }
} finally {
  session.release();
  await db.close();
  if (process.connected) process.disconnect?.();
}

async function isWanted(): Promise<boolean> {
  const { rowsMadeAt, clipsMadeAt, removedAt } = await readDemoState(session);
  if (removedAt !== null || clipsMadeAt !== null) return false;
  return rowsMadeAt !== null || !(await hasVideos(session));
}

async function make(databaseUrl: string): Promise<void> {
  ensureSecret(config);
  // Most starts have nothing to make and do not load the code that draws and films.
  const [{ openPlatform }, { listen }, { fillWithDemo }] = await Promise.all([
    import('../platform.ts'),
    import('../../platform/db/notifications.ts'),
    import('./fill-with-demo.ts'),
  ]);
  const platform = await openPlatform(config, databaseUrl, 'demo');
  const listener = await listen(databaseUrl, platform.log);
  try {
    await fillWithDemo(platform, listener, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    platform.log.error({ err: error }, 'the demo catalogue could not be made');
    process.exitCode = 1;
  } finally {
    await listener.close();
    await platform.db.close();
  }
}
