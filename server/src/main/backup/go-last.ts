import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const last = 19;
/** Milliseconds. */
const patience = 5000;

/**
 * Lets all other programs of the machine go first. On Linux a priority is a thread's: those that began before, which read and write
 * the files, are told too. Where there is `chrt`, they run only while nothing else would: the last of priorities still takes a turn of
 * some milliseconds from a page.
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
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], {
      stdio: 'ignore',
      timeout: patience,
    });
  } catch {
    // Not here, or not allowed: the priority is what there is.
  }
}
