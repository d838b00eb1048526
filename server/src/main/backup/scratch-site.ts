import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../platform/db/embedded-postgres.ts';

const start = fileURLToPath(new URL('../start.ts', import.meta.url));

/** Seconds until it must answer. */
const patience = 120;

/** What would lead a copy of the site to things of the real one, or out into the world. */
const left =
  /^(DATABASE_|S3_|BACKUP_|SMTP_URL$|PUBLIC_URL$|SECRET|METRICS_|CDN_|MATCHER_|AGE_ASSURANCE_|GOOGLE_|HOSTED_|ACCEL_|TRUST_PROXY$|SETTINGS_FILE$|npm_)/;

export interface ScratchSite {
  url: string;
  stop(): Promise<void>;
}

/** Starts the web process alone on a folder, so that no job runs, on a port of this machine. */
export async function startScratchSite(dataDir: string): Promise<ScratchSite> {
  const port = await freePort();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.test(name)));
  const child = spawn(process.execPath, [start], {
    env: {
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLE: 'web',
      DEMO: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-2000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await ended;
    clearTimeout(timer);
  };
  for (let second = 0; second < patience && child.exitCode === null; second++) {
    const ready = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await stop();
  throw new Error(`The restored site does not start: ${said.trim() || 'it said nothing.'}`);
}
