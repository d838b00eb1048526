import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into each process of the site that is tried (NODE_OPTIONS): collects what is garbage and writes down what is left.

const folder = process.env.FUZZ_FOLDER;
const name = path.basename(process.argv[1] ?? '', '.ts');
if (folder !== undefined && name === 'web') {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const write = (): void => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const file = path.join(folder, 'memory.json');
    const told = { pid: process.pid, rss, heap: heapUsed + external, at: Date.now() };
    writeFileSync(`${file}.new`, JSON.stringify(told));
    // Whole, or as it was.
    renameSync(`${file}.new`, file);
  };
  process.on('SIGUSR2', () => {
    for (let times = 0; times < 4; times++) collect();
    // What was let go in the last round is given back to the system in the next.
    setTimeout(() => {
      collect();
      write();
    }, 500);
  });
  write();
}
