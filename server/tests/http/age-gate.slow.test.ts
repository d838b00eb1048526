import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { cleanAgeChecksHandler } from '#server/platform/age/clean-age-checks.handler.ts';
import type { PageHandler } from '#server/platform/http/pages.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const rendered: string[] = [];
/** A page of what it was told about the gate; where the site is not offered, as the web app answers. */
const page: PageHandler = async (request, { page: { ageConfirmed, ageAsked } }) => {
  rendered.push(new URL(request.url).pathname);
  return new Response(JSON.stringify({ ageConfirmed, ageAsked: ageAsked ?? null }), {
    status: ageAsked?.methods.length === 0 ? 451 : 200,
  });
};
const secret = 'shared with the service that checks ages';
const web = await testWeb({
  pages: page,
  env: {
    TRUST_PROXY: 'loopback',
    COUNTRY_HEADER: 'cf-ipcountry',
    REGION_HEADER: 'cf-region-code',
    AGE_ASSURANCE_URL: 'http://127.0.0.1:9/check?site=7',
    AGE_ASSURANCE_SECRET: secret,
    RATE_LIMIT_FACTOR: '0',
  },
});
const { db, config } = web.platform;
giveSettings(config, {
  agePolicies: [
    { places: ['KR'], minimum_age: 19, methods: ['declaration'] },
    { places: ['JP', 'US-AL'], minimum_age: 21, methods: ['declaration'] },
    { places: ['GB', 'US-TX'], minimum_age: 18, methods: ['assurance'] },
    { places: ['AU'], minimum_age: 21, methods: ['assurance'] },
    { places: ['FR'], minimum_age: 18, methods: ['identity'] },
    { places: ['BE'], minimum_age: 25, methods: ['identity'] },
    { places: ['KP', 'IR'], minimum_age: 18, methods: [] },
  ],
});
// Through a socket: cached pages are answered before the framework sees the request.
const url = await web.url();
type Headers = Record<string, string>;
const from = (place: string, headers: Headers = {}): Headers => {
  const [country = '', region] = place.split('-');
  return { 'cf-ipcountry': country, ...(region ? { 'cf-region-code': region } : {}), ...headers };
};
async function get(path: string, headers: Headers) {
  const before = rendered.length;
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return { response, text: await response.text(), renders: rendered.length - before };
}
const asked = async (place: string, cookie = '') => {
  const { response, text } = await get('/', from(place, { cookie }));
  const { ageConfirmed, ageAsked } = JSON.parse(text);
  return [response.status, ageConfirmed, ageAsked?.minimumAge ?? null, (ageAsked?.methods ?? []).join()];
};
async function post(place: string, fields: Headers, headers: Headers = {}) {
  const response = await fetch(`${url}/age-gate`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: from(place, { accept: 'text/html', ...headers }),
    redirect: 'manual',
  });
  const set = response.headers.getSetCookie();
  return {
    status: response.status,
    to: response.headers.get('location'),
    set,
    cookie: set.map((one) => one.split(';')[0]).join('; '),
    text: await response.text(),
  };
}

test('each place is asked what its rule says, and every other place what is asked everywhere', async () => {
  assert.deepEqual(await asked('KR'), [200, false, 19, 'declaration']);
  assert.deepEqual(await asked('US-AL'), [200, false, 21, 'declaration']);
  assert.deepEqual(await asked('US-TX'), [200, false, 18, 'assurance']);
  assert.deepEqual(await asked('KP'), [451, false, 18, '']);
  for (const place of ['US', 'US-CA', 'DE', 'XX', 'T1', ''])
    assert.deepEqual(await asked(place), [200, false, null, ''], place);
  assert.deepEqual(await asked('DE', 'age_confirmed=1'), [200, true, null, '']);
});

test('places with the same rule share their pages, and whoever is inside shares them with everybody', async () => {
  await get('/faq', from('JP'));
  for (const place of ['JP', 'US-AL']) assert.equal((await get('/faq', from(place))).renders, 0, place);
  assert.equal((await get('/faq', from('KR'))).renders, 1);
  await get('/faq', from('DE', { cookie: 'age_confirmed=1' }));
  const { cookie } = await post('JP', { answer: 'confirm', age: '21' });
  assert.equal((await get('/faq', from('JP', { cookie }))).renders, 0);
  await get('/faq', from('KP'));
  const closed = await get('/faq', from('IR'));
  assert.deepEqual([closed.renders, closed.response.status], [0, 451]);
});

