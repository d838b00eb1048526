import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { insertTestCampaign } from '#tests/inputs/test-ad-inputs.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { plainPicture, scenePicture } from '#tests/support/test-pictures.ts';
import { makeClip, picture, quickly } from '../server/src/domains/media/test-media.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { onSite } from './on-site.ts';

const url = process.env.SITE_URL ?? '';
const stamp = `${process.pid}`;
const campaign = `Lantern week ${stamp}`;
const address = '/admin/advertising/creatives';

/** An admin in a browser of their own. */
async function keeper(): Promise<{ page: Page; faults: string[] }> {
  const { page, context, faults } = await visit({ url });
  const { cookie } = await onSite(process.env, async (platform) => {
    await insertTestCampaign(platform, { name: campaign });
    return makeMember(platform, newName('keeper'), { role: 'admin' });
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  return { page, faults };
}
const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(url + address + query, { waitUntil: 'load' });
  await alive(page);
};
const status = (page: Page, text: string | RegExp) =>
  page.locator('.status-message', { hasText: text }).first().waitFor({ timeout: 15_000 });
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** As somebody who drags a file from their desktop onto a place. */
async function drop(page: Page, onto: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const data = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  );
  await onto.dispatchEvent('dragover', { dataTransfer: data });
  await onto.dispatchEvent('drop', { dataTransfer: data });
}

