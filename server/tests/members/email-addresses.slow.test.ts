import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { createSendAccountMailHandler } from '#server/domains/accounts/mail/send-account-mail.handler.ts';
import type { AccountMail } from '#server/domains/accounts/mail/send-account-mail.job.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { goodInput } from '#tests/inputs/contract-samples.ts';
import { accountInputs } from '#tests/inputs/test-account-inputs.ts';
import { legalInputs } from '#tests/inputs/test-legal-inputs.ts';
import { noticeInputs } from '#tests/inputs/test-notice-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;

const bad = [
  'q1,victim@example.test',
  'q1;victim@example.test',
  'group:victim@example.test',
  'a(b)victim@example.test',
  'victim@example.test(a)',
  'Mio <victim@example.test>',
  '"a@b.test"victim@example.test',
  'a\\victim@example.test',
  'a`victim@example.test',
  'vic\u200btim@example.test',
  'vic\u00adtim@example.test',
  'vic\u202etim@example.test',
  'victim@exam\u2060ple.test',
  'vic tim@example.test',
];

/** Calls that take an address, by what the contract says, and the names of those fields. */
const takers = Object.entries(calls).flatMap(([name, call]) =>
  Object.keys(call.input.properties)
    .filter((field) => /email/.test(field))
    .map((field) => ({ name: name as CallName, field })),
);

test('no call takes an address that a mail server could read as another', async () => {
  const mio = await web.memberNamed('mio');
  const { id } = await buildVideo(web.platform);
  const known = {
    ...accountInputs(web.platform, mio),
    ...noticeInputs(web.platform, id),
    ...legalInputs(web.platform),
  };
  assert.ok(takers.length >= 6);
  for (const { name, field } of takers) {
    const good = await goodInput(name, calls[name] as Call, known);
    for (const [i, address] of bad.entries()) {
      const payload = { ...good, [field]: address };
      const who = calls[name].access === 'anyone' ? null : mio;
      const { status, text } = await ask(name, payload, who, `198.51.100.${i}`);
      assert.equal(status, 400, `${name}: ${address}: ${text}`);
      if (name === 'sign_in') assert.match(text, /Invalid login credentials/);
      else assert.match(text, /Please enter a valid email address\./, `${name}: ${address}`);
    }
  }
  const asked = (await takeMail(web.platform)).map(({ to }) => to);
  assert.ok(!asked.some((to) => /victim/.test(to)), asked.join(' '));
});

test('neither does the account protocol', async () => {
  const ren = await web.memberNamed('ren');
  const routes = [
    ['POST', '/auth/v1/signup', { password: testPassword, data: { username: 'yua' } }],
    ['POST', '/auth/v1/recover', {}],
    ['POST', '/auth/v1/resend', { type: 'signup' }],
    ['PUT', '/auth/v1/user', {}],
    ['POST', '/auth/v1/token?grant_type=password', { password: testPassword }],
  ] as const;
  for (const [method, url, body] of routes) {
    for (const [i, email] of bad.entries()) {
      const answer = await web.app.inject({
        method,
        url,
        payload: { ...body, email },
        remoteAddress: `192.0.2.${i}`,
        headers: method === 'PUT' ? ren.bearer : { apikey: 'anon' },
      });
      assert.equal(answer.statusCode, 400, `${url}: ${email}: ${answer.body}`);
    }
  }
  assert.deepEqual(await takeMail(web.platform), []);
});

test('an address is one however its host is written, for signing up, signing in and being found', async () => {
  const signUp = (p_email: string, p_username: string) =>
    ask('sign_up', { p_email, p_username, p_password: testPassword }, null);
  const first = await signUp('Sora@EXÄMPLE.test.', 'sora');
  assert.equal(first.body.user?.email, 'Sora@xn--exmple-cua.test');
  assert.equal((await signUp('sora@xn--exmple-cua.TEST', 'sora-two')).status, 409);
  await call('sign_in', { p_email: 'SORA@exämple.test', p_password: testPassword }, null);
  await web.memberNamed('yori', { email: 'yori@bücher.test' });
  assert.equal((await signUp('yori@BÜCHER.test', 'yori-two')).status, 409, 'kept before hosts were ASCII');
});

test('what was kept before and is no address is mailed nothing, can sign in, and give another', async () => {
  const old = await web.memberNamed('older', { email: 'q1,victim@example.test' });
  await web.memberNamed('upper', { email: 'Upper@Example.TEST.' });
  await web.memberNamed('kept', { email: "o'kept+x@example.test" });
  await db.query(
    `insert into email_changes (account_id, new_email, expires_at) values ($1, $2, now() + interval '1 day')`,
    [old.id, 'q2,victim@example.test'],
  );
  const migration = new URL('../../migrations/2026-11-25-0500-read-addresses-anew.sql', import.meta.url);
  await db.transaction(async (transaction) => {
    for (const statement of readFileSync(migration, 'utf8').split(/;\n/))
      if (statement.replace(/^\s*--.*$/gm, '').trim() !== '') await transaction.query(statement, []);
  });
  const rows = await db.query(
    `select p.username, a.email, a.email_verified_at is not null as is_confirmed, p.role
     from accounts a join profiles p using (id) where p.username in ('older', 'upper', 'kept') order by 1`,
  );
  assert.deepEqual(rows, [
    { username: 'kept', email: "o'kept+x@example.test", is_confirmed: true, role: 'member' },
    { username: 'older', email: 'q1,victim@example.test', is_confirmed: false, role: 'unverified_member' },
    { username: 'upper', email: 'Upper@example.test', is_confirmed: true, role: 'member' },
  ]);
  assert.deepEqual(await db.query('select 1 from email_changes where account_id = $1', [old.id]), []);

  await call('sign_in', { p_email: 'q1,victim@example.test', p_password: testPassword }, null);
  await call('change_email', { p_email: 'older@example.test', p_password: testPassword }, old);
  assert.deepEqual(
    (await takeMail(web.platform)).filter(({ kind }) => kind === 'change-email').map(({ to }) => to),
    ['older@example.test'],
    'the new address alone is asked',
  );
});

test('a mailbox gets five letters of a kind in an hour, whichever of its addresses are used', async () => {
  const sent: Letter[] = [];
  const handler = createSendAccountMailHandler(
    {
      ...web.platform,
      mail: {
        send: async (letter) => {
          if (letter.to === 'away@example.test') throw new Error('450 later');
          sent.push(letter);
        },
        close: () => undefined,
      },
    },
    () => 'https://tsukimi.example',
  );
  const run = (payload: AccountMail) => handler.run({ payload } as Parameters<typeof handler.run>[0]);
  for (let i = 0; i < 8; i++) {
    const { id } = await web.memberNamed(`many-${i}`, {
      email: `v.ictim+${i}@${i % 2 ? 'gmail.com' : 'googlemail.com'}`,
      verified: false,
    });
    await run({ kind: 'verify-email', accountId: id });
  }
  assert.equal(sent.length, 5);
  for (let i = 0; i < 8; i++) await run({ kind: 'already-registered', email: 'v.ictim+1@gmail.com' });
  assert.equal(sent.length, 10, 'each kind by itself');
  const told = await web.memberNamed('told', { email: 'victim+told@gmail.com' });
  for (let i = 0; i < 7; i++) await run({ kind: 'password-changed', accountId: told.id });
  assert.equal(sent.length, 17, 'what the owner does is always told');

  const away = await web.memberNamed('away', { email: 'away@example.test', verified: false });
  for (let i = 0; i < 9; i++) await assert.rejects(run({ kind: 'verify-email', accountId: away.id }), /450/);
});
