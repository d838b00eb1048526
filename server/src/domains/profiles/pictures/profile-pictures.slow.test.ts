import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import type { TestMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { otherForms } from '../../../kit/picture-names.ts';
import { createDeletePictureHandler } from './delete-picture.handler.ts';
import { deletePictureJob } from './delete-picture.job.ts';

const web = await testWeb();
const { db, storage } = web.platform;
const url = await web.url();

/** The platform's public client library, unmodified, acting for a member. */
const clientOf = (member: TestMember): SupabaseClient =>
  createClient(url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${member.token}` } },
  });
const png = (width = 600, height = 400): Promise<Buffer> =>
  plainPicture({ width, height, copyright: 'where I live' });
const row = async (id: string): Promise<Record<string, unknown>> =>
  (await db.query<Record<string, unknown>>('select * from profiles where id = $1', [id]))[0] ?? {};
const dayPasses = (id: string): Promise<unknown> =>
  db.query(`update profiles set avatar_changed_at = now() - interval '25 hours' where id = $1`, [id]);
const waitingDeletions = (): Promise<{ data: { key: string } }[]> =>
  db.query('select data from jobs.job where name = $1 order by created_on', [deletePictureJob.name]);

test('an avatar is uploaded by the client library, redrawn without what the file told, and read by anybody', async () => {
  const mio = await web.memberNamed('mio');
  const client = clientOf(mio);
  const path = `${mio.id}/${mio.id}-1.png`;
  const { data, error } = await client.storage
    .from('avatars')
    .upload(path, new Blob([new Uint8Array(await png())], { type: 'image/png' }), {
      cacheControl: '3600',
      upsert: true,
    });
  assert.equal(error, null);
  assert.equal(data?.path, path);
  const key = String((await row(mio.id)).avatar_key);
  const stored = await storage.get(key);
  assert.ok(stored);
  const facts = await sharp(stored).metadata();
  assert.deepEqual([facts.format, facts.exif], ['webp', undefined]);
  assert.ok(!stored.includes('where I live'));
  const { publicUrl } = client.storage.from('avatars').getPublicUrl(path).data;
  const answer = await fetch(publicUrl);
  assert.equal(answer.headers.get('cache-control'), 'public, max-age=3600');
  assert.equal(answer.headers.get('content-type'), 'image/webp');
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), stored);
  const profile = await client.functions.invoke('getPublicProfile', { body: { username: 'MIO' } });
  // Whole addresses: what reads them is of another origin.
  assert.equal(profile.data.avatar_url, `${url}/${key}`);
  assert.equal((await fetch(profile.data.avatar_url)).status, 200);
  const table = await client.from('profiles').select('avatar_url').eq('id', mio.id).single();
  assert.deepEqual(table.data, { avatar_url: `${url}/${key}` });
  const { data: who } = await client.auth.getUser(mio.token);
  assert.equal(who.user?.user_metadata.avatar_url, `${url}/${key}`);
});

test('the default avatar is at the path that client libraries name', async () => {
  const named = 'default_avatar/default_avatar.webp';
  const { publicUrl } = clientOf(await web.memberNamed('plain'))
    .storage.from('avatars')
    .getPublicUrl(named).data;
  const answer = await fetch(publicUrl, { redirect: 'manual' });
  assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/${named}`]);
  const file = fileURLToPath(new URL(`../../../../../web/public/${named}`, import.meta.url));
  assert.equal((await sharp(file).metadata()).format, 'webp');
});

test('an avatar cannot be changed again within a day; a cover can, and the file before is removed', async () => {
  const ren = await web.memberNamed('ren');
  const client = clientOf(ren);
  const put = async (bucket: string, name: string) =>
    client.storage
      .from(bucket)
      .upload(`${ren.id}/${name}`, await png(), { contentType: 'image/png', upsert: true });
  assert.equal((await put('avatars', 'a.png')).error, null);
  const first = (await row(ren.id)).avatar_key;
  await db.query(`update profiles set avatar_changed_at = now() - interval '90 minutes' where id = $1`, [
    ren.id,
  ]);
  const refused = await put('avatars', 'b.png');
  assert.equal(
    refused.error?.message,
    'You can only change your avatar twice every 24 hours. Try again in 23h.',
  );
  assert.equal((await row(ren.id)).avatar_key, first);
  await dayPasses(ren.id);
  assert.equal((await put('avatars', 'b.png')).error, null);
  assert.deepEqual((await waitingDeletions()).at(-1)?.data, { key: first });
  const old = client.storage.from('avatars').getPublicUrl(`${ren.id}/a.png`).data.publicUrl;
  assert.equal((await fetch(old)).status, 404);
  assert.equal((await put('covers', 'c.png')).error, null);
  const cover = (await row(ren.id)).cover_key;
  assert.equal((await put('covers', 'd.png')).error, null);
  assert.deepEqual((await waitingDeletions()).at(-1)?.data, { key: cover });
});

