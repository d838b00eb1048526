import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPerformers } from '#server/domains/videos/managing/purge-videos.ts';
import { buildFilmed } from '#tests/inputs/test-performer-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const uploader = await web.memberNamed('filmer', { role: 'creator', canUploadVideos: true });
const publisher = await web.memberNamed('house', { role: 'publisher', canUploadVideos: true });
const other = await web.memberNamed('somebody', { role: 'creator', canUploadVideos: true });

const performer = {
  p_legal_name: 'Mio Kanda',
  p_date_of_birth: '1980-01-31',
  p_document_kind: 'passport',
  p_document_reference: 'TR 123',
  p_produced_on: '2020-02-01',
};
const add = (who: TestMember, p_video_id: string, more: object = {}) =>
  ask('add_performer_record', { p_video_id, ...performer, ...more }, who);
const publish = (p_video_id: string) =>
  ask('set_videos_status', { p_video_ids: [p_video_id], p_status: 'published' }, admin);
const wish = (who: TestMember, p_video_id: string, p_publish = 'publish') =>
  ask('publish_own_video', { p_video_id, p_publish }, who);
const statusOf = (id: string) => statusOfVideo(web.platform, id);
const ready = (id: string) => db.query(`update videos set playback_state = 'ready' where id = $1`, [id]);

test('a filmed video leaves pending only once its performers are on record', async () => {
  const { id } = await buildFilmed(web.platform, { uploaderId: uploader.id });
  await ready(id);
  const refused = await publish(id);
  assert.match(JSON.stringify(refused.body), /Record its performers first/);
  assert.equal(await statusOf(id), 'pending');
  const added = await add(uploader, id);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual(added.body[0]?.facts, {
    legal_name: 'Mio Kanda',
    other_names: '',
    date_of_birth: '1980-01-31',
    document_kind: 'passport',
    document_reference: 'TR 123',
  });
  await publish(id);
  assert.equal(await statusOf(id), 'published');
});

test('one of them who was no adult on record keeps it where it is', async () => {
  const { id } = await buildFilmed(web.platform);
  await ready(id);
  const young = await add(admin, id, { p_produced_on: '1997-01-01' });
  assert.deepEqual(
    [young.status, young.body.message],
    [400, 'Everyone seen in it must have been 18 or older when it was made.'],
  );
  await add(admin, id);
  await db.query('update performer_records set is_adult = false where video_id = $1', [id]);
  await publish(id);
  assert.equal(await statusOf(id), 'pending');
});

test('its uploader may send it on once it is recorded, and a review stands before it even for a publisher', async () => {
  const { id } = await buildFilmed(web.platform, { uploaderId: publisher.id });
  await ready(id);
  const early = await wish(publisher, id);
  assert.deepEqual([early.status, early.body.message], [409, 'Record the performers of this video first.']);
  await add(publisher, id);
  const sent = await wish(publisher, id);
  assert.deepEqual([sent.status, sent.body.publish_status], [200, 'review']);
  const passed = await ask('approve_video', { p_video_id: id }, admin);
  assert.deepEqual([passed.status, passed.body.publish_status], [200, 'published']);
});

test('a draft with its records goes the usual way', async () => {
  const { id } = await buildFilmed(web.platform, { uploaderId: uploader.id, publishStatus: 'draft' });
  await ready(id);
  assert.equal((await wish(uploader, id)).body.publish_status, 'pending', 'without them it waits');
  const second = await buildFilmed(web.platform, { uploaderId: uploader.id, publishStatus: 'draft' });
  await ready(second.id);
  await add(uploader, second.id);
  assert.equal((await wish(uploader, second.id)).body.publish_status, 'review');
});

