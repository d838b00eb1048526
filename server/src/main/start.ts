import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// `npm start`: everything that a site needs, in order, and all of it stopped in the reverse order.

// Half of a process's start goes into compiling TypeScript; the second start finds that done.
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compile', import.meta.url));
enableCompileCache(compileCache);
process.env.NODE_COMPILE_CACHE = compileCache;
const { readConfig } = await import('../platform/config.ts');
const { closeFilesToOthers } = await import('../platform/private-files.ts');
const { complain } = await import('../platform/shell.ts');
const { Launcher } = await import('./start/launcher.ts');

const { config, faults } = readConfig(process.env);
if (faults.length > 0) {
  for (const fault of faults) complain(fault);
  process.exit(1);
}
closeFilesToOthers(config);
const launcher = new Launcher(config, { development: process.argv.includes('--dev') });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => launcher.stop(0));
// npm passes a signal only to its shell, which ends without telling us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    launcher.stop(0);
  }, 500).unref();
}
// A terminal that went away must not end the launcher before it has stopped the rest.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
await launcher.start();
