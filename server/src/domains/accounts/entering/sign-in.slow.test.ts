import assert from 'node:assert/strict';
import { argon2Sync } from 'node:crypto';
import { test } from 'node:test';
import type { PageFacts } from '#contract/page.ts';
import { openTestSession, testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { changeRole, endSessions, sessionsRevokedTopic } from '../index.ts';

/** A page that says who it was rendered for. */
let rendered = 0;
const web = await testWeb({
  pages: async (_request, { page }: { page: PageFacts }) => {
    rendered++;
    return new Response(`<p>${page.member?.username ?? 'a visitor'}</p>`, {
      headers: { 'content-type': 'text/html' },
    });
  },
});
const { ask } = web;
const { db } = web.platform;

const setCookie = (response: { headers: Record<string, unknown> }): string =>
  [response.headers['set-cookie']].flat().find((one) => String(one).startsWith('session=')) as string;
const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  setCookie(response).split(';', 1)[0] ?? '';
const page = async (headers: Record<string, string> = {}): Promise<string> =>
  (await web.app.inject({ url: '/', headers })).body;
const until = async (reached: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await reached())) {
    assert.ok(performance.now() - began < 5000, 'it does not come about');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - began;
};

const signUp = (username: string, more: object = {}) =>
  ask(
    'sign_up',
    {
      p_email: `${username}@example.test`,
      p_password: testPassword,
      p_username: username,
      ...more,
    },
    null,
  );

test('signing up answers the account and a session, and sets its cookie', async () => {
  const response = await signUp('mio', {
    p_display_name: ' Mio  Aoki ',
    p_first_name: '',
    p_last_name: 'Aoki',
  });
  assert.equal(response.status, 200, response.text);
  const { user, session } = response.body as unknown as {
    user: Record<string, unknown>;
    session: { id: string };
  };
  assert.equal(user.username, 'mio');
  assert.equal(user.display_name, 'Mio Aoki');
  assert.deepEqual([user.first_name, user.last_name], [null, 'Aoki']);
  assert.equal(user.role, 'unverified_member');
  assert.equal(user.is_email_verified, false);
  assert.ok(!response.text.includes('argon2'), 'no hash leaves the server');
  assert.match(setCookie(response), /; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  const known = await ask('get_session', {}, { cookie: cookieOf(response) });
  assert.equal(known.body.session!.id, session.id);
  assert.equal(known.headers['cache-control'], 'no-store');
  assert.equal(await page({ cookie: cookieOf(response) }), '<p>mio</p>');
});

test('neither a password nor a token is kept as it is', async () => {
  const response = await signUp('kept');
  const token = cookieOf(response).split('=')[1] ?? '';
  assert.equal(token.length, 43);
  const stored = await db.query<{ everything: string }>(
    `select (select json_agg(s)::text from sessions s) || (select json_agg(a)::text from accounts a) as everything`,
  );
  assert.ok(!stored[0]?.everything.includes(token));
  assert.ok(!stored[0]?.everything.includes(Buffer.from(token, 'base64url').toString('hex')));
  assert.ok(!stored[0]?.everything.includes(testPassword));
});

test('a name or an address in use is refused whatever its case, by its field', async () => {
  await signUp('Haruka');
  const name = await signUp('hARUKA', { p_email: 'other@example.test' });
  assert.deepEqual([name.status, name.body.message], [409, 'This username is already taken.']);
  assert.match(name.body.details, /p_username/);
  const address = await signUp('other', { p_email: 'HARUKA@example.TEST' });
  assert.deepEqual([address.status, address.body.message], [409, 'This email is already registered.']);
  assert.match(address.body.details, /p_email/);
  const rows = await db.query(`select from profiles where username in ('hARUKA', 'other')`);
  assert.equal(rows.length, 0, 'a refused sign-up leaves nothing');
});

test('two sign-ups for one name at the same moment make one member', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => signUp('racer', { p_email: `racer${i}@example.test` })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
});

test('what cannot be a name, an address or a password is refused by its field', async () => {
  for (const [more, field, words] of [
    [{ p_username: ' ab ' }, 'p_username', 'Username must be at least 3 characters.'],
    [{ p_username: 'Admin' }, 'p_username', 'Username not available.'],
    [{ p_email: 'nobody' }, 'p_email', 'Please enter a valid email address.'],
    [{ p_password: 'seven77' }, 'p_password', 'Password must be at least 8 characters long.'],
  ] as const) {
    const response = await signUp('refused', more);
    assert.equal(response.status, 400);
    assert.equal(response.body.message, words);
    assert.match(response.body.details, new RegExp(field));
  }
});

