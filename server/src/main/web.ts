import { ensureFirstAdmin, lacksChildSafety } from '../domains/accounts/index.ts';
import { Draining } from '../platform/http/draining.ts';
import { metricsServer } from '../platform/http/health-routes.ts';
import { collectWhenIdle } from '../platform/idle-collection.ts';
import { warningKinds } from '../platform/warnings/warning-kinds.ts';
import { buildWeb, listenOn } from './build-web.ts';
import { serve } from './serving-process.ts';

// A web process: pages, calls and media.
await serve('web', async ({ platform, listener, endWith }) => {
  const { config } = platform;
  if (await ensureFirstAdmin(platform))
    platform.log.info(
      'the first admin was made from ADMIN_EMAIL, and sees reports that a minor may be shown',
    );
  if (!config.isDevelopment && (await lacksChildSafety(platform.db)))
    platform.log.error(`${warningKinds.no_child_safety.title}: ${warningKinds.no_child_safety.words}`);
  const draining = new Draining();
  const app = await buildWeb({
    platform,
    listener,
    draining,
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    pages: process.env.DEV === '1' ? 'development' : 'built',
  });
  const metrics = config.metricsPort === null ? null : metricsServer(app);
  // Running requests are finished first.
  endWith(async ({ isOrderly }) => {
    if (isOrderly) await draining.run(config.drainSeconds * 1000);
    metrics?.close();
    await app.close();
  });

  const port = await listenOn(app, config.host, config.port);
  metrics?.listen(config.metricsPort ?? 0, config.host);
  process.send?.({ type: 'listening', port });
  collectWhenIdle();
});
