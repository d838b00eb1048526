import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const last = 19;

/**
 * Lets all other programs of the machine go first. On Linux a priority is a thread's: those that began before, which read and write
 * the files, are told too.
 */
export function goLast(): void {
  setPriority(last);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), last);
    } catch {
      // It has ended.
    }
  }
}
