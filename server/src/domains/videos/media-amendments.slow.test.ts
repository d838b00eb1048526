import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { mediaPrefix, stillRenamed } from '../media/index.ts';

const { platform } = await testWeb();
const { db, facts } = platform;

test('other names of a still change nothing but these of a video, whatever became of the same file elsewhere', async () => {
  const [mediaId, same] = [
    await insertTestMedia(platform, { state: 'ready' }),
    await insertTestMedia(platform, { state: 'ready' }),
  ];
  await db.query(
    `update media_assets set source_sha256 = decode(repeat('ab', 32), 'hex') where id = any ($1)`,
    [[mediaId, same]],
  );
  const { id } = await buildVideo(platform, { mediaId });
  await buildVideo(platform, { mediaId: same, publishStatus: 'disabled' });
  const captions = [{ language: 'en', label: 'English', key: 'k' }];
  await db.query(
    `update videos set playback = $2, playback_state = 'ready', subtitle_languages = '{de}', quality = '720p' where id = $1`,
    [id, JSON.stringify({ captions, thumbnails: [{ key: 'former', width: 640, height: 360 }] })],
  );
  const thumbnails = [320, 640, 1280].map((width) => ({
    ...{ key: `${mediaPrefix(mediaId)}thumbnails/1-123456789-${width}.webp`, width, height: width },
  }));
  const jobs = () => db.query('select name from jobs.job order by id');
  const before = await jobs();
  await db.transaction((transaction) => facts.state(transaction, stillRenamed, { mediaId, thumbnails }));
  const [row] = await db.query(
    'select publish_status, playback, thumbnail_key, subtitle_languages, quality from videos where id = $1',
    [id],
  );
  assert.deepEqual(row, {
    ...{ publish_status: 'published', subtitle_languages: ['de'], quality: '720p' },
    playback: { captions, thumbnails },
    thumbnail_key: thumbnails[1]!.key,
  });
  assert.deepEqual(await jobs(), before);
});
