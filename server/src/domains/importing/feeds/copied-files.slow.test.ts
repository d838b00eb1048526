import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { insertTestStayDown } from '#tests/inputs/test-catalogue-inputs.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { processMediaHere } from '../../media/index.ts';
import { makeClip, picture, temporaryFolder } from '../../media/test-media.ts';
import { createCopyThumbnailHandler } from './copy-thumbnail.handler.ts';
import { createFetchFileHandler } from './fetch-file.handler.ts';
import { forgetSources } from './list-source.ts';
import {
  admin,
  begin,
  call,
  db,
  drawn,
  job,
  noir,
  platform,
  row,
  serve,
  source,
  waiting,
} from './test-imports.ts';

test('a thumbnail is copied to our storage, redrawn; what is none leaves the video without', async () => {
  const art = await plainPicture({ width: 1600, height: 900, format: 'jpeg' });
  source.pages.set('/a.jpg', { body: art, type: 'image/jpeg' });
  source.pages.set('/evil.jpg', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' });
  const batch_id = await begin();
  const made: Record<string, string | null> = {};
  for (const name of ['a.jpg', 'evil.jpg', 'none.jpg'])
    made[name] = (
      await call(
        'import_scraped_video',
        {
          p_video_data: {
            title: name,
            original_source_url: `${source.origin}/t/${name}`,
            embed_url: `https://player.example/t/${name}`,
            thumbnail: `${source.origin}/${name}`,
            batch_id,
          },
        },
        admin,
      )
    ).video_id;
  const handler = createCopyThumbnailHandler(platform);
  const jobs = (await waiting('copy-thumbnail')).filter(({ data }) =>
    Object.values(made).includes(data.videoId),
  );
  assert.equal(jobs.length, 3);
  for (const { data } of jobs) await handler.run(job(data) as never);
  const key = (await row(made['a.jpg']!)).custom_thumbnail_key as string;
  assert.match(key, /^media\/imported\/.*\.webp$/);
  assert.equal((await sharp((await platform.storage.get(key))!).metadata()).width, 1280);
  for (const name of ['evil.jpg', 'none.jpg'])
    assert.equal((await row(made[name]!)).custom_thumbnail_key, null);
});

test('a media file is fetched by a job, goes through the pipeline and is published; its real height takes the place of HD', async () => {
  const folder = await temporaryFolder();
  const clip = await makeClip(path.join(folder, 'film.mp4'), [
    ...picture('320x180', 2),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
  ]);
  source.pages.set('/film.mp4', { body: await readFile(clip), type: 'video/mp4' });
  source.pages.set('/not-a-film.mp4', { body: 'text', type: 'video/mp4' });
  const batch_id = await begin();
  const bring = async (name: string) =>
    (
      await call(
        'import_scraped_video',
        {
          p_video_data: {
            title: name,
            original_source_url: `${source.origin}/f/${name}`,
            video_url: `${source.origin}/${name}`,
            batch_id,
          },
        },
        admin,
      )
    ).video_id as string;
  const [film, none, gone] = [
    await bring('film.mp4'),
    await bring('not-a-film.mp4'),
    await bring('gone.mp4'),
  ];
  assert.equal((await row(film)).publish_status, 'processing');
  const handler = createFetchFileHandler(platform);
  for (const { data } of await waiting('fetch-file'))
    if ([film, none, gone].includes(data.videoId)) await handler.run(job(data) as never);
  const mediaId = (await row(film)).media_id as string;
  await processMediaHere(platform, mediaId, new AbortController().signal);
  const stored = await row(film);
  assert.deepEqual(
    [stored.publish_status, stored.playback_state, stored.video_source],
    ['published', 'ready', 'upload'],
  );
  assert.notEqual(stored.quality, 'HD');
  for (const [id, words] of [
    [none, /./],
    [gone, /answered 404/],
  ] as const) {
    const failed = await row(id);
    assert.equal(failed.publish_status, 'failed');
    assert.match(String(failed.failure_reason), words);
  }
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id }, admin);
  assert.deepEqual(
    listed.map(({ publish_status }) => publish_status),
    ['published', 'failed', 'failed'],
  );
  // What could not be had is fetched again when an admin says so.
  source.pages.set('/gone.mp4', { body: await readFile(clip), type: 'video/mp4' });
  const resync = async () => {
    const { success, message } = await call('resync_video', { p_video_id: gone }, admin);
    return [success, message];
  };
  assert.deepEqual(await resync(), [true, '"gone.mp4" was resynced: playback, status.']);
  assert.equal((await row(gone)).publish_status, 'processing');
  assert.deepEqual(await resync(), [false, 'We’re still fetching the file of this video.']);
  const [again] = (await waiting('fetch-file')).filter(({ data }) => data.videoId === gone).slice(-1);
  await handler.run(job(again?.data ?? {}) as never);
  await processMediaHere(platform, (await row(gone)).media_id as string, new AbortController().signal);
  assert.deepEqual([(await row(gone)).publish_status, (await row(gone)).failure_reason], ['published', null]);
  // A job that comes twice finds nobody waiting, and leaves nothing behind.
  const before = (await db.query('select from media_assets')).length;
  await handler.run(job({ videoId: film, url: `${source.origin}/film.mp4` }) as never);
  assert.equal((await db.query('select from media_assets')).length, before);
});

