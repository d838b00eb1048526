import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { followStep, namesOf, nodeTestTally, runStep, startStep, vitestTally } from './run-step.ts';

const summary = (pass: number, fail: number, cancelled: number, skipped: number): string =>
  `ℹ tests 9\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled ${cancelled}\nℹ skipped ${skipped}\nℹ todo 0\n`;

test('what node:test skipped or cancelled counts as failed', () => {
  assert.deepEqual(nodeTestTally(summary(5, 1, 1, 2)), { passed: 5, failed: 4 });
});

test('a runner that ran nothing, or never came to its summary, is no success', () => {
  assert.equal(nodeTestTally(summary(0, 0, 0, 0)), null);
  assert.equal(nodeTestTally('Segmentation fault'), null);
  assert.equal(vitestTally('No test files found'), null);
});

test('what vitest did not pass counts as failed', () => {
  assert.deepEqual(
    vitestTally(' Test Files  2 passed (2)\n      Tests  2 failed | 14 passed | 1 skipped (17)\n'),
    { passed: 14, failed: 3 },
  );
  assert.deepEqual(
    vitestTally('\u001b[2m      Tests \u001b[22m \u001b[32m14 passed\u001b[39m\u001b[90m (14)\u001b[39m\n'),
    { passed: 14, failed: 0 },
  );
});

test('what failed is named as the runners name it, else by the step', () => {
  assert.deepEqual(
    namesOf(
      '✖ failing tests:\n\ntest at server/src/a.test.ts:54:1\n✖ it is fetched (146.06ms)\n  Error [E]: no\n',
      'tests',
    ),
    ['server/src/a.test.ts: it is fetched (Error [E]: no)'],
  );
  assert.deepEqual(namesOf('\u001b[31m FAIL \u001b[39m web/src/a.test.tsx > a card\n', 'tests'), [
    'web/src/a.test.tsx > a card',
  ]);
  assert.deepEqual(namesOf('error TS2322', 'types'), ['types']);
  const crashed = 'b.test.ts, c.test.ts: 0 passed, 1 failed, 2.0 s\n';
  const named = 'test at /x/a.test.ts:1:1\n✖ it holds (1ms)\na.test.ts: 0 passed, 1 failed, 1.0 s\n';
  assert.deepEqual(namesOf(named + crashed, 'tests'), ['/x/a.test.ts: it holds', 'b.test.ts, c.test.ts']);
});

const script = (text: string) => ({ name: 'a step', args: ['--input-type=module', '-e', text], minutes: 1 });
const never = new AbortController().signal;

test('a step that takes too long may stop what it started, and what it had passed counts', async () => {
  const step = script(`
    process.on('SIGTERM', () => { process.stdout.write(${JSON.stringify(summary(3, 0, 0, 0))}); process.exit(0); });
    setInterval(() => {}, 1000);`);
  assert.deepEqual(await runStep({ ...step, minutes: 0.02, tally: nodeTestTally }, never), {
    passed: 3,
    failed: 1,
    failures: ['a step'],
  });
});

test('a step ends with its process, though one that it left behind holds on to its output', async () => {
  const started = performance.now();
  const step = script(`
    import { spawn } from 'node:child_process';
    spawn('sleep', ['60'], { stdio: 'inherit' }).unref();`);
  assert.deepEqual(await runStep(step, never), { passed: 1, failed: 0, failures: [] });
  assert.ok(performance.now() - started < 30_000);
});

test('a step gives way as far as it says, with all that it starts', async () => {
  const step = script(`
    import { spawnSync } from 'node:child_process';
    const text = 'process.exit(require("node:os").getPriority() === 19 ? 0 : 1)';
    setTimeout(() => process.exit(spawnSync(process.execPath, ['-e', text]).status), 500);`);
  assert.deepEqual(await runStep({ ...step, niceness: 19 }, never), { passed: 1, failed: 0, failures: [] });
  assert.deepEqual(await runStep(step, never), { passed: 0, failed: 1, failures: ['a step'] });
});

test('a process that does one step after another tells of each, and with its end of the one it was at', async () => {
  const child = startStep({
    ...script(`
      process.on('message', (word) => {
        if (word === 'end') process.exit(0);
        process.stdout.write(word === 'good' ? ${JSON.stringify(summary(2, 0, 0, 0))} : 'nothing\\n');
        process.stdout.write('over');
      });`),
    hears: true,
  });
  const tell = (word: string) => {
    child.send(word);
    const step = { name: word, minutes: 1, tally: nodeTestTally };
    return followStep(step, child, never, { isShownAtOnce: false, lastWord: 'over' });
  };
  assert.deepEqual(await tell('good'), { passed: 2, failed: 0, failures: [] });
  assert.deepEqual(await tell('bad'), { passed: 0, failed: 1, failures: ['bad'] });
  assert.deepEqual(await tell('good'), { passed: 2, failed: 0, failures: [] });
  assert.deepEqual(await tell('end'), { passed: 0, failed: 1, failures: ['end'] });
});

test('a process that ends after its words loses none of them, however slowly they are read', async () => {
  const step = new URL('./run-step.ts', import.meta.url).href;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { endAfterWords } from ${JSON.stringify(step)};
     process.stdout.write('x'.repeat(5_000_000));
     await endAfterWords(1);`,
  ]);
  let read = 0;
  await sleep(500);
  child.stdout.on('data', (bytes: Buffer) => {
    read += bytes.length;
  });
  const code = await new Promise((done) => child.once('close', done));
  assert.deepEqual([read, code], [5_000_000, 1]);
});
