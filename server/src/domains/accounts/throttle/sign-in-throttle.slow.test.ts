import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { db } = web.platform;

const signIn = (p_email: string, p_password: string, { cookie = '', address = '198.51.100.1' } = {}) =>
  web.ask('sign_in', { p_email, p_password }, cookie ? { cookie } : null, address);
const later = (minutes: number) =>
  db.query(
    `update throttles set blocked_until = blocked_until - make_interval(mins => $1), last_failure_at = last_failure_at - make_interval(mins => $1)`,
    [minutes],
  );
let address = 0;
const anotherAddress = () => `192.0.2.${++address}`;

test('after five wrong passwords an account waits, the right password included, and from any address', async () => {
  const { email, password } = await web.memberNamed('guarded');
  for (let i = 0; i < 5; i++)
    assert.equal((await signIn(email, `wrong ${i}`, { address: anotherAddress() })).status, 400);
  const refused = await signIn(email.toUpperCase(), password, { address: anotherAddress() });
  assert.equal(refused.status, 429);
  assert.match(refused.words, /^Too many attempts\. Try again in \d+ seconds\.$/);
  assert.ok(Number(refused.headers['retry-after']) <= 30);
  await later(1);
  assert.equal((await signIn(email, password)).status, 200);
  assert.equal((await signIn(email, 'wrong')).status, 400, 'a success begins again');
});

test('an address that nobody has waits just the same', async () => {
  for (let i = 0; i < 5; i++) await signIn('nobody@example.test', 'wrong', { address: anotherAddress() });
  assert.equal((await signIn('nobody@example.test', 'wrong', { address: anotherAddress() })).status, 429);
});

test('a hundred attempts at the same moment are a hundred attempts', async () => {
  const { email } = await web.memberNamed('stormed');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => signIn(email, `wrong ${i}`, { address: anotherAddress() })),
  );
  const tried = answers.filter(({ status }) => status === 400).length;
  assert.equal(tried, 5);
  assert.ok(answers.every(({ status }) => status === 400 || status === 429));
});

test('nobody locks a member out of a browser that they have used before', async () => {
  const { email, password } = await web.memberNamed('at-home');
  const first = await signIn(email, password, { address: anotherAddress() });
  const cookie =
    [first.headers['set-cookie']]
      .flat()
      .find((one) => one?.startsWith('device='))
      ?.split(';', 1)[0] ?? '';
  for (let i = 0; i < 6; i++) await signIn(email, 'wrong', { address: anotherAddress() });
  assert.equal((await signIn(email, password, { address: anotherAddress() })).status, 429);
  assert.equal((await signIn(email, password, { cookie, address: anotherAddress() })).status, 200);
  const other = await web.memberNamed('elsewhere');
  for (let i = 0; i < 5; i++) await signIn(other.email, 'wrong', { address: anotherAddress() });
  const borrowed = await signIn(other.email, other.password, { cookie, address: anotherAddress() });
  assert.equal(borrowed.status, 429, 'it opens no other account');
});

test('an address that tries one account after another waits, and its neighbours do not', async () => {
  const members = await Promise.all(Array.from({ length: 21 }, (_, i) => web.memberNamed(`row-${i}`)));
  for (const { email } of members.slice(0, 20))
    assert.equal((await signIn(email, 'wrong', { address: '203.0.113.9' })).status, 400);
  const last = members[20]!;
  assert.equal((await signIn(last.email, last.password, { address: '203.0.113.9' })).status, 429);
  assert.equal((await signIn(last.email, last.password, { address: '203.0.113.10' })).status, 200);
});

test('people who share an address and know their passwords are not held up', async () => {
  const { email, password } = await web.memberNamed('neighbour');
  for (let i = 0; i < 25; i++)
    assert.equal((await signIn(email, password, { address: '203.0.113.20' })).status, 200);
});

test('what is counted names no address and no account', async () => {
  const rows = await db.query<{ everything: string }>(
    `select json_agg(t)::text as everything from throttles t`,
  );
  assert.ok(!/example|203\.0\.113/.test(rows[0]?.everything ?? 'example'));
});

test('a stranger learns of a few addresses a minute, by whichever way they ask', async () => {
  const limited = await testWeb({ env: { RATE_LIMIT_FACTOR: '1' } });
  // All of it within one minute of the clock.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await setTimeout(left);
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) {
    statuses.push(
      (await limited.ask('check_email_availability', { p_email: `a${i}@example.test` }, null)).status,
    );
    statuses.push(
      (await limited.ask('request_password_reset', { p_email: `a${i}@example.test` }, null)).status,
    );
    statuses.push(
      (
        await limited.ask(
          'sign_up',
          {
            p_email: `a${i}@example.test`,
            p_username: `user-${i}`,
            p_password: 'a lantern out',
          },
          null,
        )
      ).status,
    );
  }
  assert.equal(statuses.filter((status) => status === 200).length, 8);
  assert.equal(statuses.filter((status) => status === 429).length, 4);
  const member = await limited.memberNamed('many-accounts');
  const why = 'an account of their own opens no budget of its own';
  for (const name of ['check_email_availability', 'change_email'] as const)
    assert.equal(
      (await limited.ask(name, { p_email: 'a9@example.test' }, member)).status,
      429,
      `${name}: ${why}`,
    );
  const byProtocol = await limited.app.inject({
    ...{ method: 'PUT', url: '/auth/v1/user', payload: { email: 'a9@example.test' }, headers: member.bearer },
  });
  assert.equal(byProtocol.statusCode, 429, why);
});