test('records are for the uploader and admins; to anybody else the video has none', async () => {
  const { id } = await buildFilmed(web.platform, { uploaderId: uploader.id });
  await add(uploader, id);
  for (const [name, payload] of [
    ['get_performer_records', { p_video_id: id }],
    ['add_performer_record', { p_video_id: id, ...performer }],
  ] as const)
    assert.deepEqual(
      [(await ask(name, payload, other)).status, (await ask(name, payload, other)).body.message],
      [404, 'There is no such video of yours.'],
    );
  const seen = await ask('get_performer_records', { p_video_id: id }, admin);
  assert.equal(seen.body.length, 1);
  const record = seen.body[0];
  const taken = await ask('delete_performer_record', { p_record_id: record?.id }, other);
  assert.deepEqual([taken.status, taken.body.message], [404, 'There is no such record of yours.']);
  const [stored] = await db.query<{ text: string }>(
    `select encode(sealed_facts, 'escape') as text from performer_records where video_id = $1`,
    [id],
  );
  assert.doesNotMatch(stored?.text ?? 'Kanda', /Kanda|1980/, 'names and dates are sealed');
});

test('the studio knows a filmed video from a drawn one', async () => {
  const filmed = await buildFilmed(web.platform, { uploaderId: uploader.id });
  const drawn = await buildVideo(web.platform, { uploaderId: uploader.id });
  for (const [{ slug }, isFilmed] of [
    [filmed, true],
    [drawn, false],
  ] as const) {
    const [own] = (await ask('get_own_video', { p_slug: slug }, uploader)).body;
    assert.equal(own?.contains_actual_humans, isFilmed);
  }
});

test('a filmed video that is public keeps its last record, and stays public while they are amended', async () => {
  const { id } = await buildFilmed(web.platform, { uploaderId: uploader.id });
  await ready(id);
  const [first] = (await add(uploader, id)).body;
  await publish(id);
  const refused = await ask('delete_performer_record', { p_record_id: first?.id }, uploader);
  assert.equal(refused.status, 409);
  await add(uploader, id, { p_legal_name: 'Ren Kanda' });
  const left = await ask('delete_performer_record', { p_record_id: first?.id }, uploader);
  assert.deepEqual(
    left.body.map(({ facts }) => facts?.legal_name),
    ['Ren Kanda'],
  );
  assert.equal(await statusOf(id), 'published');
});

test('a drawn video has no performers, and what an admin records is on the log without a name', async () => {
  const drawn = await buildVideo(web.platform, { uploaderId: uploader.id });
  const refused = await add(uploader, drawn.id);
  assert.deepEqual(
    [refused.status, refused.body.message],
    [409, 'This video is declared as drawn; it has no performers.'],
  );
  const { id, title } = await buildFilmed(web.platform);
  await add(admin, id);
  const [act] = (await ask('list_admin_acts', { p_target_id: id }, admin)).body;
  assert.deepEqual([act?.act, act?.summary], ['performer.added', `Recorded a performer of "${title}".`]);
});

test('old records of a removed video go, but not while a hold is on its uploader or on whoever recorded them', async () => {
  const held = await web.memberNamed('held-filmer', { role: 'creator', canUploadVideos: true });
  const recorder = await web.memberNamed('held-keeper', { role: 'admin' });
  for (const { id } of [held, recorder])
    await ask(
      'place_legal_hold',
      { p_subject_kind: 'member', p_subject_id: id, p_reason: 'A court asked.' },
      admin,
    );
  const old = async (uploaderId: string, by: TestMember) => {
    const { id } = await buildFilmed(web.platform, { uploaderId });
    assert.equal((await add(by, id)).status, 200);
    await db.query(`update videos set publish_status = 'removed' where id = $1`, [id]);
    await db.query(
      `update performer_records set recorded_at = now() - interval '99 years' where video_id = $1`,
      [id],
    );
    return id;
  };
  const [gone, ofHeld, byHeld] = [
    await old(uploader.id, uploader),
    await old(held.id, admin),
    await old(uploader.id, recorder),
  ];
  await forgetPerformers(web.platform);
  const left = await db.query<{ id: string }>(
    'select video_id as id from performer_records where video_id = any ($1)',
    [[gone, ofHeld, byHeld]],
  );
  assert.deepEqual(left.map(({ id }) => id).sort(), [ofHeld, byHeld].sort());
});
