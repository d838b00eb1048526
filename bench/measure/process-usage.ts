import { readdirSync, readFileSync } from 'node:fs';

// Linux counts in hundredths of a second for every program, whatever the kernel's own clock.
const millisecondsPerTick = 10;

interface Stat {
  parent: number;
  /** Ticks of its own. */
  own: number;
  /** Ticks of children that have ended and were waited for. */
  ended: number;
}

function stat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may contain spaces; what follows the last bracket does not.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (field: number): number => Number(words[field - 3]);
    return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
}

export const parentOf = (pid: number): number | null => stat(pid)?.parent ?? null;

/** CPU that a process has used, user and system, in milliseconds. Throws when there is no such process. */
export function cpuOf(pid: number): number {
  const found = stat(pid);
  if (!found) throw new Error(`process ${pid} is gone`);
  return found.own * millisecondsPerTick;
}

/** CPU of a process, of its living children and of those that have ended, in milliseconds. */
export function cpuOfFamily(pid: number): number {
  const head = stat(pid);
  if (!head) throw new Error(`process ${pid} is gone`);
  let ticks = head.own + head.ended;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const found = stat(Number(name));
    if (found?.parent === pid) ticks += found.own + found.ended;
  }
  return ticks * millisecondsPerTick;
}

/** Resident memory in MiB. */
export function memoryOf(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
  if (!match) throw new Error(`the memory of process ${pid} cannot be read`);
  return Number(match[1]) / 1024;
}
