import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call } = web;
const first = await buildVideo(web.platform, { title: 'First', tags: ['Slice / Life'] });
const second = await buildVideo(web.platform, { title: 'Second', tags: ['slice life'] });
const both = await buildVideo(web.platform, {
  title: 'Both',
  tags: ['SLICE LIFE', 'slice/life', 'slice-life'],
});
// Its name is the others’ slug.
const third = await buildVideo(web.platform, { title: 'Third', tags: ['slice-life'] });

test('names with one slug are one tag, under the name that came first', async () => {
  assert.deepEqual(await web.platform.db.query('select name, slug, video_count from tags'), [
    { name: 'slice / life', slug: 'slice-life', video_count: 4 },
  ]);
});

test('each of the names leads to the tag and to all its videos, each once', async () => {
  for (const p_tag_name of ['slice / life', 'slice life', 'slice-life', 'Slice#Life']) {
    const [tag] = await call('get_tag', { p_tag_name }, null);
    assert.equal(tag?.slug, 'slice-life', p_tag_name);
    const videos = await call('get_videos_by_tag', { p_tag_name }, null);
    assert.deepEqual(
      videos.map(({ id }) => id),
      [third.id, both.id, second.id, first.id],
      p_tag_name,
    );
  }
  const [details] = await call('get_video_details_by_slug', { p_slug: both.slug }, null);
  assert.deepEqual(details?.tags, [{ name: 'slice / life', slug: 'slice-life', type: 'theme' }]);
});

test('a tag without an address is refused', async () => {
  for (const tag of ['.', '..', '/', '?#', '\\']) {
    await assert.rejects(
      buildVideo(web.platform, { tags: [tag] }),
      { message: `"${tag}" cannot be a tag.` },
      tag,
    );
  }
});
