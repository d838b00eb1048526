import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AppError } from '../../kit/app-error.ts';
import { createOutbound } from './create-outbound.ts';
import type { Outbound, Resolve } from './outbound.ts';
import { OutboundFault, type OutboundFaultReason } from './outbound-fault.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const seen: string[] = [];

/**
 * A server on loopback and an allowed way to it. `closed` is the same server at an address that is not
 * allowed.
 */
async function otherServer(t: TestContext, answer: Answer) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options = { userAgent: 'Tsukimi/1.0 (+https://site.example/)', allowedHosts: [`127.0.0.1:${port}`] };
  return { port, address: `http://127.0.0.1:${port}`, outbound: createOutbound(options), options };
}
const fails = (work: Promise<unknown>, reason: OutboundFaultReason): Promise<void> =>
  assert.rejects(work, (error: unknown) => error instanceof OutboundFault && error.reason === reason);
const small = { maxBytes: 10_000 };

test('an answer comes with its status, headers and unpacked body, and the request says who asks', async (t) => {
  const { address, outbound } = await otherServer(t, (request, response) => {
    seen.push(String(request.headers['user-agent']));
    if (request.url === '/br') response.setHeader('content-encoding', 'br').end(brotliCompressSync('words'));
    else if (request.url === '/missing') response.writeHead(404, { 'x-why': 'gone' }).end('no');
    else response.setHeader('content-encoding', 'gzip').end(gzipSync('words'));
  });
  for (const place of ['/gzip', '/br']) {
    const answer = await outbound.fetch(`${address}${place}`, small);
    assert.deepEqual([answer.status, answer.body.toString()], [200, 'words']);
  }
  const missing = await outbound.fetch(`${address}/missing`, small);
  assert.deepEqual([missing.status, missing.headers['x-why']], [404, 'gone']);
  assert.equal(seen.at(-1), 'Tsukimi/1.0 (+https://site.example/)');
});

