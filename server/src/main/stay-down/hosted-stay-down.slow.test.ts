import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { testWeb } from '#tests/support/test-web.ts';
import {
  guidOf,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '../../domains/importing/hosted-library/test-library-host.ts';
import { refreshHostedVideo } from '../../domains/importing/index.ts';
import { runStayDown } from './stay-down.ts';

const host = await startLibraryHost();
const web = await testWeb({ env: host.env });
const { ask } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const [first, second] = ['aa'.repeat(32), 'bb'.repeat(32)];
const video = standInVideo(guidOf(61_000), { title: 'Over the water', originalHash: first.toUpperCase() });
host.libraries = [standInLibrary(61, 0, { videos: [video, standInVideo(guidOf(61_001))] })];

const bring = (guid: string, title: string) =>
  ask(
    'upsert-video-metadata',
    {
      title,
      video_source: 'bunny_net',
      bunny_video_id: guid,
      bunny_library_id: '61',
      declaration: { adults_only: true, depicts: 'drawn', rights_held: true },
    },
    admin,
  );
const stateOf = async () =>
  (
    await db.query<{ state: string; hash: string; reason: string | null }>(
      `select publish_status as state, encode(hosted_sha256, 'hex') as hash, failure_reason as reason
       from videos where bunny_video_id = $1`,
      [video.guid],
    )
  )[0];
const site = 'https://tsukimi.example';

before(async () => {
  await ask('list-bunny-libraries', { apiKey: host.accountKey }, admin);
  assert.equal((await bring(video.guid, 'Over the water')).status, 200);
  assert.equal((await bring(guidOf(61_001), 'Without a hash')).status, 200);
});

test('the hash that a library tells of a video is kept with it, and has it put on the list by its address', async () => {
  assert.equal((await stateOf())?.hash, first);
  const lines = await runStayDown(
    db,
    { action: 'add', what: 'over-the-water', reason: 'Notice 3' } as never,
    site,
  );
  assert.deepEqual(lines, [
    `${first} stays down from now on.`,
    `A video here came from this file (published): ${site}/play/over-the-water`,
  ]);
  await refreshHostedVideo(web.platform, { libraryId: 61, guid: video.guid });
  assert.equal((await stateOf())?.state, 'published', 'what is here already is left to whoever decides');
  await assert.rejects(
    runStayDown(db, { action: 'add', what: 'without-a-hash', reason: 'Notice 3' } as never, site),
    /It is not known from which file "without-a-hash" came/,
  );
});

test('a file that is replaced at the library goes through the same door', async () => {
  await runStayDown(db, { action: 'add', what: second, reason: 'Notice 4' } as never, site);
  video.originalHash = second;
  await refreshHostedVideo(web.platform, { libraryId: 61, guid: video.guid });
  assert.deepEqual(await stateOf(), {
    state: 'failed',
    hash: first,
    reason: 'The file of this video is on the list of what must stay down.',
  });
  video.originalHash = 'cc'.repeat(32);
  await refreshHostedVideo(web.platform, { libraryId: 61, guid: video.guid });
  assert.deepEqual(
    [(await stateOf())?.state, (await stateOf())?.hash],
    ['published', 'cc'.repeat(32)],
    'another one plays',
  );
});
