import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { enterAsAdmin, site, url } from './talking.ts';

const stamp = `${process.pid}`;
const title = `Slate Harbour ${stamp}`;

test('a work is split and merged again by keyboard alone', async () => {
  const { platform } = site();
  const work = await insertTestWork(platform, {
    title,
    episodes: [
      { number: 1, title: 'Low water' },
      { number: 2, title: 'High water' },
    ],
  });
  atEnd(async () => {
    await platform.db.query('delete from works where title like $1', [`%${stamp}%`]);
  });
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/works/${work.id}`, { waitUntil: 'load' });
  await alive(page);
  await looksRight(page, 'a work to reshape');
  const split = page.getByRole('region', { name: 'Split', exact: true });
  await split.getByRole('button', { name: 'Split' }).press('Enter');
  await split.getByLabel('Title').fill(`${title} apart`);
  await split.getByRole('button', { name: 'Split' }).press('Enter');
  await page.getByText('Choose at least one episode.').first().waitFor();
  await split.getByRole('checkbox', { name: 'Episode 2' }).press('Space');
  await split.getByRole('button', { name: 'Split' }).press('Enter');
  await page.waitForURL(
    (address) => /\/admin\/works\//.test(address.pathname) && !address.pathname.endsWith(work.id),
  );
  await page.getByRole('heading', { level: 1, name: `${title} apart` }).waitFor();
  await alive(page);
  const merge = page.getByRole('region', { name: 'Merge', exact: true });
  const other = merge.getByRole('combobox');
  await other.focus();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: title }).waitFor();
  assert.equal(await merge.getByRole('option').count(), 1, 'not the work itself');
  await page.keyboard.press('ArrowDown');
  await looksRight(page, 'a work to merge');
  await page.keyboard.press('Enter');
  await merge.locator('summary').press('Enter');
  await merge.getByRole('button', { name: 'Yes, merge it' }).press('Enter');
  await page.getByText('Both are one work now.').waitFor();
  assert.deepEqual(faults, []);
});

test('the meaning of a tag is written in a dialog by keyboard alone', async () => {
  const tag = `slate ${stamp}`;
  const { id } = await buildVideo(site().platform, {
    title: `Slate ${stamp}`,
    tags: [tag],
    category: 'Uncategorized',
  });
  atEnd(async () => {
    await site().platform.db.query(`update videos set publish_status = 'draft' where id = $1`, [id]);
  });
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/tags?q=${encodeURIComponent(tag)}`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: `Meaning: ${tag}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await looksRight(page, 'what a tag means');
  await dialog.getByLabel('Description').fill('Grey, and older than the town.');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`Saved what “${tag}” means.`).first().waitFor();
  assert.deepEqual(faults, []);
});
