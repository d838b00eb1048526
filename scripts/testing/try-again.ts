import type { Tally } from './run-step.ts';

/** More than so many in one row of steps did not fail by chance. */
const most = 2;

/**
 * Tries once more, one after another, what failed when processors were short of time: a fault of the product fails
 * twice. What passes then is named as unsteady in the last lines of the run, for somebody to mend, and counts as passed.
 */
export async function tryAgain<Failed extends { name: string; tally: Tally }>(
  failed: readonly Failed[],
  run: (one: Failed) => Promise<Tally>,
): Promise<Tally & { unsteady: readonly string[] }> {
  const total = { passed: 0, failed: 0, unsteady: [] as string[] };
  for (const one of failed) {
    const { name, tally } = one;
    const again = failed.length > most ? tally : await run(one);
    total.passed += again.passed;
    total.failed += again.failed;
    if (again.failed === 0) total.unsteady.push(...(tally.failures ?? [name]));
  }
  return total;
}
