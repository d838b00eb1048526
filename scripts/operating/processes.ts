import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Programs of one trial, and its folder: all of it goes when the trial ends. */
export class Trial {
  readonly folder: string;
  readonly #children = new Set<ChildProcess>();
  readonly #endings: (() => void)[] = [];

  constructor(name: string) {
    this.folder = mkdtempSync(path.join(tmpdir(), `tsukimi-${name}-`));
  }

  /** What it prints is thrown away, but for what it complains about. */
  run(file: string, args: string[], env: NodeJS.ProcessEnv = {}, quiet = false): ChildProcess {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }

  /** Starts `npm start` without its shell, on a port of this machine, and waits until it is ready. */
  async startSite(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
    const child = this.run(process.execPath, ['server/src/main/start.ts'], {
      ...{ PORT: String(port), DATA_DIR: path.join(this.folder, 'data'), DATABASE_URL: '', DEMO: '0' },
      ...{ RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error' },
      ...env,
    });
    await until(() => isReady(port), 120_000, `The site on ${port} does not start.`);
    return child;
  }

  /** Does this once all its programs have ended. */
  atEnd(end: () => void): void {
    this.#endings.push(end);
  }

  async end(): Promise<void> {
    const ended = [...this.#children].map((child) => once(child, 'exit'));
    for (const child of this.#children) child.kill('SIGTERM');
    await Promise.race([Promise.all(ended), sleep(30_000)]);
    for (const child of this.#children) child.kill('SIGKILL');
    for (const end of this.#endings) end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Throws with the words if it does not come true in time. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  words: string,
): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await condition()); await sleep(100))
    if (Date.now() > end) throw new Error(words);
}

/** Runs a trial, says how it went, and ends the process. */
export async function conduct(name: string, work: (trial: Trial) => Promise<boolean>): Promise<never> {
  const trial = new Trial(name);
  let isWell = false;
  try {
    isWell = await work(trial);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  } finally {
    await trial.end();
  }
  process.exit(isWell ? 0 : 1);
}

export const say = (words: string): void => void process.stdout.write(`${words}\n`);
