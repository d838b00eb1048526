import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import type { Upload } from '#contract/uploads.ts';
import { insertStayDown, processMediaHere } from '#server/domains/media/index.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { takeInUpload } from '#server/domains/uploads/take-in-upload.handler.ts';
import { followPlans } from '#server/domains/videos/planned/follow-plans.handler.ts';
import { insertTestCategory } from '#tests/inputs/test-catalogue-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { beginUpload, sendUpload, uploadWhole } from '#tests/support/test-received-videos.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
const folder = await temporaryFolder();
const clip = await readFile(
  await makeClip(path.join(folder, 'clip.mp4'), [...picture('320x180', 1), ...quickly]),
);
const category = '00000000-0000-7000-8000-000000000001';
let people = 0;
const uploader = (role: 'creator' | 'publisher' = 'creator'): Promise<TestMember> =>
  web.memberNamed(`maker-${++people}`, { role, canUploadVideos: true });
const admin = await web.memberNamed('the-admin', { role: 'admin' });

const begin = (who: TestMember, bytes: number) => beginUpload(web, who, bytes);
const send = (who: TestMember, id: string, bytes: Buffer) => sendUpload(web, who, id, bytes);
const uploaded = (who: TestMember, bytes = clip) => uploadWhole(web, who, bytes);
const form = {
  p_title: 'Lantern evening',
  p_description: 'A walk.',
  p_category_id: category,
  p_tags: ['rain', 'Night'],
  p_audio_language: 'ja',
  p_subtitle_languages: ['en'],
  p_publish: 'publish' as const,
  p_adults_only: true,
  p_contains_actual_humans: false,
  p_rights_held: true,
};
const submit = (who: TestMember, id: string, more: object = {}): Promise<Upload> =>
  call('submit_upload', { p_upload_id: id, ...form, ...more }, who);
const mine = async (who: TestMember, id: string): Promise<Upload> => {
  const found = (await call('get_my_uploads', {}, who)).find((one) => one.id === id);
  assert.ok(found, 'the upload is among one’s own');
  return found;
};
const jobsOf = async (id: string): Promise<number> =>
  (await db.query(`select 1 from jobs.job where name = 'take-in-upload' and data ->> 'uploadId' = $1`, [id]))
    .length;
const mediaOf = async (videoId: string): Promise<string> =>
  (await db.query<{ media_id: string }>('select media_id from videos where id = $1', [videoId]))[0]!.media_id;
/** An upload whose file is prepared; answers its video. */
async function made(who: TestMember, more: object = {}): Promise<string> {
  const id = await uploaded(who);
  await submit(who, id, more);
  await takeInUpload(platform, id);
  const videoId = (await mine(who, id)).video!.video_id;
  await processMediaHere(platform, await mediaOf(videoId), new AbortController().signal);
  return videoId;
}
const statusOf = (id: string) => statusOfVideo(platform, id);

test('the declaration of an upload names the terms that were shown, and outdated ones are refused', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  const { number } = await call('get_terms', {}, null);
  const outdated = { p_upload_id: id, ...form, p_terms: number + 1 };
  const { status, body } = await ask('submit_upload', outdated, who);
  assert.equal(status, 409);
  assert.match(JSON.stringify(body), /p_terms/);
  await submit(who, id, { p_terms: number });
  await takeInUpload(platform, id);
  const { video_id: videoId } = (await mine(who, id)).video!;
  const [row] = await db.query<{ terms: number }>(
    "select (declaration ->> 'terms')::int as terms from videos where id = $1",
    [videoId],
  );
  assert.equal(row?.terms, number);
  const accepted = await db.query('select from terms_acceptances where member_id = $1 and number = $2', [
    who.id,
    number,
  ]);
  assert.equal(accepted.length, 1);
});

