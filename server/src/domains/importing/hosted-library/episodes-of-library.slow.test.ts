import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testWeb } from '#tests/support/test-web.ts';
import { proposeEpisodes } from '../../works/proposing/propose-episodes.ts';
import { guidOf, standInLibrary, startLibraryHost } from './test-library-host.ts';

const host = await startLibraryHost();
const web = await testWeb({ env: host.env });
const admin = await web.memberNamed('library-keeper', { role: 'admin' });
host.libraries = [standInLibrary(31, 4)];

test('what a hosted library brings in is read by its titles, like everything else', async () => {
  await web.ask('list-bunny-videos', { libraryId: 31, apiKey: host.accountKey }, admin);
  for (const number of [1, 2]) {
    const { status, text } = await web.ask(
      'upsert-video-metadata',
      {
        title: `Gravel Choir S2 - 0${number}`,
        video_source: 'bunny_net',
        bunny_video_id: guidOf(31_000 + number),
        bunny_library_id: '31',
        declaration: { adults_only: true, depicts: 'drawn', rights_held: true },
      },
      admin,
    );
    assert.equal(status, 200, text);
  }
  await proposeEpisodes(web.platform.db);
  const { items } = await web.call('get_episode_proposals', {}, admin);
  assert.deepEqual(
    items.map(({ title, proposals }) => [title, proposals.map(({ number }) => number)]),
    [['Gravel Choir Season 2', [1, 2]]],
  );
});
