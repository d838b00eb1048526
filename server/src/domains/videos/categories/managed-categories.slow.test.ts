import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { lastResort } from '../index.ts';

const web = await testWeb();
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
/** What is asked then is answered by what is now. */
const ask: typeof web.ask = async (name, input, who) => {
  await web.caughtUp();
  return web.ask(name, input, who);
};
const mio = await web.memberNamed('mio');
const bucket = '/storage/v1/object/category_thumbnails';

const picture = (background: string, format: 'png' | 'avif' = 'png') =>
  plainPicture({ width: 40, height: 30, background, format });
const upload = (
  path: string,
  file: Buffer,
  headers: Record<string, string> = {},
  member: TestMember = admin,
) =>
  web.app.inject({
    method: 'POST',
    url: `${bucket}/${path}`,
    headers: { ...member.bearer, 'content-type': 'image/png', ...headers },
    payload: file,
  });
const publicUrl = (path: string) => `http://localhost${bucket.replace('object', 'object/public')}/${path}`;
async function pageOf(slug: string) {
  await web.caughtUp();
  const response = await ask('get_category_videos', { p_category_slug: slug }, null);
  return response.body;
}
const acts = async () =>
  (await db.query<{ act: string }>('select act from admin_acts order by id')).map(({ act }) => act);

test('a category is made under both names, its slug of its name where none is given', async () => {
  const first = await ask(
    'create_category',
    { p_name: '  Night   Markets ', p_description: 'Lights.' },
    admin,
  );
  assert.deepEqual(
    [first.status, first.body.name, first.body.slug, first.body.description],
    [200, 'Night Markets', 'night-markets', 'Lights.'],
  );
  const second = await ask(
    'create-category-direct',
    { name: 'Rain', slug: '  Rainy DAYS ', is_hidden: true },
    admin,
  );
  assert.deepEqual([second.body.slug, second.body.is_hidden], ['rainy-days', true]);
  const third = await ask('create-category-direct', { name: '夜市' }, admin);
  assert.equal(third.body.slug, '夜市');
  for (const [input, status, words] of [
    [{ name: ' ' }, 400, 'Category Name is required.'],
    [{ name: 'night markets' }, 409, 'Another category has this name.'],
    [{ name: 'Other', slug: 'night-markets' }, 409, 'Another category has this slug.'],
    [{ name: 'Other', slug: 'a/b' }, 400, 'Use letters, digits and hyphens alone.'],
    [{ name: 'Loli' }, 400, 'The name holds a word that is not allowed here.'],
    [
      { name: 'Other', image_url: 'https://elsewhere.test/x.png' },
      400,
      'Upload the picture to the bucket category_thumbnails first.',
    ],
  ] as const) {
    const refused = await ask('create-category-direct', input, admin);
    assert.deepEqual([refused.status, refused.body.error], [status, words], JSON.stringify(input));
  }
  const visible = await ask('list-categories-direct', {}, null);
  assert.deepEqual(
    visible.body.map(({ name }) => name),
    ['Night Markets', '夜市'],
    'a hidden one is not listed',
  );
});

test('a picture is uploaded, shown, replaced and removed with its file', async () => {
  const path = 'public/night-markets.png';
  const stored = await upload(path, await picture('red'));
  assert.deepEqual(
    [stored.statusCode, (stored.json() as { Key: string }).Key],
    [200, `category_thumbnails/${path}`],
  );
  assert.equal((await upload(path, await picture('red'))).statusCode, 409, 'it is not overwritten unasked');
  const made = await ask('create-category-direct', { name: 'Pictured', image_url: publicUrl(path) }, admin);
  assert.match(made.body.image_url ?? '', /^\/media\/categories\/.+\.webp$/);
  const seen = await web.app.inject({ url: new URL(publicUrl(path)).pathname });
  assert.deepEqual([seen.statusCode, seen.headers['content-type']], [200, 'image/webp']);

  const other = 'public/pictured-1700000000.webp';
  await upload(other, await picture('blue'));
  const changed = await ask(
    'update-category-direct',
    { id: made.body.id, image_url: publicUrl(other) },
    admin,
  );
  assert.notEqual(changed.body.image_url, made.body.image_url);
  const left = await db.query<{ path: string }>('select path from bucket_files order by path');
  assert.deepEqual(left, [{ path: other }], 'the one before is let go');
  const unchanged = await ask(
    'update-category-direct',
    { id: made.body.id, image_url: changed.body.image_url },
    admin,
  );
  assert.equal(unchanged.body.image_url, changed.body.image_url, 'its own address sent back is no change');

  const swapped = await upload(other, await picture('green'), { 'x-upsert': 'true' });
  assert.equal(swapped.statusCode, 200);
  const [now] = await db.query<{ image_key: string }>('select image_key from categories where id = $1', [
    made.body.id,
  ]);
  assert.notEqual(`/${now?.image_key}`, changed.body.image_url, 'overwriting shows the new one');
  assert.ok(await storage.get(now?.image_key ?? ''));
  const twin = await ask(
    'create-category-direct',
    { name: 'Twin picture', image_url: publicUrl(other) },
    admin,
  );
  await ask('delete-category-direct', { id: twin.body.id }, admin);
  assert.ok(await storage.get(now?.image_key ?? ''));
  const still = await web.app.inject({ url: new URL(publicUrl(other)).pathname });
  assert.equal(still.statusCode, 200, 'what another category shows too stays');
  const none = await ask('update-category-direct', { id: made.body.id, image_url: null }, admin);
  assert.equal(none.body.image_url, null);
  assert.deepEqual(await db.query('select path from bucket_files'), []);
});

