import assert from 'node:assert/strict';
import { on } from 'node:events';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from './browser.ts';
import { closeAll } from './closing.ts';
import { letGoOfSite } from './talking.ts';
// What its tests share belongs to the process, not to the file that asks for it first.
import './made-videos.ts';

// Runs files of journeys one after another, as they are named to it, with one browser. `lane.ts` starts it, and
// `told-by-file.ts` tells what became of each. It ends when nobody names a file any more.

/** What keeps this process alive, by kind. */
const held = (): string[] => process.getActiveResourcesInfo().sort();

/** Of these, those that were not held before. */
function added(before: readonly string[]): string[] {
  const known = [...before];
  return held().filter((kind) => {
    const place = known.indexOf(kind);
    if (place !== -1) known.splice(place, 1);
    return place === -1;
  });
}

/** A file whose tests are over leaves nothing that works on. Looks are counted, not time: a busy machine may take some at once. */
async function assertOver(before: readonly string[]): Promise<void> {
  for (let looks = 0; looks < 150 && added(before).length > 0; looks++) await sleep(100);
  assert.deepEqual(added(before), [], 'The journeys of this file are over, and something of them goes on.');
}

// node:test tells of what fails after its test has ended only when all is over.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: Error) => process.stderr.write(`${error?.stack ?? error}\n`));

/** How long a test may take is said to the process, and no end at all means the same; all of them together take as long as they take. */
const longest = 2 ** 31 - 1;

test('journeys', { timeout: longest }, async () => {
  await openBrowser();
  for await (const [file] of on(process, 'message', { close: ['disconnect'] })) {
    await suite(file, async () => {
      const before = held();
      after(async () => {
        await closeAll();
        await letGoOfSite();
        await assertOver(before);
      });
      await import(path.join(import.meta.dirname, file));
    });
  }
});
