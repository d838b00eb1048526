import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildWebApp, isBuilt } from '#server/main/start/web-app-build.ts';
import { webEnvironment, webFlags } from '#server/main/start/web-flags.ts';
import { freePort } from '#server/platform/db/embedded-postgres.ts';
import { gateCookie } from '../measure/load.ts';
import { cpuOf, memoryOf } from '../measure/process-usage.ts';
import { end, startListening } from './children.ts';
import { labelOf, type Scale, withClient } from './postgres.ts';

/** A web process of the product on a bench database. */
export interface Site {
  scale: Scale;
  /** `http://localhost:PORT`. */
  origin: string;
  port: number;
  /** Where a feed may stand that the site imports from. */
  feedPort: number;
  pid: number;
  databaseUrl: string;
  dataDir: string;
  /** What the product's processes are started with. */
  env: NodeJS.ProcessEnv;
  /** MiB, a while after it began to listen and before anything was asked of it. */
  idleMemory: number;
  /** CPU milliseconds so far. */
  cpu(): number;
  /** Drops what the site keeps of answers and pages, by the notice that a change of the catalogue sends. */
  dropAnswers(): Promise<void>;
  /** How often an answer was made again so far. */
  answersMade(): Promise<number>;
  /** A page behind the age gate. Throws unless it is answered with 200. */
  page(address: string, cookie?: string): Promise<string>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const webProgram = path.join(root, 'server/src/main/web.ts');
/** As `npm start` has it: compiling TypeScript in the process would stay in its memory. */
const compileCache = path.join(root, 'node_modules/.cache/compile');

export async function startSite(
  scale: Scale,
  databaseUrl: string,
  folder: string,
  profiles: string | null,
): Promise<Site> {
  const dataDir = path.join(folder, `site-${labelOf(scale)}`);
  mkdirSync(dataDir, { recursive: true });
  if (!isBuilt(root)) await buildWebApp(root);
  const port = await freePort();
  const feedPort = await freePort();
  const origin = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...webEnvironment,
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    DEMO: '0',
    LOG_LEVEL: 'warn',
    // One address asks everything here.
    RATE_LIMIT_FACTOR: '0',
    METRICS_TOKEN: 'bench',
    OUTBOUND_HOSTS: `127.0.0.1:${feedPort}`,
  };
  const execArgv = [...webFlags, ...(profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`])];
  const { child, pid } = await startListening(webProgram, {
    env: { ...env, NODE_COMPILE_CACHE: compileCache },
    execArgv,
  });
  await sleep(3000);
  const idleMemory = memoryOf(pid);
  return {
    scale,
    origin,
    port,
    feedPort,
    pid,
    databaseUrl,
    dataDir,
    env,
    idleMemory,
    cpu: () => cpuOf(pid),
    async dropAnswers() {
      const notice = JSON.stringify({ topic: 'cache', drop: ['videos', 'categories', 'rankings'] });
      await withClient(databaseUrl, (client) => client.query("select pg_notify('tsukimi', $1)", [notice]));
      // The notice arrives a moment later.
      await sleep(50);
    },
    async answersMade() {
      const metrics = await (
        await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: 'Bearer bench' } })
      ).text();
      const misses = /^tsukimi_cache_reads_total\{result="miss"\} (\d+)$/m.exec(metrics)?.[1];
      if (misses === undefined) throw new Error('the site does not tell how its cache was read');
      return Number(misses);
    },
    async page(address, cookie = gateCookie) {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } });
      const text = await response.text();
      if (response.status !== 200)
        throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`);
      return text;
    },
    stop: () => end(child),
  };
}
