import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enterAsAdmin, site, url } from './talking.ts';

test('an admin bars a category somewhere: there it is gone, and its pages say why; then it is back', async () => {
  const category = newName('Fog harbours ');
  const slug = category.toLowerCase().replaceAll(' ', '-');
  const video = await buildVideo(site().platform, { title: newName('Moon pier '), category });
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  await page.goto(`${url}/admin/places`, { waitUntil: 'load' });
  await alive(page);
  const form = page.getByRole('region', { name: 'Add a rule' });
  await form.getByLabel('Slug').fill(slug);
  await form.getByLabel('Places').fill('Germany');
  await form.getByLabel('Reason').fill('The law of the place forbids it.');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByText('We don’t know GERMANY. Use codes such as DE or US-TX.').waitFor();
  assert.equal(await form.getByLabel('Slug').inputValue(), slug);
  // Whoever comes from this machine is where nobody knows.
  await form.getByLabel('Places').fill('de, at zz');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByText('Rule saved. It applies now.').waitFor();
  const row = page.getByRole('row', { name: category });
  await row.getByText('everywhere but in Germany, Austria, places that nobody knows').waitFor();
  await looksRight(page, 'the rules about places');

  const visitor = await visit({ url });
  for (const path of [`/play/${video.slug}`, `/categories/${slug}`]) {
    let status = 0;
    for (let tries = 0; tries < 40 && status !== 451; tries++) {
      const answer = await visitor.page.goto(url + path, { waitUntil: 'load' });
      status = answer?.status() ?? 0;
      if (status !== 451) await visitor.page.waitForTimeout(100);
    }
    assert.equal(status, 451, path);
    await visitor.page.getByRole('heading', { name: 'Not available where you are' }).waitFor();
    await visitor.page.getByText('The law of the place forbids it.').waitFor();
  }
  await looksRight(visitor.page, 'a page that is barred');
  await visitor.page.goto(`${url}/categories`, { waitUntil: 'load' });
  assert.equal(await visitor.page.getByText(category).count(), 0);
  // Admins see it wherever they are.
  assert.equal((await page.goto(`${url}/play/${video.slug}`))?.status(), 200);

  await page.goto(`${url}/admin/places`, { waitUntil: 'load' });
  await alive(page);
  await row.getByText('Remove', { exact: true }).click();
  await row.getByRole('button', { name: 'Yes, show it' }).click();
  await row.waitFor({ state: 'detached' });
  for (let tries = 0; ; tries++) {
    const answer = await visitor.page.goto(`${url}/play/${video.slug}`, { waitUntil: 'load' });
    if (answer?.status() === 200) break;
    assert.ok(tries < 40, 'it is back');
    await visitor.page.waitForTimeout(100);
  }
  // The browser notes the refusal of the first form as a fault.
  assert.deepEqual(
    keeper.faults.filter((fault) => !fault.includes('status of 400')),
    [],
  );
});

test('a rule is set and removed without script, and what was typed stays after a refusal', async () => {
  const category = newName('Fog piers ');
  const slug = category.toLowerCase().replaceAll(' ', '-');
  await buildVideo(site().platform, { title: newName('Moon pier '), category });
  const { page, context, faults } = await visit({ url, javaScript: false });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/places`);
  const form = page.getByRole('region', { name: 'Add a rule' });
  await form.getByLabel('Slug').fill(slug);
  await form.getByLabel('Places').fill('Germany');
  await form.getByLabel('Reason').fill('The law of the place forbids it.');
  await form.getByRole('button', { name: 'Save rule' }).click();
  await form.getByText('We don’t know GERMANY. Use codes such as DE or US-TX.').waitFor();
  assert.equal(await form.getByLabel('Slug').inputValue(), slug);
  assert.equal(await form.getByLabel('Reason').inputValue(), 'The law of the place forbids it.');
  await form.getByLabel('Places').fill('de');
  await form.getByRole('button', { name: 'Save rule' }).click();
  const row = page.getByRole('row', { name: category });
  await row.getByText('everywhere but in Germany').waitFor();
  await row.getByText('Remove', { exact: true }).click();
  await row.getByRole('button', { name: 'Yes, show it' }).click();
  await row.waitFor({ state: 'detached' });
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await context.close();
});
