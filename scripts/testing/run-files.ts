import path from 'node:path';
import { groupFiles } from './group-files.ts';
import { endAfterWords, nodeTestTally, printSummary, runStep, type Tally } from './run-step.ts';
import { tryAgain } from './try-again.ts';

// Runs test files in groups that share a process, so many groups at once. Arguments: how many at once, and the files.
const [atOnce, ...files] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const groups = groupFiles(files);
const total: Tally = { passed: 0, failed: files.length === 0 ? 1 : 0 };

const failed: { name: string; tally: Tally; group: readonly string[] }[] = [];

const nameOf = (group: readonly string[]): string => group.map((file) => path.basename(file)).join(', ');

const runGroup = (group: readonly string[]): Promise<Tally> =>
  runStep(
    {
      name: nameOf(group),
      args: [
        '--test',
        '--test-isolation=none',
        '--test-timeout=180000',
        // Each process loads two thousand modules: to ask of each whether a folder above it is a link takes a
        // sixth of the time.
        '--preserve-symlinks',
        ...group,
      ],
      minutes: 14,
      tally: nodeTestTally,
    },
    stop.signal,
    false,
  );

async function runNext(): Promise<void> {
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    if (stop.signal.aborted) {
      total.failed++;
      continue;
    }
    const tally = await runGroup(group);
    if (tally.failed > 0) failed.push({ name: nameOf(group), tally, group });
    else total.passed += tally.passed;
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, runNext));
const settled = await tryAgain(failed, (one) => runGroup(one.group));
total.passed += settled.passed;
total.failed += settled.failed;
printSummary({ ...total, unsteady: settled.unsteady });
await endAfterWords(total.failed);
