import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aloneBecause, groupFiles } from './group-files.ts';

// Put together, so that this file itself may share a process.
const change = ['process', 'env.PORT = "1"'].join('.');

test('a file that changes the process, measures it or starts others is alone', () => {
  for (const text of [
    change,
    ['delete process', 'env.PORT'].join('.'),
    ['process', 'umask(0)'].join('.'),
    ['mock', 'timers.enable()'].join('.'),
    ['performance', 'now()'].join('.'),
    ['Date.now() ', ' started < 1000'].join('-'),
    ['globalThis', 'fetch = refused'].join('.'),
    ['process.env', 'PORT ??= "1"'].join('.'),
    ['Object.assign(process', 'env, {})'].join('.'),
    ['import { spawn } from "node', 'child_process"'].join(':'),
  ])
    assert.notEqual(aloneBecause(text), null, text);
  assert.equal(aloneBecause('const { env } = process; readConfig({ ...env, PORT: "1" });'), null);
});

test('every file is run once, those beside one another in the list in different processes', () => {
  const files = Array.from({ length: 20 }, (_, place) => `${place}.test.ts`);
  const groups = groupFiles(files, (file) => (file === '7.test.ts' ? change : ''));
  assert.deepEqual(groups.flat().sort(), files.sort());
  assert.deepEqual(groups[0], ['7.test.ts']);
  assert.deepEqual(
    groups.slice(1).map((group) => group.length),
    [7, 6, 6],
  );
  assert.deepEqual(groups[1]?.slice(0, 2), ['0.test.ts', '3.test.ts']);
});

test('no files make no groups', () => {
  assert.deepEqual(groupFiles([]), []);
});
