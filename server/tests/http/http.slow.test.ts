import assert from 'node:assert/strict';
import { type AddressInfo, connect } from 'node:net';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { dropCached } from '#server/platform/calls/cached-answers.ts';
import { metricsServer } from '#server/platform/http/health-routes.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
for (let i = 0; i < 6; i++)
  await buildVideo(web.platform, {
    title: `Lantern ${i}`,
    description: 'A long light over the water. '.repeat(8),
  });
const list = '/rest/v1/rpc/get_all_videos_with_details';

test('a cached read carries an ETag and Cache-Control, and answers 304 to its own ETag', async () => {
  const first = await web.app.inject({ url: list });
  assert.equal(first.statusCode, 200);
  assert.match(String(first.headers['cache-control']), /^public, max-age=\d+$/);
  const again = await web.app.inject({ url: list, headers: { 'if-none-match': String(first.headers.etag) } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
});

test('HEAD tells the same of a cached read as GET, without the body', async () => {
  const get = await web.app.inject({ url: list });
  const head = await web.app.inject({ method: 'HEAD', url: list });
  for (const name of ['etag', 'content-type', 'content-length'])
    assert.equal(head.headers[name], get.headers[name], name);
  assert.match(String(head.headers['cache-control']), /^public, max-age=\d+$/);
  assert.equal(head.body, '');
});

test('what is kept for visitors alone is another answer to who brings a session', async () => {
  const varyOf = async (url: string): Promise<string[]> =>
    String((await web.app.inject({ url })).headers.vary).split(', ');
  assert.ok(!(await varyOf('/functions/v1/list-categories-direct')).includes('cookie'));
  assert.ok((await varyOf(list)).includes('cookie'), 'an admin sees more in this list');
});

test('a body nested to exhaust us is refused by the name of its field', async () => {
  for (const depth of [17, 5000, 100_000]) {
    const payload = `{"p_query":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await web.app.inject({
      method: 'POST',
      url: '/rest/v1/rpc/search_videos',
      payload,
      headers,
    });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.match(answer.body, /There are too many lists within lists in it\./);
    assert.match(answer.body, /field: p_query/);
  }
});

test('text is compressed for those who take it', async () => {
  const plain = await web.app.inject({ url: list });
  const packed = await web.app.inject({ url: list, headers: { 'accept-encoding': 'gzip' } });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(packed.rawPayload).toString(), plain.body);
  const better = await web.app.inject({ url: list, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(better.headers['content-encoding'], 'br');
  const refused = await web.app.inject({ url: list, headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
  assert.equal(refused.headers['content-encoding'], undefined);
});

test('POST and GET reads serve the same kept bytes, whatever the order of parameters', async () => {
  const get = await web.app.inject({ url: `${list}?p_limit=3&p_offset=1` });
  const post = await web.app.inject({ method: 'POST', url: list, payload: { p_offset: 1, p_limit: 3 } });
  assert.equal(post.body, get.body);
  assert.equal((post.json() as unknown[]).length, 3);
});

test('a change drops what was kept, in every process that listens', async () => {
  const count = async () => ((await web.app.inject({ url: list })).json() as unknown[]).length;
  const before = await count();
  await buildVideo(web.platform, { title: 'Just published' });
  for (let i = 0; i < 50 && (await count()) === before; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(await count(), before + 1);
});

test('an admin’s list neither enters nor reads the cache', async () => {
  await buildVideo(web.platform, { title: 'Only admins see me', publishStatus: 'review' });
  const admin = { apikey: 'anon', authorization: `Bearer ${web.tokenFor('admin')}` };
  const seen = await web.app.inject({ url: `${list}?p_limit=99`, headers: admin });
  assert.ok(seen.body.includes('Only admins see me'));
  assert.equal(seen.headers['cache-control'], 'no-store');
  const stranger = await web.app.inject({ url: `${list}?p_limit=99` });
  assert.ok(!stranger.body.includes('Only admins see me'));
});

test('every answer carries the security headers', async () => {
  for (const url of [list, '/health/live', '/docs/api', '/no-such-thing', '/media/none']) {
    const { headers } = await web.app.inject({ url });
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', url);
    assert.match(String(headers['content-security-policy']), /default-src 'none'/, url);
    assert.equal(headers.rating, 'RTA-5042-1996-1400-1577-RTA', url);
    assert.equal(headers['strict-transport-security'], undefined, 'no HSTS over plain http');
  }
});

test('a request with cookies from another site changes nothing', async () => {
  const payload = { p_video_id: '00000000-0000-7000-8000-000000000009' };
  const url = '/rest/v1/rpc/start_playback';
  for (const headers of [
    { cookie: 'anonymous_session=x', 'sec-fetch-site': 'cross-site' },
    { cookie: 'anonymous_session=x', origin: 'https://evil.example' },
    { cookie: 'anonymous_session=x', origin: 'null' },
  ]) {
    const response = await web.app.inject({ method: 'POST', url, payload, headers });
    assert.equal(response.statusCode, 403, JSON.stringify(headers));
  }
  const own = await web.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: 'anonymous_session=x', origin: 'http://localhost:3000', host: 'localhost:3000' },
  });
  assert.equal(own.statusCode, 404, 'let through to the call, which knows no such video');
});

test('the API page and its OpenAPI document name every call', async () => {
  const { calls } = await import('#contract/calls.ts');
  const page = (await web.app.inject({ url: '/docs/api' })).body;
  const document = (await web.app.inject({ url: '/docs/api/openapi.json' })).json() as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  assert.equal(document.openapi, '3.1.0');
  for (const [name, call] of Object.entries(calls)) {
    const path = call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
    assert.ok(page.includes(path) && document.paths[path], name);
  }
});

test('ready says what is ready, and metrics are for who bears the token or reaches their port', async () => {
  const ready = await web.app.inject({ url: '/health/ready' });
  const machines = { database: 'ok', migrations: 'ok', storage: 'ok', changes: 'ok', folder: 'ok' };
  assert.deepEqual(ready.json(), { status: 'ready', ...machines });
  const metrics = (headers: Record<string, string> = {}) => web.app.inject({ url: '/metrics', headers });
  assert.equal((await metrics()).statusCode, 404, 'without a token there is none, from this machine neither');
  web.platform.config.metricsToken = 'a token of Prometheus';
  assert.equal((await metrics({ authorization: 'Bearer another token of it' })).statusCode, 404);
  const { body } = await metrics({ authorization: 'Bearer a token of Prometheus' });
  assert.match(body, /tsukimi_http_requests_total/);
  assert.match(body, /^tsukimi_changes_heard 1$/m);
  web.platform.config.metricsToken = null;

  const server = metricsServer(web.app);
  after(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  assert.match(await (await fetch(`${own}/metrics`)).text(), /tsukimi_http_requests_total/);
  assert.equal((await fetch(`${own}/health/live`)).status, 404, 'nothing else is there');
});

test('closing lets a running request finish and refuses no one before', async () => {
  const other = await testWeb();
  const address = new URL(await other.url());
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const query = other.platform.db.query.bind(other.platform.db);
  let asked = (): void => {};
  const reached = new Promise<void>((resolve) => {
    asked = resolve;
  });
  Object.assign(other.platform.db, {
    query: async (...args: Parameters<typeof query>) => {
      asked();
      await held;
      return query(...args);
    },
  });
  const socket = connect(Number(address.port), address.hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.write(`GET ${list} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await reached;
  const closing = other.app.close();
  release();
  await closing;
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.match(received, /^HTTP\/1\.1 200/);
  socket.destroy();
});

test('a client that asks too often is told when to come back', async () => {
  const limited = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  let last = await limited.app.inject({ url: list });
  for (let i = 0; i < 8 && last.statusCode === 200; i++) last = await limited.app.inject({ url: list });
  assert.equal(last.statusCode, 429);
  assert.ok(Number(last.headers['retry-after']) >= 1);
  assert.match((last.json() as { message: string }).message, /Try again in \d+ s\./);
});

test('somebody who opens an address that is refused at the door sees a page; a program reads a line', async () => {
  const limited = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const open = (url: string, accept: string) => limited.app.inject({ url, headers: { accept } });
  const wanted = 'text/html,application/xhtml+xml,*/*;q=0.8';
  let page = await open('/geoip?a=1&b=2', wanted);
  for (let i = 0; i < 8 && page.statusCode === 200; i++) page = await open('/geoip?a=1&b=2', wanted);
  assert.equal(page.statusCode, 429);
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.match(page.body, /<h1>Too many requests\. Try again in \d+ s\.<\/h1>/);
  assert.match(page.body, /<a href="\/geoip\?a=1&amp;b=2">Try again<\/a>/);
  assert.match(page.body, /noindex.*RTA-5042-1996-1400-1577-RTA/);
  const line = await open('/geoip', '*/*');
  assert.match(String(line.headers['content-type']), /^text\/plain/);
  assert.match(line.body, /^Too many requests\. Try again in \d+ s\.\n$/);
});

test('who tries credentials that are nobody’s keeps to a budget, and a member at the same address is let in', async () => {
  const limited = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  for (const [i, url] of [list, '/rest/v1/videos?select=id'].entries()) {
    const statuses: number[] = [];
    const remoteAddress = `203.0.113.${i}`;
    for (let n = 0; n < 8; n++) {
      const headers = { authorization: `Bearer made.up.${n}` };
      statuses.push((await limited.app.inject({ url, headers, remoteAddress })).statusCode);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 401, 429, 429], url);
    const headers = { authorization: `Bearer ${limited.tokenFor('member')}` };
    assert.equal((await limited.app.inject({ url, headers, remoteAddress })).statusCode, 200, url);
  }
});

test('an address outside the contract that costs something keeps to the same budgets', async () => {
  for (const url of ['/geoip']) {
    const limited = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await limited.app.inject({ url })).statusCode);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429, 429], url);
    const other = await limited.app.inject({ url, remoteAddress: '203.0.113.7' });
    assert.equal(other.statusCode, 200, url);
  }
});

