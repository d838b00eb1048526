import { spec, type TestEvent } from 'node:test/reporters';
import { summaryOf } from '../scripts/testing/run-step.ts';

/** Said when all has been said of a file. */
export const lastWord = '\u0004';

/**
 * Tells of each file that `shared-process.ts` runs what node:test tells of a file alone, its failures and its tally
 * too, and ends it with the last word.
 */
export default async function* tellByFile(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let words = new spec();
  let passed = 0;
  let failed = 0;
  const said = (): string => String(words.read() ?? '');
  const rest = async (): Promise<string> => {
    let text = '';
    for await (const part of words.end()) text += part;
    return text;
  };
  for await (const event of events) {
    const { data } = event as { data?: { nesting?: number; skip?: unknown; todo?: unknown } };
    const isOver = event.type === 'test:pass' || event.type === 'test:fail';
    // The run itself, in it each file as a suite, in that its tests.
    const depth = data?.nesting ?? 0;
    if (depth >= 2) {
      words.write({ ...event, data: { ...data, nesting: depth - 2 } });
      if (isOver && event.data.details.type !== 'suite') {
        // What is skipped or left to do was not checked.
        if (event.type === 'test:pass' && data?.skip === undefined && data?.todo === undefined) passed++;
        else failed++;
      }
      yield said();
    } else if (depth === 1 && isOver) {
      // By itself, and not by a test of it: it could not be read, or something it closes did not close.
      const isFault =
        event.type === 'test:fail' &&
        (event.data.details.error as { failureType?: string }).failureType !== 'subtestsFailed';
      // So node:test notes what fails when its test has ended.
      const isLate = process.exitCode !== undefined;
      process.exitCode = undefined;
      if (isFault) words.write({ ...event, data: { ...data, nesting: 0 } });
      if (isFault || isLate) failed++;
      yield (await rest()) + summaryOf({ passed, failed }) + lastWord;
      words = new spec();
      passed = 0;
      failed = 0;
    } else if (depth === 0 && event.type === 'test:fail') {
      words.write(event);
      yield await rest();
    }
  }
}
