import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { purgeVideos } from '#server/domains/videos/managing/purge-videos.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
// Less room than any disk has, on which others write too.
const uploadQuota = { ...platform.config.settings.uploadQuota, bytesInAll: 500_000_000 };
giveSettings(platform.config, { reviewUploads: true, holdWords: ['casino'], uploadQuota });
const admin = await web.memberNamed('keeper', { role: 'admin' });
const mio = await web.memberNamed('mio', { role: 'creator', canUploadVideos: true });
const ren = await web.memberNamed('ren', { role: 'publisher', canUploadVideos: true });
const reader = await web.memberNamed('reader', {});

const srt = (...lines: string[]) =>
  Buffer.from(
    lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`).join('\n'),
  );

async function add(who: TestMember, videoId: string, language: string, payload: Buffer) {
  const response = await web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/captions/${videoId}/${language}`,
    headers: { ...who.bearer, 'content-type': 'application/octet-stream' },
    payload,
  });
  const { held, message } = response.json() as { held?: boolean; message?: string };
  return { status: response.statusCode, isHeld: held === true, message: message ?? '' };
}
/** Caches hear of a change a moment after it. */
async function soon(check: () => Promise<void>): Promise<void> {
  for (let left = 40; ; left--) {
    try {
      return await check();
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(50);
    }
  }
}
/** That players soon offer this. */
const offers = (slug: string, what: Record<string, string>) =>
  soon(async () => assert.deepEqual(await offered(slug), what));
/** What players offer, and what stands in it. */
async function offered(slug: string): Promise<Record<string, string>> {
  const [video] = await call('get_video_details_by_slug', { p_slug: slug }, reader);
  const made: Record<string, string> = {};
  for (const { label, url } of video?.playback.captions ?? []) {
    const file = await web.app.inject({ url });
    assert.equal(file.statusCode, 200);
    assert.match(String(file.headers['content-type']), /^text\/vtt/);
    made[label] = file.body.split('\n').slice(3).join('\n').trim();
  }
  return made;
}
const tracks = async (who: TestMember, videoId: string) =>
  (await call('get_video_captions', { p_video_id: videoId }, who)).tracks;
const languagesOf = async (id: string) =>
  (await db.query<{ it: string[] }>('select subtitle_languages as it from videos where id = $1', [id]))[0]
    ?.it;
const queue = async (who: TestMember = admin) => (await call('get_captions_queue', {}, who)).items;

test('subtitles that are added are offered at once, replaced and deleted; those of the file come back', async () => {
  const { id, slug } = await buildVideo(platform, { uploaderId: ren.id });
  await platform.storage.put(
    `media/captions/${id}/1-en.vtt`,
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nOf the file.\n',
  );
  await db.query(`update videos set subtitle_languages = '{en}', playback = playback || $2 where id = $1`, [
    id,
    JSON.stringify({
      captions: [{ language: 'en', label: 'English', key: `media/captions/${id}/1-en.vtt` }],
    }),
  ]);
  assert.deepEqual(Object.keys(await tracks(ren, id)), ['0']);
  assert.deepEqual(await add(ren, id, 'de', srt('Guten Abend.')), {
    status: 200,
    isHeld: false,
    message: '',
  });
  await offers(slug, { English: 'Of the file.', German: 'Guten Abend.' });
  assert.deepEqual(await languagesOf(id), ['en', 'de']);
  await add(ren, id, 'de', srt('Gute Nacht.'));
  await offers(slug, { English: 'Of the file.', German: 'Gute Nacht.' });
  await add(ren, id, 'en', srt('Better words.'));
  await offers(slug, { German: 'Gute Nacht.', English: 'Better words.' });
  assert.deepEqual(
    (await tracks(ren, id)).map(({ label, is_added, state }) => [label, is_added, state]),
    [
      ['English', false, 'replaced'],
      ['German', true, 'shown'],
      ['English', true, 'shown'],
    ],
  );
  for (const track of await tracks(ren, id))
    if (track.id !== null) await call('delete_video_captions', { p_captions_id: track.id }, ren);
  await offers(slug, { English: 'Of the file.' });
  assert.deepEqual(await languagesOf(id), ['en']);
});

