import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import { openTestSession, testPassword } from '#tests/support/test-member.ts';
import { type TestWeb, testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const strict = await testWeb({ env: { SIGNUP_VERIFICATION: 'before' } });
const { db } = web.platform;

/** The public client library as it is, with a store of its own, as each browser has one. */
async function client(
  of: TestWeb = web,
  flowType: 'implicit' | 'pkce' = 'implicit',
): Promise<SupabaseClient> {
  const jar = new Map<string, string>();
  return createClient(await of.url(), 'anon', {
    auth: {
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => jar.get(key) ?? null,
        setItem: (key, value) => void jar.set(key, value),
        removeItem: (key) => void jar.delete(key),
      },
    },
  });
}
let people = 0;
const somebody = () => {
  const username = `person-${++people}`;
  return { username, email: `${username}@example.test`, password: testPassword };
};
/** Signs up through the library; fails unless there is a session. */
async function newcomer(data: Record<string, unknown> = {}) {
  const person = somebody();
  const browser = await client();
  const { data: result, error } = await browser.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { username: person.username, ...data } },
  });
  assert.equal(error, null);
  assert.ok(result.session && result.user);
  return { ...person, browser, session: result.session, user: result.user };
}
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('signUp makes a member and signs in, with the metadata that is listed and no right', async () => {
  const { browser, session, user, username, email } = await newcomer({
    display_name: 'Mio',
    first_name: 'Mio',
    last_name: 'Aoki',
    can_upload_videos: true,
    role: 'admin',
    theme: 'dark',
  });
  assert.equal(user.email, email);
  assert.deepEqual(user.user_metadata, {
    username,
    display_name: 'Mio',
    first_name: 'Mio',
    last_name: 'Aoki',
    avatar_url: null,
    last_avatar_update: null,
    cover_url: null,
    can_upload_videos: false,
  });
  assert.equal(user.app_metadata.role, 'unverified_member');
  const { sub, session_id } = claims(session.access_token);
  assert.equal(sub, user.id);
  const called = await browser.rpc('get_session');
  assert.equal(called.data.session.id, session_id, 'its other calls act for the member');
  const rows = await db.query('select from sessions where id = $1 and account_id = $2', [
    session_id,
    user.id,
  ]);
  assert.equal(rows.length, 1);
});

test('signUp without a username gives one that says nothing of the address', async () => {
  const browser = await client();
  const { data, error } = await browser.auth.signUp({
    email: 'secretive@example.test',
    password: testPassword,
  });
  assert.equal(error, null);
  assert.match(data.user?.user_metadata.username, /^member\d{8}$/);
});

test('signUp is refused with the library’s own words', async () => {
  const { email, username } = await newcomer();
  const browser = await client();
  const attempt = async (credentials: { email: string; password: string; username?: string }) =>
    (
      await browser.auth.signUp({
        email: credentials.email,
        password: credentials.password,
        options: { data: { username: credentials.username ?? somebody().username } },
      })
    ).error;
  const taken = await attempt({ email: email.toUpperCase(), password: testPassword });
  assert.deepEqual(
    [taken?.code, taken?.message],
    ['user_already_exists', 'This email is already registered.'],
  );
  const name = await attempt({ ...somebody(), username });
  assert.equal(name?.message, 'This username is already taken.');
  const weak = await attempt({ ...somebody(), password: 'short' });
  assert.deepEqual([weak?.code, weak?.name], ['weak_password', 'AuthWeakPasswordError']);
  const leaked = await attempt({ ...somebody(), password: 'password123' });
  assert.deepEqual((leaked as unknown as { reasons: string[] }).reasons, ['pwned']);
  const address = await attempt({ ...somebody(), email: 'nobody' });
  assert.equal(address?.message, 'Please enter a valid email address.');
  const phone = await browser.auth.signUp({ phone: '123456789', password: testPassword });
  assert.equal(phone.error?.code, 'phone_provider_disabled');
});

