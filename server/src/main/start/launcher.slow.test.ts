import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-launcher-'));
const launchers: Launched[] = [];
after(async () => {
  for (const launched of launchers) await launched.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

class Launched {
  readonly process: ChildProcess;
  readonly exit: Promise<unknown>;
  output = '';

  constructor(env: Record<string, string>) {
    this.process = spawn(process.execPath, ['server/src/main/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'warn',
        NODE_TEST_CONTEXT: undefined,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout!, this.process.stderr!])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.exit = once(this.process, 'close');
    launchers.push(this);
  }

  async says(words: string): Promise<void> {
    await until(() => this.output.includes(words) || this.process.exitCode !== null, 60_000);
    assert.ok(this.output.includes(words), this.output);
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    await this.exit;
    return this.process.exitCode;
  }
}

async function until(condition: () => boolean, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    assert.ok(Date.now() < end, 'it took too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isAlive = (pid: number): boolean => {
  // A process that has ended stays in the list until its parent has looked.
  const state = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .find((line) => Number(line.trim().split(/\s+/)[0]) === pid);
  return state !== undefined && !/\sZ/.test(state);
};
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);
const pidFile = path.join(dataDir, 'postgres/server/cluster/postmaster.pid');
const postmaster = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

test('a wrong configuration is refused with every fault at once', async () => {
  const launched = new Launched({
    PORT: 'abc',
    DEMO: 'maybe',
    ROLE: 'everything',
    DATABASE_URL: 'mysql://x',
  });
  await launched.exit;
  assert.equal(launched.process.exitCode, 1);
  for (const name of ['PORT', 'DEMO', 'ROLE', 'DATABASE_URL'])
    assert.match(launched.output, new RegExp(`^${name} must be`, 'm'));
});

test('a port that is taken is refused with its number and what to do, and nothing is started', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const launched = new Launched({ PORT: String(port) });
  await launched.exit;
  server.close();
  assert.equal(launched.process.exitCode, 1);
  assert.equal(
    launched.output.trim(),
    `Port ${port} is taken by another program. Stop it, or start on another port: PORT=${port + 1} npm start`,
  );
  assert.equal(existsSync(pidFile), false);
});

test('a database that does not answer is waited for, and named without its password', async () => {
  const launched = new Launched({
    ROLE: 'worker',
    DATABASE_URL: 'postgres://somebody:hush@127.0.0.1:9/shop',
  });
  await launched.says('Waiting for it.');
  assert.match(launched.output, /^The database shop on 127\.0\.0\.1:9 \(DATABASE_URL\) does not answer: /);
  assert.ok(!launched.output.includes('hush'));
  assert.doesNotMatch(launched.output, /^\s+at /m);
  assert.equal(await launched.stop('SIGTERM'), 0);
});

test('a worker and a web process wait by themselves too, without a stack trace, and end when they are told to', async () => {
  for (const name of ['web', 'worker']) {
    const child = spawn(process.execPath, [`server/src/main/${name}.ts`], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://somebody:hush@127.0.0.1:9/shop',
        LOG_LEVEL: 'warn',
        NODE_TEST_CONTEXT: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await until(() => output.includes('Waiting for it.') || child.exitCode !== null, 60_000);
    assert.match(output, /The database shop on 127\.0\.0\.1:9 .+ Waiting for it\./);
    assert.doesNotMatch(output, /hush|^\s+at /m);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'close'), [0, null]);
  }
});

test('a launcher that is told to stop leaves no process', async () => {
  const launched = new Launched({ ROLE: 'worker' });
  await launched.says('The worker runs.');
  const pids = [...childrenOf(launched.process.pid!), postmaster()];
  assert.equal(pids.length, 2);
  assert.equal(await launched.stop('SIGINT'), 0);
  assert.deepEqual(pids.filter(isAlive), []);
});

test('a killed worker is started again', async () => {
  const launched = new Launched({ ROLE: 'worker' });
  await launched.says('The worker runs.');
  const [worker] = childrenOf(launched.process.pid!);
  process.kill(worker!, 'SIGKILL');
  await launched.says('The worker process was ended by SIGKILL; it starts again in 0.5 s.');
  await until(() => childrenOf(launched.process.pid!).some((pid) => pid !== worker), 10_000);
  assert.equal(await launched.stop('SIGTERM'), 0);
});

test('a killed PostgreSQL is started again on the same port', async () => {
  const launched = new Launched({ ROLE: 'worker' });
  await launched.says('The worker runs.');
  const [, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  process.kill(postmaster(), 'SIGKILL');
  await launched.says('PostgreSQL ended; it starts again.');
  await until(
    () => existsSync(pidFile) && isAlive(postmaster()) && readFileSync(pidFile, 'utf8').includes('ready'),
    20_000,
  );
  assert.equal(readFileSync(pidFile, 'utf8').split('\n')[3], port);
  const pid = postmaster();
  assert.equal(await launched.stop('SIGTERM'), 0);
  assert.equal(isAlive(pid), false);
});

test('after the launcher was killed its worker ends by itself, and the next start goes on with the running PostgreSQL', async () => {
  const first = new Launched({ ROLE: 'worker' });
  await first.says('The worker runs.');
  const [worker] = childrenOf(first.process.pid!);
  const server = postmaster();
  await first.stop('SIGKILL');
  await until(() => !isAlive(worker!), 20_000);
  assert.equal(isAlive(server), true);

  const second = new Launched({ ROLE: 'worker' });
  await second.says('The worker runs.');
  assert.equal(postmaster(), server);
  await second.stop('SIGTERM');
  assert.equal(isAlive(server), false);
});
