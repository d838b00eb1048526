import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  admin,
  ask,
  begin,
  call,
  db,
  drawn,
  items,
  member,
  noir,
  refusalOf,
  row,
  serve,
  source,
  stripped,
} from './test-imports.ts';
import { mediaRss } from './test-source-host.ts';

test('an import needs a declaration, which is stored with the video', async () => {
  const video = {
    title: 'Declared',
    original_source_url: `${source.origin}/d`,
    embed_url: 'https://player.example/d',
  };
  const refused = await refusalOf(
    'import_scraped_video',
    { p_video_data: { ...video, category_id: noir } },
    400,
  );
  assert.match(refused.message, /Declare first/);
  for (const bad of [
    { ...drawn, adults_only: false },
    { ...drawn, rights_held: false },
    { adults_only: true, rights_held: true },
  ])
    await refusalOf(
      'begin_import',
      { p_source_url: source.origin, p_category_id: noir, p_declaration: bad },
      400,
    );
  const made = await call(
    'import_scraped_video',
    {
      p_video_data: { ...video, category_id: noir, declaration: drawn, quality: '4K' },
    },
    admin,
  );
  const stored = await row(made.video_id);
  assert.deepEqual(
    [
      stored.video_source,
      stored.video_url,
      stored.original_source_url,
      stored.quality,
      stored.publish_status,
      stored.playback_state,
    ],
    ['embed', 'https://player.example/d', `${source.origin}/d`, 'HD', 'published', 'ready'],
  );
  const { declaredBy, adultsOnly, depicts } = stored.declaration as Record<string, unknown>;
  assert.deepEqual([declaredBy, adultsOnly, depicts], [admin.id, true, 'drawn']);
  const watch = await ask('get_video_details_by_slug', { p_slug: made.slug }, member);
  const details = [watch.body].flat()[0];
  assert.deepEqual(
    [details!.playback.kind, details!.playback.embed_url],
    ['embed', 'https://player.example/d'],
  );
});

test('live-action work stays pending, and so does what was asked to', async () => {
  const live = await begin({ p_declaration: { ...drawn, depicts: 'live_action' } });
  const asked = await begin({ p_publish_as: 'pending' });
  for (const [order, batch_id] of [live, asked].entries()) {
    const p_video_data = {
      title: 'Waits',
      original_source_url: `${source.origin}/wait/${order}`,
      embed_url: `https://player.example/wait/${order}`,
      batch_id,
    };
    const made = await call('import_scraped_video', { p_video_data }, admin);
    const stored = await row(made.video_id);
    assert.deepEqual([stored.publish_status, stored.depicts_live_action], ['pending', order === 0]);
  }
});

test('of a feed with three bad items the good ones come in, each bad one is listed with its reason, and again all are skipped', async () => {
  serve(
    '/feed',
    mediaRss([
      ...items(201, 203),
      ...items(204, 204, () => ({ title: 'Days without consent' })),
      ...items(205, 205, () => ({ player: 'http://player.example/e/205' })),
      ...items(206, 206, () => ({ player: 'https://elsewhere.example/206' })),
      ...items(207, 207),
    ]),
  );
  const importAll = async (batch_id: string): Promise<string[]> => {
    const { videos } = await call('scrape-video-list', { url: `${source.origin}/feed` }, admin);
    const outcomes: string[] = [];
    for (const video of videos) {
      const response = await ask(
        'import_scraped_video',
        { p_video_data: { ...stripped(video), batch_id } },
        admin,
      );
      outcomes.push(response.status === 200 ? response.body.outcome : 'failed');
    }
    return outcomes;
  };
  const batch = await begin();
  assert.deepEqual(await importAll(batch), [
    'imported',
    'imported',
    'imported',
    'failed',
    'failed',
    'failed',
    'imported',
  ]);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch }, admin);
  assert.deepEqual(
    listed.map(({ state, reason }) => [state, reason]),
    [
      ['imported', null],
      ['imported', null],
      ['imported', null],
      ['failed', 'The title holds a word that is not allowed here.'],
      ['failed', 'Its player is not reached by https.'],
      [
        'failed',
        'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
      ],
      ['imported', null],
    ],
  );
  const [counted] = (await call('get_import_batches', {}, admin)).items;
  assert.deepEqual([counted!.imported_count, counted!.skipped_count, counted!.failed_count], [4, 0, 3]);
  const again = await begin();
  assert.deepEqual(await importAll(again), [
    'skipped',
    'skipped',
    'skipped',
    'failed',
    'failed',
    'failed',
    'skipped',
  ]);
  const urls = (await call('get_all_video_source_urls', {}, admin)).map(
    ({ source_id }: { source_id: string }) => source_id,
  );
  assert.ok(urls.includes(`${source.origin}/w/201`) && !urls.includes(`${source.origin}/w/204`));
});