test('a file and its form become a video, which an admin lets pass and everybody watches', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  assert.equal((await mine(who, id)).state, 'received');
  const sent = await submit(who, id);
  assert.equal(sent.state, 'checking');
  assert.equal(await jobsOf(id), 1);
  await takeInUpload(platform, id);
  const taken = await mine(who, id);
  assert.equal(taken.state, 'done');
  assert.equal(taken.video?.publish_status, 'processing');
  assert.equal(taken.video?.stage, 'Waiting');
  assert.equal(await stat(path.join(platform.config.dataDir, 'uploads', id)).catch(() => null), null);

  const videoId = taken.video!.video_id;
  await processMediaHere(platform, await mediaOf(videoId), new AbortController().signal);
  const prepared = (await mine(who, id)).video!;
  assert.equal(prepared.publish_status, 'review');
  assert.equal(prepared.stage, 'Ready');
  assert.equal(prepared.progress, 1);
  assert.ok(prepared.stills.length > 0);
  assert.deepEqual(await call('get_video_details_by_slug', { p_slug: prepared.slug }, who), []);

  const queue = await call('get_review_queue', {}, admin);
  const entry = queue.items.find((one) => one.video_id === videoId)!;
  assert.equal(entry.uploader_username, who.username);
  assert.deepEqual(entry.tags, ['night', 'rain']);
  assert.deepEqual(entry.declaration.depicts, 'drawn');
  assert.match(entry.master_url ?? '', /master\.m3u8$/);
  assert.ok(queue.total >= 1);

  assert.deepEqual(await call('approve_video', { p_video_id: videoId }, admin), {
    publish_status: 'published',
  });
  let details: Output<'get_video_details_by_slug'>[number] | undefined;
  // What is kept of answers is dropped by a notice, a moment later.
  for (let i = 0; details === undefined && i < 100; i++) {
    [details] = await call('get_video_details_by_slug', { p_slug: prepared.slug }, who);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal(details?.audio_language, 'ja');
  assert.equal(details?.uploader_username, who.username);
  const acts = await db.query('select act, actor_id from admin_acts where target_id = $1', [videoId]);
  assert.deepEqual(acts, [{ act: 'video.approved', actor_id: admin.id }]);
  const [note] = await call('get_notifications', {}, who);
  assert.deepEqual(
    [note?.type, note?.outcome, note?.contentTitle],
    ['upload_reviewed', 'approved', 'Lantern evening'],
  );
});

test('a form that is sent while the file still comes in waits for it', async () => {
  const who = await uploader();
  const id = await begin(who, clip.length);
  const early = await submit(who, id);
  assert.equal(early.state, 'receiving');
  assert.equal(early.details?.title, 'Lantern evening');
  assert.equal(await jobsOf(id), 0);
  await send(who, id, clip);
  assert.equal((await mine(who, id)).state, 'checking');
  assert.equal(await jobsOf(id), 1);
});

test('a video that was sent back says why, and passes when it is sent again', async () => {
  const who = await uploader();
  const videoId = await made(who);
  const refusal = await call(
    'refuse_video',
    { p_video_id: videoId, p_reason: 'The title tells nothing.' },
    admin,
  );
  assert.deepEqual(refusal, { publish_status: 'draft' });
  const [upload] = await call('get_my_uploads', {}, who);
  assert.equal(upload?.video?.review_reason, 'The title tells nothing.');
  assert.equal((await ask('approve_video', { p_video_id: videoId }, admin)).status, 409);
  const again = await call('publish_own_video', { p_video_id: videoId, p_publish: 'publish' }, who);
  assert.deepEqual(again, { publish_status: 'review' });
  await call('approve_video', { p_video_id: videoId }, admin);
  assert.equal(await statusOf(videoId), 'published');
  // What passed once does not wait again.
  await call('publish_own_video', { p_video_id: videoId, p_publish: 'draft' }, who);
  assert.equal(await statusOf(videoId), 'draft');
  await call('publish_own_video', { p_video_id: videoId, p_publish: 'publish' }, who);
  assert.equal(await statusOf(videoId), 'published');
});

