import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ensureSecret } from '../../platform/config.ts';
import { complain, say } from '../../platform/shell.ts';
import { addressFile } from '../import/site-address.ts';
import { prepareDatabase } from '../migrate.ts';
import { dataFolderFault, judgeSpace, portFault, restoreFault } from './preflight.ts';
import { provideMediaTools } from './provide-ffmpeg.ts';
import { openSiteDatabase, type SiteDatabase } from './site-database.ts';
import { onSourceChange } from './source-changes.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { buildWebApp, isBuilt } from './web-app-build.ts';
import { webEnvironment, webFlags } from './web-flags.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = (name: string): string => path.join(root, 'server/src/main', name);

/** A fault that the operator can mend; its words are all that is shown. */
class Refusal extends Error {}

/** Starts the parts of a site one after another, keeps them running, and stops them in the reverse order. */
export class Launcher {
  readonly #config: Config;
  readonly #development: boolean;
  readonly #halt = new AbortController();
  readonly #stops: (() => Promise<unknown>)[] = [];
  readonly #processes: SupervisedProcess[] = [];
  /** Of the children; the database's address can change while they run. */
  readonly #env: NodeJS.ProcessEnv;
  #starting: Promise<void> = Promise.resolve();
  #stopping = false;

  constructor(config: Config, options: { development: boolean }) {
    this.#config = config;
    this.#development = options.development;
    this.#env = { ...process.env, DATA_DIR: config.dataDir };
    if (options.development) this.#env.DEV = '1';
    else this.#env.NODE_ENV = 'production';
  }