test('what a reviewed video gets waits for a person; what was offered before stays meanwhile', async () => {
  const { id, slug } = await buildVideo(platform, { uploaderId: mio.id });
  assert.deepEqual(await add(mio, id, 'fr', srt('Bonsoir.')), { status: 200, isHeld: true, message: '' });
  await offers(slug, {});
  assert.deepEqual(await languagesOf(id), []);
  const [waiting] = await queue();
  assert.deepEqual(
    [waiting?.label, waiting?.sender_username, waiting?.held_because, waiting?.found],
    ['French', 'mio', 'The video has passed its review, and these came after it.', []],
  );
  assert.deepEqual(await call('get_held_captions', { p_captions_id: waiting!.id }, admin), [
    { time: '00:00:00', text: 'Bonsoir.' },
  ]);
  assert.equal((await ask('approve_captions', { p_captions_id: waiting!.id }, mio)).status, 403);
  await call('approve_captions', { p_captions_id: waiting!.id }, admin);
  await offers(slug, { French: 'Bonsoir.' });
  assert.equal((await ask('approve_captions', { p_captions_id: waiting!.id }, admin)).status, 404);

  await add(mio, id, 'fr', srt('Bonjour.'));
  await offers(slug, { French: 'Bonsoir.' });
  const [next] = await queue();
  assert.equal(
    (await ask('refuse_captions', { p_captions_id: next!.id, p_reason: '  ' }, admin)).status,
    400,
  );
  await call('refuse_captions', { p_captions_id: next!.id, p_reason: 'It is morning.' }, admin);
  assert.deepEqual(
    (await tracks(mio, id)).map(({ state, reason }) => [state, reason]),
    [
      ['shown', null],
      ['refused', 'It is morning.'],
    ],
  );
  await offers(slug, { French: 'Bonsoir.' });
  const told = await db.query<{ details: { on: string; outcome: string } }>(
    `select details from notifications where member_id = $1 and kind = 'upload_reviewed' order by created_at, id`,
    [mio.id],
  );
  assert.deepEqual(
    told.map(({ details: { on, outcome } }) => [on, outcome]),
    [
      ['captions', 'approved'],
      ['captions', 'refused'],
    ],
  );
  const acts = await db.query<{ act: string }>(
    `select act from admin_acts where target_id = $1 order by id`,
    [id],
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['video.captions_approved', 'video.captions_refused'],
  );
});

test('a word to look at brings them to a person, whoever sends them, and through every disguise of a cue', async () => {
  const { id } = await buildVideo(platform, { uploaderId: ren.id });
  for (const disguise of [
    'To the casino.',
    'To the ca<b></b>sino.',
    'To the ca&lrm;sino.',
    'To the\ncasino.',
    'To the <c.x>casino</c>.',
  ]) {
    assert.deepEqual(await add(ren, id, 'it', srt('Good evening.', disguise)), {
      ...{ status: 200, isHeld: true, message: '' },
    });
    const held = (await queue()).find(({ sender_username }) => sender_username === 'ren');
    assert.equal(held?.held_because, 'They contain a word we need to look at first.');
    assert.equal(held?.found.length, 1, disguise);
  }
  assert.equal((await queue()).length, 1, 'only the last one sent waits');
  assert.equal((await add(admin, id, 'it', srt('To the casino.'))).isHeld, false, 'an admin has read it');
  assert.deepEqual(await queue(), []);
});

