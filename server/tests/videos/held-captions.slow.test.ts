import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { createMediaAsset, processMediaHere, receiveSource } from '#server/domains/media/index.ts';
import { checkMedia } from '#server/domains/media/matching/check-media.ts';
import { makeClip, picture, quickly, temporaryFolder } from '#server/domains/media/test-media.ts';
import { insertTestStayDown } from '#tests/inputs/test-catalogue-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask } = web;
const { db } = platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const folder = await temporaryFolder();
const signal = new AbortController().signal;
giveSettings(platform.config, { holdWords: ['casino'] });

let made = 0;
/** A published video whose file brings captions along. */
async function captioned(...lines: string[]): Promise<{ id: string; mediaId: string }> {
  const name = `${folder}/${++made}`;
  await writeFile(
    `${name}.srt`,
    lines.map((line, at) => `${at + 1}\n00:00:00,${at}00 --> 00:00:00,${at}90\n${line}\n`).join('\n'),
  );
  const inputs = [...picture('64x64', 1), '-i', `${name}.srt`, '-map', '0', '-map', '1'];
  const film = await makeClip(`${name}.mp4`, [
    ...inputs,
    ...quickly,
    '-c:s',
    'mov_text',
    '-metadata:s:s:0',
    'language=eng',
  ]);
  const source = await receiveSource(platform, { path: film, mode: 'copy' });
  const mediaId = await db.transaction((transaction) => createMediaAsset(transaction, platform.jobs, source));
  const { id } = await buildVideo(platform, { publishStatus: 'published' });
  await db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
  await processMediaHere(platform, mediaId, signal);
  return { id, mediaId };
}
const subtitlesOf = async ({ id }: { id: string }) => {
  const [row] = await db.query<{ subtitle_languages: string[] }>(
    'select subtitle_languages from videos where id = $1',
    [id],
  );
  return row?.subtitle_languages;
};
const statusOf = ({ id }: { id: string }) => statusOfVideo(platform, id);
async function queued() {
  const response = await ask('get_review_queue', {}, admin);
  return response.body.items;
}

test('captions that hold a word to look at bring a published video to the queue, others do not', async () => {
  const quiet = await captioned('Good evening.', 'A quiet harbour.');
  assert.equal(await statusOf(quiet), 'published');
  assert.deepEqual(await subtitlesOf(quiet), ['en'], 'lists say what the player offers');
  const held = await captioned('Good evening.', 'I know a <i>casino</i>.');
  assert.equal(await statusOf(held), 'review');
  const [entry, ...more] = await queued();
  assert.deepEqual(
    [entry?.video_id, entry?.held_because, entry?.found.map(({ list }) => list), more],
    [held.id, 'The captions contain a word we need to look at first.', ['captions'], []],
  );
});

test('where there are lists they are asked all the same, and what the captions hold is not forgotten', async () => {
  await insertTestStayDown(platform, Buffer.alloc(32, 0x11), { frames: [Buffer.alloc(32, 0x5a)] });
  const held = await captioned('To the casino.');
  await checkMedia(platform, held.mediaId, { lastAttempt: false });
  assert.equal(await statusOf(held), 'review');
  const [check] = await db.query<{ state: string; found: { list: string }[] }>(
    'select state, found from media_checks where media_id = $1',
    [held.mediaId],
  );
  assert.deepEqual([check?.state, check?.found.map(({ list }) => list)], ['matched', ['captions']]);
});