test('a redirect into a private network is refused, whichever way it is written', async (t) => {
  let asked = 0;
  const inner = http.createServer((_, response) => {
    asked += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  t.after(() => inner.close());
  const innerPort = (inner.address() as AddressInfo).port;
  const { address, outbound } = await otherServer(t, (request, response) => {
    response.writeHead(302, { location: decodeURIComponent(request.url!.slice(1)) }).end();
  });
  const places: [string, OutboundFaultReason][] = [
    ['http://127.0.0.1/', 'privateAddress'],
    [`http://127.0.0.1:${innerPort}/`, 'port'],
    ['http://169.254.169.254/latest/meta-data/', 'privateAddress'],
    ['http://[::ffff:127.0.0.1]/', 'privateAddress'],
    ['http://localhost/', 'privateAddress'],
    ['http://me:pw@a.example/', 'credentials'],
    ['file:///etc/passwd', 'badAddress'],
  ];
  for (const [place, reason] of places)
    await fails(outbound.fetch(`${address}/${encodeURIComponent(place)}`, small), reason);
  assert.equal(asked, 0);
});

test('redirects are followed by hand, up to a number, and take no headers of the caller to another origin', async (t) => {
  const second = await otherServer(t, (request, response) => response.end(String(request.headers.accesskey)));
  const first = await otherServer(t, (request, response) => {
    const left = Number(request.url!.slice(1));
    if (request.url === '/away') response.writeHead(302, { location: `${second.address}/` }).end();
    else if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end();
    else response.end(String(request.headers.accesskey));
  });
  const outbound = createOutbound({
    ...first.options,
    allowedHosts: [`127.0.0.1:${first.port}`, `127.0.0.1:${second.port}`],
  });
  const request = { ...small, headers: { AccessKey: 'mine' } };
  assert.equal((await outbound.fetch(`${first.address}/5`, request)).body.toString(), 'mine');
  assert.equal((await outbound.fetch(`${first.address}/away`, request)).body.toString(), 'undefined');
  await fails(outbound.fetch(`${first.address}/6`, request), 'tooManyRedirects');
  await fails(outbound.fetch(`${first.address}/1`, { ...request, redirects: 0 }), 'tooManyRedirects');
  await fails(outbound.fetch(`${first.address}/1`, { ...request, method: 'POST', body: 'x' }), 'badRedirect');
});

test('whoever asks has a word about each address that they are sent on to', async (t) => {
  let reached = 0;
  const { address, outbound } = await otherServer(t, (request, response) => {
    if (request.url === '/to') reached += 1;
    if (request.url === '/from') response.writeHead(302, { location: '/to' }).end();
    else response.end('there');
  });
  const told: string[] = [];
  const request = { ...small, beforeRedirect: (place: string) => void told.push(place) };
  assert.equal((await outbound.fetch(`${address}/from`, request)).body.toString(), 'there');
  assert.deepEqual(told, [`${address}/to`], 'not about the one that they asked for themselves');
  const refusal = new AppError('notAllowed', 'Not there.');
  const refused = outbound.fetch(`${address}/from`, {
    ...small,
    beforeRedirect: () => Promise.reject(refusal),
  });
  await assert.rejects(refused, refusal);
  assert.equal(reached, 1);
});

test('a name is looked up once a request, and a closed address among its addresses refuses it', async (t) => {
  const { port, options } = await otherServer(t, (_, response) => response.end('inner'));
  const asked: string[] = [];
  const answers = (lists: string[][]): Resolve => {
    let turn = 0;
    return async (host) => {
      asked.push(host);
      const list = lists[Math.min(turn, lists.length - 1)]!;
      turn += 1;
      return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
  };
  const by = (lists: string[][]): Outbound =>
    createOutbound({ ...options, allowedHosts: [], resolve: answers(lists) });
  for (const list of [
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['93.184.215.14', '127.0.0.1'],
    ['::1'],
    ['fe80::1'],
    ['64:ff9b::7f00:1'],
  ])
    await fails(by([list]).fetch('http://feeds.example/', small), 'privateAddress');
  await fails(by([[]]).fetch('http://feeds.example/', small), 'unknownHost');

  // If the name were resolved again for the connection, it would go elsewhere: this is how rebinding works.
  const pinned = createOutbound({
    userAgent: 'x',
    allowedHosts: [`feeds.example:${port}`],
    resolve: answers([['127.0.0.1'], ['127.0.0.2']]),
  });
  asked.length = 0;
  assert.equal((await pinned.fetch(`http://feeds.example:${port}/`, small)).body.toString(), 'inner');
  assert.deepEqual(asked, ['feeds.example'], 'the connection asks nobody again');
});

test('a name that cannot be resolved, or a server that is not there, is told as such', async (t) => {
  const { port, options } = await otherServer(t, (_, response) => response.end());
  const lost = createOutbound({ ...options, resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  await fails(lost.fetch('http://feeds.example/', small), 'unknownHost');
  const unsaid = Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });
  const dumb = createOutbound({ ...options, resolve: () => Promise.reject(unsaid) });
  await fails(dumb.fetch('http://feeds.example/', small), 'unreachable');
  const spare = http.createServer();
  await new Promise<void>((resolve) => spare.listen(0, '127.0.0.1', resolve));
  const free = (spare.address() as AddressInfo).port;
  await new Promise((resolve) => spare.close(resolve));
  assert.notEqual(free, port);
  const outbound = createOutbound({ ...options, allowedHosts: [`127.0.0.1:${free}`] });
  await fails(outbound.fetch(`http://127.0.0.1:${free}/`, small), 'unreachable');
});

test('an endless body, a body announced too large and a bomb are cut off', async (t) => {
  let sent = 0;
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const { address, outbound } = await otherServer(t, (request, response) => {
    if (request.url === '/endless') {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
        response.once('drain', more);
      };
      more();
    } else if (request.url === '/announced')
      response.writeHead(200, { 'content-length': '10000001' }).write('x');
    else if (request.url === '/bomb') response.setHeader('content-encoding', 'gzip').end(bomb);
    else response.setHeader('content-encoding', 'zstd').end('x');
  });
  assert.ok(bomb.length < 100_000);
  await fails(outbound.fetch(`${address}/endless`, { maxBytes: 1_000_000 }), 'tooLarge');
  assert.ok(sent < 50_000_000, `${sent} bytes were sent`);
  await fails(outbound.fetch(`${address}/announced`, { maxBytes: 10_000_000 }), 'tooLarge');
  const before = process.memoryUsage().rss;
  await fails(outbound.fetch(`${address}/bomb`, { maxBytes: 1_000_000 }), 'tooLarge');
  assert.ok(process.memoryUsage().rss - before < 40_000_000, 'the bomb was not unpacked whole');
  await fails(outbound.fetch(`${address}/unknown-packing`, small), 'brokenAnswer');
});

test('a server that says nothing, dribbles for ever or breaks off is given up', async (t) => {
  const { address, outbound } = await otherServer(t, (request, response) => {
    if (request.url === '/dribble') {
      const timer = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(timer));
    } else if (request.url === '/stall') response.write('x');
    else if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('x', () => response.destroy());
    } else if (request.url === '/not-gzip') response.setHeader('content-encoding', 'gzip').end('plain');
  });
  await fails(outbound.fetch(`${address}/silent`, { ...small, idleMs: 100 }), 'tooSlow');
  await fails(outbound.fetch(`${address}/stall`, { ...small, idleMs: 100 }), 'tooSlow');
  await fails(outbound.fetch(`${address}/dribble`, { ...small, idleMs: 200, totalMs: 400 }), 'tooSlow');
  await fails(outbound.fetch(`${address}/broken`, small), 'brokenAnswer');
  await fails(outbound.fetch(`${address}/not-gzip`, small), 'brokenAnswer');
  const slowName = createOutbound({ userAgent: 'x', resolve: () => new Promise(() => {}) });
  await fails(slowName.fetch('http://feeds.example/', { ...small, totalMs: 100 }), 'tooSlow');
  const signal = AbortSignal.timeout(50);
  await fails(outbound.fetch(`${address}/silent`, { ...small, signal }), 'stopped');
});

