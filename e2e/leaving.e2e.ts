import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { test } from 'node:test';
import { atEnd } from './closing.ts';
import { freePort, root, until } from './site.ts';

/** A second web process on the site's database, which takes its time to leave. */
async function startSecond() {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/src/main/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ROLE: 'web', DRAIN_SECONDS: '3' },
    stdio: 'ignore',
  });
  atEnd(async () => void child.kill('SIGKILL'));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string): Promise<{ status: number; connection: string | undefined; body: string }> =>
    new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path, agent }, (response) => {
        let body = '';
        response.on('data', (piece) => {
          body += piece;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
        );
      });
      request.on('error', reject);
    });
  await until(
    () =>
      get('/health/ready').then(
        ({ status }) => status === 200,
        () => false,
      ),
    60_000,
    () => 'the second web process does not start',
  );
  return { child, get, port };
}

test('a web process that is told to stop first says so, answers meanwhile, and sends its clients elsewhere', async () => {
  const { child, get, port } = await startSecond();
  const before = await get('/faq');
  assert.deepEqual([before.status, before.connection], [200, 'keep-alive']);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=anon&vsn=1.0.0`);
  await once(socket, 'open');
  const sentAway = once(socket, 'close');

  child.kill('SIGTERM');
  await until(
    () => get('/health/ready').then(({ status }) => status === 503),
    3000,
    () => 'it still says that it is ready',
  );
  const ready = await get('/health/ready');
  assert.deepEqual(JSON.parse(ready.body), { status: 'not ready', process: 'leaving' });
  for (const path of ['/faq', '/health/live', '/robots.txt']) {
    const { status, connection } = await get(path);
    assert.ok(status < 500, `${path}: ${status}`);
    assert.equal(connection, 'close', path);
  }
  const [{ code }] = (await sentAway) as [CloseEvent];
  assert.equal(code, 1012);
  const [exit] = await once(child, 'exit');
  assert.equal(exit, 0);
  await assert.rejects(get('/health/live'), /ECONNREFUSED/);
});
