import { keepSecret, readConfig } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { type Listener, listen } from '../../platform/db/notifications.ts';
import { createPlatform } from '../platform.ts';
import { demoVideos } from './catalogue/index.ts';
import { addHistory, insertRows, makeCovers, makePictures } from './seed-catalogue.ts';
import { makeClips } from './seed-clips.ts';
import { hasVideos, markDemo, readDemoState, releaseDemoLock, tryDemoLock } from './seed-queries.ts';

/**
 * Fills an empty site with the demo catalogue: pictures, rows and views within seconds, then the clips, one after
 * another. Each step finds again what an earlier, killed run has made. A site that has videos of its own, or has
 * removed the demo, is left alone.
 */
export async function seedDemo(platform: Platform, listener: Listener, signal: AbortSignal): Promise<void> {
  const { db, log } = platform;
  const state = await readDemoState(db);
  if (state.removedAt !== null || state.clipsMadeAt !== null) return;
  if (state.rowsMadeAt === null) {
    if (await hasVideos(db)) return;
    const began = performance.now();
    await makePictures(platform, demoVideos, signal);
    signal.throwIfAborted();
    await insertRows(platform, demoVideos, Date.now());
    log.info(
      { videos: demoVideos.length, ms: Math.round(performance.now() - began) },
      'the demo catalogue is there',
    );
  }
  await addHistory(platform, demoVideos);
  const began = performance.now();
  const complete = await makeClips(platform, demoVideos, { signal, listener });
  await makeCovers(platform, demoVideos, signal);
  if (complete && !signal.aborted) {
    await markDemo(db, 'clips_made_at');
    log.info({ ms: Math.round(performance.now() - began) }, 'the demo clips and large pictures are there');
  }
}

// The launcher runs this beside a site that listens already, at every start; it ends once nothing is left to do.
if (import.meta.main) {
  const { config, faults } = readConfig(process.env);
  if (faults.length > 0 || config.databaseUrl === null) {
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    if (config.databaseUrl === null)
      process.stderr.write('DATABASE_URL is not set. Run "npm start", which starts a database.\n');
    process.exit(1);
  }
  keepSecret(config);
  const stopping = new AbortController();
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => stopping.abort());
  const platform = createPlatform(config, config.databaseUrl, 'seed');
  const listener = await listen(config.databaseUrl, platform.log);
  // A session of its own holds the lock: a run that was killed lets go of it by itself.
  const holder = await platform.db.pool.connect();
  const session = {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await holder.query(text, [...values])).rows as Row[],
  };
  try {
    if (await tryDemoLock(session)) {
      await seedDemo(platform, listener, stopping.signal);
      await releaseDemoLock(session);
    }
  } catch (error) {
    if (!stopping.signal.aborted) {
      platform.log.error({ err: error }, 'the demo catalogue could not be made');
      process.exitCode = 1;
    }
  }
  holder.release();
  await listener.close();
  await platform.db.close();
  if (process.connected) process.disconnect?.();
}
