import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/context.ts';
import type { PageHandler } from '../platform/http/pages.ts';
import { sharedAssets } from '../platform/http/shared-assets.ts';
import { staticFiles } from '../platform/http/static-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The parts of the built bundle that we use. Its handler was made inside, with the bundle's own copy of the router. */
interface ServerBundle {
  entry: { module: { createHandler(build: unknown, mode: 'development' | 'production'): PageHandler } };
}

/** The web app: from its build, or in development through Vite on the same port. */
export async function mountWebApp(
  app: FastifyInstance,
  platform: Platform,
  development: boolean,
): Promise<() => Promise<PageHandler>> {
  if (!development) {
    const bundle = path.join(root, 'build/server/index.js');
    if (!existsSync(bundle)) throw new Error('The web app is not built. Run "npm start", which builds it.');
    const build = (await import(pathToFileURL(bundle).href)) as ServerBundle;
    const handler = build.entry.module.createHandler(build, 'production');
    const client = path.join(root, 'build/client');
    staticFiles(app, client);
    await sharedAssets(app, platform, path.join(client, 'assets'));
    return async () => handler;
  }
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply) => {
    if (/^\/(rest|functions|media|health|metrics|docs|geoip)\b/.test(request.url)) return Promise.resolve();
    return new Promise<void>((next, fail) => {
      reply.raw.once('close', () => {
        if (!reply.sent) reply.hijack();
        next();
      });
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? fail(error) : next()));
    });
  });
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBundle;
    return build.entry.module.createHandler(build, 'development');
  };
}
