import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findOnPath } from '../../../platform/executables.ts';
import { reasons } from '../media-rules.ts';

const run = promisify(execFile);

export interface RunLimits {
  /** Processor seconds over all threads. */
  cpuSeconds: number;
  /** Bytes of address space. */
  memoryBytes: number;
  niceness: number;
}
export interface FfmpegRun {
  ffmpeg: string;
  args: readonly string[];
  limits: RunLimits;
  signal: AbortSignal;
  /** Seconds of the output that are encoded so far; never goes back. */
  onProgress?: (encodedSeconds: number) => void;
  /** Where the process id is noted, so that a later start can end what a killed worker left. */
  pidFile?: string;
}

/** ffmpeg ended badly. The message is for a person; `log` is what ffmpeg said last. */
export class FfmpegFailed extends Error {
  readonly log: string;
  constructor(message: string, log: string) {
    super(message);
    this.log = log;
  }
}

/** No line of progress for so long means that it hangs. */
const longestSilence = 10 * 60_000;
const keptLog = 64 * 1024;

/** Programs that wrap a command in limits; what a system lacks is left out. */
const wrappers: { name: string; args: (limits: RunLimits) => string[] }[] = [
  // It must not outlive a worker that is killed.
  { name: 'setpriv', args: () => ['--pdeathsig', 'KILL'] },
  {
    name: 'prlimit',
    args: ({ cpuSeconds, memoryBytes }) => [
      `--cpu=${Math.ceil(cpuSeconds)}`,
      `--as=${Math.ceil(memoryBytes)}`,
    ],
  },
  { name: 'nice', args: ({ niceness }) => ['-n', `${niceness}`] },
];
let usable: Promise<{ path: string; args: (limits: RunLimits) => string[] }[]> | null = null;

async function findWrappers(): Promise<{ path: string; args: (limits: RunLimits) => string[] }[]> {
  const found = [];
  for (const { name, args } of wrappers) {
    const path = findOnPath(name);
    const truth = findOnPath('true');
    if (path === null || truth === null) continue;
    const works = await run(path, [...args({ cpuSeconds: 60, memoryBytes: 8e9, niceness: 1 }), truth]).then(
      () => true,
      () => false,
    );
    if (works) found.push({ path, args });
  }
  return found;
}

/** The command with its limits around it. Each wrapper becomes the next program, so the process id stays ffmpeg's. */
export async function limitedCommand(
  command: string,
  args: readonly string[],
  limits: RunLimits,
): Promise<[string, string[]]> {
  usable ??= findWrappers();
  const words = [
    ...(await usable).flatMap((wrapper) => [wrapper.path, ...wrapper.args(limits)]),
    command,
    ...args,
  ];
  return [words[0]!, words.slice(1)];
}

/** Microseconds or a clock of a line of `-progress`, in seconds; null for other lines. */
export function progressSeconds(line: string): number | null {
  // Both names give microseconds; the older builds know only the second.
  const value = /^out_time_(?:us|ms)=(-?\d+)$/.exec(line)?.[1];
  return value === undefined ? null : Math.max(0, Number(value) / 1e6);
}

function verdict(code: number | null, signal: NodeJS.Signals | null, log: string): string {
  if (/No space left on device|ENOSPC/.test(log)) return reasons.diskFull;
  if (signal === 'SIGXCPU' || (signal === 'SIGKILL' && code === null)) return reasons.tooLong;
  if (/Cannot allocate memory|malloc of size|std::bad_alloc/.test(log)) return reasons.tooMuchMemory;
  return reasons.failed;
}

/** Runs ffmpeg to its end. Resolves to the end of its log; throws FfmpegFailed, or the signal's reason when it is aborted. */
export async function runFfmpeg({
  ffmpeg,
  args,
  limits,
  signal,
  onProgress,
  pidFile,
}: FfmpegRun): Promise<string> {
  signal.throwIfAborted();
  const [command, words] = await limitedCommand(ffmpeg, args, limits);
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<{ code: number | null; endSignal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endSignal) => resolve({ code, endSignal }));
  });
  const kill = (): boolean => child.kill('SIGKILL');
  const exit = (): void => void kill();
  signal.addEventListener('abort', kill, { once: true });
  process.once('exit', exit);
  let log = '';
  let encoded = 0;
  let rest = '';
  let hung = false;
  const watchdog = setTimeout(() => {
    hung = true;
    kill();
  }, longestSilence);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-keptLog);
  });
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
  try {
    if (pidFile && child.pid) await writeFile(pidFile, `${child.pid}`);
    const { code, endSignal } = await ended;
    signal.throwIfAborted();
    if (code !== 0) throw new FfmpegFailed(hung ? reasons.tooLong : verdict(code, endSignal, log), log);
    return log;
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', kill);
    process.removeListener('exit', exit);
  }
}