test('an answer of another kind than expected is refused before its body is read', async (t) => {
  const { address, outbound } = await otherServer(t, (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  );
  await fails(outbound.fetch(address, { ...small, types: ['image/*'] }), 'wrongType');
  assert.equal((await outbound.fetch(address, { ...small, types: ['text/html'] })).body.toString(), '<p>');
});

test('a download writes a file with its hash, and leaves none when it fails', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'outbound-'));
  t.after(() => rm(folder, { recursive: true }));
  const { address, outbound } = await otherServer(t, (request, response) => {
    if (request.url === '/whole')
      response.writeHead(200, { 'content-type': 'video/mp4' }).end('moving pictures');
    else if (request.url === '/gone') response.writeHead(410).end('gone');
    else response.end(Buffer.alloc(20_000));
  });
  const file = path.join(folder, 'a.mp4');
  const got = await outbound.download(`${address}/whole`, small, file);
  assert.deepEqual([got.status, got.bytes, got.contentType], [200, 15, 'video/mp4']);
  assert.equal(got.sha256, '6cb754acd2d240d3b451bdc7cf7d09b98d66b50c4cd16b01ab9f58c3738778f7');
  assert.equal(await readFile(file, 'utf8'), 'moving pictures');
  await assert.rejects(outbound.download(`${address}/whole`, small, file), { code: 'EEXIST' });
  assert.equal(await readFile(file, 'utf8'), 'moving pictures', 'a file that was there stays');
  assert.equal((await outbound.download(`${address}/gone`, small, path.join(folder, 'b'))).bytes, 0);
  await fails(outbound.download(`${address}/large`, small, path.join(folder, 'c')), 'tooLarge');
  assert.deepEqual(await readdir(folder), ['a.mp4']);
});