test('signInWithPassword opens a session, and a wrong password none', async () => {
  const { email, password, user } = await newcomer();
  const browser = await client();
  const events: string[] = [];
  browser.auth.onAuthStateChange((event) => void events.push(event));
  const wrong = await browser.auth.signInWithPassword({ email, password: 'not that one' });
  assert.deepEqual([wrong.error?.code, wrong.error?.status], ['invalid_credentials', 400]);
  const { data, error } = await browser.auth.signInWithPassword({ email, password });
  assert.equal(error, null);
  assert.equal(data.user?.id, user.id);
  assert.ok(events.includes('SIGNED_IN'));
});

test('refreshSession gives new tokens for the same session', async () => {
  const { browser, session } = await newcomer();
  const { data, error } = await browser.auth.refreshSession();
  assert.equal(error, null);
  assert.ok(data.session);
  assert.notEqual(data.session.refresh_token, session.refresh_token);
  assert.equal(claims(data.session.access_token).session_id, claims(session.access_token).session_id);
  assert.equal((await browser.auth.getUser()).error, null);
});

test('a refresh token whose answer was lost can be sent once more, by several at once', async () => {
  const { session } = await newcomer();
  const [first, second] = await Promise.all([client(), client()]);
  const answers = await Promise.all(
    [first, second].map((one) => one.auth.refreshSession({ refresh_token: session.refresh_token })),
  );
  assert.ok(answers.every(({ error }) => error === null));
  assert.equal(answers[0]?.data.session?.refresh_token, answers[1]?.data.session?.refresh_token);
});

test('a refresh token that was used long ago ends its session, for the thief and the owner', async () => {
  const { browser, session } = await newcomer();
  await browser.auth.refreshSession();
  await db.query(`update sessions set rotated_at = now() - interval '1 minute' where id = $1`, [
    claims(session.access_token).session_id,
  ]);
  const thief = await client();
  const { error } = await thief.auth.refreshSession({ refresh_token: session.refresh_token });
  assert.equal(error?.code, 'refresh_token_already_used');
  assert.equal((await browser.auth.refreshSession()).error?.code, 'refresh_token_not_found');
});

test('getUser answers the member as they are now, and nobody for a session that is over', async () => {
  const { browser, user, session } = await newcomer();
  await db.query(`insert into account_rights (account_id, upload_word) values ($1, 'granted')`, [user.id]);
  const { data } = await browser.auth.getUser();
  assert.equal(data.user?.user_metadata.can_upload_videos, true);
  await browser.auth.signOut({ scope: 'local' });
  const over = await browser.auth.getUser(session.access_token);
  assert.equal(over.data.user, null);
  assert.ok(over.error);
});

test('updateUser writes the names of the metadata and ignores every right', async () => {
  const { browser, user } = await newcomer();
  const events: string[] = [];
  browser.auth.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await browser.auth.updateUser({
    data: { display_name: 'Ren', first_name: 'Ren', can_upload_videos: true, role: 'admin', id: 'x' },
  });
  assert.equal(error, null);
  assert.deepEqual(
    [
      data.user?.user_metadata.display_name,
      data.user?.user_metadata.can_upload_videos,
      data.user?.app_metadata.role,
    ],
    ['Ren', false, 'unverified_member'],
  );
  assert.ok(events.includes('USER_UPDATED'));
  const rights = await db.query('select from account_rights where account_id = $1 and can_upload_videos', [
    user.id,
  ]);
  assert.equal(rights.length, 0);
  const again = await browser.auth.updateUser({ data: { display_name: 'Ren' } });
  assert.equal(again.error, null, 'metadata that does not differ is no fault');
});

test('updateUser changes a username by the rules of settings', async () => {
  const { browser } = await newcomer();
  const { username } = somebody();
  const first = await browser.auth.updateUser({ data: { username } });
  assert.equal(first.data.user?.user_metadata.username, username);
  const second = await browser.auth.updateUser({ data: { username: somebody().username } });
  assert.match(second.error?.message ?? '', /once in 30 days/);
});

test('updateUser sets a password after a fresh sign-in or with the old one, and not otherwise', async () => {
  const { browser, email, session } = await newcomer();
  assert.equal((await browser.auth.updateUser({ password: 'a second lantern' })).error, null);
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    claims(session.access_token).session_id,
  ]);
  const stale = await browser.auth.updateUser({ password: 'a third lantern' });
  assert.equal(stale.error?.code, 'reauthentication_needed');
  const wrong = await browser.auth.updateUser({ password: 'a third lantern', current_password: 'no' });
  assert.equal(wrong.error?.code, 'invalid_credentials');
  const right = await browser.auth.updateUser({
    password: 'a third lantern',
    current_password: 'a second lantern',
  });
  assert.equal(right.error, null);
  const other = await client();
  assert.equal((await other.auth.signInWithPassword({ email, password: 'a third lantern' })).error, null);
});

