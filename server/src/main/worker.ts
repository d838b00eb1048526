import { filesTopic, placeFilesJob } from '../domains/videos/index.ts';
import { workerMetricsServer } from '../platform/http/worker-metrics.ts';
import { startWorker } from '../platform/jobs/pg-boss-worker.ts';
import { followSettings } from '../platform/settings/live-settings.ts';
import { cleanUpAtStart, createHandlers, tellOfMediaTools } from './handlers.ts';
import { serve } from './serving-process.ts';

// A worker process: jobs.
await serve('worker', async ({ platform, listener, databaseUrl, endWith }) => {
  const { db, jobs, log } = platform;
  await followSettings(platform, listener);
  await tellOfMediaTools(platform);
  await cleanUpAtStart(platform);
  // At once; the timer finds what no notification announced.
  listener.on(filesTopic, () => {
    jobs
      .enqueue(db, placeFilesJob, {}, { singletonKey: 'all' })
      .catch((error: unknown) => log.warn({ err: error }, 'the placing of files could not be queued'));
  });
  const worker = await startWorker({
    db,
    databaseUrl,
    listener,
    log,
    handlers: createHandlers(platform),
  });
  const { workerMetricsPort, host } = platform.config;
  const metrics = workerMetricsPort === null ? null : workerMetricsServer(db, listener);
  metrics?.listen(workerMetricsPort ?? 0, host);
  // Running jobs go back to the queue first.
  endWith(() => {
    metrics?.close();
    return worker.stop();
  });

  process.send?.({ type: 'ready' });
});
