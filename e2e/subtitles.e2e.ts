import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { receiveVideo } from '#tests/support/test-received-videos.ts';
import { alive, visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { site, url } from './talking.ts';

const name = newName('subtitled');
const title = `Evening of ${name}`;
const pictures = process.env.PICTURES;
let maker: TestMember;
let slug = '';

before(async () => {
  const { platform } = site();
  // What a publisher sends needs no review.
  maker = await makeMember(platform, name, { role: 'publisher', canUploadVideos: true });
  const clip = path.join(process.env.DATA_DIR ?? '', `${name}.mp4`);
  await makeClip(clip, { seconds: 6 });
  const { id } = await receiveVideo(platform, clip, { title, uploaderId: maker.id, plan: 'published' });
  for (let state = ''; state !== 'ready'; await setTimeout(250)) {
    const [row] = await platform.db.query<{ slug: string; state: string }>(
      'select slug, playback_state as state from videos where id = $1',
      [id],
    );
    state = row?.state ?? '';
    slug = row?.slug ?? '';
    assert.notEqual(state, 'failed');
  }
});

const srt = (words: string) => ({
  name: 'evening.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from(`1\n00:00:00,000 --> 00:00:05,500\n${words}\n`),
});

test('subtitles are added in the studio, offered by the player at once, replaced and deleted', async () => {
  const { page, context, faults } = await visit({ url });
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${url}/studio/${slug}?tab=edit`, { waitUntil: 'load' });
  await alive(page);
  const part = page.getByRole('region', { name: 'Subtitles' });
  await part.getByText('No subtitles yet.').waitFor();
  await part.getByLabel('Subtitle file').setInputFiles(srt('Good evening.'));
  await part.getByText('Choose the language first.').waitFor();
  await part.getByLabel('Language', { exact: true }).selectOption('German');
  await part.getByLabel('Subtitle file').setInputFiles({ ...srt('x'), buffer: Buffer.from('MZ a program') });
  await part.getByText('This isn’t a subtitle file.').waitFor();
  await part.getByLabel('Subtitle file').setInputFiles(srt('Guten Abend.'));
  await part.getByText('The German subtitles are in the player.').waitFor();
  await part.getByLabel('Language', { exact: true }).selectOption('French');
  await part.getByLabel('Subtitle file').setInputFiles(srt('Bonsoir.'));
  await part.getByText('The French subtitles are in the player.').waitFor();
  assert.equal(await part.getByRole('listitem').count(), 2);
  await part.scrollIntoViewIfNeeded();
  if (pictures)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(200);
      await page.screenshot({ path: path.join(pictures, `subtitles-${width}.png`), fullPage: true });
    }
  await looksRight(page, 'the subtitles of a video');

  // What anybody watching gets.
  const visitor = await visit({ url });
  await visitor.page.goto(`${url}/play/${slug}`, { waitUntil: 'load' });
  await visitor.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  const spoken = await visitor.page.evaluate(async () => {
    const tracks = [...(document.querySelector('video')?.textTracks ?? [])];
    return tracks.map(({ label }) => label).filter((label) => label !== '');
  });
  assert.deepEqual(spoken.toSorted(), ['French', 'German']);
  await visitor.context.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  const german = part.getByRole('listitem').filter({ hasText: 'German' });
  const [choosing] = await Promise.all([
    page.waitForEvent('filechooser'),
    german.getByRole('button', { name: 'Replace German subtitles' }).click(),
  ]);
  await choosing.setFiles(srt('Gute Nacht.'));
  await part.getByText('The German subtitles are in the player.').waitFor();
  assert.equal(await part.getByRole('listitem').count(), 2);
  await german.getByText('Delete', { exact: true }).click();
  await german.getByRole('button', { name: 'Delete German subtitles' }).click();
  await part.getByText('The German subtitles are deleted.').waitFor();
  assert.equal(await part.getByRole('listitem').count(), 1);
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('400')),
    [],
  );
});
