import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Output } from '#contract/calls.ts';
import { createExportAccountHandler } from '#server/domains/accounts/export/export-account.handler.ts';
import { makeArchive } from '#server/domains/accounts/export/export-account.ts';
import { exportParts } from '#server/main/export-parts.ts';
import { startWorker } from '#server/platform/jobs/pg-boss-worker.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { takeLetter } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
const download = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });
const request = (member: TestMember, more: object = {}) => ask('request_account_export', more, member);

test('a member gets all that is kept of them as files, through the worker', async () => {
  const member = await web.memberNamed('mio', { displayName: 'Mio' });
  const other = await web.memberNamed('ren');
  const video = await buildVideo(platform, { title: 'Somebody’s lantern', uploaderId: other.id });
  await ask('toggle_like_video', { p_video_id: video.id }, member);
  await ask('toggle_favorite_video', { p_video_id: video.id }, member);
  await ask('toggle_subscription', { p_uploader_id: other.id }, member);
  await ask('create_comment', { p_video_id: video.id, p_content: 'My own words.' }, member);
  await ask('create_comment', { p_video_id: video.id, p_content: 'Words of another.' }, other);
  const { id: playlist } = (
    await ask(
      'create_playlist',
      { p_name: 'Lanterns at night', p_description: null, p_is_public: false },
      member,
    )
  ).body;
  await ask('add_video_to_playlist', { p_playlist_id: playlist, p_video_id: video.id }, member);
  const { conversation_id: conversation } = (await ask('start_conversation', { p_user_id: other.id }, member))
    .body;
  const say = (who: TestMember, p_content: string) =>
    ask('send_message', { p_conversation_id: conversation, p_content }, who);
  await say(member, 'Hello over there.');
  await say(other, 'Words of another, in private.');
  const photo = await insertTestPhoto(platform, member.id);
  await platform.storage.put(`private/photos/${member.id}/${photo}.webp`, 'a lake at dusk');
  const worker = await startWorker({
    db,
    databaseUrl: web.databaseUrl,
    listener: web.listener,
    log: platform.log,
    handlers: [createExportAccountHandler(platform, exportParts) as never],
  });
  after(() => worker.stop());
  assert.equal((await ask('get_account_export', {}, member)).body, null);
  const asked = await request(member);
  assert.deepEqual([asked.status, asked.body.state, asked.body.download_url], [200, 'queued', null]);
  let ready: Output<'get_account_export'> = asked.body;
  for (let i = 0; i < 500 && ready?.state !== 'ready'; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ready = await call('get_account_export', {}, member);
  }
  assert.ok(ready?.state === 'ready');
  await takeLetter(platform, 'export-ready', member.email);

  const archive = await download(ready.download_url!, { cookie: member.cookie });
  assert.equal(archive.headers['content-type'], 'application/zip');
  assert.match(String(archive.headers['content-disposition']), /^attachment/);
  assert.equal(archive.headers['cache-control'], 'private, no-store');
  assert.equal(archive.rawPayload.length, ready.bytes);
  const files = Object.fromEntries(
    Object.entries(unzipSync(archive.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  const read = (name: string) => JSON.parse(files[name] ?? 'null');
  assert.equal(read('account.json').account.email, member.email);
  assert.equal(read('account.json').profile.username, 'mio');
  assert.equal(read('account.json').sessions[0].address, '203.0.113.x');
  assert.equal(read('videos/favorites.json')[0].slug, video.slug);
  assert.equal(read('videos/reactions.json')[0].reaction, 'like');
  assert.equal(read('videos/comments.json')[0].content, 'My own words.');
  assert.equal(read('subscriptions.json')[0].username, 'ren');
  assert.deepEqual(read('playlists/own.json')[0].videos, [{ slug: video.slug, title: 'Somebody’s lantern' }]);
  assert.deepEqual(read('reports.json'), []);
  assert.equal(read('messages/conversations.json')[0].with, 'ren');
  assert.equal(read('messages/written.json')[0].content, 'Hello over there.');
  assert.deepEqual(read('notifications.json'), []);
  assert.equal(read('photos/photos.json')[0].caption, 'lantern');
  assert.equal(files[`photos/${photo}.webp`], 'a lake at dusk');
  const everything = Object.values(files).join('\n');
  for (const secret of ['argon2', 'token_hash', other.email, 'Words of another'])
    assert.ok(!everything.includes(secret), secret);
});

test('an archive is its owner’s alone, and only for a week', async () => {
  const member = await web.memberNamed('owner');
  const other = await web.memberNamed('curious');
  const { id } = (await request(member)).body;
  await makeArchive(platform, exportParts, id);
  const url = `/account/export/${id}`;
  assert.equal((await download(url, { cookie: member.cookie })).statusCode, 200);
  for (const headers of [{}, { cookie: other.cookie }] as Record<string, string>[])
    assert.equal((await download(url, headers)).statusCode, 404);
  for (const wrong of ['/account/export/x', '/account/export/00000000-0000-7000-8000-000000000000'])
    assert.equal((await download(wrong, { cookie: member.cookie })).statusCode, 404);
  await db.query('update account_exports set expires_at = now() where id = $1', [id]);
  assert.equal((await download(url, { cookie: member.cookie })).statusCode, 404);
});

test('an archive is asked for once a day, with a fresh sign-in or the password', async () => {
  const member = await web.memberNamed('eager');
  await db.query(`update sessions set proven_at = now() - interval '6 minutes' where id = $1`, [
    member.sessionId,
  ]);
  assert.equal((await request(member)).body.hint, 'reauthentication_needed');
  const answers = await Promise.all([1, 2, 3].map(() => request(member, { p_password: member.password })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('an archive that is made twice is made once', async () => {
  const member = await web.memberNamed('repeated');
  const { id } = (await request(member)).body;
  await makeArchive(platform, exportParts, id);
  const first = await db.query<{ ready_at: Date }>('select ready_at from account_exports where id = $1', [
    id,
  ]);
  await makeArchive(platform, exportParts, id);
  const second = await db.query<{ ready_at: Date }>('select ready_at from account_exports where id = $1', [
    id,
  ]);
  assert.deepEqual(first, second);
});
