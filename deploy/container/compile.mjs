import { flushCompileCache } from 'node:module';

// Loads what a start loads, so that all of it is in NODE_COMPILE_CACHE. Starts nothing.
const main = new URL('../../server/src/main/', import.meta.url);
for (const file of ['start/launcher.ts', 'serving-process.ts', 'build-web.ts', 'handlers.ts'])
  await import(new URL(file, main).href);
flushCompileCache();
process.exit(0);