test('a CDN is asked to let go of a picture that is deleted, and asked again where it did not answer', async () => {
  const asked: string[] = [];
  const config = { ...web.platform.config, publicUrl: 'https://site.test' };
  const { run } = createDeletePictureHandler(
    { ...web.platform, config },
    {
      ask: async (urls) => {
        asked.push(...urls);
        if (asked.length === 1) throw new Error('the CDN is away');
      },
    },
  );
  const signal = new AbortController().signal;
  const once = (key: string) => run({ id: '', payload: { key }, attempt: 0, lastAttempt: true, signal });
  const key = `media/avatars/${newId()}/a.webp`;
  await storage.put(key, 'a face', 'image/webp');
  await assert.rejects(once(key), /away/, 'the job is tried again');
  await once(key);
  await once(`private/photos/${newId()}/a.webp`);
  assert.deepEqual(asked, [`https://site.test/${key}`, `https://site.test/${key}`]);
});

test('ten avatars at once leave one, and no file of the others', async () => {
  const kai = await web.memberNamed('kai');
  const client = clientOf(kai);
  const picture = await png(40, 40);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      client.storage.from('avatars').upload(`${kai.id}/${i}.png`, picture, { upsert: true }),
    ),
  );
  assert.equal(answers.filter(({ error }) => error === null).length, 1);
  const keys: string[] = [];
  for await (const key of storage.list(`media/avatars/${kai.id}/`)) keys.push(key);
  const own = String((await row(kai.id)).avatar_key);
  assert.deepEqual(keys.sort(), [own, ...otherForms(own).map(({ key }) => key)].sort());
});