test('only admins upload, only pictures of the four kinds, only below public', async () => {
  const png = await picture('red');
  assert.equal((await upload('public/a.png', png, {}, mio)).statusCode, 403);
  assert.equal((await upload('public/a.svg', png)).statusCode, 400);
  assert.equal((await upload('secret/a.png', png)).statusCode, 400);
  assert.equal((await upload('public/..%2fa.png', png)).statusCode, 400);
  for (const file of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    await picture('red', 'avif'),
  ]) {
    const refused = await upload('public/a.png', file);
    assert.deepEqual([refused.statusCode, refused.json().message], [400, 'Invalid file type.']);
  }
  assert.equal((await upload('public/a.png', Buffer.alloc(5_300_000))).statusCode, 413);
  assert.equal((await web.app.inject({ url: `${bucket}/public/%00.png` })).statusCode, 404);
});

test('a category that changes its slug is found at both, and search knows its new name', async () => {
  const { body } = await ask('create-category-direct', { name: 'Old harbour' }, admin);
  await buildVideo(web.platform, { categoryId: body.id });
  const renamed = await ask('update-category-direct', { id: body.id, name: 'New harbour', slug: '' }, admin);
  assert.deepEqual([renamed.body.slug, renamed.body.former_slugs], ['new-harbour', ['old-harbour']]);
  assert.equal((await pageOf('old-harbour')).category?.name, 'New harbour');
  const taken = await ask('create-category-direct', { name: 'Old harbour' }, admin);
  assert.equal(taken.status, 200, 'an address that was given up may be taken');
  assert.equal((await pageOf('old-harbour')).category?.name, 'Old harbour');
  const nameless = await ask('update-category-direct', { id: body.id, name: ' ' }, admin);
  assert.deepEqual([nameless.status, nameless.body.error], [400, 'Category name is required.']);
});

test('a category is deleted with a place for its videos, and its address leads there', async () => {
  const rooms = (await ask('create-category-direct', { name: 'Rooms' }, admin)).body;
  const attic = (await ask('create-category-direct', { name: 'Attics' }, admin)).body;
  const cellar = (await ask('create-category-direct', { name: 'Cellars' }, admin)).body;
  for (const category of [attic, attic, cellar]) await buildVideo(web.platform, { categoryId: category.id });
  await buildVideo(web.platform, { categoryId: attic.id, publishStatus: 'pending' });
  await db.query(
    `insert into import_feeds (id, name, url, category_id, publish_as, interval_minutes, declaration)
     values (gen_random_uuid(), 'Attic feed', 'https://feeds.example/attic', $1, 'pending', 60, '{}')`,
    [attic.id],
  );
  const merged = await ask('merge_categories', { p_category_id: attic.id, p_into_id: rooms.id }, admin);
  assert.deepEqual(merged.body, { moved: 3, target: { id: rooms.id, name: 'Rooms', slug: 'rooms' } });
  assert.deepEqual(
    await db.query('select category_id from import_feeds'),
    [{ category_id: rooms.id }],
    'a feed goes on, into the other',
  );
  const page = await pageOf('attics');
  assert.deepEqual([page.category?.name, page.category?.video_count], ['Rooms', 2]);
  const gone = await ask('delete-category-direct', { id: cellar.id }, admin);
  assert.deepEqual([gone.body.moved, gone.body.target.slug], [1, 'uncategorized']);
  assert.equal((await pageOf('cellars')).category?.name, 'Uncategorized');
  for (const [name, input, status] of [
    ['delete-category-direct', { id: lastResort.id }, 409],
    ['delete-category-direct', { id: rooms.id, target_id: rooms.id }, 409],
    ['delete-category-direct', { id: attic.id }, 404],
    ['merge_categories', { p_category_id: rooms.id, p_into_id: attic.id }, 404],
    ['update-category-direct', { id: lastResort.id, slug: 'other' }, 409],
  ] as const)
    assert.equal((await ask(name, input, admin)).status, status, `${name} ${JSON.stringify(input)}`);
});

test('categories stand in the order that admins put them in, the last resort at the end', async () => {
  const before = (await ask('get_managed_categories', {}, admin)).body;
  const wished = before.filter(({ is_last_resort }) => !is_last_resort).reverse();
  const { body } = await ask(
    'order_categories',
    {
      p_category_ids: wished.map(({ id }) => id),
    },
    admin,
  );
  assert.deepEqual(
    body.map(({ name }) => name),
    [...wished.map(({ name }) => name), 'Uncategorized'],
  );
});

test('every act on categories is on record', async () => {
  assert.deepEqual([...new Set(await acts())].sort(), [
    'category.changed',
    'category.created',
    'category.deleted',
    'category.merged',
    'category.ordered',
    'category.picture_replaced',
  ]);
});
