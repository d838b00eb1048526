import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const builders = new Set(['bwrap', 'unshare']);

const commandOf = (pid: number | string): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** Parent of a process, and whether it is the first process of a namespace below ours. */
function placeOf(pid: number): { parent: number; isInner: boolean } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = (name: string): string[] =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1]?.trim().split(/\s+/) ?? [];
  return { parent: Number(line('PPid')[0]), isInner: line('NSpid').length > 1 };
}

function isStray(pid: number, dataDir: string): boolean {
  try {
    const command = commandOf(pid);
    const words = command.split('\0');
    if (!builders.has(path.basename(words[0] ?? ''))) return false;
    if (!words.some((word) => word.startsWith(`${dataDir}${path.sep}`))) return false;
    const { parent, isInner } = placeOf(pid);
    if (parent === 1) return true;
    // The two halves of a fence have the same command line until the inner one becomes the program.
    return isInner && commandOf(parent) !== command;
  } catch {
    // It ended meanwhile, or is another user's.
    return false;
  }
}

/**
 * Ends fences that lost the process they were built for, and answers how many. bubblewrap leaves one behind where
 * it is killed in the few milliseconds between starting its inner half and telling it to go on: that half waits
 * for ever. Linux alone can tell.
 */
export function endStrayFences(dataDir: string): number {
  if (process.platform !== 'linux') return 0;
  let ended = 0;
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || !isStray(pid, dataDir)) continue;
    try {
      process.kill(pid, 'SIGKILL');
      ended++;
    } catch {
      // It ended by itself.
    }
  }
  return ended;
}