test('an avatar is there smaller and as AVIF, under names that say so, for as long as it is shown', async () => {
  const yuzu = await web.memberNamed('yuzu');
  const client = clientOf(yuzu);
  const send = async (name: string) =>
    client.storage.from('avatars').upload(`${yuzu.id}/${name}`, await png(700, 700), { upsert: true });
  assert.equal((await send('a.png')).error, null);
  const key = String((await row(yuzu.id)).avatar_key);
  assert.match(key, /\/[\da-f]{24}-[\da-f]{9}-512\.webp$/);
  const others = otherForms(key);
  assert.deepEqual(
    others.map(({ width, form }) => `${width} ${form}`),
    ['128 webp', '320 webp', '128 avif', '320 avif'],
  );
  for (const { key: other, width, form } of others) {
    const answer = await fetch(`${url}/${other}`);
    assert.equal(answer.headers.get('content-type'), `image/${form}`);
    assert.equal((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width, width);
  }
  await dayPasses(yuzu.id);
  assert.equal((await send('b.png')).error, null);
  const signal = new AbortController().signal;
  const { run } = createDeletePictureHandler(web.platform);
  await run({ id: '', payload: { key }, attempt: 0, lastAttempt: true, signal });
  for (const { key: other } of [{ key }, ...others]) assert.equal(await storage.stat(other), null, other);
});

test('what is no picture, is too large or lies elsewhere is refused with a clear message', async () => {
  const nao = await web.memberNamed('nao');
  const other = await web.memberNamed('other');
  const client = clientOf(nao);
  const put = async (path: string, body: Buffer, bucket = 'avatars') =>
    (await client.storage.from(bucket).upload(path, body, { contentType: 'image/png', upsert: true })).error
      ?.message;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  assert.equal(await put(`${nao.id}/a.png`, svg), 'Invalid file type.');
  assert.equal(await put(`${nao.id}/a.png`, Buffer.from('MZ this is a program')), 'Invalid file type.');
  assert.equal(await put(`${nao.id}/a.png`, (await png()).subarray(0, 200)), 'Invalid file type.');
  assert.equal(
    await put(`${nao.id}/a.png`, Buffer.concat([await png(), Buffer.alloc(5_242_881)])),
    'File is too large (Max 5MB).',
  );
  assert.equal(await put(`${nao.id}/a.png`, Buffer.alloc(11_000_000)), 'File is too large (Max 5MB).');
  const elsewhere = 'A picture lies under its owner’s id, as {userId}/{name}.';
  assert.equal(await put(`${other.id}/a.png`, await png()), elsewhere);
  assert.equal(await put(`${nao.id}/deep/a.png`, await png()), elsewhere);
  assert.equal(await put(`${nao.id}/a.png`, await png(), 'secrets'), 'Bucket not found');
  assert.equal((await row(nao.id)).avatar_key, null);
  assert.equal((await row(other.id)).avatar_key, null);
});

test('a visitor and a member with an unconfirmed address upload nothing, nor does a page of another site', async () => {
  const mayu = await web.memberNamed('mayu', { role: 'unverified_member' });
  const yui = await web.memberNamed('yui');
  const post = async (id: string, headers: Record<string, string>) => {
    const form = new FormData();
    form.append('', new Blob([new Uint8Array(await png(30, 30))]));
    const body = new Response(form);
    return web.app.inject({
      method: 'POST',
      url: `/storage/v1/object/avatars/${id}/a.png`,
      headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };
  assert.equal((await post(yui.id, {})).statusCode, 401);
  const refused = await post(mayu.id, mayu.bearer);
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [403, 'Please confirm your email address first.'],
  );
  const foreign = { cookie: yui.cookie, origin: 'https://elsewhere.example' };
  assert.equal((await post(yui.id, foreign)).statusCode, 403);
  assert.equal((await post(yui.id, { cookie: yui.cookie })).statusCode, 200);
});

test('a member takes a picture away by the client library', async () => {
  const emi = await web.memberNamed('emi');
  const client = clientOf(emi);
  const path = `${emi.id}/a.png`;
  await client.storage.from('covers').upload(path, await png(), { contentType: 'image/png' });
  const stranger = clientOf(await web.memberNamed('stranger'));
  assert.ok((await stranger.storage.from('covers').remove([path])).error);
  assert.notEqual((await row(emi.id)).cover_key, null);
  assert.equal((await client.storage.from('covers').remove([path])).error, null);
  assert.equal((await row(emi.id)).cover_key, null);
});

test('the client library reads and upserts its own row of profiles, by the rules of settings', async () => {
  const aoi = await web.memberNamed('aoi');
  const client = clientOf(aoi);
  const path = `${aoi.id}/${aoi.id}-1.png`;
  await client.storage.from('avatars').upload(path, await png(), { contentType: 'image/png' });
  const address = client.storage.from('avatars').getPublicUrl(path).data.publicUrl;
  const { data, error } = await client
    .from('profiles')
    .upsert({
      id: aoi.id,
      avatar_url: address,
      last_avatar_update: '2001-01-01T00:00:00Z',
      username: 'aoi',
      display_name: 'Aoi of the lake',
    })
    .select()
    .single<Record<string, unknown>>();
  assert.equal(error, null);
  assert.equal(data?.display_name, 'Aoi of the lake');
  assert.equal(data?.avatar_url, `${url}/${String((await row(aoi.id)).avatar_key)}`);
  assert.ok(Date.now() - new Date(String(data?.last_avatar_update)).getTime() < 60_000);
  assert.equal((await client.from('profiles').update({ display_name: 'Aoi' }).eq('id', aoi.id)).error, null);
  assert.equal((await row(aoi.id)).display_name, 'Aoi');
  assert.equal((await client.from('profiles').upsert({ id: aoi.id, email: 'x@example.test' })).status, 400);
  assert.equal((await client.from('profiles').upsert({ id: aoi.id, role: 'admin' })).status, 400);
  const strange = await client.from('profiles').upsert({ id: aoi.id, avatar_url: 'https://evil.example/a' });
  assert.equal(strange.error?.message, 'Upload the picture to the bucket avatars first.');
  const other = await web.memberNamed('someone');
  assert.equal((await client.from('profiles').upsert({ id: other.id, username: 'taken1' })).status, 403);
  assert.equal((await client.from('profiles').update({ username: 'taken1' }).eq('id', other.id)).status, 403);
  assert.equal((await client.from('profiles').upsert({ id: aoi.id, username: 'someone' })).status, 409);
  assert.equal((await client.from('profiles').upsert({ id: aoi.id, avatar_url: null })).error, null);
  assert.equal((await row(aoi.id)).avatar_key, null);
});

test('others find a member by name and see neither mail nor the time of the avatar; nobody lists members', async () => {
  const sora = await web.memberNamed('sora');
  await db.query('update profiles set avatar_changed_at = now() where id = $1', [sora.id]);
  const stranger = clientOf(await web.memberNamed('passerby'));
  const found = await stranger.from('profiles').select('*').eq('username', 'sora').single();
  assert.equal(found.data?.id, sora.id);
  assert.equal(found.data?.last_avatar_update, null);
  assert.ok(!JSON.stringify(found.data).includes('@'));
  const all = await stranger.from('profiles').select('username');
  assert.deepEqual(all.data, [{ username: 'passerby' }]);
});
