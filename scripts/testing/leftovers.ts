import { readdirSync, readFileSync } from 'node:fs';

/** Variable that marks everything a run starts, even what has lost its parent. */
export const runMark = 'TSUKIMI_TEST_RUN';

/**
 * Processes of the run that still live, with their command lines: those that carry its mark, and those at work in
 * its folders (PostgreSQL is started with a clean environment). Linux alone can tell.
 */
export function leftovers(mark: string, folders: readonly string[]): { pid: number; command: string }[] {
  if (process.platform !== 'linux') return [];
  const found: { pid: number; command: string }[] = [];
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A process without a command line has ended and waits to be reaped.
      if (command === '') continue;
      const isMarked = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${runMark}=${mark}\0`);
      if (isMarked || folders.some((folder) => command.includes(folder))) found.push({ pid, command });
    } catch {
      // It ended meanwhile, or is another user's.
    }
  }
  return found;
}
