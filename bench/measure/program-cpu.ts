import { runProgram } from '../world/children.ts';

/** Runs a program to its end; answers the CPU seconds that it and its children used, and what it said. */
export async function programCpu(
  program: string,
  args: readonly string[],
): Promise<{ cpu: number; wall: number; stdout: string; stderr: string }> {
  const startedAt = performance.now();
  // The shell knows what its children used to the millisecond; `times` tells it last.
  const { stdout, stderr } = await runProgram('/bin/sh', [
    '-c',
    '"$@"; code=$?; times; exit $code',
    'sh',
    program,
    ...args,
  ]);
  const wall = (performance.now() - startedAt) / 1000;
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  const times = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  if (times.length !== 2) throw new Error(`the shell did not tell the times of ${program}: ${last}`);
  return { cpu: times[0]! + times[1]!, wall, stdout, stderr };
}
