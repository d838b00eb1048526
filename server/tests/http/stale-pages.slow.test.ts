import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestProxy, testProxy } from '#server/platform/db/test-proxy.ts';
import type { PageHandler } from '#server/platform/http/pages.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

/** The titles of all videos, as its viewer may see them. */
const page: PageHandler = async (_request, { services }) => {
  try {
    const videos = await services.call('get_all_videos_with_details', { p_limit: 99 });
    return new Response(`<h1>${videos.map(({ title }) => title).join()}</h1>`, {
      headers: { 'content-type': 'text/html' },
    });
  } catch (error) {
    return new Response('broken', { status: (error as { status?: number }).status ?? 500 });
  }
};
let proxy: TestProxy | null = null;
const databaseBehind = async (url: string): Promise<string> => {
  proxy = await testProxy(url);
  return proxy.url;
};
const web = await testWeb({ pages: page, through: databaseBehind });
await buildVideo(web.platform, { title: 'Shown lantern' });
await web.caughtUp();
const url = await web.url();
const member = await web.memberNamed('watcher');
const call = '/rest/v1/rpc/get_all_videos_with_details';

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  return {
    status: response.status,
    text: await response.text(),
    age: response.headers.get('x-stale'),
    cacheControl: response.headers.get('cache-control'),
    retryAfter: response.headers.get('retry-after'),
  };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    assert.ok(Date.now() < end, what);
    await sleep(50);
  }
}

test('while the database is away, cached pages and answers are shown, marked, and nothing else is', async () => {
  const before = { page: await get('/'), call: await get(call) };
  assert.deepEqual([before.page.status, before.page.age, before.call.age], [200, null, null]);
  await proxy!.close();
  await until('the loss', async () => !web.listener.connected);

  const fromCache = await get('/');
  assert.deepEqual(
    [fromCache.status, fromCache.text, fromCache.cacheControl],
    [200, before.page.text, 'private, no-cache'],
  );
  assert.match(fromCache.age ?? '', /^\d+$/);
  const answer = await get(call);
  assert.deepEqual([answer.status, answer.text], [200, before.call.text]);
  assert.match(answer.age ?? '', /^\d+$/);
  assert.match(answer.cacheControl ?? '', /^public, max-age=[0-5]$/);
  // Made of the cached answer, and not kept itself.
  const other = await get('/never-asked-before');
  assert.deepEqual([other.status, other.text], [200, before.page.text]);
  assert.match(other.age ?? '', /^\d+$/);

  const own = await get('/', { cookie: `age_confirmed=1; ${member.cookie}` });
  assert.deepEqual([own.status, own.age], [503, null]);
  const unknown = await get(`${call}?p_limit=7`);
  assert.deepEqual([unknown.status, unknown.retryAfter !== null], [503, true]);
  const ready = await get('/health/ready');
  assert.equal(ready.status, 200);
  assert.match(ready.text, /"status":"degraded","database":"unreachable"/);
});

test('once it is back all is of now, and what was taken away then is not shown when it is away again', async () => {
  proxy = await testProxy(web.directUrl, proxy!.port);
  await until('the present', async () => (await get('/')).age === null && (await get(call)).age === null);
  await until('readiness', async () => (await get('/health/ready')).text.includes('"status":"ready"'));
  await get('/');
  await get(call);
  await web.platform.db.query(`update videos set publish_status = 'removed'`);
  await web.platform.db.query(`select pg_notify('tsukimi', '{"topic":"cache","drop":["videos"]}')`);
  await web.caughtUp();
  await proxy!.close();
  await until('the loss', async () => !web.listener.connected);
  for (const path of ['/', call]) {
    const answer = await get(path);
    assert.equal(answer.status, 503, path);
    assert.ok(!answer.text.includes('Shown lantern'), path);
  }
  await until('readiness', async () => (await get('/health/ready')).status === 503);
});
