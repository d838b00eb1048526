import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./go-last.ts', import.meta.url));

test('every thread goes last, those that began before and those that begin later', {
  skip: process.platform !== 'linux',
}, () => {
  const text = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    await readFile(${JSON.stringify(program)});
    const { goLast } = await import(${JSON.stringify(program)});
    goLast();
    await Promise.all(Array.from({ length: 8 }, () => readFile(${JSON.stringify(program)})));
    const niceness = (task) => Number(readFileSync('/proc/self/task/' + task + '/stat', 'utf8').replace(/^.*\\) /, '').split(' ')[16]);
    const policy = (task) => Number(readFileSync('/proc/self/task/' + task + '/stat', 'utf8').replace(/^.*\\) /, '').split(' ')[38]);
    console.log(JSON.stringify(readdirSync('/proc/self/task').map((task) => [niceness(task), policy(task)])));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' });
  const threads = JSON.parse(told) as [number, number][];
  assert.ok(threads.length > 4, `${threads.length} threads`);
  // 5: only while nothing else would run; 0: as anybody, where `chrt` is missing.
  const policy = threads[0]![1];
  assert.ok(policy === 5 || policy === 0, String(policy));
  for (const thread of threads) assert.deepEqual(thread, [19, policy]);
});
