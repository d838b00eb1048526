import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOnPath } from '../find-on-path.ts';
import { beginSpan } from '../tracing/tracing.ts';
import type { Fence, FencedRun } from './fence-plan.ts';
import { lend } from './lend.ts';

export interface FencedEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was ended for exceeding its wall-clock limit. */
  timedOut: boolean;
}

export interface FencedProcess {
  stdout: NodeJS.ReadableStream;
  stderr: NodeJS.ReadableStream;
  /** Settles when it has ended and all its output is read. Rejects if it cannot be started. */
  ended: Promise<FencedEnd>;
  /** Process id of the program itself, inside the fence; null if unknown. */
  programPid(): Promise<number | null>;
  /** Has its wall-clock limit begin anew: it stood still until now. */
  restartClock(): void;
  /** Ends it and everything it started. */
  kill(): void;
}

/** The signal that ended the program, derived from the exit code of bubblewrap or unshare. */
const signalOf = (code: number | null, lastWords: string): NodeJS.Signals | null => {
  // It tries to end itself with the same signal, which nobody may do with this one.
  if (code === 1 && /^unshare: .* failed: Invalid argument\s*$/m.test(lastWords)) return 'SIGKILL';
  if (code === null || code <= 128) return null;
  const found = Object.entries(constants.signals).find(([, number]) => number === code - 128);
  return (found?.[0] as NodeJS.Signals | undefined) ?? null;
};

function childOf(pid: number): number | null {
  try {
    const first = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0];
    return first ? Number(first) : null;
  } catch {
    return null;
  }
}

/**
 * The one way to run a program on a stranger's file. Nothing of our environment, no input except what `run`
 * names.
 */
export async function startFenced(fence: Fence, run: FencedRun): Promise<FencedProcess> {
  await lend(fence, run);
  const nice = findOnPath('nice');
  const setpriv = process.platform === 'linux' ? findOnPath('setpriv') : null;
  const [command, ...words] = [
    // It must not outlive us if we are killed.
    ...(setpriv === null ? [] : [setpriv, '--pdeathsig', 'KILL', '--']),
    ...(nice === null ? [] : [nice, '-n', `${run.limits.niceness}`]),
    ...fence.words(run),
  ];
  const env =
    process.platform === 'win32' ? process.env : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
  const child = spawn(command!, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    cwd: '/',
    // A group of its own, which can be ended as a whole.
    detached: process.platform === 'linux',
  });
  return traced(run, follow(fence, child, run.limits.cpuSeconds));
}

/** A span from its start to its end. It says which program, and not what it reads. */
function traced(run: FencedRun, process: FencedProcess): FencedProcess {
  const span = beginSpan(`run ${path.basename(run.program.path)}`);
  if (span === null) return process;
  const end = ({ code, signal, timedOut }: FencedEnd): void => {
    if (code !== 0) span.fail(timedOut ? 'timeout' : (signal ?? `exit ${code}`));
    span.end();
  };
  process.ended.then(end, () => end({ code: null, signal: null, timedOut: false }));
  return process;
}

function follow(fence: Fence, child: ChildProcess, longestSeconds: number): FencedProcess {
  let over = false;
  let timedOut = false;
  const inner = (): number | null =>
    fence.kind === 'none' || child.pid === undefined ? (child.pid ?? null) : childOf(child.pid);
  const killGroup = (): void => {
    try {
      // What builds the fence may be two processes already, of which the second would wait for the first for ever.
      if (process.platform === 'linux' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
    child.kill('SIGKILL');
  };
  const kill = (): void => {
    if (over) return;
    const pid = inner();
    try {
      // The first process of its namespace takes all others with it; then its parent ends too.
      if (pid !== null) process.kill(pid, 'SIGKILL');
      else killGroup();
    } catch {
      killGroup();
    }
  };
  const exit = (): void => {
    kill();
    killGroup();
  };
  process.once('exit', exit);
  let lastWords = '';
  child.stderr?.on('data', (bytes: Buffer | string) => {
    lastWords = (lastWords + bytes.toString()).slice(-200);
  });
  const clock = setTimeout(
    () => {
      timedOut = true;
      kill();
    },
    Math.min(longestSeconds * 1000, 2 ** 31 - 1),
  );
  const ended = new Promise<FencedEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const behind = signal ?? (fence.kind === 'none' ? null : signalOf(code, lastWords));
      resolve({ code: behind === null ? code : null, signal: behind, timedOut });
    });
  }).finally(() => {
    over = true;
    clearTimeout(clock);
    process.removeListener('exit', exit);
  });
  return {
    stdout: child.stdout!,
    stderr: child.stderr!,
    ended,
    restartClock() {
      if (!over && !timedOut) clock.refresh();
    },
    kill,
    async programPid() {
      for (let tries = 0; tries < 200 && !over; tries++) {
        const pid = inner();
        if (pid !== null) return pid;
        await wait(5);
      }
      return null;
    },
  };
}

/** A fenced program that ended badly, or said too much. */
export class FencedFailure extends Error {
  readonly stderr: string;
  constructor(message: string, stderr: string) {
    super(message);
    this.stderr = stderr;
  }
}

/** Runs a program to its end and answers its output. Throws FencedFailure. */
export async function readFenced(
  fence: Fence,
  run: FencedRun,
  { mostBytes = 64e6, signal: stop }: { mostBytes?: number; signal?: AbortSignal } = {},
): Promise<{ stdout: string; stderr: string }> {
  stop?.throwIfAborted();
  const process = await startFenced(fence, run);
  stop?.addEventListener('abort', process.kill, { once: true });
  if (stop?.aborted) process.kill();
  const said = { stdout: '', stderr: '' };
  let tooMuch = false;
  for (const stream of ['stdout', 'stderr'] as const) {
    process[stream].setEncoding('utf8').on('data', (text: string) => {
      if (said[stream].length + text.length <= mostBytes) said[stream] += text;
      else {
        tooMuch = true;
        process.kill();
      }
    });
  }
  const { code, signal, timedOut } = await process.ended;
  stop?.removeEventListener('abort', process.kill);
  if (code === 0 && !tooMuch) return said;
  const how = tooMuch
    ? 'said too much'
    : timedOut
      ? 'took too long'
      : `ended with ${signal ?? `code ${code}`}`;
  throw new FencedFailure(`${run.program.path} ${how}: ${said.stderr.slice(-500)}`, said.stderr);
}
