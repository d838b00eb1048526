import { readFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../processes.ts';

interface Memory {
  pid: number;
  /** Bytes held, and bytes in use. */
  rss: number;
  heap: number;
  at: number;
}

/** What to start a site with, so that its web process tells of its memory in this folder. */
export const tellsMemory = (folder: string): NodeJS.ProcessEnv => ({
  FUZZ_FOLDER: folder,
  NODE_OPTIONS: `--import=${new URL('./report-memory.ts', import.meta.url).href}`,
});

/** As the web process has told last. */
export const toldMemory = (folder: string): Memory =>
  JSON.parse(readFileSync(path.join(folder, 'memory.json'), 'utf8')) as Memory;

/** As it is after a collection. */
export async function collectedMemory(folder: string): Promise<Memory> {
  const { at, pid } = toldMemory(folder);
  process.kill(pid, 'SIGUSR2');
  await until(() => toldMemory(folder).at > at, 10_000, 'the web process says nothing of its memory');
  return toldMemory(folder);
}
