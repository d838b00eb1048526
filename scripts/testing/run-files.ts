import { run } from 'node:test';
import { spec } from 'node:test/reporters';

// Runs test files, so many at once, in the order in which they are named: `node --test` itself sorts them, and the longest
// one may then be alone at the end. Arguments: how many at once, and the files.
const [atOnce, ...files] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// Each file loads two thousand modules: to ask of each whether a folder above it is a link takes a sixth of the time.
const execArgv = ['--test-timeout=180000', '--preserve-symlinks'];
run({ files, concurrency: Number(atOnce), execArgv, signal: stop.signal })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
