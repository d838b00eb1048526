import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import { openTestSession, testPassword } from '#tests/support/test-member.ts';
import { leaveWaysIn } from '#tests/support/test-ways-in.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { startWorker } from '../../../platform/jobs/pg-boss-worker.ts';
import { startTestSmtp } from '../../../platform/mail/test-smtp.ts';
import { createSendAccountMailHandler } from './send-account-mail.handler.ts';

const web = await testWeb({ env: { SIGNUP_VERIFICATION: 'before' } });
const { ask } = web;
const { db } = web.platform;
const signIn = (p_email: string, p_password: string) => ask('sign_in', { p_email, p_password }, null);
const emailOf = async (id: string) =>
  (await db.query<{ email: string }>('select email from accounts where id = $1', [id]))[0]?.email;
// What one test leaves in the queue is nothing to the next.
beforeEach(() => takeMail(web.platform));
const newPassword = 'another lantern entirely';

test('a sign-up is confirmed by its mail, and is let in only then', async () => {
  const p_email = 'haruka@example.test';
  const signedUp = await ask('sign_up', { p_email, p_password: testPassword, p_username: 'haruka' }, null);
  assert.equal(signedUp.body.session, null);
  assert.equal(signedUp.body.user!.email, p_email);
  assert.equal(signedUp.headers['set-cookie'], undefined);
  const early = await signIn(p_email, testPassword);
  assert.deepEqual([early.status, early.body.hint], [403, 'email_not_confirmed']);
  const { link, token } = await takeLetter(web.platform, 'verify-email', p_email);
  assert.equal(link, `http://localhost:3000/verify-email?token=${token}`);
  assert.deepEqual((await ask('verify_email', { p_token: token }, null)).body, { verified: true });
  assert.equal((await signIn(p_email, testPassword)).body.user!.role, 'member');
  assert.equal((await ask('verify_email', { p_token: token }, null)).status, 404, 'a link works once');
});

test('a link whose time is over, or for an address that is no longer so, confirms nothing', async () => {
  const member = await web.memberNamed('slow', { role: 'unverified_member' });
  await ask('resend_verification', { p_email: member.email }, null);
  const late = await takeLetter(web.platform, 'verify-email', member.email);
  await db.query('update account_tokens set expires_at = now()');
  assert.equal((await ask('verify_email', { p_token: late.token }, null)).status, 404);
  await ask('resend_verification', {}, member);
  const moved = await takeLetter(web.platform, 'verify-email', member.email);
  await db.query(`update accounts set email = 'moved@example.test' where id = $1`, [member.id]);
  assert.equal((await ask('verify_email', { p_token: moved.token }, null)).status, 404);
});

test('another mail says the same whoever asks, and only the unconfirmed get it', async () => {
  const known = await web.memberNamed('confirmed');
  for (const p_email of [known.email, 'nobody@example.test'])
    assert.deepEqual((await ask('resend_verification', { p_email }, null)).body, { sent: true });
  assert.deepEqual(await takeMail(web.platform), []);
  assert.equal((await ask('resend_verification', {}, null)).status, 401);
});

test('nobody fills a mailbox through us', async () => {
  const member = await web.memberNamed('flooded', { role: 'unverified_member' });
  let letters = 0;
  for (let i = 0; i < 9; i++) {
    await ask('resend_verification', { p_email: member.email }, null);
    letters += (await takeMail(web.platform)).length;
  }
  assert.equal(letters, 5);
});

