import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '#contract/calls.ts';
import { rateBudgets } from '#contract/limits.ts';
import { tables } from '#contract/tables.ts';
import { hashedSubject } from '#server/platform/security-log.ts';
import { pathOf } from '#tests/inputs/contract-samples.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({ env: { RATE_LIMIT_FACTOR: '1', METRICS_TOKEN: 'metrics' } });
const { log, db, config } = web.platform;
const lines: Record<string, unknown>[] = [];
log.info = ((line: Record<string, unknown>) => {
  if (line.event === 'security') lines.push(line);
}) as typeof log.info;
let address = 0;
const ask = (url: string, payload: object, headers: Record<string, string> = {}, from?: string) =>
  web.app.inject({ method: 'POST', url, payload, headers, remoteAddress: from ?? `198.51.100.${++address}` });
const taken = (): string[] => lines.splice(0).map(({ kind, outcome }) => `${kind} ${outcome}`);

test('what guards accounts is noted in lines that name nobody, and counted', async () => {
  const { id, email, username, bearer, sessionId } = await web.memberNamed('guarded');
  taken();
  await ask('/rest/v1/rpc/sign_in', { p_email: email, p_password: 'not it' });
  await ask('/rest/v1/rpc/sign_in', { p_email: 'nobody@example.test', p_password: 'not it' });
  await ask('/rest/v1/rpc/sign_in', { p_email: email, p_password: testPassword });
  const [wrong, unknown, passed] = lines;
  assert.deepEqual(wrong?.subject, hashedSubject(config.secret, { account: id }, Date.now()));
  assert.equal(passed?.subject, wrong?.subject, 'one person on one day');
  assert.notEqual(unknown?.subject, wrong?.subject);
  assert.equal(typeof wrong?.requestId, 'string');
  const written = JSON.stringify(lines);
  for (const name of [id, email, username, '198.51.100', 'nobody@']) assert.ok(!written.includes(name), name);
  assert.deepEqual(taken(), ['sign-in refused', 'sign-in refused', 'sign-in passed']);

  await ask('/rest/v1/rpc/get_security', {});
  await ask('/rest/v1/rpc/get_users', {}, bearer);
  await db.query(`update sessions set proven_at = now() - interval '1 hour' where id = $1`, [sessionId]);
  await ask('/rest/v1/rpc/begin_totp', {}, bearer);
  await ask('/rest/v1/rpc/begin_totp', { p_password: 'not it' }, bearer);
  assert.deepEqual(taken(), [
    'access sign-in-required',
    'access not-allowed',
    'proof asked',
    'proof refused',
  ]);

  const program = await ask('/auth/v1/token?grant_type=password', { email, password: testPassword });
  const { refresh_token } = program.json();
  const refresh = () => ask('/auth/v1/token?grant_type=refresh_token', { refresh_token });
  await refresh();
  await db.query(`update sessions set rotated_at = now() - interval '1 hour' where rotated_at is not null`);
  await refresh();
  assert.equal(typeof lines.at(-1)?.requestId, 'string', 'the request is named');
  assert.deepEqual(taken(), ['sign-in passed', 'refresh-token replayed']);

  const { requests } = rateBudgets.enumerable;
  for (let i = 0; i < requests * 2; i++)
    await ask('/rest/v1/rpc/check_email_availability', { p_email: 'a@example.test' }, {}, '203.0.113.9');
  assert.ok(taken().length <= 2, 'once a window, however often it is asked');

  const metrics = await web.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } });
  assert.match(metrics.body, /^tsukimi_security_events_total\{kind="sign-in",outcome="refused"\} \d+$/m);
  assert.match(metrics.body, /^tsukimi_security_events_total\{kind="rate-limit",outcome="reached"\} [12]$/m);
});

/** Every route of the site, by the tree that the router prints: each line adds to the address of those it stands under. */
function routes(): { method: string; url: string }[] {
  const found: { method: string; url: string }[] = [];
  const above: string[] = [];
  for (const line of web.app.printRoutes().split('\n')) {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    for (const method of methods?.split(', ') ?? []) found.push({ method, url: above.join('') });
  }
  return found;
}
/** With something in the place of each name. */
const filled = (url: string): string =>
  url
    .replace(/:[A-Za-z]+/g, '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071')
    .replace(/\*$/, '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071/a.webp');

test('whoever is turned away is noted, by whichever route, with the request and who it was', async () => {
  const member = await web.memberNamed('turned-away');
  const all = routes();
  assert.ok(all.length > 60, `${all.length} routes`);
  for (const part of ['photos', 'upload/resumable', 'identity-pictures', '/auth/v1/user', '/rest/v1/:table'])
    assert.ok(
      all.some(({ url }) => url.includes(part)),
      part,
    );
  const tried = [
    ...all.map(({ method, url }) => ({ method, url: filled(url) })),
    ...Object.entries(calls).map(([name, call]) => ({ method: 'POST', url: pathOf(name, call) })),
    ...Object.keys(tables).flatMap((name) =>
      ['POST', 'PATCH', 'DELETE'].map((method) => ({ method, url: `/rest/v1/${name}?id=eq.${member.id}` })),
    ),
  ];
  const unnoted: string[] = [];
  const turnedAway = { 401: 0, 403: 0 };
  const media = { 'content-type': 'application/json', 'tus-resumable': '1.0.0' };
  for (const { method, url } of tried)
    for (const headers of [media, { ...media, ...member.bearer }]) {
      taken();
      const response = await web.app.inject({
        method: method as 'POST',
        url,
        headers,
        ...(method === 'GET' || method === 'HEAD' ? {} : { payload: '{}' }),
        remoteAddress: `198.51.100.${++address % 250}`,
      });
      const { statusCode } = response;
      if (statusCode !== 401 && statusCode !== 403) continue;
      turnedAway[statusCode]++;
      await new Promise(setImmediate);
      const line = lines.find(({ kind }) => kind === 'access');
      if (typeof line?.requestId !== 'string' || typeof line.subject !== 'string' || lines.length !== 1)
        unnoted.push(`${statusCode} ${method} ${url}: ${JSON.stringify(lines)}`);
    }
  assert.deepEqual(unnoted, []);
  assert.ok(turnedAway[401] > 60 && turnedAway[403] > 40, JSON.stringify(turnedAway));
});

test('a limit that a domain sets is noted as well', async () => {
  const member = await web.memberNamed('changes-often');
  await db.query('update profiles set avatar_changed_at = now() where id = $1', [member.id]);
  taken();
  const response = await web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/avatars/${member.id}/me.png`,
    headers: { ...member.bearer, 'content-type': 'image/png' },
    payload: Buffer.from('x'),
    remoteAddress: '198.51.100.251',
  });
  assert.equal(response.statusCode, 429);
  await new Promise(setImmediate);
  assert.deepEqual(
    lines.map(({ subject, call }) => [subject, call]),
    [[hashedSubject(config.secret, { account: member.id }, Date.now()), 'POST /storage/v1/object/:bucket/*']],
  );
  assert.deepEqual(taken(), ['rate-limit reached']);
});

test('the hash of somebody is another each day', () => {
  const on = (day: string) => hashedSubject(config.secret, { account: 'a' }, Date.parse(day));
  assert.equal(on('2026-11-21T01:00Z'), on('2026-11-21T23:00Z'));
  assert.notEqual(on('2026-11-21T23:00Z'), on('2026-11-22T01:00Z'));
});
