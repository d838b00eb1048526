import { readConfig } from '../platform/config.ts';
import { Launcher } from './start/launcher.ts';

// `npm start`: everything that a site needs, in order, and all of it stopped in the reverse order.
const { config, faults } = readConfig(process.env);
if (faults.length > 0) {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const launcher = new Launcher(config, { development: process.argv.includes('--dev') });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => launcher.stop(0));
// A terminal that went away must not end the launcher before it has stopped the rest.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
await launcher.start();