test('one’s word at 18 is a plain cookie; where more is asked it is signed, and counts as one’s word', async () => {
  const plain = await post('DE', { answer: 'confirm', return: '/faq' });
  assert.deepEqual(
    [plain.status, plain.to, plain.set],
    [303, '/faq', ['age_confirmed=1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax']],
  );
  assert.deepEqual((await asked('KR', 'age_confirmed=1'))[1], false);
  const over = await post('JP', { answer: 'confirm', age: '21', return: '/play/x?t=3' });
  assert.match(
    over.set.join(),
    /^age_proof=21_declaration_\d{4}-\d\d-\d\d\.[\w-]{24}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  assert.equal(over.to, '/play/x?t=3');
  for (const [place, isInside] of [
    ['JP', true],
    ['KR', true],
    ['DE', true],
    ['GB', false],
    ['FR', false],
    ['KP', false],
  ] as const)
    assert.equal((await asked(place, over.cookie))[1], isInside, place);
  // Somebody who answered the question of 19 has not answered that of 21.
  const younger = await post('JP', { answer: 'confirm', age: '19' });
  assert.deepEqual([younger.status, younger.set], [303, []]);
});

test('saying so is refused where it is not enough, and everything where the site is not offered', async () => {
  const word = await post('GB', { answer: 'confirm' });
  assert.deepEqual([word.status, word.set], [403, []]);
  assert.match(word.text, /you need to show your age in another way/);
  for (const answer of ['confirm', 'identity']) {
    const { status, set, text } = await post('KP', { answer });
    assert.deepEqual([status, set], [403, []]);
    assert.match(text, /can’t offer the site where you are/);
  }
  assert.equal((await post('DE', { answer: 'yes' })).status, 400);
  assert.equal((await post('DE', { answer: 'confirm' }, { 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal((await post('DE', { answer: 'confirm', return: '//evil.example' })).to, '/');
});

test('forgetting forgets every proof, and only our own page can come next', async () => {
  const { set, to } = await post('JP', { answer: 'forget', return: '/faq' });
  assert.deepEqual(
    [set.map((one) => one.split('; ').slice(0, 2).join('; ')), to],
    [['age_confirmed=; Max-Age=0', 'age_proof=; Max-Age=0'], '/faq'],
  );
});

test('a header of a stranger moves nobody: without a trusted proxy the connection decides', async () => {
  const other = await testWeb({ pages: page, env: { COUNTRY_HEADER: 'cf-ipcountry' } });
  giveSettings(other.platform.config, config.settings);
  const address = await other.url();
  for (let i = 0; i < 2; i++) {
    const text = await (await fetch(address, { headers: { 'cf-ipcountry': 'KP' } })).text();
    assert.deepEqual(JSON.parse(text), { ageConfirmed: false, ageAsked: null });
  }
  const reply = await other.app.inject({ url: '/sitemap', remoteAddress: '133.11.0.1' });
  assert.equal(reply.json().ageAsked.minimumAge, 21, 'the database knows Japan');
  // No service is set there: a place with no other way is closed.
  const closed = await other.app.inject({ url: '/sitemap', remoteAddress: '1.128.0.1' });
  assert.deepEqual(closed.json().ageAsked, { minimumAge: 21, methods: [] });
  const none = await other.app.inject({ url: '/age-gate/assurance', remoteAddress: '1.128.0.1' });
  assert.equal(none.statusCode, 404);
});

test('a member whose checked date of birth is old enough enters by it; others are told what to do', async () => {
  const member = await web.memberNamed('checked');
  const headers = { cookie: member.cookie };
  assert.equal((await post('FR', { answer: 'identity', return: '/faq' })).to, '/login?redirect=%2Ffaq');
  assert.equal((await post('FR', { answer: 'identity' }, headers)).to, '/settings/verify');
  const born = new Date().getUTCFullYear() - 22;
  const { sealFacts } = await import('#server/domains/identity/sealed-facts.ts');
  const { newId } = await import('#server/kit/ids.ts');
  const id = newId();
  const facts = sealFacts(config, id, {
    legalName: 'Ann Example',
    dateOfBirth: `${born}-01-01`,
    country: 'FR',
    documentKind: 'passport',
  });
  await db.query(
    `insert into identity_records (id, account_id, provider, state, sealed_facts, submitted_at, decided_at)
     values ($1, $2, 'manual', 'approved', $3, now(), now())`,
    [id, member.id, facts],
  );
  const entered = await post('FR', { answer: 'identity', return: '/faq' }, headers);
  assert.deepEqual([entered.status, entered.to], [303, '/faq']);
  assert.match(entered.set.join(), /^age_proof=18_identity_\d{4}-\d\d-\d\d\.[\w-]{24}; Max-Age=7776000; /);
  assert.equal((await asked('FR', entered.cookie))[1], true);
  assert.equal((await asked('GB', entered.cookie))[1], false, 'not what is asked there');
  const young = await post('BE', { answer: 'identity', age: '25' }, headers);
  assert.deepEqual([young.status, young.set], [403, []]);
  assert.match(young.text, /not 25 yet/);
});

const answered = (state: string, over: string, key = secret) =>
  `/age-gate/assured?${new URLSearchParams({
    state,
    over,
    signature: createHmac('sha256', key).update(`${state}\n${over}`).digest('hex'),
  })}`;
async function begin(place: string, back = '/play/secret-lantern') {
  const { response } = await get(`/age-gate/assurance?return=${encodeURIComponent(back)}`, from(place));
  const way = new URL(response.headers.get('location') ?? '');
  const [set = ''] = response.headers.getSetCookie();
  return { response, way, set, state: way.searchParams.get('state') ?? '', cookie: set.split(';')[0] ?? '' };
}
const finish = async (path: string, cookie: string) => {
  const { response, text } = await get(path, from('GB', { cookie, accept: 'text/html' }));
  const set = response.headers.getSetCookie();
  return { status: response.status, to: response.headers.get('location'), set, text };
};

test('the way to the outside service tells it an age and a one-time text, and back leads to the page', async () => {
  const { response, way, set, state, cookie } = await begin('GB');
  assert.equal(response.status, 303);
  assert.deepEqual([...way.searchParams.keys()], ['site', 'minimum_age', 'state', 'return_to']);
  assert.equal(way.searchParams.get('minimum_age'), '18');
  assert.equal(
    way.searchParams.get('return_to'),
    `${url.replace('127.0.0.1', new URL(url).hostname)}/age-gate/assured`,
  );
  assert.ok(!way.href.includes('lantern') && response.headers.get('referrer-policy') === 'no-referrer');
  assert.match(set, /; Path=\/age-gate; Max-Age=900; SameSite=Lax; HttpOnly$/);
  const done = await finish(answered(state, '18'), cookie);
  assert.deepEqual([done.status, done.to], [303, '/play/secret-lantern']);
  assert.match(done.set.join(), /age_check=; Path=\/age-gate; Max-Age=0/);
  const proof = done.set.find((one) => one.startsWith('age_proof=')) ?? '';
  assert.match(proof, /^age_proof=18_assurance_/);
  assert.equal((await asked('GB', proof.split(';')[0]))[1], true);
  assert.equal((await asked('AU', proof.split(';')[0]))[1], false, '21 is asked there');
  // What is stored is a hash and a time.
  const stored = await db.query<Record<string, unknown>>('select * from used_age_checks');
  assert.deepEqual(
    stored.map((row) => Object.keys(row)),
    [['state_hash', 'used_at']],
  );
});

test('forged, repeated, late, foreign and lesser answers prove nothing, and say what to do', async (t) => {
  const refusedBy = async (path: string, cookie: string, words: RegExp) => {
    const { status, set, text } = await finish(path, cookie);
    assert.equal(status, 403, path);
    assert.ok(!set.some((one) => one.startsWith('age_proof=')), path);
    assert.match(text, words);
  };
  const one = await begin('GB');
  const forged = /does not come from the age check/;
  await refusedBy(answered(one.state, '18', 'another secret of some service'), one.cookie, forged);
  await refusedBy(answered(one.state, '18').replace('over=18', 'over=25'), one.cookie, forged);
  await refusedBy(answered(one.state, '18').replace(/signature=.*/, 'signature='), one.cookie, forged);
  await refusedBy('/age-gate/assured', one.cookie, forged);
  for (const over of ['', '0x12', '999', '-18', '18.0', 'yes'])
    await refusedBy(answered(one.state, over), one.cookie, forged);
  // A state of ours with another age in it, signed by a service that was cheated itself.
  await refusedBy(answered(one.state.replace(/^18/, '25'), '25'), one.cookie, forged);
  const other = await begin('GB');
  const foreign = /another browser/;
  await refusedBy(answered(one.state, '18'), '', foreign);
  await refusedBy(answered(one.state, '18'), other.cookie, foreign);
  await refusedBy(answered(one.state, '18'), `${one.cookie}x`, foreign);
  const older = await begin('AU');
  await refusedBy(answered(older.state, '18'), older.cookie, /at least 21/);
  const no = await begin('GB');
  await refusedBy(answered(no.state, 'no'), no.cookie, /at least 18/);
  // A no is an answer too: it cannot be asked for again with the same check.
  await refusedBy(answered(no.state, '18'), no.cookie, /used already/);
  assert.equal((await finish(answered(one.state, '18'), one.cookie)).status, 303);
  await refusedBy(answered(one.state, '18'), one.cookie, /used already/);
  const twice = await begin('GB');
  const both = await Promise.all([1, 2].map(() => finish(answered(twice.state, '18'), twice.cookie)));
  assert.deepEqual(both.map(({ status }) => status).sort(), [303, 403]);
  const late = await begin('GB');
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 901_000 });
  await refusedBy(answered(late.state, '18'), late.cookie, /longer than a quarter of an hour/);
});

test('there is no way to the service where it is not asked for', async () => {
  for (const place of ['DE', 'KR', 'KP', 'FR'])
    assert.equal((await get('/age-gate/assurance', from(place))).response.status, 404, place);
});

test('used checks are forgotten once they are too old to be used', async () => {
  await db.query(`update used_age_checks set used_at = now() - interval '1 day'`);
  await db.query(`insert into used_age_checks (state_hash) values (sha256('now'))`);
  await cleanAgeChecksHandler({ db }).run({ data: {}, signal: AbortSignal.timeout(5000) } as never);
  assert.equal((await db.query('select from used_age_checks')).length, 1);
});
