import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { createVideo, ensureCategory } from '../server/src/domains/videos/index.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { onSite } from './on-site.ts';

const url = process.env.SITE_URL ?? '';

/** An admin in a browser of their own. */
async function keeper(): Promise<{ page: Page; faults: string[] }> {
  const { page, context, faults } = await visit({ url });
  const { cookie } = await onSite(process.env, (platform) =>
    makeMember(platform, newName('keeper'), { role: 'admin' }),
  );
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  return { page, faults };
}
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
};
const status = (page: Page, text: string | RegExp) =>
  page.locator('.status-message', { hasText: text }).first().waitFor({ timeout: 15_000 });
const made = (title: string, tags: string[]) =>
  onSite(process.env, (platform) =>
    platform.db.transaction(async (transaction) =>
      createVideo(transaction, platform, {
        title,
        tags,
        categoryId: await ensureCategory(transaction, { name: 'Uncategorized' }),
        publishStatus: 'pending',
        declaration: { adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'test' },
      }),
    ),
  );
const stamp = `${process.pid}`;

test('an admin publishes, edits and deletes videos from the list of all', async () => {
  const title = `Harbour lamps ${stamp}`;
  const { slug } = await made(title, ['harbour']);
  const { page, faults } = await keeper();
  await open(page, '/admin/all-videos');
  await looksRight(page, 'all videos');
  // Where not all of it fits, the acts of a row stand under their own head.
  await page.setViewportSize({ width: 768, height: 900 });
  const [head, acts] = [page.locator('th[data-column=acts]'), page.locator('td[data-column=acts]').first()];
  assert.equal((await head.boundingBox())?.x, (await acts.boundingBox())?.x);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('searchbox', { name: 'Search titles' }).fill(title);
  await page.waitForURL(/[?&]q=Harbour/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('unpublished');
  await page.waitForURL(/status=unpublished/);
  const row = page.getByRole('row', { name: new RegExp(title) });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await status(page, 'Publish: 1 succeeded, 0 failed.');
  await page.getByText('No videos found.').waitFor();
  assert.equal((await fetch(`${url}/play/${slug}`)).status, 200, 'everybody sees it');

  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit video' });
  await dialog.getByLabel('Title', { exact: true }).waitFor();
  await dialog.getByText('Video stream URL not yet available.').waitFor();
  await looksRight(page, 'the edit dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('Tags', { exact: true }).fill('harbour,  Lamps , ,');
  await dialog.getByLabel('Title', { exact: true }).fill(`${title} at night`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('.status-message', { hasText: /^Saved: title, tags\.$/ }).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('dialog [name=tags]')?.value === 'harbour, lamps',
  );
  assert.ok((await dialog.getByLabel('Slug').getAttribute('readonly')) !== null);
  await dialog.getByLabel('Title', { exact: true }).fill('A schoolgirl');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Error saving metadata: The title holds a word that is not allowed here.').waitFor();
  await dialog.getByRole('tab', { name: 'Thumbnails' }).click();
  await dialog.getByLabel('New external thumbnail URL').fill('http://127.0.0.1:1/x.png');
  await dialog.getByRole('button', { name: 'Set thumbnail' }).click();
  await dialog
    .getByText('Failed to set thumbnail. Please check the URL and try again.')
    .waitFor({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await dialog.getByText('What you typed isn’t saved.').waitFor();
  await dialog.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: `Resync ${title} at night` }).click();
  await status(page, 'Failed to resync video: This video has no file of its own.');
  await page.getByRole('button', { name: 'Backfill Video Details' }).click();
  await status(page, /nothing changed|updated/);
  await page.getByRole('button', { name: `Delete ${title} at night` }).click();
  const asked = page.getByRole('dialog', { name: /^Delete/ });
  await asked.getByLabel('What its page will say').fill('It was a test.');
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await status(page, 'Delete: 1 succeeded, 0 failed.');
  const gone = await fetch(`${url}/play/${slug}`, { headers: { cookie: 'age_confirmed=1' } });
  assert.equal(gone.status, 410);
  assert.ok((await gone.text()).includes('It was a test.'));
  // What was refused on purpose is on the console of the browser.
  assert.deepEqual(
    faults.filter((line) => !/status of (400|409|410)/.test(line)),
    [],
  );
});

test('an admin previews a video without a view, and picks a still as its thumbnail', async () => {
  const { page, faults } = await keeper();
  await open(page, '/admin/all-videos?status=published&sort=duration_seconds');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit video' });
  const preview = dialog.locator('video');
  await preview.waitFor();
  // A press before its source is there is lost when it comes: one presses again.
  await page.waitForFunction(() => {
    const media = document.querySelector<HTMLVideoElement>('dialog video');
    if (media?.paused) {
      media.muted = true;
      media.play().catch(() => {});
    }
    return (media?.currentTime ?? 0) > 0.3;
  });
  await dialog.getByRole('tab', { name: 'Thumbnails' }).click();
  const stills = dialog.getByRole('button', { name: /^Still at/ });
  await stills.first().waitFor();
  const other = dialog.locator('.stills button[aria-pressed="false"]').first();
  if ((await other.count()) > 0) {
    const label = await other.getAttribute('aria-label');
    await other.click();
    await dialog.getByText('Thumbnail set.').waitFor();
    await dialog.getByRole('button', { name: label ?? '', pressed: true }).waitFor();
  }
  await looksRight(page, 'the thumbnails of a video');
  assert.deepEqual(faults, []);
});

test('an admin makes a category with a picture, changes it, and ends it with a place for its videos', async () => {
  const { page, faults } = await keeper();
  await open(page, '/admin/categories');
  await looksRight(page, 'categories');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Create Category' }).click();
  const form = page.getByRole('dialog', { name: 'Create category' });
  await form.getByRole('button', { name: 'Create Category' }).click();
  await form.getByText('Failed to create category: Category Name is required.').waitFor();
  await form.getByLabel('Name', { exact: true }).fill(`Piers ${stamp}`);
  const picture = await plainPicture({ width: 80, height: 60 });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await form.getByLabel('Thumbnail').setInputFiles(file('pier.png', Buffer.from('no picture at all')));
  await form.getByRole('button', { name: 'Create Category' }).click();
  await form.getByText('Failed to upload thumbnail: Invalid file type.').waitFor();
  await form.getByLabel('Thumbnail').setInputFiles(file('pier.png', picture));
  await form.getByRole('button', { name: 'Create Category' }).click();
  await status(page, `“Piers ${stamp}” was created.`);
  const row = page.getByRole('row', { name: new RegExp(`Piers ${stamp}`) });
  await row.locator('img').waitFor();

  await page.getByRole('button', { name: `Edit: Piers ${stamp}` }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('Name', { exact: true }).fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.getByText('Failed to update category: Category name is required.').waitFor();
  await edit.getByLabel('Name', { exact: true }).fill(`Old piers ${stamp}`);
  await edit.getByLabel('Slug').fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await status(page, `“Old piers ${stamp}” was saved.`);
  const old = await fetch(`${url}/categories/piers-${stamp}`, { redirect: 'manual' });
  assert.ok(old.status === 200 || old.status === 301, 'the old address goes on working');

  await page.getByRole('button', { name: `Delete: Old piers ${stamp}` }).click();
  const end = page.getByRole('dialog', { name: /^Delete/ });
  assert.equal(
    await end.getByLabel('Move its videos to').locator('option:checked').textContent(),
    'Uncategorized',
  );
  await end.getByRole('button', { name: 'Delete', exact: true }).click();
  await status(page, `Deleted “Old piers ${stamp}” and moved 0 videos to “Uncategorized”.`);
  assert.deepEqual(
    faults.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

test('an admin renames and blocks tags, by keyboard too', async () => {
  await made(`Tagged ${stamp}`, [`drizzle ${stamp}`, `noise ${stamp}`]);
  const { page, faults } = await keeper();
  await open(page, `/admin/tags?q=${stamp}`);
  await looksRight(page, 'tags');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: `Rename: drizzle ${stamp}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New name').fill(`light rain ${stamp}`);
  await page.keyboard.press('Enter');
  await status(page, `Renamed to “light rain ${stamp}”.`);
  await page.getByRole('button', { name: `Block: noise ${stamp}` }).click();
  await page.getByLabel('Reason').fill('It says nothing.');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await status(page, `Blocked “noise ${stamp}” and took it off 1 video.`);
  await page.getByRole('button', { name: `Unblock noise ${stamp}` }).click();
  await status(page, `Unblocked “noise ${stamp}”.`);
  assert.deepEqual(faults, []);
});

test('outside of development there is no upload test, and who is no admin sees nothing of the catalogue’s pages', async () => {
  const { page } = await keeper();
  for (const path of ['/upload-test', '/admin/advertising/upload-test'])
    assert.equal((await page.goto(url + path))?.status(), 404, path);
  const { page: guest } = await visit({ url });
  await guest.goto(`${url}/admin/all-videos?q=x`);
  assert.equal(new URL(guest.url()).searchParams.get('redirect'), '/admin/all-videos?q=x');
});
