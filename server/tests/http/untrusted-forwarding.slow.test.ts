import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testWeb } from '#tests/support/test-web.ts';

test('forwarding headers of a peer that is not trusted are told once; health has no rate limit', async () => {
  const web = await testWeb({ env: { RATE_LIMIT_FACTOR: '0.01' } });
  const admin = await web.memberNamed('warden', { role: 'admin', childSafety: true });
  const warned: unknown[] = [];
  web.platform.log.warn = (...told: unknown[]) => void warned.push(told);
  for (let n = 0; n < 20; n++) {
    const headers = { 'x-forwarded-for': `198.51.100.${n}` };
    const answer = await web.app.inject({ url: '/health/ready', headers });
    assert.equal(answer.statusCode, 200, answer.body);
  }
  assert.equal(warned.length, 1);
  const told = async () =>
    (await web.call('get_operator_warnings', {}, admin)).filter(
      ({ kind }) => kind === 'untrusted_forwarding',
    );
  const stored = async (): Promise<number> =>
    (await web.platform.db.query('select from operator_warnings')).length;
  for (let n = 0; n < 100 && (await stored()) === 0; n++) await new Promise((next) => setTimeout(next, 10));
  const [warning, ...others] = await told();
  assert.equal(warning?.detail, '127.0.0.1');
  assert.equal(others.length, 0);
  await web.platform.db.query(`update operator_warnings set told_at = now() - interval '25 hours'`);
  assert.deepEqual(await told(), [], 'what was not told again is over');
});