test('an untrusted client cannot choose its address by a header; a trusted proxy can', async () => {
  const trusting = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '127.0.0.1' } });
  const statuses = new Set<number>();
  for (let i = 0; i < 12; i++) {
    statuses.add(
      (await trusting.app.inject({ url: list, headers: { 'x-forwarded-for': `203.0.113.${i}` } })).statusCode,
    );
  }
  assert.deepEqual([...statuses], [200]);
  const wary = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  let last = 200;
  for (let i = 0; i < 12; i++)
    last = (await wary.app.inject({ url: list, headers: { 'x-forwarded-for': `203.0.113.${i}` } }))
      .statusCode;
  assert.equal(last, 429);
});

test('a cache notice from another process is heard', async () => {
  const before = await web.app.inject({ url: '/functions/v1/list-categories-direct' });
  await web.platform.db.query(
    `update categories set description = 'Changed behind our back' where slug = 'night-trains'`,
  );
  assert.equal((await web.app.inject({ url: '/functions/v1/list-categories-direct' })).body, before.body);
  await dropCached(web.platform.db, 'categories');
  let after = before.body;
  for (let i = 0; i < 50 && after === before.body; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    after = (await web.app.inject({ url: '/functions/v1/list-categories-direct' })).body;
  }
  assert.match(after, /Changed behind our back/);
});
