import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Role, roles } from '#contract/roles.ts';
import { routes } from '#contract/routes.ts';
import { badValues, pathOf } from '#tests/inputs/contract-samples.ts';
import { harmless, routeAddress, routeHeaders, unlistedRoutes } from '#tests/inputs/test-routes.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

/** What the server answers, as it is registered: `GET /geoip`. */
const registered = new Set<string>();
subscribe('fastify.initialization', (message) => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) registered.add(`${one} ${url}`);
  });
});
const web = await testWeb({
  pages: async () => new Response('a page'),
  // So that routes are registered which come with a provider, or in development; nobody listens there.
  env: { DEV: '1', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' },
});

const declaredCalls = (Object.entries(calls) as [string, Call][]).flatMap(([name, call]) => [
  `POST ${pathOf(name, call)}`,
  ...(call.cache || call.get ? [`GET ${pathOf(name, call)}`] : []),
]);

test('every address that the server answers stands in the contract, or in a short list with its reason', () => {
  const declared = new Set([...Object.keys(routes), ...declaredCalls]);
  const stray = [...registered].filter((route) => {
    const spoken = route.startsWith('HEAD ') && !declared.has(route) ? route.replace('HEAD', 'GET') : route;
    return !declared.has(spoken) && !unlistedRoutes.some(({ matches }) => matches.test(spoken));
  });
  assert.deepEqual(stray, []);
  assert.deepEqual(
    [...declared].filter((route) => !registered.has(route)),
    [],
    'declared, and nobody answers',
  );
  for (const { matches, reason } of unlistedRoutes)
    assert.ok(
      [...registered].some((route) => matches.test(route)),
      `no address is left that needs: ${reason}`,
    );
});

test('OpenAPI speaks of every call and of every route', async () => {
  const document = (await web.app.inject({ url: '/docs/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const spoken = new Set(
    Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId)),
  );
  assert.deepEqual(
    [...Object.keys(calls), ...Object.keys(routes)].filter((name) => !spoken.has(name)),
    [],
  );
});

interface Asker {
  name: string;
  role: Role | null;
  canUpload: boolean;
}
const askers: Asker[] = [
  { name: 'an anonymous visitor', role: null, canUpload: false },
  ...roles.map((role) => ({ name: `a ${role}`, role, canUpload: false })),
  { name: 'a creator who may upload', role: 'creator' as const, canUpload: true },
];
const members = new Map<Asker, Promise<TestMember>>();
function memberFor(asker: Asker): Promise<TestMember> | null {
  if (asker.role === null) return null;
  const { role, canUpload: canUploadVideos } = asker;
  const member = members.get(asker) ?? web.memberNamed(`route-${members.size}`, { role, canUploadVideos });
  members.set(asker, member);
  return member;
}

/** What the declaration says, written apart from the server's own reading of it. */
function mayAsk(access: Access, { role, canUpload }: Asker): boolean {
  if (access === 'anyone') return true;
  if (role === null) return false;
  return {
    member: true,
    verified: role !== 'unverified_member',
    uploader: canUpload,
    admin: role === 'admin',
  }[access];
}

const addressOf = (name: string, member: TestMember | null): string => routeAddress(name, member?.id);

async function ask(
  name: string,
  member: TestMember | null,
  more: { url?: string; payload?: string | Buffer; headers?: Record<string, string> } = {},
) {
  const [method = 'GET'] = name.split(' ');
  return web.app.inject({
    method: method as 'GET',
    url: more.url ?? addressOf(name, member),
    headers: { ...member?.bearer, ...routeHeaders(routes[name as keyof typeof routes]!), ...more.headers },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
  });
}

for (const [name, route] of Object.entries(routes))
  test(`${name} is for ${route.access === 'anyone' ? 'anyone' : `whoever is ${route.access}`}, and for nobody else`, async () => {
    for (const asker of askers) {
      const member = await memberFor(asker);
      const url = `${addressOf(name, member)}${harmless[name] ?? ''}`;
      const { statusCode, body } = await ask(name, member, { url });
      const isRefused = route.hidesFromOthers ? statusCode === 404 : statusCode === 401 || statusCode === 403;
      if (!mayAsk(route.access, asker))
        assert.ok(isRefused, `${asker.name}: ${statusCode} ${body.slice(0, 100)}`);
      else if (!route.hidesFromOthers)
        assert.ok(!isRefused && statusCode < 500, `${asker.name}: ${statusCode} ${body.slice(0, 100)}`);
    }
  });

const everything: Asker = { name: 'somebody who may everything', role: 'admin', canUpload: true };
const oddParts = ['%00', '%ff', '%', '%2e%2e%2f', 'x'.repeat(300), "'", '-1', '%F0%9F%8F%AE', '{}'];

/** Parts of a schema that are named, also those of each of its members. */
const namedParts = (schema: TSchema | undefined): [string, TSchema][] => {
  const { anyOf, properties = {} } = (schema ?? {}) as {
    anyOf?: TSchema[];
    properties?: TObject['properties'];
  };
  return anyOf ? anyOf.flatMap(namedParts) : Object.entries(properties);
};

for (const [name, route] of Object.entries(routes))
  test(`${name} refuses bad input in words, and is never at a loss`, async () => {
    const member = await memberFor(everything);
    const isRead = name.startsWith('GET ') || name.startsWith('HEAD ') || name.startsWith('OPTIONS ');
    const seen = async (what: string, more: Parameters<typeof ask>[2], mayPass = false): Promise<void> => {
      const { statusCode, body } = await ask(name, member, more);
      assert.ok(statusCode < 500, `${what}: ${statusCode} ${body.slice(0, 200)}`);
      if (mayPass) return;
      assert.ok(statusCode >= 300, `${what}: ${statusCode}`);
      if (statusCode >= 400 && !name.startsWith('HEAD ')) assert.ok(body.length > 10, `${what}: no words`);
    };
    const [url = ''] = addressOf(name, member).split('?');
    const pattern = name.slice(name.indexOf(' ') + 1);
    for (const part of pattern.match(/:\w+|\*$/g) ?? [])
      for (const odd of oddParts) {
        const before = pattern.slice(0, pattern.indexOf(part));
        const filled =
          addressOf(`GET ${before}`, member) +
          odd +
          addressOf(`GET ${pattern.slice(before.length + part.length)}`, member);
        await seen(`${part} is ${odd.slice(0, 20)}`, { url: filled }, name.startsWith('OPTIONS '));
      }
    for (const [query] of namedParts(route.query))
      for (const odd of oddParts)
        await seen(
          `${query} is ${odd.slice(0, 20)}`,
          { url: `${url}?${query}=${odd}&${query}=${odd}` },
          true,
        );
    await seen(
      'an unknown name',
      { url: `${url}?__proto__=1&nonsense[a]=1${harmless[name]?.replace('?', '&') ?? ''}` },
      true,
    );
    if (isRead || name.startsWith('DELETE /storage/v1/upload') || harmless[name]) return;
    const json = { 'content-type': 'application/json' };
    const takesBody = route.body !== undefined;
    for (const payload of ['{"a":', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', '['.repeat(3000)])
      await seen(
        `a body of ${payload.slice(0, 12)}`,
        { payload, headers: json },
        !takesBody || payload.startsWith('{"__'),
      );
    await seen('bytes', { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe]), headers: json }, !takesBody);
    await seen(
      'a broken form',
      {
        payload: '--x\r\nContent-Disposition: form-data; name="a',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      !takesBody,
    );
    for (const [field, part] of namedParts(route.body?.schema))
      for (const { what, value } of badValues(part as never))
        await seen(`${field}: ${what}`, { payload: JSON.stringify({ [field]: value }), headers: json }, true);
  });
