import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { identityPicturesPath } from '#contract/identity-words.ts';
import { testLegalName, versionOf } from '#tests/inputs/test-identity-inputs.ts';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { cleanUpIdentity } from './clean-identity.ts';

const web = await testWeb();
const { ask, call } = web;
const { db, config } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const version = () => versionOf(config.settings.uploaderAgreement);
let count = 0;
const somebody = () => web.memberNamed(`checked-${++count}`);
const picture = await plainPicture({ width: 40, height: 30 });

const own = (who: TestMember) => call('get_identity', {}, who);
const facts = {
  p_legal_name: testLegalName,
  p_date_of_birth: '1990-01-31',
  p_country: 'JP',
  p_document_kind: 'passport',
} as const;
const sign = (who: TestMember, more: object = {}) =>
  ask('sign_uploader_agreement', { p_version: version(), p_name: testLegalName, ...more }, who);

/** What a browser sends for the form of the page. */
async function sendPictures(who: TestMember, files: Record<string, Buffer>, headers: object = {}) {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${name}.png`);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return web.app.inject({
    method: 'POST',
    url: identityPicturesPath,
    headers: {
      cookie: who.cookie,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A check that waits for an admin; answers its id. */
async function apply(who: TestMember): Promise<string> {
  await call('start_identity_check', facts, who);
  const sent = await sendPictures(who, { document: picture, selfie: picture });
  assert.equal(sent.headers.location, '/settings/verify', sent.body);
  const [row] = await db.query<{ id: string }>(
    `select id from identity_records where account_id = $1 and state = 'pending'`,
    [who.id],
  );
  return row?.id ?? '';
}
const mayUpload = async (who: TestMember): Promise<boolean> => (await own(who)).can_upload_videos;
/** Whether an upload would be taken. */
async function begins(who: TestMember): Promise<{ status: number; body: string }> {
  const response = await web.app.inject({
    method: 'POST',
    url: '/storage/v1/upload/resumable',
    headers: { ...who.bearer, 'tus-resumable': '1.0.0', 'upload-length': '1000' },
  });
  return { status: response.statusCode, body: response.body };
}

/** Settings are read again once a process has heard of their change. */
async function until(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !holds(); round++) await sleep(25);
  assert.ok(holds());
}

test('a member is looked at by an admin, signs, and may upload', async () => {
  const who = await somebody();
  assert.equal((await own(who)).state, 'not_started');
  assert.equal((await begins(who)).status, 403);
  const started = await call('start_identity_check', facts, who);
  assert.equal(started.state, 'pictures_missing');
  const again = await ask('start_identity_check', facts, who);
  assert.deepEqual([again.status, again.body.message], [409, 'We’re already checking your identity.']);
  const sent = await sendPictures(who, { document: picture, selfie: picture });
  assert.deepEqual([sent.statusCode, sent.headers.location], [303, '/settings/verify']);
  assert.equal((await own(who)).state, 'pending');

  const queue = await call('get_identity_queue', {}, admin);
  const entry = queue.items.find(({ username }) => username === who.username);
  assert.ok(entry);
  const record = await call('get_identity_record', { p_record_id: entry.id }, admin);
  assert.deepEqual(record.facts, {
    legal_name: testLegalName,
    date_of_birth: '1990-01-31',
    country: 'JP',
    document_kind: 'passport',
  });
  assert.deepEqual(
    record.pictures.map(({ kind }) => kind),
    ['document', 'selfie'],
  );

  assert.deepEqual(await call('approve_identity', { p_record_id: entry.id }, admin), {
    state: 'approved',
    can_upload_videos: false,
  });
  assert.equal((await begins(who)).status, 403, 'the agreement is missing');
  assert.equal((await sign(who)).status, 200);
  assert.equal(await mayUpload(who), true);
  assert.equal((await begins(who)).status, 201);
  const repeated = await ask('approve_identity', { p_record_id: entry.id }, admin);
  assert.deepEqual([repeated.status, repeated.body.message], [409, 'This check is approved already.']);

  const [told] = await call('get_notifications', {}, who);
  assert.deepEqual([told?.type, told?.outcome], ['identity_decided', 'approved']);
  const [act] = await call('list_admin_acts', { p_target_id: who.id }, admin);
  assert.deepEqual(
    [act?.act, act?.actor_name, act?.summary],
    ['identity.approved', 'keeper', `Approved the identity check of ${who.username}.`],
  );
  const channel = await call('get_preferences', {}, who);
  assert.equal(channel.notifications.identity_decided, 'mail', 'it is told by mail as well');
});

test('who is verified cannot begin another check, nor take the one back that was decided', async () => {
  const who = await somebody();
  await call('approve_identity', { p_record_id: await apply(who) }, admin);
  const again = await ask('start_identity_check', facts, who);
  assert.deepEqual([again.status, again.body.message], [409, 'You’ve already verified your identity.']);
  assert.equal((await call('withdraw_identity_check', {}, who)).state, 'approved');
});

test('of two admins who decide on one check at once one decides', async () => {
  const second = await web.memberNamed('keeper-too', { role: 'admin' });
  const who = await somebody();
  const p_record_id = await apply(who);
  const both = await Promise.all([
    ask('approve_identity', { p_record_id }, admin),
    ask('approve_identity', { p_record_id }, second),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const acts = await db.query(`select 1 from admin_acts where target_id = $1 and act = 'identity.approved'`, [
    who.id,
  ]);
  assert.equal(acts.length, 1);
});

test('who signs first may upload when an admin approves', async () => {
  const who = await somebody();
  const id = await apply(who);
  assert.equal((await sign(who)).status, 200);
  assert.equal(await mayUpload(who), false);
  const answer = await call('approve_identity', { p_record_id: id }, admin);
  assert.equal(answer.can_upload_videos, true);
});

test('a refusal gives its reason, takes the right, and leaves the way open to apply again', async () => {
  const who = await somebody();
  const id = await apply(who);
  assert.equal((await ask('refuse_identity', { p_record_id: id, p_reason: '  ' }, admin)).status, 400);
  await call('refuse_identity', { p_record_id: id, p_reason: 'The name cannot be read.' }, admin);
  const refused = await own(who);
  assert.deepEqual([refused.state, refused.reason], ['refused', 'The name cannot be read.']);
  const signed = await sign(who);
  assert.match(signed.body.message, /^Start the identity check first/);
  const second = await apply(who);
  await call('approve_identity', { p_record_id: second }, admin);
  await sign(who);
  assert.equal(await mayUpload(who), true);
  await call('refuse_identity', { p_record_id: second, p_reason: 'The document was not real.' }, admin);
  assert.equal(await mayUpload(who), false);
  assert.equal((await begins(who)).status, 403);
});

test('an admin’s word goes before the check: a grant stands in for it, a denial outlives it', async () => {
  const who = await somebody();
  const word = (granted: boolean | null) =>
    call('set_upload_right', { p_user_id: who.id, p_can_upload_videos: granted }, admin);
  assert.equal((await word(true)).can_upload_videos, true);
  assert.equal((await begins(who)).status, 201, 'without a check or a signature');
  assert.equal((await word(false)).can_upload_videos, false);
  const id = await apply(who);
  await sign(who);
  await call('approve_identity', { p_record_id: id }, admin);
  assert.equal(await mayUpload(who), false, 'the denial holds');
  assert.equal((await word(null)).can_upload_videos, true, 'what was earned meanwhile');
  await call('refuse_identity', { p_record_id: id, p_reason: 'Not this one.' }, admin);
  await word(true);
  const other = await apply(who);
  await call('refuse_identity', { p_record_id: other, p_reason: 'Nor this one.' }, admin);
  assert.equal(await mayUpload(who), false, 'a refusal clears a grant');
});

test('a suspension takes the right, and whoever comes back signs again', async () => {
  const who = await somebody();
  const id = await apply(who);
  await sign(who);
  await call('approve_identity', { p_record_id: id }, admin);
  await call('suspend_user', { p_user_id: who.id, p_reason: 'Spam.' }, admin);
  const [right] = await db.query<{ can: boolean }>(
    'select can_upload_videos as can from account_rights where account_id = $1',
    [who.id],
  );
  assert.equal(right?.can, false);
  await call('lift_suspension', { p_user_id: who.id }, admin);
  const back = { ...who, ...(await openTestSession(web.platform, who.id)) };
  const now = await own(back);
  assert.deepEqual([now.state, now.can_upload_videos, now.agreement.must_sign], ['approved', false, true]);
  assert.equal((await sign(back)).status, 200);
  assert.equal(await mayUpload(back), true);
});

test('other words of the agreement are signed before the next upload', async () => {
  const who = await somebody();
  const id = await apply(who);
  await sign(who);
  await call('approve_identity', { p_record_id: id }, admin);
  const before = version();
  const { version: settingsVersion } = await call('get_site_settings', {}, admin);
  const changed = await call(
    'update_site_settings',
    {
      p_settings: { uploaderAgreement: 'Other words.' },
      p_version: settingsVersion,
    },
    admin,
  );
  await until(() => version() !== before);
  try {
    const now = await own(who);
    assert.deepEqual([now.agreement.text, now.agreement.must_sign], ['Other words.', true]);
    const refused = await begins(who);
    assert.equal(refused.status, 403);
    assert.match(refused.body, /The uploader’s agreement has changed\. Sign it/);
    assert.equal((await call('get_upload_room', {}, who)).must_sign, true);
    const old = await sign(who, { p_version: before });
    assert.deepEqual(
      [old.status, old.body.message],
      [409, 'The agreement has changed in the meantime. Please read it again.'],
    );
    assert.equal((await sign(who)).status, 200);
    assert.equal((await begins(who)).status, 201);
    const agreed = await db.query<{ words: string }>('select words from agreement_texts where version = $1', [
      version(),
    ]);
    assert.equal(agreed[0]?.words, 'Other words.', 'what was signed is kept');
  } finally {
    await call(
      'update_site_settings',
      {
        p_settings: { uploaderAgreement: null },
        p_version: changed.version,
      },
      admin,
    );
    await until(() => version() === before);
  }
});

test('the agreement is signed with the name of the check', async () => {
  const who = await somebody();
  assert.equal((await sign(who)).status, 409);
  await call('start_identity_check', facts, who);
  const other = await sign(who, { p_name: 'Somebody Else' });
  assert.deepEqual(
    [other.status, other.body.message],
    [400, 'Sign with the name that you gave for the identity check.'],
  );
  assert.equal((await sign(who, { p_name: 'mio  kanda' })).status, 200);
});

test('pictures are seen by admins alone and kept by nobody', async () => {
  const who = await somebody();
  const id = await apply(who);
  const url = `/storage/v1/object/authenticated/identity/${id}/document`;
  const get = (headers: object) => web.app.inject({ url, headers: { ...headers } });
  const seen = await get({ cookie: admin.cookie });
  assert.deepEqual(
    [seen.statusCode, seen.headers['cache-control'], seen.headers['content-type']],
    [200, 'private, no-store', 'image/webp'],
  );
  assert.equal((await sharp(seen.rawPayload).metadata()).width, 40);
  const looks = () =>
    web.platform.db.query<{ opened: string }>(
      `select details ->> 'opened' as opened from admin_acts where act = 'identity.opened' and target_id = $1 order by id`,
      [who.id],
    );
  assert.deepEqual(await looks(), [{ opened: 'document' }], 'every look is on record');
  await call('get_identity_record', { p_record_id: id }, admin);
  assert.deepEqual((await looks()).at(-1), { opened: 'record' });
  const proven = (at: string) =>
    web.platform.db.query(`update sessions set proven_at = ${at} where account_id = $1`, [admin.id]);
  await proven(`now() - interval '6 minutes'`);
  const stale = await get({ cookie: admin.cookie });
  assert.deepEqual([stale.statusCode, (await looks()).length], [403, 2], 'it must be them, a moment ago');
  await proven('now()');
  assert.equal((await get({ cookie: who.cookie })).statusCode, 403, 'not even by whose they are');
  assert.equal((await get({})).statusCode, 401);
  for (const wrong of [`${id}/passport`, `${who.id}/document`, 'nonsense/document'])
    assert.equal(
      (
        await web.app.inject({
          url: `/storage/v1/object/authenticated/identity/${wrong}`,
          headers: { cookie: admin.cookie },
        })
      ).statusCode,
      404,
      wrong,
    );
  const [stored] = await db.query<{ sealed: Buffer }>(
    `select sealed from identity_pictures where record_id = $1 and kind = 'document'`,
    [id],
  );
  assert.ok(stored && !stored.sealed.includes('WEBP'), 'the table holds nothing that can be looked at');
});

test('a picture that is none, or too large, or not awaited leads back to the page with the reason', async () => {
  const who = await somebody();
  const back = async (files: Record<string, Buffer>) => {
    const response = await sendPictures(who, files);
    return [response.statusCode, response.headers.location];
  };
  assert.deepEqual(await back({ document: picture, selfie: picture }), [303, '/settings/verify?error=state']);
  await call('start_identity_check', facts, who);
  assert.deepEqual(await back({ document: picture }), [303, '/settings/verify?error=type']);
  assert.deepEqual(await back({ document: picture, selfie: Buffer.from('no picture at all') }), [
    303,
    '/settings/verify?error=type',
  ]);
  assert.deepEqual(await back({ document: picture, selfie: Buffer.alloc(5_242_881) }), [
    303,
    '/settings/verify?error=size',
  ]);
  assert.deepEqual(await back({ document: Buffer.alloc(16_000_000), selfie: picture }), [
    303,
    '/settings/verify?error=size',
  ]);
  assert.equal((await own(who)).state, 'pictures_missing');
  const foreign = await sendPictures(
    who,
    { document: picture, selfie: picture },
    { origin: 'https://elsewhere.example' },
  );
  assert.equal(foreign.statusCode, 403);
  await call('withdraw_identity_check', {}, who);
  assert.equal((await own(who)).state, 'not_started');
});

test('days after a decision the pictures are gone, and of a refusal what was typed as well', async () => {
  const [one, other, third] = [await somebody(), await somebody(), await somebody()];
  const approved = await apply(one);
  const refused = await apply(other);
  const waiting = await apply(third);
  await call('approve_identity', { p_record_id: approved }, admin);
  await call('refuse_identity', { p_record_id: refused, p_reason: 'Too dark.' }, admin);
  const left = async (id: string) =>
    (
      await db.query<{ pictures: number; facts: boolean }>(
        `select (select count(*)::int from identity_pictures where record_id = $1) as pictures, sealed_facts is not null as facts
         from identity_records where id = $1`,
        [id],
      )
    )[0];
  const clean = () => cleanUpIdentity(web.platform, new AbortController().signal);
  await clean();
  assert.deepEqual(await left(approved), { pictures: 2, facts: true });
  await db.query(`update identity_records set decided_at = now() - interval '8 days' where id = any($1)`, [
    [approved, refused],
  ]);
  await clean();
  assert.deepEqual(await left(approved), { pictures: 0, facts: true });
  assert.deepEqual(await left(refused), { pictures: 0, facts: false });
  assert.deepEqual(await left(waiting), { pictures: 2, facts: true });
  const shown = await call('get_identity_record', { p_record_id: refused }, admin);
  assert.equal(shown.facts, null);

  const submitted = (days: number) =>
    db.query('update identity_records set submitted_at = now() - make_interval(days => $2) where id = $1', [
      waiting,
      days,
    ]);
  await submitted(29);
  await clean();
  assert.deepEqual(await left(waiting), { pictures: 2, facts: true });
  await submitted(31);
  await clean();
  assert.equal(await left(waiting), undefined, 'what nobody decides is not kept for ever');
  await call('start_identity_check', facts, third);
});

test('nobody decides their own check', async () => {
  const second = await web.memberNamed('second-keeper', { role: 'admin' });
  const id = await apply(second);
  const answer = await ask('approve_identity', { p_record_id: id }, second);
  assert.deepEqual(
    [answer.status, answer.body.message],
    [409, 'You can’t decide on your own identity check.'],
  );
});

test('somebody who is not 18, or has not confirmed their address, cannot begin', async () => {
  const who = await somebody();
  const young = await ask('start_identity_check', { ...facts, p_date_of_birth: '2015-01-01' }, who);
  assert.deepEqual(
    [young.status, young.body.message],
    [400, 'Only people who are 18 or older can be uploaders.'],
  );
  const unconfirmed = await web.memberNamed('unconfirmed', { role: 'unverified_member' });
  const answer = await ask('start_identity_check', facts, unconfirmed);
  assert.deepEqual([answer.status, answer.body.message], [403, 'Please confirm your email address first.']);
  assert.equal((await own(unconfirmed)).state, 'not_started');
});
