import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enterAsAdmin, url } from './talking.ts';

test('an operator tells visitors of an incident: the status page and a banner say it, until it is over', async () => {
  const title = newName('Videos start slowly ');
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  await page.goto(`${url}/admin/status`, { waitUntil: 'load' });
  await alive(page);
  const form = page.getByRole('region', { name: 'Tell visitors' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What happens').fill('A disk is slow. We are moving files to another one.');
  await form.getByText('Pages', { exact: true }).click();
  await form.getByRole('button', { name: 'Publish' }).click();
  await form.getByText('Choose what it affects.').waitFor();
  assert.equal(await form.getByLabel('Title').inputValue(), title);
  await form.getByText('Playback', { exact: true }).click();
  await form.getByText('Show a banner on every page').click();
  await form.getByRole('button', { name: 'Publish' }).click();
  await form.getByText('Published. Visitors see it now.').waitFor();
  await looksRight(page, 'the status page of the back office');

  // Before the age gate.
  const visitor = await visit({ url });
  await visitor.page.goto(`${url}/status`, { waitUntil: 'load' });
  await alive(visitor.page);
  await visitor.page.getByRole('heading', { name: 'Status', level: 1 }).waitFor();
  await visitor.page.getByRole('heading', { name: title }).waitFor();
  const playback = visitor.page.getByRole('listitem').filter({ hasText: 'Videos start and keep playing' });
  await playback.getByText('Works in part').waitFor();
  await looksRight(visitor.page, 'the status page');
  const told = await (await visitor.context.request.get(`${url}/status.json`)).json();
  assert.equal(told.incidents[0].title, title);

  const banner = visitor.page.getByRole('link', { name: title });
  const shows = async (path: string, wanted: number): Promise<void> => {
    for (let tries = 0; ; tries++) {
      await visitor.page.goto(url + path, { waitUntil: 'load' });
      if ((await banner.count()) === wanted) return;
      assert.ok(tries < 80, `${path} goes on without the change`);
      await visitor.page.waitForTimeout(500);
    }
  };
  await shows('/faq', 1);
  await alive(visitor.page);
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Status', exact: true }).click();
  await visitor.page.getByRole('heading', { name: 'Status', level: 1 }).waitFor();
  await shows('/faq', 1);
  await looksRight(visitor.page, 'a page with a banner');

  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByLabel('Update').fill('All files are moved.');
  await card.getByText('It’s over').click();
  await card.getByRole('button', { name: 'Add update' }).click();
  await card.waitFor({ state: 'detached' });
  await visitor.page.goto(`${url}/status`, { waitUntil: 'load' });
  await visitor.page
    .getByRole('region', { name: 'Last 90 days' })
    .getByText('All files are moved.')
    .waitFor();
  await shows('/faq', 0);
  assert.deepEqual(visitor.faults, []);
});