test('signing in asks for the right password, and says the same of a wrong one and of an unknown address', async () => {
  await signUp('ren');
  const good = await ask('sign_in', { p_email: ' REN@example.test ', p_password: testPassword }, null);
  assert.equal(good.status, 200, good.text);
  assert.equal(await page({ cookie: cookieOf(good) }), '<p>ren</p>');
  const wrong = await ask('sign_in', { p_email: 'ren@example.test', p_password: 'not that one' }, null);
  const unknown = await ask('sign_in', { p_email: 'nobody@example.test', p_password: 'not that one' }, null);
  assert.equal(wrong.status, 400);
  assert.equal(wrong.text, unknown.text);
  assert.equal(wrong.headers['set-cookie'], undefined);
});

test('signing out ends the session at once and removes the cookie', async () => {
  const { cookie } = await web.memberNamed('leaver');
  assert.equal(await page({ cookie }), '<p>leaver</p>');
  const response = await ask('sign_out', {}, { cookie });
  assert.deepEqual(response.body, { ended: 1 });
  assert.match(setCookie(response), /^session=; .*Max-Age=0/);
  assert.equal(await page({ cookie }), '<p>a visitor</p>');
  assert.equal((await ask('refresh_session', {}, { cookie })).status, 401);
  assert.deepEqual((await ask('sign_out', {}, { cookie })).body, { ended: 0 }, 'a second time is no error');
});

test('signing out globally ends every session, and "others" all but this one', async () => {
  const member = await web.memberNamed('many');
  const second = await openTestSession(web.platform, member.id);
  const third = await openTestSession(web.platform, member.id);
  assert.deepEqual((await ask('sign_out', { p_scope: 'others' }, { cookie: second.cookie })).body, {
    ended: 2,
  });
  await until(async () => (await page({ cookie: third.cookie })) === '<p>a visitor</p>');
  assert.equal(await page({ cookie: second.cookie }), '<p>many</p>');
  assert.deepEqual((await ask('sign_out', { p_scope: 'global' }, { cookie: second.cookie })).body, {
    ended: 1,
  });
  const left = await db.query('select from sessions where account_id = $1', [member.id]);
  assert.equal(left.length, 0);
});

test('a session that another process ends is over here within a second', async () => {
  const { id, cookie, bearer, sessionId } = await web.memberNamed('remote');
  assert.equal(await page({ cookie }), '<p>remote</p>', 'and is remembered by this process');
  // What another process does: the change and its notification, and nothing in the memory of this one.
  await db.transaction(async (transaction) => {
    await transaction.query('delete from sessions where id = $1', [sessionId]);
    await notify(transaction, sessionsRevokedTopic, { accountId: id, sessionIds: [sessionId] });
  });
  const took = await until(async () => (await page({ cookie })) === '<p>a visitor</p>');
  assert.ok(took < 1000, `${took} ms`);
  assert.equal((await ask('get_session', {}, bearer)).status, 401);
});

