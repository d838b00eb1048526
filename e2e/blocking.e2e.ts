import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { join, joinConfirmed, newName } from './members.ts';

const url = process.env.SITE_URL ?? '';

test('a member blocks another from the profile, and takes it back on the blocklist', async () => {
  const [one, other] = [await visit({ url }), await visit({ url })];
  const [mine, theirs] = [await joinConfirmed(one.context, url), await joinConfirmed(other.context, url)];
  await other.page.goto(`${url}/user/${theirs}`, { waitUntil: 'load' });
  await other.page.getByLabel('Write a post').fill('A word of the other.');
  await other.page.getByRole('button', { name: 'Post', exact: true }).click();
  await other.page.locator('.post-text', { hasText: 'A word of the other.' }).waitFor();
  await other.page.goto(`${url}/user/${mine}`, { waitUntil: 'load' });
  await other.page.getByRole('button', { name: 'Subscribe' }).click();
  await other.page.getByText('1 subscriber').waitFor();

  const { page, faults, context } = one;
  await page.goto(`${url}/user/${theirs}`, { waitUntil: 'load' });
  await page.locator('.post-text', { hasText: 'A word of the other.' }).waitFor();
  await page.locator('summary[aria-label="More actions"]').first().click();
  await page.locator('summary', { hasText: 'Block' }).click();
  await looksRight(page);
  await page.getByRole('button', { name: `Yes, block ${theirs}` }).click();
  await page.getByText(`You’ve blocked ${theirs}.`).waitFor();
  await page.getByText('You’ve blocked this member.').waitFor();
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await page.getByText('No posts yet.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Subscribe/ }).count(), 0);
  await page.goto(`${url}/user/${mine}`);
  await page.getByText('0 subscribers').waitFor();

  await page.goto(`${url}/settings`);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Blocklist' }).click();
  await page.waitForURL(`${url}/settings/blocklist`);
  const list = page.getByRole('region', { name: 'Blocked members' });
  await list.getByRole('link', { name: theirs }).waitFor();
  await looksRight(page);
  const form = page.getByRole('region', { name: 'Block a member' });
  await form.getByLabel('Username').fill(newName('nobody'));
  await form.getByRole('button', { name: 'Block', exact: true }).click();
  await form.getByText('User not found.').waitFor();
  await form.getByLabel('Username').fill(mine);
  await form.getByRole('button', { name: 'Block', exact: true }).click();
  await form.getByText('You can’t block yourself.').waitFor();
  await list.getByRole('button', { name: `Unblock ${theirs}` }).click();
  await list.getByText('You haven’t blocked anyone.').waitFor();
  await form.getByLabel('Username').fill(theirs.toUpperCase());
  await form.getByRole('button', { name: 'Block', exact: true }).click();
  await form.getByText(`You’ve blocked ${theirs}.`).waitFor();
  await list.getByRole('button', { name: `Unblock ${theirs}` }).waitFor();
  // What was refused, as browsers note it.
  assert.deepEqual(
    faults.filter((fault) => !/status of 40[04]/.test(fault)),
    [],
  );
  await context.close();
  await other.context.close();
});

test('without script a member is blocked by name and unblocked', async () => {
  const [one, other] = [await visit({ url, javaScript: false }), await visit({ url })];
  await join(one.context, url);
  const theirs = await join(other.context, url);
  const { page } = one;
  await page.goto(`${url}/settings/blocklist`);
  await page.getByLabel('Username').fill(theirs);
  await page.locator('main').getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(`You’ve blocked ${theirs}.`).waitFor();
  await page.getByRole('button', { name: `Unblock ${theirs}` }).click();
  await page.getByText('You haven’t blocked anyone.').waitFor();
  await one.context.close();
  await other.context.close();
});