test('where addresses are confirmed first, nobody is told who has an account, in no way of asking', async () => {
  const owner = await web.memberNamed('owner');
  const curious = await web.memberNamed('curious');
  const begun = await ask('check_username_availability', { p_username_input: 'a-free-name' }, null);
  const cookie = String([begun.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  for (const headers of [{}, { cookie }, curious.bearer])
    for (const p_email of [owner.email, 'free@example.test'])
      assert.equal((await ask('check_email_availability', { p_email }, headers)).body, true);
  const change = (p_email: string) => ask('change_email', { p_email, p_password: testPassword }, curious);
  const [taken, free] = [await change(owner.email), await change('free@example.test')];
  assert.deepEqual([taken.status, free.status], [200, 200]);
  await change(owner.email);
  const letters = await takeMail(web.platform);
  const told = letters.filter(({ to }) => to === owner.email);
  assert.deepEqual(
    told.map(({ subject, token }) => [subject, token]),
    [['You already have an account', '']],
    'the owner is told, and gets no link that confirms anything',
  );
});

test('a forgotten password is replaced by a mailed link, which ends every session', async () => {
  const member = await web.memberNamed('forgetful');
  const asked = await ask('request_password_reset', { p_email: 'FORGETFUL@example.test' }, null);
  assert.deepEqual(asked.body, { sent: true });
  const { token } = await takeLetter(web.platform, 'reset-password', member.email);
  const weak = await ask('reset_password', { p_token: token, p_new_password: 'password1' }, null);
  assert.deepEqual([weak.status, weak.body.hint], [400, 'breached_password']);
  const done = await ask('reset_password', { p_token: token, p_new_password: newPassword }, null);
  assert.equal(done.status, 200, 'a refused password leaves the link in use');
  assert.equal(
    (await ask('reset_password', { p_token: token, p_new_password: 'yet another one' }, null)).status,
    404,
  );
  assert.equal((await ask('refresh_session', {}, { cookie: member.cookie })).status, 401);
  assert.equal((await signIn(member.email, testPassword)).status, 400);
  assert.equal((await signIn(member.email, newPassword)).status, 200);
  const told = await takeLetter(web.platform, 'password-changed', member.email);
  assert.ok(!told.text.includes(newPassword));
});

test('two who hold the same link set one password', async () => {
  const member = await web.memberNamed('twice');
  await ask('request_password_reset', { p_email: member.email }, null);
  const { token } = await takeLetter(web.platform, 'reset-password', member.email);
  const answers = await Promise.all(
    ['first lantern out', 'second lantern out'].map((p_new_password) =>
      ask('reset_password', { p_token: token, p_new_password }, null),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404]);
});

test('asking for a reset answers the same for an address that nobody has', async () => {
  assert.deepEqual((await ask('request_password_reset', { p_email: 'nobody@example.test' }, null)).body, {
    sent: true,
  });
  assert.deepEqual(await takeMail(web.platform), []);
});

test('a reset link confirms the address, which lets its owner in', async () => {
  const member = await web.memberNamed('never-confirmed', { role: 'unverified_member' });
  await ask('request_password_reset', { p_email: member.email }, null);
  const { token } = await takeLetter(web.platform, 'reset-password', member.email);
  await ask('reset_password', { p_token: token, p_new_password: newPassword }, null);
  assert.equal((await signIn(member.email, newPassword)).body.user!.role, 'member');
});

test('a reset takes an account whose address nobody had confirmed from whoever typed it', async () => {
  const squatter = await web.memberNamed('mailbox-squatter', { role: 'unverified_member' });
  const open = await leaveWaysIn(web, squatter);
  await ask('request_password_reset', { p_email: squatter.email }, null);
  const { token } = await takeLetter(web.platform, 'reset-password', squatter.email);
  await ask('reset_password', { p_token: token, p_new_password: newPassword }, null);
  assert.deepEqual(await open(), []);
  assert.equal((await signIn(squatter.email, newPassword)).body.user!.id, squatter.id);
});

test('a reset leaves a member what guards the account, and forgets the change of address that waits', async () => {
  const member = await web.memberNamed('robbed');
  const open = await leaveWaysIn(web, member);
  await ask('request_password_reset', { p_email: member.email }, null);
  const { token } = await takeLetter(web.platform, 'reset-password', member.email);
  await ask('reset_password', { p_token: token, p_new_password: newPassword }, null);
  assert.deepEqual(await open(), ['passkey', 'app', 'google']);
});

test('an address changes once both the old and the new one have agreed', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const member = await web.memberNamed(`mover-${order[0]}`);
    const p_email = `new-home-${order[0]}@example.test`;
    const asked = await ask('change_email', { p_email, p_password: member.password }, member);
    assert.equal(asked.body.new_email, p_email);
    const letters = await takeMail(web.platform);
    const links = [member.email, p_email].map((to) => letters.find((letter) => letter.to === to));
    assert.equal(letters.length, 2);
    assert.ok(links[0]?.text.includes(p_email), 'the old address is told the new one');
    const confirm = async (side: 0 | 1) =>
      (await ask('confirm_email_change', { p_token: links[side]?.token }, null)).body;
    const waits = order[0] === 0 ? 'waiting_for_new' : 'waiting_for_old';
    assert.deepEqual(await confirm(order[0]), { state: waits });
    assert.equal(await emailOf(member.id), member.email);
    assert.deepEqual(await confirm(order[1]), { state: 'changed' });
    assert.equal(await emailOf(member.id), p_email);
    await takeLetter(web.platform, 'email-changed', member.email);
    assert.equal((await signIn(p_email, member.password)).status, 200);
  }
});