test('a session ends after 30 days without use, and use lengthens it', async () => {
  const idle = await web.memberNamed('idle');
  await db.query(`update sessions set expires_at = now() where id = $1`, [idle.sessionId]);
  assert.equal(await page({ cookie: idle.cookie }), '<p>a visitor</p>');
  const busy = await web.memberNamed('busy');
  await db.query(
    `update sessions set last_seen_at = now() - interval '20 days', expires_at = now() + interval '10 days' where id = $1`,
    [busy.sessionId],
  );
  assert.equal(await page({ cookie: busy.cookie }), '<p>busy</p>');
  await until(async () => {
    const rows = await db.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where id = $1`,
      [busy.sessionId],
    );
    return rows[0]?.days === 30;
  });
});

test('refreshing lengthens the session and answers the member as they are now', async () => {
  const { id, cookie, sessionId } = await web.memberNamed('fresh');
  await db.query(`update sessions set expires_at = now() + interval '1 day' where id = $1`, [sessionId]);
  await db.transaction((transaction) => changeRole(transaction, web.platform, id, 'creator'));
  const { user, session } = (await ask('refresh_session', {}, { cookie })).body;
  assert.equal(user!.role, 'creator');
  assert.ok(Date.parse(session!.expires_at) > Date.now() + 29 * 86_400_000);
});

test('an access token holds as long as its session, and one of another key never', async () => {
  const { id, bearer, token, sessionId } = await web.memberNamed('program');
  assert.equal((await ask('get_session', {}, bearer)).body.user!.id, id);
  const [head, body] = token.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const forged of [
    `${head}.${body}.AAAA`,
    `${none}.${body}.`,
    `${head}.${body}`,
    `${token}x`,
    'x',
    'a.b.c',
  ]) {
    const response = await ask('get_session', {}, { apikey: 'anon', authorization: `Bearer ${forged}` });
    assert.equal(response.status, 401, forged);
  }
  await db.transaction((transaction) => endSessions(transaction, web.platform, id, { only: sessionId }));
  assert.equal((await ask('get_session', {}, bearer)).status, 401);
});

test('a change of role is seen at the next request', async () => {
  const { id, cookie } = await web.memberNamed('rising');
  const roleNow = async () => (await ask('get_session', {}, { cookie })).body.user!.role;
  assert.equal(await roleNow(), 'member');
  await page({ cookie });
  await db.transaction((transaction) => changeRole(transaction, web.platform, id, 'publisher'));
  assert.equal(await roleNow(), 'publisher');
});

test('a page of a member is never kept, and a cached page is never a member’s', async () => {
  const { cookie } = await web.memberNamed('private');
  const visitors = await page();
  assert.equal(visitors, '<p>a visitor</p>');
  const before = rendered;
  assert.equal(await page(), visitors);
  assert.equal(rendered, before, 'the second visitor gets the cached page');
  const response = await web.app.inject({ url: '/', headers: { cookie } });
  assert.equal(response.body, '<p>private</p>');
  assert.match(String(response.headers['cache-control']), /private/);
  assert.equal(await page({ cookie }), '<p>private</p>');
  assert.equal(rendered, before + 2, 'each page of a member is their own');
  assert.equal(await page(), visitors);
  assert.equal(await page({ cookie: 'session=not-a-session' }), visitors);
});

test('a page that lies ready before the framework is no member’s either', async () => {
  const { cookie, token } = await web.memberNamed('in-front');
  const url = await web.url();
  const fetched = async (headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    return [await response.text(), response.headers.get('cache-control')];
  };
  const [visitors] = await fetched();
  await fetched();
  for (const headers of [{ cookie }, { cookie: `layout=x; ${cookie}` }, { authorization: `Bearer ${token}` }])
    assert.equal((await fetched(headers as Record<string, string>))[0], '<p>in-front</p>');
  assert.equal((await fetched())[0], visitors);
});

test('a request with a member’s cookie must come from our own pages, as JSON', async () => {
  const { cookie } = await web.memberNamed('target');
  const own = { cookie, host: 'localhost:3000', origin: 'http://localhost:3000' };
  assert.equal((await ask('refresh_session', {}, own)).status, 200);
  for (const headers of [
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'null' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
  ])
    assert.equal((await ask('refresh_session', {}, headers)).status, 403, JSON.stringify(headers));
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await web.app.inject({
      method: 'POST',
      url: '/rest/v1/rpc/refresh_session',
      payload: '{}',
      headers: { cookie, 'content-type': type },
    });
    assert.equal(response.statusCode, 415, type);
  }
});

test('a page of another site cannot sign a visitor in', async () => {
  const { email, password } = await web.memberNamed('bait');
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const response = await ask('sign_in', { p_email: email, p_password: password }, headers as never);
    assert.equal(response.status, 403);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('an account keeps its newest 50 sessions', async () => {
  const { id, cookie } = await web.memberNamed('hoarder');
  for (let i = 0; i < 51; i++) await openTestSession(web.platform, id);
  assert.equal((await db.query('select from sessions where account_id = $1', [id])).length, 50);
  assert.equal(await page({ cookie }), '<p>a visitor</p>');
});

test('an old hash is replaced when its owner signs in', async () => {
  const { id, email, password } = await web.memberNamed('veteran');
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 4096,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const weak = `$argon2id$v=19$m=4096,t=1,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`.replace(
    /=+(?=\$|$)/g,
    '',
  );
  await db.query('update accounts set password_hash = $2 where id = $1', [id, weak]);
  assert.equal((await ask('sign_in', { p_email: email, p_password: password }, null)).status, 200);
  const rows = await db.query<{ password_hash: string }>('select password_hash from accounts where id = $1', [
    id,
  ]);
  assert.match(rows[0]?.password_hash ?? '', /m=19456,t=2,p=1/);
  assert.equal((await ask('sign_in', { p_email: email, p_password: password }, null)).status, 200);
});