test('updateUser with an address only begins its confirmation', async () => {
  const { browser, email } = await newcomer();
  const { data, error } = await browser.auth.updateUser({ email: 'elsewhere@example.test' });
  assert.equal(error, null);
  assert.deepEqual([data.user?.email, data.user?.new_email], [email, 'elsewhere@example.test']);
});

test('signOut ends every session of the member, or this one, or the others', async () => {
  const { browser, user, email, password } = await newcomer();
  const count = async () => (await db.query('select from sessions where account_id = $1', [user.id])).length;
  const second = await client();
  await second.auth.signInWithPassword({ email, password });
  const third = await openTestSession(web.platform, user.id);
  assert.equal(await count(), 3);
  assert.equal((await browser.auth.signOut({ scope: 'others' })).error, null);
  assert.equal(await count(), 1);
  assert.equal((await web.ask('refresh_session', {}, { cookie: third.cookie })).status, 401);
  await second.auth.signInWithPassword({ email, password });
  assert.equal((await second.auth.signOut({ scope: 'local' })).error, null);
  assert.equal(await count(), 1);
  await second.auth.signInWithPassword({ email, password });
  assert.equal((await browser.auth.signOut({ scope: 'global' })).error, null);
  assert.equal(await count(), 0);
  assert.equal((await browser.auth.getSession()).data.session, null);
  assert.ok((await second.auth.getUser()).error);
});

test('where addresses are confirmed first, signUp answers a user and no session until the mail is answered', async () => {
  const person = somebody();
  const browser = await client(strict);
  const { data, error } = await browser.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { username: person.username } },
  });
  assert.equal(error, null);
  assert.equal(data.session, null);
  assert.equal(data.user?.email, person.email);
  const early = await browser.auth.signInWithPassword(person);
  assert.equal(early.error?.code, 'email_not_confirmed');
  const { token } = await takeLetter(strict.platform, 'verify-email', person.email);
  const verified = await browser.auth.verifyOtp({ token_hash: token, type: 'signup' });
  assert.equal(verified.error, null);
  assert.equal(verified.data.user?.app_metadata.role, 'member');
  assert.ok(verified.data.session);
  const twice = await browser.auth.verifyOtp({ token_hash: token, type: 'signup' });
  assert.equal(twice.error?.code, 'otp_expired');
});

test('where addresses are confirmed first, signUp tells a stranger nothing of an address that has an account', async () => {
  const known = await strict.memberNamed('has-account');
  const browser = await client(strict);
  const fresh = somebody();
  const [there, new_] = await Promise.all(
    [known.email, fresh.email].map((email, i) =>
      browser.auth.signUp({
        email,
        password: testPassword,
        options: { data: { username: `${fresh.username}-${i}` } },
      }),
    ),
  );
  assert.deepEqual([there?.error, there?.data.session], [null, null]);
  const shape = (user: unknown) =>
    JSON.stringify(user)
      .replaceAll(/[0-9a-f-]{36}/g, '')
      .replaceAll(/\d{4}-[\dT:.-]+Z/g, '')
      .replaceAll(/"[^"]*@[^"]*"/g, '')
      .replaceAll(/person-\d+-\d/g, '');
  assert.equal(shape(there?.data.user), shape(new_?.data.user));
  const letters = await takeMail(strict.platform);
  assert.deepEqual(letters.map(({ kind, to }) => `${kind} ${to}`).sort(), [
    `already-registered ${known.email}`,
    `verify-email ${fresh.email}`,
  ]);
});

