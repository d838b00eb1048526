import { readdirSync } from 'node:fs';
import path from 'node:path';
import { endAfterWords, printSummary, type Tally } from '../scripts/testing/run-step.ts';
import { tryAgain } from '../scripts/testing/try-again.ts';
import { openLane } from './lane.ts';
import { root } from './site.ts';

// Runs every journey, or those whose names contain one of the arguments, on two sites side by side. It ends what it
// started, also when it is told to stop, and sums up what ran until then.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

const only = process.argv.slice(2);
const chosen = readdirSync(path.join(root, 'e2e'))
  .filter(
    (name) => name.endsWith('.e2e.ts') && (only.length === 0 || only.some((part) => name.includes(part))),
  )
  .sort();

/**
 * Those that mostly wait: for a clip to play, or for a site of their own that was killed. The second lane begins with
 * them, and the first with the others, which keep the processors busy.
 */
const patient = [
  'killed-',
  'developing',
  'first-start',
  'player',
  'playing-through',
  'chat-cut',
  'live-comments',
];
const isPatient = (file: string): boolean => patient.some((start) => file.startsWith(start));
const waits = chosen.filter(isPatient);
const works = chosen.filter((file) => !isPatient(file));

const total = { passed: 0, failed: chosen.length === 0 ? 1 : 0, unsteady: [] as string[] };
async function runLane(next: () => string | undefined): Promise<void> {
  try {
    const lane = await openLane();
    const failed: { name: string; tally: Tally }[] = [];
    for (let file = next(); file !== undefined; file = next()) {
      if (stop.signal.aborted) {
        total.failed++;
        continue;
      }
      const tally = await lane.run(file, stop.signal);
      if (tally.failed > 0) failed.push({ name: file, tally });
      else total.passed += tally.passed;
    }
    if (failed.length > 0) {
      const names = failed.map(({ name }) => name).join(', ');
      process.stderr.write(`\nThe site on which ${names} failed said:\n${lane.output()}\n`);
    }
    const settled = await tryAgain(failed, ({ name }) => lane.run(name, stop.signal));
    total.passed += settled.passed;
    total.failed += settled.failed;
    total.unsteady.push(...settled.unsteady);
    await lane.close();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    total.failed++;
  }
}
await Promise.all([
  ...(works.length > 0 ? [runLane(() => works.shift() ?? waits.shift())] : []),
  ...(waits.length > 0 || works.length > 1 ? [runLane(() => waits.shift() ?? works.shift())] : []),
]);
printSummary(total);
await endAfterWords(total.failed);
