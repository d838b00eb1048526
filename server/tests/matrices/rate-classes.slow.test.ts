import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RateClass } from '#contract/call.ts';
import { routes } from '#contract/routes.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { harmless, routeAddress, routeHeaders, unlistedRoutes } from '#tests/inputs/test-routes.ts';
import { testWeb } from '#tests/support/test-web.ts';

/** The budgets that a request is counted in. */
const taken: RateClass[] = [];
const allows = RateLimiter.prototype.allows;
RateLimiter.prototype.allows = function (client, limit) {
  taken.push(limit);
  return allows.call(this, client, limit);
};
const web = await testWeb({
  pages: async () => new Response('a page'),
  env: { DEV: '1', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' },
});
const member = await web.memberNamed('asker', { role: 'admin', canUploadVideos: true });

async function classesOf(
  name: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<RateClass[]> {
  taken.length = 0;
  const [method = 'GET'] = name.split(' ');
  await web.app.inject({ method: method as 'GET', url, headers: { ...member.bearer, ...headers } });
  return [...new Set(taken)];
}

/** Counted where a request alone does not come: a test of its own says so. */
const later: Readonly<Record<string, string>> = {
  'GET /realtime/v1/websocket': 'server/src/platform/realtime: topics are counted on the open socket',
};

for (const [name, route] of Object.entries(routes)) {
  if (name in later) continue;
  test(`${name} counts ${route.limit === null ? 'in no budget' : `as ${route.limit}`}`, async () => {
    const url = `${routeAddress(name, member.id)}${harmless[name] ?? ''}`;
    assert.deepEqual(
      await classesOf(name, url, routeHeaders(route)),
      route.limit === null ? [] : [route.limit],
    );
  });
}

for (const [name, limit] of unlistedRoutes.flatMap(({ counts }) => Object.entries(counts)))
  test(`${name}, which is no route of the contract, counts ${limit === null ? 'in no budget' : `as ${limit}`}`, async () => {
    assert.deepEqual(await classesOf(name, name.split(' ')[1]!), limit === null ? [] : [limit]);
  });