test('an admin drags a file onto a creative, looks at it, approves it and ends it', async () => {
  const { page, faults } = await keeper();
  await open(page);
  await page.getByText('No creatives yet.').waitFor();
  await page.getByRole('button', { name: 'Create Creative' }).click();
  const form = page.getByRole('dialog', { name: 'Create creative' });
  await form.getByText('PNG, JPG, GIF, MP4 (max 50MB)').first().waitFor();
  await form.getByLabel('Title', { exact: true }).fill(`Lanterns ${stamp}`);
  await form.getByLabel('Campaign').selectOption({ label: campaign });
  await form.getByLabel('Click address').fill('https://shop.example/?from={click}');
  await form.getByRole('button', { name: 'Create Creative' }).click();
  await form.getByText('Failed to create creative: Please choose a file for this ad.').waitFor();

  const file = form.getByLabel('File', { exact: true });
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await form
    .getByText('We can’t use this file. Choose one of these: PNG, JPG, GIF, MP4 (max 50MB).')
    .waitFor();
  await file.setInputFiles(png('a.png', Buffer.from('<!doctype html><script>alert(1)</script>')));
  await form.getByText('This is no PNG, JPG, GIF, MP4 or WebP.').waitFor();
  await drop(page, form.locator('form'), png('a.png', await scenePicture(300, 250)));
  await form.getByText('300 × 250. Drop another file here to replace it.').waitFor();
  await looksRight(page, 'the form of a creative');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Create Creative' }).click();
  await status(page, `“Lanterns ${stamp}” was saved.`);
  // For a moment the form that closes says it, too.
  const next = await page.getByRole('link', { name: 'Say where it runs' }).first().getAttribute('href');
  assert.match(next ?? '', /^\/admin\/advertising\/posting\?campaign=[\w-]+&creative=[\w-]+$/);

  const card = page.getByRole('article', { name: `Lanterns ${stamp}` });
  await card.getByText('In review').waitFor();
  await looksRight(page, 'the gallery of creatives');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: `Approve: Lanterns ${stamp}` }).click();
  const preview = page.getByRole('dialog', { name: `Lanterns ${stamp}` });
  await preview.getByRole('img', { name: `Lanterns ${stamp}` }).waitFor();
  await preview.getByRole('link', { name: 'https://shop.example/?from={click}' }).waitFor();
  await looksRight(page, 'the preview of a creative');
  await page.setViewportSize({ width: 1440, height: 900 });
  await preview.getByRole('button', { name: 'Approve' }).click();
  await card.getByText('Active', { exact: true }).waitFor();

  await page.getByRole('button', { name: `Edit: Lanterns ${stamp}` }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('Title', { exact: true }).fill(`Red lanterns ${stamp}`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await status(page, 'We’ll review it again before it’s shown.');
  await page.getByRole('button', { name: `Approve: Red lanterns ${stamp}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await status(page, `“Red lanterns ${stamp}” is active now.`);
  await page.getByRole('button', { name: `Duplicate: Red lanterns ${stamp}` }).click();
  await status(page, 'was created. It’s pending.');
  await page.getByRole('button', { name: `Pause: Red lanterns ${stamp}` }).click();
  await page.getByRole('button', { name: `Reactivate: Red lanterns ${stamp}` }).waitFor();

  await page.getByRole('tab', { name: 'List' }).click();
  await page.waitForURL(/view=list/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('pending');
  await page.waitForURL(/status=pending/);
  // The rows of before stand until those that were chosen are there.
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('row').count(), 2, 'the head, and the copy');
  await looksRight(page, 'the list of creatives');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: `Reject: Red lanterns ${stamp}` }).click();
  const end = page.getByRole('dialog', { name: /^Reject/ });
  await end.getByLabel('Reason').fill('Too many of them.');
  await end.getByRole('button', { name: 'Reject', exact: true }).click();
  await status(page, 'and its postings are deleted.');
  await page.getByText('No creatives match.').waitFor();
  assert.deepEqual(
    faults.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

test('an admin sends a clip, slides and variants, and reads what they had', async () => {
  const { page, faults } = await keeper();
  await open(page);
  const begin = async (title: string, type: string) => {
    const form = page.getByRole('dialog', { name: 'Create creative' });
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create Creative' }).click();
    await form.getByLabel('Title', { exact: true }).fill(title);
    await form.getByLabel('Campaign').selectOption({ label: campaign });
    await form.getByLabel('Type').selectOption(type);
    return form;
  };
  const clip = path.join(tmpdir(), `ad-clip-${stamp}.mp4`);
  await makeClip(clip, [...picture('320x180', 2, '10'), ...quickly]);
  const film = await begin(`Film ${stamp}`, 'video');
  await film
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: await readFile(clip) });
  await film.getByText('Preparing the clip…').waitFor();
  await film.getByText('320 × 180. Drop another file here to replace it.').waitFor({ timeout: 90_000 });
  await film.getByRole('button', { name: 'Create Creative' }).click();
  await status(page, `“Film ${stamp}” was saved.`);

  const slides = await begin(`Slides ${stamp}`, 'carousel');
  for (const at of [1, 2]) {
    await slides
      .getByLabel('Add a slide')
      .setInputFiles(png('a.png', await plainPicture({ width: 300, height: 250, background: `#${at}46` })));
    await slides.getByLabel(`Title of slide ${at}`).fill(`Slide ${at}`);
  }
  await slides.getByRole('button', { name: 'Move slide 2 up' }).click();
  await slides.getByRole('button', { name: 'Create Creative' }).click();
  await status(page, `“Slides ${stamp}” was saved.`);

  const test = await begin(`Tested ${stamp}`, 'interactive');
  await test.getByLabel('File', { exact: true }).setInputFiles(png('a.png', await scenePicture(300, 250)));
  await test.getByText('300 × 250.').waitFor();
  await test.getByRole('button', { name: 'Add a zone' }).click();
  await test.getByLabel('Name of zone 1').fill('Shop');
  await test.getByRole('button', { name: 'Add a variant' }).click();
  await test.getByLabel('Title of variant a').fill('Plain');
  await test.getByLabel('Title of variant b').fill('Bold');
  await test.getByText('Let the winner take over').click();
  await looksRight(page, 'the form with zones and variants');
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.getByRole('button', { name: 'Create Creative' }).click();
  await status(page, `“Tested ${stamp}” was saved.`);
  await page.getByRole('button', { name: `Approve: Slides ${stamp}` }).click();
  const shown = page.getByRole('dialog', { name: `Slides ${stamp}` });
  assert.deepEqual(await shown.locator('.creative-slides p').allTextContents(), ['Slide 2', 'Slide 1']);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Performance' }).click();
  await page.waitForURL(/view=performance/);
  await page.getByRole('row', { name: /Compared after 2,000 more viewable ads/ }).waitFor();
  await page.getByRole('row', { name: /Bold/ }).waitFor();
  await looksRight(page, 'the performance of creatives');
  assert.deepEqual(faults, []);
});
