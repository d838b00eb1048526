import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
let client: SupabaseClient;

before(async () => {
  await buildVideo(web.platform, { title: 'First lantern', viewCount: 5 });
  await buildVideo(web.platform, { title: 'Second lantern', viewCount: 3, category: 'Rain' });
  await buildVideo(web.platform, { title: 'Unseen lantern', publishStatus: 'pending' });
  await web.platform.db.query(
    `update videos set trending_score = view_count where publish_status = 'published'`,
  );
  client = createClient(await web.url(), 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
});

test('the public client library gets rows from get_trending_videos', async () => {
  const { data, error } = await client.rpc('get_trending_videos');
  assert.equal(error, null);
  assert.deepEqual((data as { title: string; rank: number }[]).map(({ title }) => title).sort(), [
    'First lantern',
    'Second lantern',
  ]);
});

test('the public client library gets one row bare with single()', async () => {
  const { data, error } = await client
    .rpc('get_video_details_by_slug', { p_slug: 'first-lantern' })
    .single<{ title: string }>();
  assert.equal(error, null);
  assert.equal(data?.title, 'First lantern');
});

test('the public client library gets a proper error object where there is no such row', async () => {
  const { data, error, status } = await client.rpc('get_video_details_by_slug', { p_slug: 'none' }).single();
  assert.equal(data, null);
  assert.equal(status, 406);
  assert.equal(error?.code, 'PGRST116');
  assert.equal(error?.details, 'The result contains 0 rows');
});

test('the public client library gets a proper error object for an unknown procedure', async () => {
  const { error, status } = await client.rpc('no_such_procedure');
  assert.deepEqual([status, error?.code], [404, 'PGRST202']);
});

test('the public client library reads a procedure by GET', async () => {
  const { data, error } = await client.rpc('get_videos_by_tag', { p_tag_name: 'none' }, { get: true });
  assert.equal(error, null);
  assert.deepEqual(data, []);
});

test('the public client library invokes a function without a body', async () => {
  const { data, error } = await client.functions.invoke('list-categories-direct');
  assert.equal(error, null);
  assert.deepEqual((data as { name: string }[]).map(({ name }) => name).sort(), ['Night trains', 'Rain']);
});

test('the public client library is told of a refused function', async () => {
  const { error } = await client.functions.invoke('get-country', { body: { nonsense: 1 } });
  assert.ok(error);
  assert.equal((error.context as Response).status, 400);
});

test('the public client library reads categories as a table', async () => {
  const { data, error } = await client.from('categories').select('id, name, slug').limit(50).order('name');
  assert.equal(error, null);
  assert.deepEqual(Object.keys(data?.[0] ?? {}), ['id', 'name', 'slug']);
});

test('the public client library reads a range of published videos and never the others', async () => {
  const { data, error } = await client
    .from('videos')
    .select('*')
    .range(0, 9)
    .order('created_at', { ascending: false });
  assert.equal(error, null);
  assert.deepEqual(data?.map(({ title }) => title).sort(), ['First lantern', 'Second lantern']);
  const category = data?.find(({ title }) => title === 'Second lantern')?.category_id;
  const filtered = await client.from('videos').select('title').eq('category_id', category).range(0, 23);
  assert.deepEqual(filtered.data, [{ title: 'Second lantern' }]);
});

test('the public client library reads one row of a table with single()', async () => {
  const found = await client.from('videos').select('title').eq('slug', 'first-lantern').single();
  assert.deepEqual(found.data, { title: 'First lantern' });
  const none = await client.from('videos').select('title').eq('slug', 'none').single();
  assert.equal(none.error?.code, 'PGRST116');
});

test('the public client library is refused the table users', async () => {
  const { error, status } = await client.from('users').select('raw_user_meta_data');
  assert.equal(status, 403);
  assert.ok(error?.message);
});

test('the public client library is told how many rows there are, where it asks', async () => {
  const whole = await client.from('videos').select('*', { count: 'exact' });
  assert.deepEqual([whole.error, whole.status, whole.count, whole.data?.length], [null, 200, 2, 2]);
  const part = await client.from('videos').select('title', { count: 'exact' }).range(0, 0);
  assert.deepEqual([part.error, part.status, part.count, part.data?.length], [null, 206, 2, 1]);
  const counted = await client.from('videos').select('*', { count: 'exact', head: true });
  assert.deepEqual([counted.error, counted.count], [null, 2]);
  const none = await client.from('videos').select('*', { count: 'exact' }).eq('slug', 'none');
  assert.deepEqual([none.error, none.count, none.data], [null, 0, []]);
  const uncounted = await client.from('videos').select('*');
  assert.equal(uncounted.count, null);
});
