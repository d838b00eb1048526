import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunningSite {
  /** e.g. `http://localhost:41234` */
  url: string;
  dataDir: string;
  /** The launcher. */
  pid: number;
  env: NodeJS.ProcessEnv;
  /** Everything the launcher printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Starts the site as `npm start` does, over an empty data folder; resolves when it prints its address. `folder` holds
 * another copy of the sources, `args` are for the start itself.
 */
export async function startSite(
  more: Record<string, string> = {},
  { folder = root, args = [] }: { folder?: string; args?: readonly string[] } = {},
): Promise<RunningSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-e2e-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...more,
  };
  const child = spawn(process.execPath, ['server/src/main/start.ts', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://localhost:${port}`;
  // If this process ends without a word, the site ends too: the launcher stops what it started.
  const takeAlong = (): void => void child.kill('SIGTERM');
  process.on('exit', takeAlong);
  const stop = async (): Promise<void> => {
    await end(child, 'SIGTERM');
    process.off('exit', takeAlong);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await until(
      () => output.includes(url),
      90_000,
      // The summary of a run shows the first line alone.
      () =>
        `the site did not start (${child.exitCode === null ? 'in time' : `exit ${child.exitCode}`}): ${output.trimEnd().split('\n').at(-1)}\n${output}`,
      () => child.exitCode !== null,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, pid: child.pid ?? 0, env, output: () => output, stop };
}

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Waits until a condition holds; fails with words when time runs out or `over` says it never will. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  words: () => string,
  over: () => boolean = () => false,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end || over()) throw new Error(words());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Runs one of the project's commands to its end. */
export function runCommand(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.once('exit', (code) => resolve({ code, out, err }));
  });
}