test('a file that must stay down does not come in by a feed', async () => {
  const folder = await temporaryFolder();
  const clip = await makeClip(path.join(folder, 'down.mp4'), [
    ...picture('320x180', 1),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
  ]);
  const bytes = await readFile(clip);
  source.pages.set('/down.mp4', { body: bytes, type: 'video/mp4' });
  await insertTestStayDown(platform, createHash('sha256').update(bytes).digest());
  const batch_id = await begin();
  const { video_id } = await call(
    'import_scraped_video',
    {
      p_video_data: {
        title: 'Down',
        original_source_url: `${source.origin}/f/down`,
        video_url: `${source.origin}/down.mp4`,
        batch_id,
      },
    },
    admin,
  );
  await createFetchFileHandler(platform).run(
    job({ videoId: video_id, url: `${source.origin}/down.mp4` }) as never,
  );
  assert.equal((await row(video_id)).publish_status, 'failed');
});

test('an embedded video is resynced from the page that it came from, and says what changed', async () => {
  const address = `${source.origin}/w/resync`;
  const say = (player: string, seconds: number) =>
    serve(
      '/w/resync',
      `<html><head><meta property="og:type" content="video.other"><meta property="og:title" content="Resync"><meta property="og:url" content="${address}"><meta name="twitter:player" content="${player}"><meta property="video:duration" content="${seconds}"></head></html>`,
      'text/html',
    );
  const { video_id } = await call(
    'import_scraped_video',
    {
      p_video_data: {
        title: 'Resync',
        original_source_url: address,
        embed_url: 'https://player.example/r/1',
        duration_seconds: 60,
        category_id: noir,
        declaration: drawn,
      },
    },
    admin,
  );
  const resync = async () => {
    forgetSources();
    await db.query('delete from import_hosts');
    const { success, message } = await call('resync_video', { p_video_id: video_id! }, admin);
    return [success, message];
  };
  say('https://player.example/r/1', 60);
  const [isSame] = await resync();
  assert.equal(isSame, true);
  const acts = await db.query(`select from admin_acts where act = 'video.resynced' and target_id = $1`, [
    video_id,
  ]);
  assert.equal(acts.length, 0);
  say('https://player.example/r/2', 75);
  const [isDone, told] = await resync();
  assert.equal(isDone, true);
  assert.match(String(told), /length.*player|player.*length/);
  const now = await row(video_id);
  assert.deepEqual(
    [now.video_url, now.source_url, now.duration_seconds, now.title],
    ['https://player.example/r/2', 'https://player.example/r/2', 75, 'Resync'],
  );
  say('https://elsewhere.example/r/2', 75);
  assert.deepEqual(await resync(), [
    false,
    'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
  ]);
  source.pages.delete('/w/resync');
  assert.deepEqual(await resync(), [false, 'The source answered 404.']);
  assert.equal((await row(video_id)).video_url, 'https://player.example/r/2');
});
