import { type ChildProcess, spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { getPriority, setPriority } from 'node:os';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, a line each. */
  failures?: readonly string[];
  /** What failed at first and passed when it was tried again, a line each. */
  unsteady?: readonly string[];
}

export interface StepProcess {
  /** Arguments for Node: the file first. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Its niceness towards what runs beside it: 0 by default, 19 at most. */
  niceness?: number;
  /** Messages are sent to it. */
  hears?: boolean;
}

export interface Step extends StepProcess {
  name: string;
  /** Minutes after which it counts as hung. */
  minutes: number;
  /** Reads its tally from what it printed; without it the step itself is the one check. */
  tally?: (output: string) => Tally | null;
}

/** What is told to end may stop what it started, and sum up what it did until then; in milliseconds. */
const grace = 60_000;

/**
 * Runs a step to its end, showing what it says: at once, or else as a whole at its end, so that the words of steps
 * beside one another do not mix. Its process group dies with it.
 */
export function runStep(step: Step, signal: AbortSignal, isShownAtOnce = true): Promise<Tally> {
  return followStep(step, startStep(step), signal, { isShownAtOnce });
}

/** A process in a group of its own, whose words are read. */
export function startStep({ args, env, niceness, hears = false }: StepProcess): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(hears ? (['ipc'] as const) : [])],
  });
  if (niceness && child.pid) setPriority(child.pid, Math.max(getPriority(), niceness));
  return child;
}

/** Follows a step until its process ends or, where that does one step after another, until it says this word. */
export async function followStep(
  step: Pick<Step, 'name' | 'minutes' | 'tally'>,
  child: ChildProcess,
  signal: AbortSignal,
  { isShownAtOnce, lastWord = null }: { isShownAtOnce: boolean; lastWord?: string | null },
): Promise<Tally> {
  const started = performance.now();
  const pending: { to: NodeJS.WriteStream; text: string }[] = [];
  const show = (to: NodeJS.WriteStream, text: string): void => {
    if (isShownAtOnce) to.write(text);
    else pending.push({ to, text });
  };
  show(process.stdout, `\n── ${step.name}\n`);
  let output = '';
  let isEnded = false;
  let last: NodeJS.Timeout | undefined;
  const end = (words: string): void => {
    show(process.stdout, `${words}\n`);
    isEnded = true;
    child.kill('SIGTERM');
    last ??= setTimeout(() => killGroup(child.pid), grace);
  };
  const timer = setTimeout(
    () => end(`${step.name} took longer than ${step.minutes} minutes.`),
    step.minutes * 60_000,
  );
  const onAbort = (): void => end('Stopped.');
  signal.addEventListener('abort', onAbort, { once: true });
  const unheard: (() => void)[] = [];
  const code = await new Promise<number>((resolve) => {
    const on = <Given extends unknown[]>(
      from: EventEmitter | null,
      event: string,
      act: (...given: Given) => void,
    ): void => {
      from?.on(event, act as () => void);
      unheard.push(() => from?.off(event, act as () => void));
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8');
      on(from, 'data', (text: string) => {
        const words = lastWord === null ? text : text.replace(lastWord, '');
        output += words;
        show(to, words);
        // What it said on the other side before may still be on its way.
        if (words !== text) setImmediate(resolve, 0);
      });
    }
    on(child, 'error', (error: Error) => {
      show(process.stdout, `${error.message}\n`);
      resolve(1);
    });
    // A process it left behind may still hold its output open.
    on(child, 'exit', () => killGroup(child.pid));
    on(child, 'close', (status: number | null) => resolve(status ?? 1));
  });
  for (const leave of unheard) leave();
  clearTimeout(timer);
  clearTimeout(last);
  signal.removeEventListener('abort', onAbort);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = step.tally
    ? step.tally(output)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const tally = counted ?? { passed: 0, failed: 1 };
  // A runner that fails although all its tests passed has found a fault of its own.
  if ((code !== 0 || isEnded) && tally.failed === 0) tally.failed = 1;
  show(process.stdout, `${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n`);
  for (const { to, text } of pending) to.write(text);
  const unsteady = unsteadyIn(output);
  const failures =
    tally.failed === 0 ? [] : namesOf(output, step.name).filter((name) => !unsteady.includes(name));
  return { ...tally, failures, ...(unsteady.length > 0 ? { unsteady } : {}) };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}

/**
 * What failed according to the runners' own summaries, with the first line of why; a group of files, or the step itself, if they name nothing of
 * it.
 */
export function namesOf(output: string, step: string): string[] {
  const plain = withoutColours(output);
  const names = [
    ...[...plain.matchAll(/^test at (\S+?)(?::\d+)*\n✖ (.+?)(?: \([\d.]+ms\))?(?:\n {2}(\S.*))?$/gm)].map(
      ([, file, name, words]) => `${file}: ${name}${words ? ` (${words})` : ''}`,
    ),
    ...[...plain.matchAll(/^ FAIL {2}(.+)$/gm)].map(([, name]) => name as string),
  ];
  // Of steps within this one; what is named anyway needs no second line.
  const groups = [...plain.matchAll(/^(.+): \d+ passed, [1-9]\d* failed, [\d.]+ s$/gm)]
    .map(([, group]) => group as string)
    .filter((group) => !names.some((name) => isOf(name, group)));
  const all = new Set([...names, ...groups]);
  return all.size > 0 ? [...all] : [step];
}

/** Whether a failure, `path/file: test`, is of one of the files that a group names. */
const isOf = (failure: string, group: string): boolean =>
  group.split(', ').some((file) => failure.split(': ')[0]?.endsWith(file));

/** A tally in node:test's own words: what reads the one reads the other. */
export const summaryOf = ({ passed, failed, unsteady = [] }: Tally): string =>
  `\n${unsteady.map((failure) => `Unsteady: ${failure}\n`).join('')}ℹ pass ${passed}\nℹ fail ${failed}\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n`;

/** What a summary names as unsteady. */
export const unsteadyIn = (output: string): string[] =>
  [...output.matchAll(/^Unsteady: (.+)$/gm)].map(([, failure]) => failure as string);

/** Ends the output as node:test ends its own. */
export function printSummary(tally: Tally): void {
  process.stdout.write(summaryOf(tally));
}

/** Ends this process once all it said has been passed on: a full pipe still holds some of it back, which an exit at once would lose. */
export const endAfterWords = (failed: number): Promise<never> =>
  new Promise(() => {
    process.stdout.write('', () => process.exit(failed === 0 ? 0 : 1));
  });

/** Of node:test's summary. What was skipped, cancelled or left to do was not checked, so it counts as failed. */
export function nodeTestTally(output: string): Tally | null {
  const last = (word: string): number =>
    Number([...output.matchAll(new RegExp(`^ℹ ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? Number.NaN);
  const passed = last('pass');
  const failed = last('fail') + last('cancelled') + last('skipped') + last('todo');
  // No tests at all means that the runner found nothing to run.
  return Number.isNaN(passed + failed) || passed + failed === 0 ? null : { passed, failed };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: vitest colours its words.
const withoutColours = (output: string): string => output.replace(/\u001b\[[0-9;]*m/g, '');

/** Of vitest's last lines, e.g. `Tests  2 failed | 14 passed | 1 skipped (17)`. */
export function vitestTally(output: string): Tally | null {
  const line = [...withoutColours(output).matchAll(/^\s*Tests\s+(.+)\((\d+)\)\s*$/gm)].at(-1);
  if (!line) return null;
  const passed = Number(/(\d+) passed/.exec(line[1]!)?.[1] ?? 0);
  return { passed, failed: Number(line[2]) - passed };
}
