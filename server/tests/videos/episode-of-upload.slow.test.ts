import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { processMediaHere } from '#server/domains/media/index.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { takeInUpload } from '#server/domains/uploads/take-in-upload.handler.ts';
import { proposeEpisodes } from '#server/domains/works/proposing/propose-episodes.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { uncategorized, uploadWhole } from '#tests/support/test-received-videos.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform } = web;
giveSettings(platform.config, { reviewUploads: false });
const folder = await temporaryFolder();
const clip = await readFile(
  await makeClip(path.join(folder, 'clip.mp4'), [...picture('320x180', 1), ...quickly]),
);
const admin = await web.memberNamed('upload-desk', { role: 'admin' });
const who = await web.memberNamed('upload-sayer', { role: 'publisher', canUploadVideos: true });
const submit = (id: string, more: object) =>
  web.ask(
    'submit_upload',
    {
      p_upload_id: id,
      p_category_id: uncategorized,
      p_publish: 'publish',
      p_adults_only: true,
      p_contains_actual_humans: false,
      p_rights_held: true,
      ...more,
    },
    who,
  );
const waiting = async () =>
  (await web.call('get_episode_proposals', {}, admin)).items.flatMap(({ title, proposals }) =>
    proposals.map(({ origin, number, cut }) => [title, origin, number, cut]),
  );

test('an upload says its series in its form, and is on the desk once it is a video', async () => {
  const work = await insertTestWork(platform, { title: 'Flint Parade' });
  const id = await uploadWhole(web, who, clip);
  const refused = await submit(id, { p_title: 'Flint', p_series: { number: 1 } });
  assert.equal(refused.status, 400);
  assert.match(refused.words, /write its title/);
  const series = { work_id: work.id, number: 6.5, cut: 'directors' };
  const sent = await submit(id, { p_title: 'Something of mine', p_series: series });
  assert.equal(sent.status, 200, sent.text);
  assert.deepEqual(sent.body.details.series, {
    ...{ work_id: work.id, work_title: 'Flint Parade', work_kind: 'tv', kind: 'regular' },
    ...{ number: 6.5, cut: 'directors', release_group: null },
  });
  assert.deepEqual(await waiting(), []);
  await takeInUpload(platform, id);
  assert.deepEqual(await waiting(), [['Flint Parade', 'uploader', 6.5, 'directors']]);
});

test('an upload that says nothing is read by its title once it is public', async () => {
  const id = await uploadWhole(web, who, clip);
  await submit(id, { p_title: 'Basalt Waltz Episode 3' });
  await takeInUpload(platform, id);
  await proposeEpisodes(platform.db);
  const titled = async () => (await waiting()).filter(([title]) => title === 'Basalt Waltz');
  assert.deepEqual(await titled(), []);
  const [video] = await platform.db.query<{ media_id: string }>(
    `select media_id from videos where title = 'Basalt Waltz Episode 3'`,
  );
  await processMediaHere(platform, video!.media_id, new AbortController().signal);
  await proposeEpisodes(platform.db);
  assert.deepEqual(await titled(), [['Basalt Waltz', 'title', 3, 'uncut']]);
});