test('two imports of one source at the same time make one video', async () => {
  const batch_id = await begin();
  const p_video_data = {
    title: 'Once',
    original_source_url: `${source.origin}/once`,
    embed_url: 'https://player.example/once',
    batch_id,
  };
  const made = await Promise.all(
    Array.from({ length: 6 }, () => call('import_scraped_video', { p_video_data }, admin)),
  );
  assert.equal(new Set(made.map(({ video_id }) => video_id)).size, 1);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id }, admin);
  assert.deepEqual(
    listed.map(({ state }) => state),
    ['imported'],
    'who asks again in the same import is answered with the first',
  );
  assert.equal(
    (await db.query('select from videos where original_source_url = $1', [`${source.origin}/once`])).length,
    1,
  );
  const sameFile = await call(
    'import_scraped_video',
    {
      p_video_data: { ...p_video_data, original_source_url: `${source.origin}/other-page` },
    },
    admin,
  );
  assert.equal(sameFile.outcome, 'skipped', 'the same player under another page');
  const pages = await Promise.all(
    Array.from({ length: 6 }, async (_, n) =>
      call(
        'import_scraped_video',
        {
          p_video_data: {
            ...p_video_data,
            original_source_url: `${source.origin}/page/${n}`,
            embed_url: 'https://player.example/shared',
            batch_id: await begin(),
          },
        },
        admin,
      ),
    ),
  );
  assert.deepEqual(
    pages.map(({ outcome }) => outcome).sort(),
    ['imported', ...Array.from({ length: 5 }, () => 'skipped')],
    'one player under six pages at once',
  );
});

test('what cannot be a tag here is left out, and keeps no video away', async () => {
  const made = await call(
    'import_scraped_video',
    {
      p_video_data: {
        title: 'Odd words',
        original_source_url: `${source.origin}/odd`,
        embed_url: 'https://player.example/odd',
        tags: ['...', '  ', '/', 'x'.repeat(61), '\ufdfa'.repeat(20), '夜市', 'Rain'],
        batch_id: await begin(),
      },
    },
    admin,
  );
  const tags = await db.query<{ name: string }>(
    'select t.name from video_tags v join tags t on t.id = v.tag_id where v.video_id = $1 order by t.name',
    [made.video_id],
  );
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['rain', '夜市'],
  );
});

test('an address that is none, or too long to be looked for, is refused with a clear message', async () => {
  const batch_id = await begin();
  const bring = (more: object) =>
    refusalOf(
      'import_scraped_video',
      {
        p_video_data: {
          title: 'Far away',
          original_source_url: `${source.origin}/far`,
          embed_url: 'https://player.example/far',
          batch_id,
          ...more,
        },
      },
      400,
    );
  const far = Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x4e00 + n * 7)).join('');
  const noPage = 'The address of its page is none that begins with https:// or http://.';
  const tooLong = 'The address of its page, file or player is too long.';
  assert.equal((await bring({ original_source_url: 'javascript:alert(1)' })).message, noPage);
  assert.equal((await bring({ original_source_url: `https://a.example/${far}` })).message, tooLong);
  assert.equal((await bring({ embed_url: `https://player.example/${far}` })).message, tooLong);
  assert.equal(
    (await bring({ embed_url: null, video_url: `https://a.example/${far}.mp4` })).message,
    tooLong,
  );
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id }, admin);
  assert.deepEqual(
    listed.map(({ reason }) => reason),
    [noPage, tooLong, tooLong],
    'the same reason of the same page is told once',
  );
});

test('what was removed here does not come back by a feed', async () => {
  const batch_id = await begin();
  const p_video_data = {
    title: 'Taken down',
    original_source_url: `${source.origin}/down`,
    embed_url: 'https://player.example/down',
    batch_id,
  };
  const made = await call('import_scraped_video', { p_video_data }, admin);
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [made.video_id]);
  const again = await call('import_scraped_video', { p_video_data }, admin);
  assert.deepEqual([again.outcome, again.message], ['skipped', 'This video was here and was removed.']);
});
