import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './embedded-postgres.ts';
import { awaitAnswer, requireAnswer } from './require-answer.ts';
import { testDatabase } from './test-database.ts';
import { testProxy } from './test-proxy.ts';

const { url } = await testDatabase();

const withPart = (part: 'port' | 'pathname' | 'password', value: string): string => {
  const address = new URL(url);
  address[part] = value;
  return address.href;
};

test('a database that is not there yet is waited for, which is said once and without its password', async () => {
  const port = await freePort();
  const said: string[] = [];
  const waiting = awaitAnswer(withPart('port', String(port)), { say: (words) => void said.push(words) });
  while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // Long enough for a second attempt.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await testProxy(url, port);
  await waiting;
  assert.equal(said.length, 2);
  assert.match(
    said[0]!,
    new RegExp(
      `^The database \\S+ on 127[.]0[.]0[.]1:${port} \\(DATABASE_URL\\) does not answer: .+\\. Waiting for it\\.$`,
    ),
  );
  assert.equal(said[1], 'The database answers; the start goes on.');
  const { password } = new URL(url);
  if (password !== '') assert.ok(!said[0]!.includes(password));
});

test('where waiting is of no use nobody waits', async () => {
  const say = (words: string): void => assert.fail(words);
  await assert.rejects(awaitAnswer(withPart('pathname', '/no_such_shop'), { say }), {
    message: /^The database no_such_shop on .+ does not answer: .+ does not exist$/,
  });
  await assert.rejects(requireAnswer(withPart('port', '9')), /does not answer: connect ECONNREFUSED/);
});

test('who waits can be told to stop', async () => {
  const stop = new AbortController();
  const waiting = awaitAnswer(withPart('port', '9'), { say: () => stop.abort(), signal: stop.signal });
  await assert.rejects(waiting, { name: 'AbortError' });
});

test('a pooler is named as what it is, and not waited for', async (t) => {
  const refusal = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(refusal.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, refusal])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  await assert.rejects(
    awaitAnswer(`postgres://somebody@127.0.0.1:${port}/site?sslmode=disable`, { say: assert.fail }),
    new RegExp(`127\\.0\\.0\\.1:${port} \\(DATABASE_URL\\) is a pooler: name the server itself`),
  );
});
