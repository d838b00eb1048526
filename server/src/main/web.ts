import { ensureFirstAdmin } from '../domains/accounts/index.ts';
import { collectWhenIdle } from '../platform/idle-collection.ts';
import { buildWeb, listenOn } from './build-web.ts';
import { serve } from './serving-process.ts';

// A web process: pages, calls and media.
await serve('web', async ({ platform, listener, endWith }) => {
  const { config } = platform;
  if (await ensureFirstAdmin(platform)) platform.log.info('the first admin was made from ADMIN_EMAIL');
  const app = await buildWeb({
    platform,
    listener,
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    pages: process.env.DEV === '1' ? 'development' : 'built',
  });
  // Running requests are finished first.
  endWith(() => app.close());

  const port = await listenOn(app, config.host, config.port);
  process.send?.({ type: 'listening', port });
  collectWhenIdle();
});
