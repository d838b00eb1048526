import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeTestTally, summaryOf, unsteadyIn } from './run-step.ts';
import { tryAgain } from './try-again.ts';

const fails = (name: string) => ({ name, tally: { passed: 1, failed: 1, failures: [`${name}: a test`] } });
const passes = () => Promise.resolve({ passed: 2, failed: 0 });

test('what fails twice has failed', async () => {
  assert.deepEqual(await tryAgain([fails('one')], () => Promise.resolve({ passed: 1, failed: 1 })), {
    passed: 1,
    failed: 1,
    unsteady: [],
  });
});

test('what passes the second time counts as passed', async () => {
  assert.deepEqual(await tryAgain([fails('one'), fails('two')], passes), {
    passed: 4,
    failed: 0,
    unsteady: ['one: a test', 'two: a test'],
  });
});

test('of three or more none is tried again', async () => {
  const tried: string[] = [];
  const total = await tryAgain([fails('one'), fails('two'), fails('three')], ({ name }) => {
    tried.push(name);
    return passes();
  });
  assert.deepEqual(total, { passed: 3, failed: 3, unsteady: [] });
  assert.deepEqual(tried, []);
});

test('a summary says what is unsteady to whoever reads it', () => {
  const unsteady = ['one: a test (too late)', 'two: another'];
  assert.deepEqual(unsteadyIn(summaryOf({ passed: 2, failed: 0, unsteady })), unsteady);
  assert.deepEqual(nodeTestTally(summaryOf({ passed: 2, failed: 0, unsteady })), { passed: 2, failed: 0 });
});
