import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { takeLetter, takeMail } from '#tests/support/test-mail.ts';
import { leaveWaysIn } from '#tests/support/test-ways-in.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { readConfig } from '../../../platform/config.ts';
import { startTestOpenId } from './test-openid.ts';

const origin = 'http://site.test';
const google = await startTestOpenId([`${origin}/auth/google/callback`]);
after(() => google.stop());
const web = await testWeb({
  env: {
    PUBLIC_URL: origin,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  },
});
const { db } = web.platform;

/** One browser: keeps its cookies. */
function browser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  return {
    jar,
    async get(url: string) {
      const response = await web.app.inject({
        url,
        headers: {
          host: 'site.test',
          'sec-fetch-site': 'cross-site',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      for (const set of [response.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return { status: response.statusCode, location: String(response.headers.location ?? '') };
    },
    /** Leaves for Google and comes back to the address that is answered, not yet opened. */
    async leave(query = 'intent=sign-in'): Promise<string> {
      const left = await this.get(`/auth/google?${query}`);
      assert.equal(left.status, 303);
      assert.ok(left.location.startsWith(google.issuer), left.location);
      const back = await google.follow(left.location);
      assert.equal(back.origin, origin);
      return back.pathname + back.search;
    },
    async who(): Promise<{
      id: string;
      email: string;
      role: string;
      username: string;
      has_password: boolean;
    } | null> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return (await web.call('get_session', {}, { host: 'site.test', cookie })).user;
    },
  };
}
let people = 0;
const newPerson = (email?: string | null, email_verified = true) => {
  people++;
  google.person = {
    sub: `subject-${people}`,
    email: email === undefined ? `google-${people}@example.test` : email,
    email_verified,
  };
  return google.person;
};

test('somebody new gets an account with a confirmed address, no password and a name that says nothing', async () => {
  const person = newPerson();
  const visitor = browser();
  const back = await visitor.get(await visitor.leave('intent=sign-up&redirect=/playlists%3Fx=1'));
  assert.deepEqual([back.status, back.location], [303, '/playlists?x=1']);
  const member = await visitor.who();
  assert.equal(member?.email, person.email);
  assert.equal(member?.role, 'member');
  assert.equal(member?.has_password, false);
  assert.match(member?.username ?? '', /^member\d{8}$/);
  const again = browser();
  await again.get(await again.leave());
  assert.equal((await again.who())?.id, member?.id, 'and comes back to the same account');
});

test('an account that has confirmed the same address is theirs, and is told by mail', async () => {
  const known = await web.memberNamed('known');
  newPerson('KNOWN@example.test');
  const visitor = browser();
  await visitor.get(await visitor.leave());
  const member = await visitor.who();
  assert.deepEqual([member?.id, member?.has_password], [known.id, true]);
  await takeLetter(web.platform, 'google-connected', known.email);
});

test('an account that never confirmed the address is taken from whoever typed it', async () => {
  const squatter = await web.memberNamed('squatter', { role: 'unverified_member' });
  const open = await leaveWaysIn(web, squatter);
  newPerson(squatter.email);
  const visitor = browser();
  await visitor.get(await visitor.leave());
  const member = await visitor.who();
  assert.deepEqual([member?.id, member?.has_password, member?.role], [squatter.id, false, 'member']);
  assert.deepEqual(await open(), []);
});

test('an address that Google has not confirmed opens nothing and makes nothing', async () => {
  const victim = await web.memberNamed('victim');
  for (const email of [victim.email, 'unproven@example.test', null]) {
    newPerson(email, email === null);
    const visitor = browser();
    const back = await visitor.get(await visitor.leave('intent=sign-in&redirect=/favorites'));
    assert.equal(back.location, '/login?error=google&redirect=%2Ffavorites');
    assert.equal(await visitor.who(), null);
  }
  assert.equal((await db.query(`select from accounts where email = 'unproven@example.test'`)).length, 0);
});

test('who refuses is brought back to the form that they left, signed out', async () => {
  google.person = 'refuses';
  for (const [intent, page] of [
    ['sign-in', '/login'],
    ['sign-up', '/signup'],
  ]) {
    const visitor = browser();
    const back = await visitor.get(await visitor.leave(`intent=${intent}`));
    assert.equal(back.location, `${page}?error=google`);
    assert.equal(await visitor.who(), null);
  }
});

test('an answer opens one session: sent again it opens none, in this browser or another', async () => {
  newPerson();
  const visitor = browser();
  await visitor.get('/auth/google?intent=sign-in');
  const cookies = Object.fromEntries(visitor.jar);
  const address = await visitor.leave();
  const flow = Object.fromEntries(visitor.jar);
  assert.equal((await visitor.get(address)).location, '/');
  assert.ok(await visitor.who());
  for (const replay of [browser(), browser(flow), browser(cookies)]) {
    assert.equal((await replay.get(address)).location, '/login?error=google');
    assert.equal(await replay.who(), null);
  }
});

test('an answer with another state, another code, or for another browser’s proof key opens nothing', async () => {
  newPerson();
  const visitor = browser();
  const other = browser();
  const [mine, theirs] = [await visitor.leave(), await other.leave()];
  assert.equal((await browser(Object.fromEntries(visitor.jar)).get(theirs)).location, '/login?error=google');
  const mixed = new URL(mine, origin);
  mixed.searchParams.set('code', new URL(theirs, origin).searchParams.get('code') ?? '');
  const answer = await browser(Object.fromEntries(visitor.jar)).get(mixed.pathname + mixed.search);
  assert.equal(answer.location, '/login?error=google');
  const forged = browser({ google_flow: 'eyJzdGF0ZSI6IngifQ.AAAA' });
  assert.equal((await forged.get(mine)).location, '/login?error=google');
});

test('nobody is sent on to another site', async () => {
  newPerson();
  for (const redirect of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
  ]) {
    const visitor = browser();
    const back = await visitor.get(
      await visitor.leave(`intent=sign-in&redirect=${encodeURIComponent(redirect)}`),
    );
    assert.equal(back.location, '/', redirect);
  }
});

test('a member connects a Google account whatever its address, with a fresh sign-in alone, and not twice', async () => {
  const member = await web.memberNamed('connector');
  const person = newPerson('elsewhere@example.test', false);
  const own = browser({ session: member.cookie.split('=')[1] ?? '' });
  assert.equal((await own.get(await own.leave('intent=connect'))).location, '/settings/security');
  const visitor = browser();
  await visitor.get(await visitor.leave());
  assert.equal((await visitor.who())?.id, member.id);
  const other = await web.memberNamed('late-comer');
  const second = browser({ session: other.cookie.split('=')[1] ?? '' });
  assert.equal(
    (await second.get(await second.leave('intent=connect'))).location,
    '/settings/security?error=google',
  );
  await db.query(`update sessions set proven_at = now() - interval '1 hour' where id = $1`, [
    other.sessionId,
  ]);
  assert.equal((await second.get('/auth/google?intent=connect')).location, '/settings/security?error=google');
  const rows = await db.query('select from account_identities where subject = $1', [person.sub]);
  assert.equal(rows.length, 1);
});

test('a connection begun by one member is not finished in another’s session', async () => {
  const mio = await web.memberNamed('mio');
  const ren = await web.memberNamed('ren');
  newPerson();
  const own = browser({ session: mio.cookie.split('=')[1] ?? '' });
  const address = await own.leave('intent=connect');
  own.jar.set('session', ren.cookie.split('=')[1] ?? '');
  assert.equal((await own.get(address)).location, '/settings/security?error=google');
});

test('the public client library signs in by Google with its proof key', async () => {
  newPerson('library@example.test');
  await takeMail(web.platform);
  const jar = new Map<string, string>();
  const client = createClient(await web.url(), 'anon', {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      storage: {
        getItem: (key) => jar.get(key) ?? null,
        setItem: (key, value) => void jar.set(key, value),
        removeItem: (key) => void jar.delete(key),
      },
    },
  });
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${origin}/favorites`, skipBrowserRedirect: true },
  });
  const visitor = browser();
  const asked = new URL(data.url ?? '');
  const left = await visitor.get(asked.pathname + asked.search);
  const cameBack = await google.follow(left.location);
  const back = new URL((await visitor.get(cameBack.pathname + cameBack.search)).location);
  assert.equal(back.origin + back.pathname, `${origin}/favorites`);
  const { data: result, error } = await client.auth.exchangeCodeForSession(
    back.searchParams.get('code') ?? '',
  );
  assert.equal(error, null);
  assert.equal(result.user?.email, 'library@example.test');
});

test('without a configuration there is no such way in', async () => {
  const plain = await testWeb({ pages: async () => new Response('page', { status: 404 }) });
  assert.equal((await plain.app.inject({ url: '/auth/google' })).statusCode, 404);
  const authorize = await plain.app.inject({ url: '/auth/v1/authorize?provider=google' });
  assert.deepEqual([authorize.statusCode, authorize.json().code], [400, 'provider_disabled']);
});

test('in production the provider is reached by https alone', () => {
  const env = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:1' };
  assert.deepEqual(readConfig(env).faults, []);
  assert.match(readConfig({ ...env, NODE_ENV: 'production' }).faults.join(), /GOOGLE_ISSUER/);
  assert.equal(
    readConfig({ ...env, GOOGLE_ISSUER: '' }).config.google?.issuer,
    'https://accounts.google.com',
  );
  assert.match(readConfig({ GOOGLE_CLIENT_ID: 'a' }).faults.join(), /set together/);
});