test('a change of address asks for the password or a fresh sign-in', async () => {
  const member = await web.memberNamed('careful');
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  const p_email = 'careful-2@example.test';
  const stale = await ask('change_email', { p_email }, member);
  assert.deepEqual([stale.status, stale.body.hint], [403, 'reauthentication_needed']);
  const wrong = await ask('change_email', { p_email, p_password: 'no' }, member);
  assert.equal(wrong.status, 400);
  assert.equal((await ask('prove_identity', { p_password: member.password }, member)).status, 200);
  assert.equal((await ask('change_email', { p_email }, member)).status, 200);
});

test('an address that somebody took meanwhile is not given twice, and a newer wish replaces an older one', async () => {
  const member = await web.memberNamed('indecisive');
  const wish = async (p_email: string) => {
    await ask('change_email', { p_email }, member);
    const letters = await takeMail(web.platform);
    return [member.email, p_email].map((to) => letters.find((letter) => letter.to === to)?.token ?? '');
  };
  const first = await wish('first-wish@example.test');
  const second = await wish('second-wish@example.test');
  assert.equal((await ask('confirm_email_change', { p_token: first[0] }, null)).status, 404);
  await web.memberNamed('faster', { email: 'Second-Wish@example.test' });
  await ask('confirm_email_change', { p_token: second[0] }, null);
  const late = await ask('confirm_email_change', { p_token: second[1] }, null);
  assert.deepEqual([late.status, late.body.message], [409, 'This email is already registered.']);
  assert.equal(await emailOf(member.id), member.email);
  assert.deepEqual((await ask('cancel_email_change', {}, member)).body, { cancelled: true });
  const known = await ask(
    'change_email',
    { p_email: 'FASTER@example.test'.replace('FASTER', 'second-wish') },
    member,
  );
  assert.equal(known.status, 200, 'whose address it is, only its owner is told');
  const told = (await takeMail(web.platform)).find(({ to }) => to === 'Second-Wish@example.test');
  assert.deepEqual([told?.subject, told?.token], ['You already have an account', '']);
});

test('a sign-in from a browser that the account does not know is told by mail, once', async () => {
  const member = await web.memberNamed('traveller');
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const from = (cookie = '') =>
    ask(
      'sign_in',
      { p_email: member.email, p_password: member.password },
      { 'user-agent': agent, ...(cookie ? { cookie } : {}) },
    );
  const deviceOf = (response: Awaited<ReturnType<typeof from>>) =>
    [response.headers['set-cookie']]
      .flat()
      .find((one) => one?.startsWith('device='))
      ?.split(';', 1)[0] ?? '';
  const home = deviceOf(await from());
  assert.deepEqual(await takeMail(web.platform), [], 'the first browser is no news');
  await from(home);
  assert.deepEqual(await takeMail(web.platform), []);
  const abroad = deviceOf(await from());
  const { text } = await takeLetter(web.platform, 'new-device', member.email);
  assert.match(text, /Firefox on Windows, United States/);
  await from(abroad);
  assert.deepEqual(await takeMail(web.platform), []);
});

test('a mail goes through the worker to the mail server, and again when the server was away', async () => {
  const smtp = await startTestSmtp();
  after(() => smtp.stop());
  const sender = await testWeb({ env: { SMTP_URL: smtp.url } });
  const { platform } = sender;
  smtp.refuse = true;
  const worker = await startWorker({
    db: platform.db,
    databaseUrl: sender.databaseUrl,
    listener: sender.listener,
    log: platform.log,
    handlers: [createSendAccountMailHandler(platform, () => 'https://tsukimi.example') as never],
  });
  after(() => worker.stop());
  const response = await sender.ask(
    'sign_up',
    { p_email: 'mio@example.test', p_password: testPassword, p_username: 'mio' },
    null,
  );
  assert.equal(response.body.session, null, 'with a mail server, addresses are confirmed first');
  const token = async (): Promise<string> => {
    for (let i = 0; i < 1500; i++) {
      // A retry waits for some seconds; the test does not.
      await platform.db.query(
        `update jobs.job set start_after = now() where name = 'send-account-mail' and state = 'retry'`,
      );
      const message = smtp.received[0]?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const found = /https:\/\/tsukimi\.example\/verify-email\?token=([\w-]+)/.exec(message ?? '')?.[1];
      if (found) return found;
      if (i === 20) smtp.refuse = false;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('no mail came');
  };
  const verified = await sender.ask('verify_email', { p_token: await token() }, null);
  assert.equal(verified.status, 200);
  await openTestSession(platform, response.body.user!.id);
});
