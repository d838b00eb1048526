import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestProxy, testProxy } from '#server/platform/db/test-proxy.ts';
import type { PageHandler } from '#server/platform/http/pages.ts';
import { testWeb } from '#tests/support/test-web.ts';

/** What the page of the site shows, and the banner that every page has. */
const page: PageHandler = async (_request, { services }) => {
  const { services: states } = await services.call('get_site_status', {});
  return Response.json({
    banner: services.site.incident ?? null,
    ...Object.fromEntries(states.map(({ service, state }) => [service, state])),
  });
};
let proxy: TestProxy | null = null;
const web = await testWeb({
  pages: page,
  through: async (url) => {
    proxy = await testProxy(url);
    return proxy.url;
  },
});
const url = await web.url();
const member = await web.memberNamed('watcher');
const keeper = await web.memberNamed('keeper', { role: 'admin' });

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  return { status: response.status, states: (await response.json()) as Record<string, string | null> };
}

test('while the database is away the status page says so, to members too, and is none of before', async () => {
  await web.call(
    'publish_incident',
    {
      ...{
        p_kind: 'incident',
        p_title: 'A slow search',
        p_words: 'We look into it.',
        p_services: ['search'],
      },
      ...{ p_severity: 'degraded', p_has_banner: true },
    },
    keeper,
  );
  const before = await get('/status');
  assert.deepEqual(
    [before.status, before.states.site, before.states.search, before.states.banner],
    [200, 'operational', 'degraded', 'A slow search'],
  );
  await proxy!.close();
  for (const end = Date.now() + 15_000; ; await sleep(200)) {
    const { status, states } = await get('/status');
    assert.equal(status, 200);
    if (states.site === 'degraded') {
      assert.deepEqual([states.sign_in, states.uploads, states.search], ['down', 'down', 'down']);
      assert.equal(states.banner, 'A slow search', 'what was known is still said');
      break;
    }
    assert.ok(Date.now() < end, 'it goes on saying that all is well');
  }
  const cookie = `age_confirmed=1; ${member.cookie}`;
  assert.equal((await get('/status', { cookie })).status, 200);
  assert.equal((await get('/status.json', { cookie })).status, 200);
});
