import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { insertTestAlbum, insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { freshPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db, storage } = web.platform;
const url = await web.url();

const clientOf = (member: TestMember): SupabaseClient =>
  createClient(url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${member.token}` } },
  });
const picture = (width = 900, height = 600): Promise<Buffer> =>
  freshPicture({ width, height, format: 'jpeg', copyright: 'where I live' });
const upload = async (member: TestMember, file: Buffer, metadata: Record<string, unknown> = {}) => {
  const { data, error } = await clientOf(member)
    .storage.from('photos')
    .upload(`${member.id}/me.jpg`, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), { metadata });
  return { id: (data as { id?: string } | null)?.id ?? '', error: error?.message ?? null };
};
const seen = async (ownerId: string, member: TestMember | null, more: object = {}) =>
  (await ask('get_user_photos', { p_user_id: ownerId, ...more }, member)).body;
const fetched = async (address: string, member: TestMember | null, headers: Record<string, string> = {}) =>
  web.app.inject({ url: address, headers: { ...member?.bearer, ...headers } });
const stranger = await web.memberNamed('stranger');

test('a photo is uploaded by the client library, redrawn in two sizes without what the file told', async () => {
  const mio = await web.memberNamed('mio');
  const { id, error } = await upload(mio, await picture(4000, 1000), { caption: '  Lake \n\n\n\n at dusk ' });
  assert.equal(error, null);
  const { body } = await ask('get_user_photos', { p_user_id: mio.id }, null);
  const { created_at, cursor, ...rest } = body[0]!;
  const address = `/storage/v1/object/photos/${mio.id}/${id}`;
  assert.ok(created_at && cursor);
  assert.deepEqual(rest, {
    id,
    user_id: mio.id,
    album_id: null,
    caption: 'Lake\n\nat dusk',
    photo_url: `${address}.webp`,
    small_url: `${address}-small.webp`,
    width: 2560,
    height: 640,
    is_held: false,
  });
  for (const [at, width, height] of [
    [rest.photo_url, 2560, 640],
    [rest.small_url, 480, 480],
  ] as const) {
    const answer = await fetched(at, null);
    assert.equal(answer.headers['content-type'], 'image/webp');
    assert.equal(answer.headers['cache-control'], 'private, no-cache');
    const facts = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([facts.width, facts.height, facts.exif], [width, height, undefined]);
    assert.ok(!answer.rawPayload.includes('where I live'));
    const again = await fetched(at, null, { 'if-none-match': String(answer.headers.etag) });
    assert.equal(again.statusCode, 304);
  }
  const blob = await clientOf(stranger).storage.from('photos').download(`${mio.id}/${id}.webp`);
  assert.equal(blob.error, null);
});

test('what is in a private album is in no list and sent to nobody but its owner', async () => {
  const ren = await web.memberNamed('ren');
  const { body: album } = await ask('create_album', { p_name: 'Attic', p_is_public: false }, ren);
  const { id } = await upload(ren, await picture(), { album_id: album.id });
  const own = await seen(ren.id, ren);
  assert.deepEqual(
    own.map((photo) => photo.id),
    [id],
  );
  const address = own[0]?.photo_url ?? '';
  const open = async (member: TestMember | null) => ({
    photos:
      (await seen(ren.id, member)).length + (await seen(ren.id, member, { p_album_id: album.id })).length,
    albums: (await ask('get_user_albums', { p_user_id: ren.id }, member)).body.length,
    file: (await fetched(address, member)).statusCode,
  });
  for (const member of [null, stranger])
    assert.deepEqual(await open(member), { photos: 0, albums: 0, file: 404 });
  assert.deepEqual(await open(ren), { photos: 2, albums: 1, file: 200 });
  const changed = await ask(
    'update_album',
    { p_album_id: album.id, p_name: 'Attic', p_description: ' Open now. ', p_is_public: true },
    ren,
  );
  assert.deepEqual([changed.body.photo_count, changed.body.description], [1, 'Open now.']);
  assert.deepEqual(await open(null), { photos: 2, albums: 1, file: 200 });
});

test('neither of two people of whom one blocks the other sees what the other keeps, and nobody what a leaving member keeps', async () => {
  const kai = await web.memberNamed('kai');
  const album = await insertTestAlbum(web.platform, kai.id);
  await insertTestPhoto(web.platform, kai.id, album);
  const { id } = await upload(kai, await picture());
  const address = `/storage/v1/object/photos/${kai.id}/${id}.webp`;
  const open = async (member: TestMember | null) => [
    (await seen(kai.id, member)).length,
    (await ask('get_user_albums', { p_user_id: kai.id }, member)).body.length,
    (await fetched(address, member)).statusCode,
  ];
  const other = await web.memberNamed('other');
  for (const [blocker, blocked] of [
    [kai, stranger],
    [other, kai],
  ] as const) {
    const done = await ask('block-user', { blocked_id: blocked.id }, blocker);
    assert.equal(done.status, 200);
  }
  assert.deepEqual(await open(stranger), [0, 0, 404]);
  assert.deepEqual(await open(other), [0, 0, 404]);
  assert.deepEqual(await open(null), [2, 1, 200]);
  await db.query('update profiles set leaving_at = now() where id = $1', [kai.id]);
  assert.deepEqual(await open(null), [0, 0, 404]);
  assert.deepEqual(await open(kai), [2, 1, 200]);
});

test('what is no picture, is too large, lies elsewhere or says what is not allowed is refused, and nothing is kept', async () => {
  const nao = await web.memberNamed('nao');
  const files = async () => {
    const keys: string[] = [];
    for await (const key of storage.list(`private/photos/${nao.id}/`)) keys.push(key);
    return keys;
  };
  const refusal = async (file: Buffer, metadata: Record<string, unknown> = {}) =>
    (await upload(nao, file, metadata)).error;
  assert.equal(await refusal(Buffer.from('MZ this is a program')), 'Invalid file type.');
  assert.equal(await refusal((await picture()).subarray(0, 300)), 'Invalid file type.');
  assert.equal(
    await refusal(Buffer.concat([await picture(), Buffer.alloc(limits.pictureBytes)])),
    'File is too large (Max 5MB).',
  );
  assert.equal(
    await refusal(await picture(), { caption: 'about lolicon' }),
    'The caption holds a word that is not allowed here.',
  );
  const theirs = await insertTestAlbum(web.platform, stranger.id);
  for (const album_id of [theirs, 'nonsense'])
    assert.equal(await refusal(await picture(), { album_id }), 'Album not found.');
  const { error } = await clientOf(nao)
    .storage.from('photos')
    .upload(`${stranger.id}/a.jpg`, await picture());
  assert.equal(error?.message, 'A photo lies under its owner’s id, as {userId}/{name}.');
  assert.deepEqual([await files(), await seen(nao.id, nao)], [[], []]);
  const mayu = await web.memberNamed('mayu', { role: 'unverified_member' });
  assert.equal((await upload(mayu, await picture())).error, 'Please confirm your email address first.');
  const foreign = await web.app.inject({
    method: 'POST',
    url: `/storage/v1/object/photos/${nao.id}/a.jpg`,
    headers: { cookie: nao.cookie, origin: 'https://elsewhere.example', 'content-type': 'image/jpeg' },
    payload: await picture(),
  });
  assert.equal(foreign.statusCode, 403);
});

test('a member keeps so many photos and no more, however many come at once', async () => {
  const full = await web.memberNamed('full');
  const id = await insertTestPhoto(web.platform, full.id);
  await db.query('update photos set bytes = $2 where id = $1', [id, limits.photoBytesPerMember]);
  assert.match((await upload(full, await picture())).error ?? '', /no room left for photos/);
  await db.query('update photos set bytes = 1 where id = $1', [id]);
  await db.query(
    `insert into photos (id, owner_id, photo_key, small_key, width, height, bytes, source_sha256)
     select gen_random_uuid(), $1, 'private/x', 'private/y', 1, 1, 1, sha256('x') from generate_series(1, $2)`,
    [full.id, limits.photosPerMember - 2],
  );
  const files = await Promise.all([picture(), picture(), picture()]);
  const answers = await Promise.all(files.map((file) => upload(full, file)));
  assert.equal(answers.filter(({ error }) => error === null).length, 1);
  assert.equal(answers.filter(({ error }) => error === 'You can keep at most 300 photos.').length, 2);
});

test('caption and album are changed by the owner alone, and the count of an album follows', async () => {
  const emi = await web.memberNamed('emi');
  const [first, second] = [
    await insertTestAlbum(web.platform, emi.id),
    await insertTestAlbum(web.platform, emi.id),
  ];
  const id = await insertTestPhoto(web.platform, emi.id, first);
  const counts = async () =>
    new Map(
      (await ask('get_user_albums', { p_user_id: emi.id }, null)).body.map(
        (album: { id: string; photo_count: number }) => [album.id, album.photo_count],
      ),
    );
  assert.deepEqual(
    await counts(),
    new Map([
      [second, 0],
      [first, 1],
    ]),
  );
  const moved = await ask('update_photo', { p_photo_id: id, p_album_id: second }, emi);
  assert.deepEqual([moved.body.album_id, moved.body.caption], [second, 'lantern']);
  assert.deepEqual(
    await counts(),
    new Map([
      [second, 1],
      [first, 0],
    ]),
  );
  const bare = await ask('update_photo', { p_photo_id: id, p_caption: null }, emi);
  assert.deepEqual([bare.body.album_id, bare.body.caption], [second, null]);
  const theirs = await insertTestAlbum(web.platform, stranger.id);
  assert.equal((await ask('update_photo', { p_photo_id: id, p_album_id: theirs }, emi)).status, 404);
  assert.equal((await ask('update_photo', { p_photo_id: id, p_caption: 'x' }, stranger)).status, 404);
  assert.equal(
    (await ask('update_album', { p_album_id: first, p_name: 'x', p_is_public: true }, stranger)).status,
    404,
  );
  assert.equal((await ask('create_album', { p_name: ' \n ' }, emi)).body.message, 'Album name is required.');
  await ask('delete_photo', { p_photo_id: id }, emi);
  assert.deepEqual(
    await counts(),
    new Map([
      [second, 0],
      [first, 0],
    ]),
  );
});

test('moves between albums at the same moment all come through, and the counts are exact', async () => {
  const sora = await web.memberNamed('sora');
  const albums = [
    await insertTestAlbum(web.platform, sora.id),
    await insertTestAlbum(web.platform, sora.id),
  ] as const;
  const photos: string[] = [];
  for (let i = 0; i < 6; i++)
    photos.push(await insertTestPhoto(web.platform, sora.id, albums[i % 2] ?? null));
  for (let round = 1; round <= 4; round++) {
    const answers = await Promise.all(
      photos.map((p_photo_id, i) =>
        ask('update_photo', { p_photo_id, p_album_id: albums[(i + round) % 2] }, sora),
      ),
    );
    for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body));
  }
  const { body } = await ask('get_user_albums', { p_user_id: sora.id }, null);
  assert.deepEqual(
    body.map((album: { photo_count: number }) => album.photo_count),
    [3, 3],
  );
});

test('deleting a photo or an album has the files removed, and nobody deletes for others but admins', async () => {
  const aoi = await web.memberNamed('aoi');
  const chief = await web.memberNamed('chief', { role: 'admin' });
  const album = await insertTestAlbum(web.platform, aoi.id);
  const removals = async (id: string) =>
    (
      await db.query(`select 1 from jobs.job where name = 'drop-picture' and data ->> 'key' like $1`, [
        `%${id}%`,
      ])
    ).length;
  const [one, two, three] = [
    await insertTestPhoto(web.platform, aoi.id, album),
    await insertTestPhoto(web.platform, aoi.id, album),
    await insertTestPhoto(web.platform, aoi.id),
  ];
  assert.equal((await ask('delete_photo', { p_photo_id: one }, stranger)).status, 404);
  assert.equal((await ask('delete_album', { p_album_id: album }, stranger)).status, 404);
  assert.equal((await ask('delete_photo', { p_photo_id: one }, aoi)).status, 200);
  assert.equal(await removals(one), 2);
  assert.deepEqual((await ask('delete_album', { p_album_id: album }, aoi)).body, {
    deleted: true,
    photos: 1,
  });
  assert.equal(await removals(two), 2);
  assert.equal((await ask('delete_photo', { p_photo_id: three }, chief)).status, 200);
  assert.equal(await removals(three), 0, 'its owner may object to what an admin did');
  assert.deepEqual(await seen(aoi.id, aoi), []);
});

test('a photo that a report about a minor holds is sent to nobody; upheld, the same file is not taken in again', async () => {
  const yui = await web.memberNamed('yui');
  const file = await picture();
  const { id } = await upload(yui, file);
  const address = `/storage/v1/object/photos/${yui.id}/${id}.webp`;
  const report = await ask(
    'submit-report',
    { target_kind: 'photo', target_id: id, reason_category: 'POTENTIALLY_FEATURES_MINOR' },
    stranger,
  );
  assert.equal(report.status, 200, report.text);
  for (const member of [null, stranger, yui]) assert.equal((await fetched(address, member)).statusCode, 404);
  const judge = await web.memberNamed('judge', { role: 'admin' });
  assert.equal((await fetched(address, judge)).statusCode, 404, 'nor to an admin');
  await db.query('update account_rights set child_safety = true where account_id = $1', [judge.id]);
  assert.equal((await fetched(address, judge)).statusCode, 200, 'but to one who decides about minors');
  assert.deepEqual(await seen(yui.id, stranger), []);
  const [own] = await seen(yui.id, yui);
  assert.deepEqual([own?.photo_url, own?.small_url], [null, null]);
  for (const name of ['delete_photo', 'update_photo'] as const)
    assert.equal((await ask(name, { p_photo_id: id }, yui)).status, 409);
  const { decideReports } = await import('#server/domains/moderation/index.ts');
  const { reportTargets } = await import('#server/main/report-targets.ts');
  await db.transaction((transaction) =>
    decideReports(transaction, web.platform, reportTargets, {
      kind: 'photo',
      targetId: id,
      outcome: 'upheld',
      note: null,
    }),
  );
  assert.deepEqual(await seen(yui.id, yui), []);
  assert.equal((await upload(stranger, file)).error, 'This picture was removed and must stay down.');
});
