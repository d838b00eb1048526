import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { processIsPostgres } from './postgres-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-postgres-'));
const cluster = path.join(folder, 'server/cluster');
const pidFile = path.join(cluster, 'postmaster.pid');
const started: EmbeddedPostgres[] = [];
const start = async (): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres(folder);
  started.push(server);
  return server;
};
/** A server that has stopped leaves its folder a moment before its process ends. */
async function ended(pid: number): Promise<void> {
  for (let round = 0; round < 100 && processIsPostgres(pid, cluster); round++) await sleep(50);
  assert.equal(processIsPostgres(pid, cluster), false);
}
after(async () => {
  for (const server of started) await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const postmaster = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

test('it starts with what makes an acknowledged write durable', async () => {
  const server = await start();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    assert.deepEqual(await query(server.url, `show ${setting}`), [{ [setting]: 'on' }]);
  await query(server.url, 'create table kept (word text)');
  await query(server.url, `insert into kept values ('acknowledged')`);
});

test('a second user joins it, and it stops with the last one', async () => {
  const [first] = started;
  const second = await start();
  assert.equal(second.adopted, true);
  assert.equal(second.port, first!.port);
  const pid = postmaster();
  assert.equal(await first!.stop(), false);
  assert.equal(processIsPostgres(pid, cluster), true);
  assert.equal(await second.stop(), true);
  await ended(pid);
});

test('it says when it was killed, and comes back with what was written', async () => {
  const server = await start();
  await query(server.url, `insert into kept values ('before the kill')`);
  process.kill(postmaster(), 'SIGKILL');
  await server.lost;
  const again = await start();
  assert.equal(again.adopted, false);
  assert.deepEqual(await query(again.url, 'select word from kept'), [
    { word: 'acknowledged' },
    { word: 'before the kill' },
  ]);
  assert.equal(await again.stop(), true);
});

test('a process number that now belongs to another program does not keep it from starting', async () => {
  writeFileSync(pidFile, `${process.pid}\n${cluster}\n0\n5432\n\n127.0.0.1\n0\nready\n`);
  const server = await start();
  assert.notEqual(postmaster(), process.pid);
  assert.equal(await server.stop(), true);
});