test('a publisher’s upload is not reviewed, and nobody’s is where reviews are off', async () => {
  assert.equal(await statusOf(await made(await uploader('publisher'))), 'published');
  giveSettings(platform.config, { reviewUploads: false });
  try {
    assert.equal(await statusOf(await made(await uploader())), 'published');
  } finally {
    giveSettings(platform.config, { reviewUploads: true });
  }
});

test('a draft stays one, and a live-action video waits as pending', async () => {
  const who = await uploader('publisher');
  assert.equal(await statusOf(await made(who, { p_publish: 'draft' })), 'draft');
  const filmed = await made(who, { p_contains_actual_humans: true });
  assert.equal(await statusOf(filmed), 'pending');
  assert.equal(
    (await ask('publish_own_video', { p_video_id: filmed, p_publish: 'publish' }, who)).status,
    409,
  );
});

test('a scheduled video goes public at its moment, and out of sight when its licence ends', async () => {
  const who = await uploader('publisher');
  const day = 86_400_000;
  const [tomorrow, later] = [1, 5].map((days) => new Date(Date.now() + days * day).toISOString());
  const videoId = await made(who, {
    p_publish: 'schedule',
    p_publish_at: tomorrow,
    p_licence_ends_at: later,
  });
  assert.equal(await statusOf(videoId), 'scheduled');
  await followPlans(platform);
  assert.equal(await statusOf(videoId), 'scheduled');
  await db.query(`update videos set publish_at = now() - interval '1 second' where id = $1`, [videoId]);
  await followPlans(platform);
  assert.equal(await statusOf(videoId), 'published');
  await db.query(`update videos set licence_ends_at = now() - interval '1 second' where id = $1`, [videoId]);
  await followPlans(platform);
  assert.equal(await statusOf(videoId), 'expired');
  const wish = { p_video_id: videoId, p_publish: 'publish' } as const;
  assert.equal((await ask('publish_own_video', wish, who)).status, 409);
  await call('publish_own_video', { ...wish, p_licence_ends_at: null }, who);
  assert.equal(await statusOf(videoId), 'published');
});

test('an approved video with a moment ahead is scheduled', async () => {
  const who = await uploader();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const videoId = await made(who, { p_publish: 'schedule', p_publish_at: at });
  assert.equal(await statusOf(videoId), 'review');
  assert.deepEqual(await call('approve_video', { p_video_id: videoId }, admin), {
    publish_status: 'scheduled',
  });
});

