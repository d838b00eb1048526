import { type ChildProcess, spawn } from 'node:child_process';

export interface SupervisedProcessOptions {
  name: string;
  /** Arguments for Node: the file first. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  say(words: string): void;
  /** A message that the child sent over IPC. */
  onMessage(message: unknown): void;
  /** It ended again and again without ever being up. */
  onHopeless(): void;
  /** Milliseconds between a request to stop and killing it. */
  patience?: number;
}

const firstPause = 500;
/** The longest wait, after an outage, until a process that ended in it starts again. */
const longestPause = 5000;
/** A process that runs this long counts as healthy again. */
const wellAfter = 60_000;
const triesBeforeUp = 3;

/** A child that is started again when it ends by itself, ever later if it keeps ending. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  #child: ChildProcess | null = null;
  #stopping = false;
  #wasUp = false;
  #failures = 0;
  #retry: NodeJS.Timeout | null = null;

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
    this.#start();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  #start(): void {
    const { name, args, env, onMessage } = this.#options;
    const started = Date.now();
    // In a process group of its own, so that Ctrl-C reaches only the launcher, which stops the rest in order.
    const child = spawn(process.execPath, args, {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => {
      this.#wasUp = true;
      onMessage(message);
    });
    child.once('exit', (code, signal) => {
      this.#child = null;
      if (this.#stopping) return;
      if (Date.now() - started > wellAfter) this.#failures = 0;
      this.#failures++;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (!this.#wasUp && this.#failures >= triesBeforeUp) {
        this.#options.say(`The ${name} process ${how} ${triesBeforeUp} times before it was up.`);
        return this.#options.onHopeless();
      }
      const pause = Math.min(longestPause, firstPause * 2 ** (this.#failures - 1));
      this.#options.say(`The ${name} process ${how}; it starts again in ${pause / 1000} s.`);
      this.#retry = setTimeout(() => this.#start(), pause);
    });
    child.once('error', (error) =>
      this.#options.say(`The ${name} process cannot be started: ${error.message}`),
    );
  }

  /** Lets it finish its work; kills it if that takes too long. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#retry) clearTimeout(this.#retry);
    await end(this.#child, this.#options.patience ?? 25_000);
  }

  /** Ends it now and starts it again, for changed sources. */
  async restart(): Promise<void> {
    this.#stopping = true;
    if (this.#retry) clearTimeout(this.#retry);
    await end(this.#child, 5000);
    this.#stopping = false;
    this.#failures = 0;
    this.#start();
  }

  kill(): void {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }
}

function end(child: ChildProcess | null, patience: number): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