test('resetPasswordForEmail sends a link that lets its holder choose a new password, once', async () => {
  const { email } = await newcomer();
  await takeMail(web.platform);
  const browser = await client(web, 'pkce');
  const origin = 'http://localhost:3000';
  assert.equal(
    (await browser.auth.resetPasswordForEmail(email, { redirectTo: `${origin}/settings` })).error,
    null,
  );
  const { link } = await takeLetter(web.platform, 'reset-password', email);
  assert.match(link, /^http:\/\/localhost:3000\/auth\/v1\/verify\?/);
  const opened = await web.app.inject({ url: link.slice(origin.length) });
  assert.equal(opened.statusCode, 303);
  const back = new URL(String(opened.headers.location));
  assert.equal(back.origin + back.pathname, `${origin}/settings`);
  const code = back.searchParams.get('code') ?? '';
  const thief = await client(web, 'pkce');
  await thief.auth.resetPasswordForEmail('nobody@example.test');
  assert.equal((await thief.auth.exchangeCodeForSession(code)).error?.code, 'bad_code_verifier');
  const again = await web.app.inject({ url: link.slice(origin.length) });
  assert.match(String(again.headers.location), /error_code=otp_expired/);

  await browser.auth.resetPasswordForEmail(email, { redirectTo: `${origin}/settings` });
  const second = await takeLetter(web.platform, 'reset-password', email);
  const answer = await web.app.inject({ url: second.link.slice(origin.length) });
  const { error } = await browser.auth.exchangeCodeForSession(
    new URL(String(answer.headers.location)).searchParams.get('code') ?? '',
  );
  assert.equal(error, null);
  assert.equal((await browser.auth.updateUser({ password: 'after the reset' })).error, null);
});

test('a mailed link sends the browser back to our own origin alone', async () => {
  const { email } = await newcomer();
  await takeMail(web.platform);
  const browser = await client();
  for (const redirectTo of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:3000@evil.example/',
  ]) {
    await browser.auth.resetPasswordForEmail(email, { redirectTo });
    const { link } = await takeLetter(web.platform, 'reset-password', email);
    assert.equal(new URL(link).searchParams.get('redirect_to'), 'http://localhost:3000/');
    const opened = await web.app.inject({
      url: `${new URL(link).pathname}?token=x&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`,
    });
    assert.equal(new URL(String(opened.headers.location)).host, 'localhost:3000');
    await db.query('delete from account_tokens');
  }
});

test('a cookie means nothing to the protocol', async () => {
  const { cookie } = await web.memberNamed('cookie-only');
  const response = await web.app.inject({ url: '/auth/v1/user', headers: { cookie } });
  assert.deepEqual([response.statusCode, response.json().code], [401, 'no_authorization']);
});

test('what is not a body of the protocol is refused with words', async () => {
  const { bearer } = await web.memberNamed('bad-bodies');
  for (const [method, url, payload, status] of [
    ['POST', '/signup', '{', 400],
    ['POST', '/signup', '[]', 400],
    ['POST', '/signup', '{}', 400],
    ['POST', '/signup', '{"email":7,"password":"x"}', 400],
    ['POST', '/signup', '{"email":"a\\u0000@b.co","password":"long enough"}', 400],
    ['POST', '/token', '{}', 400],
    ['POST', '/token?grant_type=magic', '{}', 400],
    ['POST', '/token?grant_type=refresh_token', '{"refresh_token":"none"}', 400],
    ['POST', '/token?grant_type=pkce', '{"auth_code":"none","code_verifier":"none"}', 404],
    ['PUT', '/user', '{"email":"nobody"}', 400],
    ['PUT', '/user', '{"data":{"username":{}}}', 400],
    ['POST', '/logout?scope=world', '', 400],
    ['POST', '/verify', '{"type":"magic","token_hash":"x"}', 400],
    ['POST', '/verify', '{"type":"signup","token_hash":"x"}', 403],
    ['POST', '/recover', '{"email":"a@b.co","code_challenge":"short"}', 400],
    ['GET', '/nothing', '', 404],
  ] as const) {
    const response = await web.app.inject({
      method,
      url: `/auth/v1${url}`,
      ...(payload === '' ? {} : { payload, headers: { ...bearer, 'content-type': 'application/json' } }),
      ...(payload === '' ? { headers: bearer } : {}),
    });
    assert.equal(response.statusCode, status, `${method} ${url} ${payload}: ${response.body}`);
    const { code, message } = response.json();
    assert.ok(typeof code === 'string' && message.length > 3, response.body);
  }
});