test('of two admins who look at one video at once one decides', async () => {
  const videoId = await made(await uploader());
  const second = await web.memberNamed('the-second', { role: 'admin' });
  const both = await Promise.all([
    ask('approve_video', { p_video_id: videoId }, admin),
    ask('refuse_video', { p_video_id: videoId, p_reason: 'Too dark.' }, second),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const late = both.find(({ status }) => status === 409);
  assert.equal(late?.body.message, 'This video isn’t waiting for a review.');
  assert.equal((await db.query('select 1 from admin_acts where target_id = $1', [videoId])).length, 1);
});

test('what was sent in again after somebody looked at it does not pass unseen', async () => {
  const who = await uploader();
  const videoId = await made(who);
  const seen = async (): Promise<string> =>
    (await call('get_review_queue', { p_limit: 100 }, admin)).items.find((one) => one.video_id === videoId)!
      .asked_at;
  const before = await seen();
  const wish = { p_video_id: videoId };
  await call('publish_own_video', { ...wish, p_publish: 'draft' }, who);
  await call('publish_own_video', { ...wish, p_publish: 'publish' }, who);
  const late = await ask('approve_video', { ...wish, p_asked_at: before }, admin);
  assert.deepEqual(
    [late.status, late.body.message],
    [409, 'Someone has sent this video in again. Reload the page and look at it again.'],
  );
  assert.equal(await statusOf(videoId), 'review');
  await call('approve_video', { ...wish, p_asked_at: await seen() }, admin);
  assert.equal(await statusOf(videoId), 'published');
});

test('a category that ends while a file is on its way hands it on to its target', async () => {
  const who = await uploader();
  const [from, into] = [
    await insertTestCategory(platform, { name: 'Attics' }),
    await insertTestCategory(platform, { name: 'Rooms' }),
  ];
  const categoryOf = async (videoId: string): Promise<unknown> =>
    (await db.query('select category_id from videos where id = $1', [videoId]))[0]?.category_id;
  const id = await uploaded(who);
  await submit(who, id, { p_category_id: from });
  await call('merge_categories', { p_category_id: from, p_into_id: into }, admin);
  assert.equal((await mine(who, id)).details?.category_id, into);
  await takeInUpload(platform, id);
  assert.equal(await categoryOf((await mine(who, id)).video!.video_id), into);

  // Even where nothing could be handed on.
  const other = await uploaded(who);
  await submit(who, other);
  await db.query(
    `update uploads set details = jsonb_set(details, '{category_id}', to_jsonb($2::text)) where id = $1`,
    [other, from],
  );
  await takeInUpload(platform, other);
  assert.equal(await categoryOf((await mine(who, other)).video!.video_id), category);
});

test('a category that ends at the moment at which files come into it loses none', async () => {
  const who = await uploader();
  const [from, into] = [
    await insertTestCategory(platform, { name: 'Piers' }),
    await insertTestCategory(platform, { name: 'Harbour walls' }),
  ];
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) {
    const id = await uploaded(who);
    await submit(who, id, { p_category_id: from });
    ids.push(id);
  }
  const merge = async () => {
    // In the middle of them.
    while ((await db.query('select 1 from videos where uploader_id = $1', [who.id])).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 1));
    return call('merge_categories', { p_category_id: from, p_into_id: into }, admin);
  };
  await Promise.all([merge(), ...ids.map((id) => takeInUpload(platform, id))]);
  const places = await db.query('select distinct category_id from videos where uploader_id = $1', [who.id]);
  assert.deepEqual(places, [{ category_id: into }]);
  for (const id of ids) assert.equal((await mine(who, id)).state, 'done');
});

test('a video is not planned for after its licence, and what has not failed is not tried again', async () => {
  const who = await uploader('publisher');
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const id = await uploaded(who);
  const early = await ask(
    'submit_upload',
    {
      ...form,
      p_upload_id: id,
      p_publish: 'schedule',
      p_publish_at: at(5),
      p_licence_ends_at: at(1),
    },
    who,
  );
  const words =
    'The license would end before the video is published. Choose an earlier time, or a later end.';
  assert.deepEqual([early.status, early.body.message], [400, words]);
  const again = await ask('retry_upload', { p_upload_id: id }, who);
  assert.deepEqual([again.status, again.body.message], [409, 'This upload hasn’t failed.']);
  const videoId = await made(who, { p_licence_ends_at: at(1) });
  const wish = { p_video_id: videoId, p_publish: 'schedule', p_publish_at: at(5) } as const;
  const planned = await ask('publish_own_video', wish, who);
  assert.deepEqual([planned.status, planned.body.message], [400, words]);
  await call('publish_own_video', { ...wish, p_licence_ends_at: at(9) }, who);
  assert.equal(await statusOf(videoId), 'scheduled');
});

