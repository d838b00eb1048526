import { rm, writeFile } from 'node:fs/promises';
import type { MediaTools } from '../../../platform/executables.ts';
import type { FenceLimits, Place } from '../../../platform/fence/fence-plan.ts';
import { startFenced } from '../../../platform/fence/run-fenced.ts';
import { reasons } from '../media-rules.ts';

export interface FfmpegRun {
  tools: Pick<MediaTools, 'ffmpeg' | 'fence'>;
  args: readonly string[];
  /** The file it reads and the folder it writes to: it sees nothing else of ours. */
  input: string;
  /** Further files that it reads. */
  besides?: readonly string[];
  folder: string;
  limits: FenceLimits;
  signal: AbortSignal;
  /** Seconds of output encoded so far; never decreases. */
  onProgress?: (encodedSeconds: number) => void;
  /** Gets what it writes to its output, which then tells nothing of its progress. */
  onBytes?: (bytes: Buffer) => void;
  /** Asked every second: while it says so, the program stands still, and that is no silence. */
  isPaused?: () => boolean;
  /** Hardware that it encodes with. */
  hardware?: readonly Place[];
  /** Where the process id is written, so that a later start can end what a killed worker left. */
  pidFile?: string;
}

/** ffmpeg ended badly. The message is for a person; `log` is the end of ffmpeg's output. */
export class FfmpegFailed extends Error {
  readonly log: string;
  constructor(message: string, log: string) {
    super(message);
    this.log = log;
  }
}

/** No line of progress for this long means that it hangs. */
const longestSilence = 10 * 60_000;
const logTail = 64 * 1024;

/** The microseconds or clock in a line of `-progress`, in seconds; null for other lines. */
export function progressSeconds(line: string): number | null {
  // Both names give microseconds; older builds know only the second.
  const value = /^out_time_(?:us|ms)=(-?\d+)$/.exec(line)?.[1];
  return value === undefined ? null : Math.max(0, Number(value) / 1e6);
}

function verdict(code: number | null, signal: NodeJS.Signals | null, log: string): string {
  if (/No space left on device|ENOSPC/.test(log)) return reasons.diskFull;
  if (signal === 'SIGXCPU' || (signal === 'SIGKILL' && code === null)) return reasons.tooLong;
  if (/Cannot allocate memory|malloc of size|std::bad_alloc/.test(log)) return reasons.tooMuchMemory;
  return reasons.failed;
}

/** Stops the program while others go before, and lets it go on afterwards. Either may be said to it twice. */
function letStand(pid: number, isPaused: () => boolean, noteStanding: () => void): void {
  const stands = isPaused();
  if (stands) noteStanding();
  try {
    process.kill(pid, stands ? 'SIGSTOP' : 'SIGCONT');
  } catch {
    // It has ended.
  }
}

/**
 * Runs ffmpeg to its end. Resolves to the end of its log; throws FfmpegFailed, or the signal's reason if
 * aborted.
 */
export async function runFfmpeg({
  tools,
  args,
  input,
  besides = [],
  folder,
  limits,
  signal,
  onProgress,
  onBytes,
  isPaused,
  hardware = [],
  pidFile,
}: FfmpegRun): Promise<string> {
  signal.throwIfAborted();
  const child = await startFenced(tools.fence, {
    program: tools.ffmpeg,
    args,
    reads: [input, ...besides],
    writes: folder,
    limits,
    hardware,
  });
  const { kill } = child;
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  let log = '';
  let encoded = 0;
  let rest = '';
  let hung = false;
  const watchdog = setTimeout(() => {
    hung = true;
    kill();
  }, longestSilence);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-logTail);
  });
  if (onBytes)
    child.stdout.on('data', (bytes: Buffer) => {
      watchdog.refresh();
      onBytes(bytes);
    });
  else
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      watchdog.refresh();
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const seconds = progressSeconds(line.trim());
        if (seconds === null || seconds <= encoded) continue;
        encoded = seconds;
        onProgress?.(encoded);
      }
    });
  // No clock runs while it stands.
  const noteStanding = () => {
    watchdog.refresh();
    child.restartClock();
  };
  let standing: ReturnType<typeof setInterval> | undefined;
  try {
    const pid = pidFile === undefined && isPaused === undefined ? null : await child.programPid();
    if (isPaused !== undefined && pid !== null)
      standing = setInterval(() => letStand(pid, isPaused, noteStanding), 1000);
    if (pidFile !== undefined && pid !== null) {
      // Never through a link that the program may have put there in the meantime.
      await rm(pidFile, { force: true });
      await writeFile(pidFile, `${pid}`, { flag: 'wx' });
    }
    const end = await child.ended;
    signal.throwIfAborted();
    if (end.code !== 0)
      throw new FfmpegFailed(
        hung || end.timedOut ? reasons.tooLong : verdict(end.code, end.signal, log),
        log,
      );
    return log;
  } finally {
    clearTimeout(watchdog);
    clearInterval(standing);
    signal.removeEventListener('abort', kill);
  }
}
