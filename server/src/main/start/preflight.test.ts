import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { dataFolderFault, judgeSpace, portFault } from './preflight.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-preflight-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a port that a stranger holds on the other loopback address counts as taken', async () => {
  const server = createServer();
  const holds = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true));
  });
  const port = holds ? (server.address() as { port: number }).port : 4711;
  const fault = await portFault('127.0.0.1', port);
  server.close();
  // Where there is no IPv6 no stranger can hold it, and its absence is no fault.
  if (holds) assert.match(fault ?? '', /^Port \d+ is taken/);
  else assert.equal(fault, null);
});

test('a host that is not of this machine is named', async () => {
  assert.match(
    (await portFault('192.0.2.1', 4711)) ?? '',
    /^HOST is 192\.0\.2\.1, which is no address of this machine/,
  );
});

test('any free port is taken as it is', async () => {
  assert.equal(await portFault('127.0.0.1', 0), null);
});

test('a data folder is made, and a file in its place is refused in one line', () => {
  assert.equal(dataFolderFault(path.join(folder, 'new/data')), null);
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  assert.match(
    dataFolderFault(file) ?? '',
    /^The data folder .+ cannot be written by \S+ \(E\w+\)\. Make it writable, or set DATA_DIR/,
  );
});

test('a folder in a place where none can be made is refused in one line, and does not wait for ever', () => {
  assert.match(
    dataFolderFault('/proc/nowhere/data') ?? '',
    /^The data folder \/proc\/nowhere\/data cannot be written/,
  );
});

test('a full disk is refused, a nearly full one is warned of', () => {
  assert.match(judgeSpace(folder, 10 * 2 ** 20).fault ?? '', /^Only 10 MB are free .+ needs 300 MB to start/);
  assert.match(judgeSpace(folder, 2 ** 30).warning ?? '', /^Only 1024 MB are free/);
  assert.deepEqual(judgeSpace(folder, 2 ** 40), { fault: null, warning: null });
});