test('a review lets nothing pass whose licence has ended, nor does the list of all videos', async () => {
  const videoId = await made(await uploader(), {
    p_licence_ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await db.query(`update videos set licence_ends_at = now() - interval '1 second' where id = $1`, [videoId]);
  const passed = await ask('approve_video', { p_video_id: videoId }, admin);
  assert.deepEqual([passed.status, passed.body.message], [409, 'The license of this video has ended.']);
  const wish = { p_video_ids: [videoId], p_status: 'published' as const };
  const { failures } = await call('set_videos_status', wish, admin);
  assert.deepEqual(
    failures.map(({ message }) => message),
    ['The license of this video has ended. Its uploader has to enter when it ends now.'],
  );
  assert.equal(await statusOf(videoId), 'review');
});

test('who has lost the right to upload still deletes what is theirs', async () => {
  const who = await uploader('publisher');
  const videoId = await made(who);
  await call('set_upload_right', { p_user_id: who.id, p_can_upload_videos: false }, admin);
  const wish = { p_video_id: videoId, p_publish: 'draft' };
  assert.equal((await ask('publish_own_video', wish, who)).status, 403);
  await call('delete_own_video', { p_video_id: videoId }, who);
  assert.equal(await statusOf(videoId), 'removed');
});

test('a form that lacks what must be declared, or holds what is not allowed, is refused by its field', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const faults: [object, string][] = [
    [{ p_adults_only: false }, 'p_adults_only'],
    [{ p_rights_held: false }, 'p_rights_held'],
    [{ p_title: '  ' }, 'title'],
    [{ p_title: 'A school of l0li' }, 'title'],
    [{ p_tags: ['shota'] }, 'tags'],
    [{ p_category_id: who.id }, 'p_category_id'],
    [{ p_publish: 'schedule' }, 'p_publish_at'],
    [{ p_publish: 'schedule', p_publish_at: yesterday }, 'p_publish_at'],
    [{ p_publish: 'schedule', p_publish_at: 'soon' }, 'p_publish_at'],
    [{ p_licence_ends_at: yesterday }, 'p_licence_ends_at'],
    [{ p_audio_language: 'no language' }, 'p_audio_language'],
  ];
  for (const [fault, field] of faults) {
    const { status, body } = await ask('submit_upload', { p_upload_id: id, ...form, ...fault }, who);
    assert.equal(status, 400, JSON.stringify(fault));
    assert.equal(body.details, `field: ${field}`);
  }
  assert.equal((await mine(who, id)).details, null);
});

test('a file that is no video fails with the reason, can be tried again and taken back', async () => {
  const who = await uploader();
  const id = await uploaded(who, Buffer.from('this is no video at all, whatever its name says'));
  await submit(who, id);
  await takeInUpload(platform, id);
  const failed = await mine(who, id);
  assert.equal(failed.state, 'failed');
  assert.equal(failed.reason, 'We can’t read this file as a video. It’s damaged, or it isn’t a video.');
  assert.equal(failed.can_retry, true);
  assert.equal((await call('retry_upload', { p_upload_id: id }, who)).state, 'checking');
  await takeInUpload(platform, id);
  assert.equal((await mine(who, id)).state, 'failed');
  await call('cancel_upload', { p_upload_id: id }, who);
  assert.deepEqual(
    (await call('get_my_uploads', {}, who)).map((one) => one.id),
    [],
  );
});

test('a file that must stay down is refused and leaves nothing in storage', async () => {
  const who = await uploader();
  const banned = await readFile(
    await makeClip(path.join(folder, 'banned.mp4'), [...picture('160x90', 1), ...quickly]),
  );
  await insertStayDown(db, createHash('sha256').update(banned).digest(), 'Taken down.');
  const sources = async (): Promise<number> => {
    let count = 0;
    for await (const _ of platform.storage.list('sources/')) count++;
    return count;
  };
  const before = await sources();
  const id = await uploaded(who, banned);
  await submit(who, id);
  await takeInUpload(platform, id);
  assert.match((await mine(who, id)).reason ?? '', /must stay down/);
  assert.equal(await sources(), before);
});

test('a worker that is killed while it takes a file in loses nothing: the next one makes one video', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  await submit(who, id);
  const broken = {
    ...platform,
    jobs: {
      ...platform.jobs,
      enqueue: async () => {
        throw new Error('killed');
      },
    },
  };
  await assert.rejects(takeInUpload(broken as typeof platform, id), /killed/);
  assert.equal((await mine(who, id)).state, 'checking');
  await takeInUpload(platform, id);
  await takeInUpload(platform, id);
  assert.equal((await db.query('select 1 from videos where uploader_id = $1', [who.id])).length, 1);
  const incoming = path.join(platform.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  assert.deepEqual(await readdir(incoming), []);
});

test('an upload that is taken back while its file is looked at makes no video', async () => {
  const who = await uploader();
  const id = await uploaded(who);
  await submit(who, id);
  await call('cancel_upload', { p_upload_id: id }, who);
  await takeInUpload(platform, id);
  assert.equal((await db.query('select 1 from videos where uploader_id = $1', [who.id])).length, 0);
});

test('what a member deletes goes with its files, says so at its address and frees their room', async () => {
  // Less room than any disk has, on which others write too.
  const { uploadQuota } = platform.config.settings;
  giveSettings(platform.config, { uploadQuota: { ...uploadQuota, bytesInAll: 500_000_000 } });
  const who = await uploader('publisher');
  const room = () => call('get_upload_room', {}, who);
  const before = await room();
  const videoId = await made(who);
  const slug = (await call('get_my_uploads', {}, who))[0]!.video!.slug;
  assert.equal((await room()).bytes_left, before.bytes_left - clip.length);
  await call('delete_own_video', { p_video_id: videoId }, who);
  assert.deepEqual(await call('get_my_uploads', {}, who), []);
  const gone = await ask('get_video_details_by_slug', { p_slug: slug }, who);
  assert.equal(gone.status, 410);
  assert.equal((await room()).bytes_left, before.bytes_left);
  assert.equal((await room()).videos_left_today, before.videos_left_today - 1);
  giveSettings(platform.config, { uploadQuota });
});

test('a member chooses a moment as the thumbnail, or gives a picture of their own', async () => {
  const who = await uploader();
  const videoId = await made(who);
  const now = async () => (await call('get_my_uploads', {}, who))[0]!.video!;
  const { stills, thumbnail_url: first } = await now();
  const other = stills.length - 1;
  await call('set_own_thumbnail', { p_video_id: videoId, p_still: other }, who);
  assert.equal((await now()).chosen_still, other);
  assert.equal((await ask('set_own_thumbnail', { p_video_id: videoId, p_still: 99 }, who)).status, 400);

  const picture = await plainPicture({ height: 360 });
  const give = (by: TestMember, payload: Buffer) =>
    web.app.inject({
      method: 'POST',
      url: `/storage/v1/object/thumbnails/${videoId}/mine.png`,
      headers: { ...by.bearer, 'content-type': 'image/png' },
      payload,
    });
  assert.equal((await give(who, picture)).statusCode, 200);
  const given = await now();
  assert.match(
    given.thumbnail_url ?? '',
    new RegExp(`^/media/signed/[^/]+/thumbnails/${videoId}/[0-9a-f-]+\\.webp$`),
  );
  assert.notEqual(given.thumbnail_url, first);
  assert.equal(given.chosen_still, null);
  assert.equal((await give(who, Buffer.from('MZ a program that says it is a picture'))).statusCode, 400);
  assert.equal((await give(await uploader(), picture)).statusCode, 404);
  assert.equal((await give(admin, picture)).statusCode, 403);
  await call('set_own_thumbnail', { p_video_id: videoId, p_still: 0 }, who);
  assert.equal((await now()).chosen_still, 0);
});

test('uploads and videos of others are not there', async () => {
  const [who, other] = [await uploader(), await uploader()];
  const id = await uploaded(who);
  const video = await buildVideo(platform, { uploaderId: who.id });
  for (const [name, input] of [
    ['submit_upload', { p_upload_id: id, ...form }],
    ['cancel_upload', { p_upload_id: id }],
    ['retry_upload', { p_upload_id: id }],
    ['publish_own_video', { p_video_id: video.id, p_publish: 'draft' }],
    ['delete_own_video', { p_video_id: video.id }],
  ] as const)
    assert.equal((await ask(name, input, other)).status, 404, name);
  assert.deepEqual(await call('get_my_uploads', {}, other), []);
});
