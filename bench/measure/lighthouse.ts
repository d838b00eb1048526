import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LighthouseScores, LighthouseTask } from './lighthouse-process.ts';

export type { LighthouseScores } from './lighthouse-process.ts';

const program = fileURLToPath(new URL('./lighthouse-process.ts', import.meta.url));

/** In a process of its own: Lighthouse keeps much in memory. */
export async function scoreOf(task: LighthouseTask): Promise<LighthouseScores> {
  const child = fork(program);
  const result = await new Promise<LighthouseScores | { error: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as LighthouseScores | { error: string }));
    child.once('exit', (code) => reject(new Error(`Lighthouse ended with ${code}`)));
    child.send(task);
  });
  if ('error' in result) throw new Error(`Lighthouse: ${result.error}`);
  return result;
}
