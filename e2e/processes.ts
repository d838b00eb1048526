import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { RunningSite } from './site.ts';

/** The process that the launcher of a site started from this file; null: none runs at the moment. */
export function childOf({ pid: launcher }: Pick<RunningSite, 'pid'>, file: string): number | null {
  const line = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .find(([, parent, ...args]) => Number(parent) === launcher && args.some((arg) => arg.endsWith(file)));
  return line === undefined ? null : Number(line[0]);
}

/** Ends the process at once, as a kill -9 of its operator does. Fails where none runs. */
export function killChild(site: Pick<RunningSite, 'pid'>, file: 'web.ts' | 'worker.ts'): void {
  const pid = childOf(site, file);
  assert.ok(pid !== null, `no ${file} runs under ${site.pid}`);
  process.kill(pid, 'SIGKILL');
}
