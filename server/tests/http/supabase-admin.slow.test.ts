import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({ env: { DEV: '1' } });
const { db } = web.platform;
let client: SupabaseClient;
let waiting: { id: string; title: string }[];

before(async () => {
  waiting = [
    await buildVideo(web.platform, { title: 'First lantern', publishStatus: 'pending' }),
    await buildVideo(web.platform, { title: 'Second lantern', publishStatus: 'pending' }),
  ];
  const keeper = await web.memberNamed('keeper', { role: 'admin' });
  client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: keeper.email, password: testPassword });
  assert.equal(error, null);
});
const states = async () =>
  (
    await db.query<{ publish_status: string; year: number | null }>(
      `select publish_status, extract(year from published_at)::int as year from videos where id = any($1) order by title`,
      [waiting.map(({ id }) => id)],
    )
  ).map(({ publish_status, year }) => [publish_status, year]);
const thisYear = new Date().getUTCFullYear();

test('the public client library publishes many videos by their table, at the server’s time', async () => {
  const { error, status } = await client
    .from('videos')
    .update({ status: 'published', published_at: '1999-12-31T00:00:00Z' })
    .in(
      'id',
      waiting.map(({ id }) => id),
    );
  assert.deepEqual([error, status], [null, 204]);
  assert.deepEqual(await states(), [
    ['published', thisYear],
    ['published', thisYear],
  ]);
  const acts = await db.query(`select 1 from admin_acts where act = 'video.published'`);
  assert.equal(acts.length, 2, 'each is on record');
});

test('the public client library takes one back and reads what it wrote', async () => {
  const { data, error } = await client
    .from('videos')
    .update({ status: 'pending', published_at: null })
    .eq('id', waiting[0]?.id)
    .select('id, status, published_at')
    .single();
  assert.equal(error, null);
  assert.deepEqual(data, { id: waiting[0]?.id, status: 'pending', published_at: null });
  const listed = await client.from('videos').select('id');
  assert.deepEqual(listed.data, [{ id: waiting[1]?.id }], 'reading the table shows what is published');
});

test('the public client library can write nothing else of a video', async () => {
  for (const change of [{ title: 'Mine' }, { status: 'held' }, { uploader_id: waiting[0]?.id }]) {
    const { status } = await client.from('videos').update(change).eq('id', waiting[1]?.id);
    assert.equal(status, 400, JSON.stringify(change));
  }
  assert.equal((await client.from('videos').insert({ status: 'published' })).status, 405);
  assert.equal((await client.from('videos').delete().eq('id', waiting[1]?.id)).status, 405);
  const nobody = await client
    .from('videos')
    .update({ status: 'published' })
    .eq('id', '00000000-0000-7000-8000-0000000000ff')
    .select('id');
  assert.deepEqual([nobody.error, nobody.data], [null, []]);
});

test('the public client library lists all videos of an admin with all that they have', async () => {
  const { data } = await client.rpc('get_all_videos_with_details');
  assert.deepEqual(
    (data as { title: string; status: string; publish_status: string; tags: string[] }[])
      .map(({ title, status, publish_status, tags }) => [title, status, publish_status, tags])
      .sort(),
    [
      ['First lantern', 'pending', 'pending', []],
      ['Second lantern', 'published', 'published', []],
    ],
  );
});

test('the public client library edits, resyncs and deletes a video', async () => {
  const id = waiting[0]?.id;
  const edited = await client.functions.invoke('upsert-video-metadata', {
    body: { id, title: 'A third lantern', description: '', tags: ['glow'], video_source: 'upload' },
  });
  assert.equal(edited.error, null);
  const resynced = await client.rpc('resync_video', { p_video_id: id });
  assert.equal(resynced.data.success, false);
  const backfilled = await client.functions.invoke('backfill-video-details');
  assert.ok(backfilled.data.message);
  const deleted = await client.rpc('delete_video', { p_video_id: id });
  assert.deepEqual(deleted.data, [{ success: true, message: '"A third lantern" was deleted.' }]);
});

test('the public client library keeps categories with their pictures', async () => {
  const file = new Blob([new Uint8Array(await plainPicture({ width: 9, height: 9 }))], { type: 'image/png' });
  const bucket = client.storage.from('category_thumbnails');
  const stored = await bucket.upload('public/piers.png', file, { cacheControl: '3600', upsert: false });
  assert.equal(stored.error, null);
  const { publicUrl } = bucket.getPublicUrl('public/piers.png').data;
  assert.equal((await fetch(publicUrl)).status, 200);
  const made = await client.rpc('create_category', {
    p_name: 'Piers',
    p_slug: 'piers',
    p_description: null,
    p_image_url: publicUrl,
  });
  assert.equal(made.error, null);
  const direct = await client.functions.invoke('create-category-direct', {
    body: { name: 'Quays', slug: 'quays', description: null, image_url: null },
  });
  assert.equal(direct.data.name, 'Quays');
  const changed = await client.functions.invoke('update-category-direct', {
    body: {
      id: direct.data.id,
      name: 'Old quays',
      slug: 'old-quays',
      description: 'Stone.',
      image_url: null,
    },
  });
  assert.equal(changed.data.name, 'Old quays');
  const gone = await client.functions.invoke('delete-category-direct', { body: { id: direct.data.id } });
  assert.equal(gone.error, null);
  assert.deepEqual(
    (await bucket.remove(['public/piers.png'])).data?.map(({ name }) => name),
    ['public/piers.png'],
  );
});

test('the public client library tries out the test bucket, which overwrites nothing', async () => {
  const bucket = client.storage.from('test');
  const file = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
  const options = { cacheControl: '3600', upsert: false };
  assert.equal((await bucket.upload('test-uploads/0.5.html', file, options)).error, null);
  assert.ok((await bucket.upload('test-uploads/0.5.html', file, options)).error);
  const answer = await fetch(bucket.getPublicUrl('test-uploads/0.5.html').data.publicUrl);
  assert.deepEqual(
    [answer.status, answer.headers.get('content-disposition'), answer.headers.get('content-type')],
    [200, 'attachment', 'application/octet-stream'],
  );
  const production = await testWeb();
  const closed = await production.app.inject({
    method: 'POST',
    url: '/storage/v1/object/test/test-uploads/a.txt',
    headers: (await production.memberNamed('other', { role: 'admin' })).bearer,
    payload: 'x',
  });
  assert.equal(closed.statusCode, 404, 'outside of development there is no such bucket');
});