  async start(): Promise<void> {
    this.#starting = this.#startAll();
    try {
      await this.#starting;
    } catch (error) {
      if (this.#halt.signal.aborted) return;
      complain(error instanceof Error ? error.message : String(error));
      await this.stop(1);
    }
  }

  /** Stops everything and ends this process. A second call hurries. */
  async stop(code: number): Promise<void> {
    if (this.#stopping) {
      for (const process of this.#processes) process.kill();
      return;
    }
    this.#stopping = true;
    this.#halt.abort();
    await this.#starting.catch(() => {});
    for (const stop of this.#stops.reverse()) {
      await stop().catch((error: Error) => complain(error.message));
    }
    process.exit(code);
  }

  async #startAll(): Promise<void> {
    const { role } = this.#config;
    const [runsWeb, runsWorker] = [role !== 'worker', role !== 'web'];
    await this.#look(runsWeb);
    // All three are slow, and independent of each other.
    const results = await Promise.allSettled([
      this.#openDatabase(),
      runsWeb && !this.#development ? this.#build() : null,
      runsWorker ? this.#findMediaTools() : null,
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    this.#halt.signal.throwIfAborted();

    const worker = runsWorker ? this.#keep('worker', 'ready') : null;
    const web = runsWeb ? this.#keep('web', 'listening') : null;
    const up = Promise.all([web, worker]);
    if (this.#development) this.#followSources();
    await Promise.race([up, aborted(this.#halt.signal)]);
    this.#halt.signal.throwIfAborted();
    const port = web === null ? null : await web;
    if (port !== null) this.#tell(this.#address(port));
    else say('The worker runs.');
    if (role === 'all' && this.#config.demo && port !== null) this.#makeDemo();
  }

  /** Refuses with every fault at once, before anything is touched. */
  async #look(runsWeb: boolean): Promise<void> {
    const { dataDir, host, port } = this.#config;
    const folder = dataFolderFault(dataDir);
    const space = folder === null ? judgeSpace(dataDir) : { fault: null, warning: null };
    const faults = [
      runsWeb ? await portFault(host, port) : null,
      folder,
      space.fault,
      restoreFault(dataDir),
    ].filter((fault) => fault !== null);
    if (faults.length > 0) throw new Refusal(faults.join('\n'));
    if (space.warning !== null) complain(space.warning);
    // Made here, before several processes want it; throws in words.
    ensureSecret(this.#config);
  }

  async #openDatabase(): Promise<void> {
    const waiting = { say: complain, signal: this.#halt.signal };
    let database = Promise.resolve(await openSiteDatabase(this.#config, { waiting }));
    this.#stops.unshift(async () => (await database).leave());
    this.#env.DATABASE_URL = (await database).servingUrl;
    const keep = async (current: SiteDatabase): Promise<void> => {
      if (current.embedded === null) return;
      await current.embedded.lost;
      if (this.#stopping) return;
      complain('PostgreSQL ended; it starts again.');
      database = this.#reopen(current, current.embedded.port);
      void keep(await database);
    };
    void keep(await database);
    await prepareDatabase((await database).url);
  }

  /** Starts the embedded server again, on the port that the children know if it can be had. */
  async #reopen(lost: SiteDatabase, port: number): Promise<SiteDatabase> {
    for (let pause = 500; !this.#stopping; pause = Math.min(pause * 2, 5000)) {
      try {
        const database = await openSiteDatabase(this.#config, { port });
        if (database.embedded?.port !== port && !this.#stopping) {
          this.#env.DATABASE_URL = database.servingUrl;
          await Promise.all(this.#processes.map((process) => process.restart()));
        }
        return database;
      } catch (error) {
        complain((error as Error).message);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return lost;
  }

  async #findMediaTools(): Promise<void> {
    const tools = await provideMediaTools({ settings: this.#config, say, signal: this.#halt.signal });
    if (tools.isOld || tools.fence.kind === 'none') complain(tools.description);
    else say(tools.description);
  }

  async #build(): Promise<void> {
    if (isBuilt(root)) return;
    say('Building the web app.');
    await buildWebApp(root, this.#halt.signal);
  }

  /** Supervises a child process. Resolves with its port, if it has one, once it says that it is up. */
  #keep(name: 'web' | 'worker', word: string): Promise<number> {
    return new Promise((resolve) => {
      const supervisedChild = new SupervisedProcess({
        name,
        args: [...(name === 'web' ? webFlags : []), program(`${name}.ts`)],
        env: name === 'web' ? { ...webEnvironment, ...this.#env } : this.#env,
        say: complain,
        onMessage: (message) => {
          const { type, port } = message as { type?: string; port?: number };
          if (type !== word) return;
          // If it has to start again, it takes the same port.
          if (port !== undefined) this.#env.PORT = String(port);
          resolve(port ?? 0);
        },
        patience: 25_000 + (name === 'web' ? this.#config.drainSeconds * 1000 : 0),
        onHopeless: () => void this.stop(1),
      });
      this.#processes.push(supervisedChild);
      this.#stops.push(() => supervisedChild.stop());
    });
  }

  /** Prints the site's address, and stores it for commands that name pages of a running site. */
  #tell(address: string): void {
    const file = addressFile(this.#config.dataDir);
    writeFileSync(file, `${address}\n`);
    this.#stops.push(async () => rmSync(file, { force: true }));
    say(address);
  }

  #address(port: number): string {
    const { host } = this.#config;
    const isAny = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
    return `http://${isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
  }

  /** Fills an empty site with the demo catalogue, beside the running site; the program knows when it has nothing to do. */
  #makeDemo(): void {
    const file = program('demo/make-demo.ts');
    if (!existsSync(file)) return;
    const child = spawn(process.execPath, [file], {
      env: this.#env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.once('exit', (code, signal) => {
      if (code !== 0 && !this.#stopping)
        complain(
          `The demo catalogue is not complete (${signal ?? `code ${code}`}); the next start goes on with it.`,
        );
    });
    this.#stops.push(() => {
      child.kill('SIGTERM');
      return ended;
    });
  }

  #followSources(): void {
    const stop = onSourceChange(root, async (file) => {
      say(`${file} changed.`);
      try {
        if (file.endsWith('.sql'))
          await prepareDatabase(this.#config.databaseDirectUrl ?? this.#env.DATABASE_URL!);
        await Promise.all(this.#processes.map((process) => process.restart()));
      } catch (error) {
        complain((error as Error).message);
      }
    });
    this.#stops.push(async () => stop());
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
