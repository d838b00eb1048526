import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { leftovers, runMark } from './leftovers.ts';
import { makeRunFolders } from './run-folders.ts';
import { endAfterWords, runStep, type Step, type Tally } from './run-step.ts';

/**
 * Runs the rounds one after another on one PostgreSQL of their own (or the one at TEST_DATABASE_URL), says the sum
 * in the last line, and ends this process. A round is a row of steps, or several rows that run beside one another.
 * What the steps write outside the repository goes into folders that are removed, and a process that outlives
 * them is ended and counts as a failure.
 */
export async function runAll(
  makeRounds: (env: NodeJS.ProcessEnv) => Step[][][],
  problems: readonly string[] = [],
): Promise<never> {
  const started = performance.now();
  const total = { passed: 0, failed: problems.length };
  const failures = [...problems];
  const unsteady: string[] = [];
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  const mark = randomBytes(8).toString('hex');
  const folders = makeRunFolders();
  process.env[runMark] = mark;
  process.env.TMPDIR = folders.rest;

  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? null
    : await startEmbeddedPostgres(path.join(folders.database, 'postgres'), { isDurable: false });
  try {
    for (const rows of makeRounds({ TEST_DATABASE_URL: given ?? server!.url })) {
      const tallies = await Promise.all(rows.map((row) => runRow(row, stop.signal, row === rows.at(-1))));
      for (const tally of tallies.flat()) {
        total.passed += tally.passed;
        total.failed += tally.failed;
        failures.push(...(tally.failures ?? []));
        unsteady.push(...(tally.unsteady ?? []));
      }
    }
  } finally {
    await server?.stop();
  }
  total.failed += await endLeftovers(mark, [folders.rest, folders.database]);
  folders.remove();
  if (stop.signal.aborted) total.failed++;

  // Of a long log often only the end is seen.
  if (unsteady.length > 0) process.stdout.write(`\nUnsteady:\n${unsteady.join('\n')}\n`);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`\nIt took ${minutes} minutes.\n${total.passed} passed, ${total.failed} failed\n`);
  return endAfterWords(total.failed);
}

async function runRow(row: readonly Step[], signal: AbortSignal, isAlone: boolean): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of row) if (!signal.aborted) tallies.push(await runStep(step, signal, isAlone));
  return tallies;
}

async function endLeftovers(mark: string, folders: readonly string[]): Promise<number> {
  // Processes that were told to end may need a moment.
  for (let look = 0; look < 20 && leftovers(mark, folders).length > 0; look++) await sleep(250);
  const left = leftovers(mark, folders);
  for (const { pid, command } of left) {
    process.stdout.write(`A process was left behind: ${pid} ${command}\n`);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended just now.
    }
  }
  return left.length;
}
