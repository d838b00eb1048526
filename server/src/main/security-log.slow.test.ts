import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateBudgets } from '#contract/limits.ts';
import { hashedSubject } from '../platform/security-log.ts';
import { testPassword } from './test-member.ts';
import { testWeb } from './test-web.ts';

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
  assert.deepEqual(taken(), ['sign-in passed', 'refresh-token replayed']);

  const { requests } = rateBudgets.enumerable;
  for (let i = 0; i < requests * 2; i++)
    await ask('/rest/v1/rpc/check_email_availability', { p_email: 'a@example.test' }, {}, '203.0.113.9');
  assert.ok(taken().length <= 2, 'once a window, however often it is asked');

  const metrics = await web.app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics' } });
  assert.match(metrics.body, /^tsukimi_security_events_total\{kind="sign-in",outcome="refused"\} \d+$/m);
  assert.match(metrics.body, /^tsukimi_security_events_total\{kind="rate-limit",outcome="reached"\} [12]$/m);
});

test('the hash of somebody is another each day', () => {
  const on = (day: string) => hashedSubject(config.secret, { account: 'a' }, Date.parse(day));
  assert.equal(on('2026-11-21T01:00Z'), on('2026-11-21T23:00Z'));
  assert.notEqual(on('2026-11-21T23:00Z'), on('2026-11-22T01:00Z'));
});
