import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a process that we started: asks it to end, and kills it after ten seconds. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = new AbortController();
  await Promise.race([
    gone,
    sleep(10_000, undefined, { signal: patience.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    ),
  ]);
  patience.abort();
  await gone;
}

export interface ListeningChild {
  child: ChildProcess;
  pid: number;
  port: number;
}

/** Starts one of our programs and waits until it says on which port it listens. */
export async function startListening(
  program: string,
  {
    env = process.env,
    message,
    args = [],
    execArgv = [],
  }: { env?: NodeJS.ProcessEnv; message?: unknown; args?: string[]; execArgv?: string[] } = {},
): Promise<ListeningChild> {
  const child = fork(program, args, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`${program} does not listen after 60 s`)), 60_000);
    child.on('message', (said) => {
      const { type, port } = said as { type?: string; port?: number };
      if (type !== 'listening' || port === undefined) return;
      clearTimeout(patience);
      resolve(port);
    });
    child.once('exit', (code) => {
      clearTimeout(patience);
      reject(new Error(`${program} ended with ${code} before it listened`));
    });
    if (message !== undefined) child.send(message as object);
  });
  return { child, pid: child.pid!, port };
}

/** Runs a program to its end. Answers what it wrote; throws with the last of what it said when it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; signal?: AbortSignal } = {},
): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-200_000);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0)
    throw new Error(`${program} ended with ${code ?? signal}: ${stderr.slice(-2000) || stdout.slice(-2000)}`);
  return { stdout, stderr };
}
