import { readFileSync } from 'node:fs';

/** What in a test file's text says that it needs a process of its own. */
const signsOfBeingAlone: readonly { sign: RegExp; why: string }[] = [
  {
    sign: /process\.env(\.\w+|\[[^\]]+\])? (\?\?|\|\|)?= |delete process\.env|assign\(process\.env/,
    why: 'changes the environment',
  },
  { sign: /globalThis(\.\w+|\[[^\]]+\]) = /, why: 'replaces what every file uses' },
  {
    sign: /process\.(umask|chdir|exitCode|exit|kill|on|once)\b/,
    why: 'changes the process, or sends it signals',
  },
  { sign: /node:child_process/, why: 'starts processes, and looks at what is left of them' },
  { sign: /\bmock\./, why: 'replaces what other files use: timers, modules, methods' },
  {
    sign: /process\.(memoryUsage|cpuUsage)|performance\.now|Date\.now\(\) - /,
    why: 'measures what others beside it would change',
  },
  { sign: /'\/metrics'/, why: 'reads counters of the whole process' },
];

/** Why a test file needs a process of its own; null: it may share one. */
export const aloneBecause = (text: string): string | null =>
  signsOfBeingAlone.find(({ sign }) => sign.test(text))?.why ?? null;

/** Files that share a process: few enough that their databases' connections fit side by side. */
const mostTogether = 8;

/**
 * Deals test files to processes. Loading the server costs a process more than a second of processor time, so most files
 * share one; those that must be alone have one each, and go first because they take longest. Neighbours in the
 * list, which begins with the longest, come into different groups.
 */
export function groupFiles(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): string[][] {
  const isAlone = new Map(files.map((file) => [file, aloneBecause(read(file)) !== null]));
  const alone = files.filter((file) => isAlone.get(file)).map((file) => [file]);
  const others = files.filter((file) => !isAlone.get(file));
  const groups: string[][] = Array.from({ length: Math.ceil(others.length / mostTogether) }, () => []);
  for (const [place, file] of others.entries()) groups[place % groups.length]?.push(file);
  return [...alone, ...groups];
}