test('a draft takes its subtitles at once; its files are for its uploader alone', async () => {
  const { id } = await buildVideo(platform, { uploaderId: mio.id, publishStatus: 'draft' });
  assert.equal((await add(mio, id, 'ja', srt('こんばんは。'))).isHeld, false);
  const [track] = await tracks(mio, id);
  assert.match(track?.url ?? '', /^\/media\/signed\//);
  assert.equal((await web.app.inject({ url: track!.url! })).statusCode, 200);
  const open = track!.url!.replace(/^\/media\/signed\/[^/]+\//, '/media/');
  assert.equal((await web.app.inject({ url: open })).statusCode, 404);
});

test('others’ videos are not there, and a right that was taken is missed', async () => {
  const { id } = await buildVideo(platform, { uploaderId: mio.id });
  assert.equal((await add(ren, id, 'de', srt('a'))).status, 404);
  assert.equal((await add(reader, id, 'de', srt('a'))).status, 404);
  assert.equal((await ask('get_video_captions', { p_video_id: id }, ren)).status, 404);
  const own = await buildVideo(platform, { uploaderId: reader.id });
  assert.equal((await add(reader, own.id, 'de', srt('a'))).status, 403);
  assert.equal((await call('get_video_captions', { p_video_id: own.id }, reader)).may_change, false);
  assert.equal((await add(admin, own.id, 'de', srt('a'))).status, 200);
  const [track] = await tracks(reader, own.id);
  assert.equal((await ask('delete_video_captions', { p_captions_id: track!.id }, ren)).status, 404);
  assert.equal((await ask('delete_video_captions', { p_captions_id: track!.id }, reader)).status, 200);
  await db.query(`update videos set publish_status = 'held' where id = $1`, [id]);
  assert.equal((await add(mio, id, 'de', srt('a'))).status, 409);
  const [acts] = await db.query<{ n: number }>(
    `select count(*)::int as n from admin_acts where act = 'video.captions_added' and target_id = $1`,
    [own.id],
  );
  assert.equal(acts?.n, 1, 'what an admin does to another’s video is on record');
});

test('files that are none, too large, or in a language of nowhere are refused in words', async () => {
  const { id } = await buildVideo(platform, { uploaderId: ren.id });
  for (const [language, file, status, why] of [
    ['xx', srt('a'), 400, /Choose a language/],
    ['de', Buffer.from('MZ a program'), 400, /isn’t a subtitle file/],
    ['de', Buffer.alloc(0), 400, /empty/],
    ['de', Buffer.from([0x82, 0xb1, 0x82, 0xf1]), 400, /Shift-JIS/],
    ['de', Buffer.alloc(limits.captionFileBytes + 1, 'a'), 413, /at most 1 MB/],
    ['de', Buffer.alloc(limits.captionFileBytes * 5, 'a'), 413, /at most 1 MB/],
  ] as const) {
    const answer = await add(ren, id, language, file);
    assert.deepEqual([answer.status, answer.isHeld], [status, false], String(why));
    assert.match(answer.message, why);
  }
  const elsewhere = await buildVideo(platform, { uploaderId: ren.id });
  await db.query(
    `update videos set video_source = 'embed', video_url = 'https://player.example/1' where id = $1`,
    [elsewhere.id],
  );
  assert.equal((await add(ren, elsewhere.id, 'de', srt('a'))).status, 409);
});

test('they count in the uploader’s room, come along in their archive, and go with the video', async () => {
  const { id, slug } = await buildVideo(platform, { uploaderId: ren.id });
  const room = async () => (await call('get_upload_room', {}, ren)).bytes_left;
  const before = await room();
  await add(ren, id, 'de', srt('Guten Abend.'));
  assert.ok((await room()) < before);
  const { exportVideos } = await import('#server/domains/videos/index.ts');
  const [file] = await exportVideos(platform as never, ren.id);
  assert.match(JSON.stringify(file), /Guten Abend/);
  const [stored] = await db.query<{ key: string }>(
    'select storage_key as key from video_captions where video_id = $1',
    [id],
  );
  assert.equal((await web.app.inject({ url: `/${stored!.key}` })).statusCode, 200);
  await call('delete_own_video', { p_video_id: id }, ren);
  await soon(async () => assert.equal((await web.app.inject({ url: `/${stored!.key}` })).statusCode, 404));
  await db.query('update videos set purge_after = now() where id = $1', [id]);
  await purgeVideos(platform);
  assert.deepEqual(await db.query('select from video_captions where video_id = $1', [id]), [], slug);
});

test('what they say is laid down where their video is evidence', async () => {
  const { id } = await buildVideo(platform, { uploaderId: ren.id });
  await add(ren, id, 'de', srt('Guten Abend.'));
  await db.query(`update videos set publish_status = 'held' where id = $1`, [id]);
  await db.query('delete from video_captions where video_id = $1', [id]);
  const [preserved] = await db.query<{ content: { content: string }; owner_ids: string[] }>(
    `select content, owner_ids from preserved_things where kind = 'video' and thing_id = $1`,
    [id],
  );
  assert.match(preserved?.content.content ?? '', /Guten Abend/);
  assert.ok(preserved?.owner_ids.includes(ren.id));
});
