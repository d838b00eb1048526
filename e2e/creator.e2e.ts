import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { addressOf, join, newName, password } from './members.ts';
import { until } from './site.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';

const page = `${url}/become-creator`;
const form = {
  p_makes: 'Short films about lanterns',
  p_about: 'I draw by night.',
  p_links: ['https://films.example/lanterns'],
  p_is_adult: true,
  p_holds_rights: true,
};

async function fillIn(where: Page, makes = form.p_makes): Promise<void> {
  await where.getByLabel('What you make').fill(makes);
  await where.getByLabel('About you and your work').fill(form.p_about);
  await where.getByLabel('Link 1').fill('https://films.example/lanterns');
  await where.getByLabel(/^I am an adult/).check();
  await where.getByLabel(/^I hold the rights/).check();
}

test('a visitor reads every section, is asked to log in by both buttons, and then has the form', async () => {
  const { page: here, context, faults } = await visit({ url });
  const name = newName('guest');
  await makeMember(site().platform, name);
  await here.goto(page, { waitUntil: 'load' });
  await alive(here);
  await here.getByRole('heading', { level: 1, name: 'Become a content creator' }).waitFor();
  assert.deepEqual(await here.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(), [
    ...['Revenue streams', '3 sign-up steps', 'Support features', 'FAQ', 'Your application'],
  ]);
  assert.equal(await here.locator('.creator-steps > li').count(), 3);
  assert.equal(await here.getByLabel('What you make').count(), 0);
  const question = here.locator('details', { hasText: 'Who may apply?' });
  await question.locator('summary').click();
  await question.getByText('Every member with a confirmed email address').waitFor();

  for (const button of ['Submit Application', 'Become a Creator'])
    assert.equal(
      await here.getByRole('link', { name: button }).getAttribute('href'),
      '/login?redirect=%2Fbecome-creator',
    );
  await here.getByRole('link', { name: 'Submit Application' }).click();
  const dialog = here.getByRole('dialog', { name: 'Log In' });
  await dialog.getByText('Please log in to apply.').waitFor();
  await dialog.getByLabel('Email').fill(addressOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await here.getByLabel('What you make').waitFor();
  await here.getByRole('button', { name: 'Submit Application' }).waitFor();
  assert.equal(new URL(here.url()).pathname, '/become-creator');
  await looksRight(here, 'the form of an application');
  assert.deepEqual(faults, []);
  await context.close();
});

test('without script a member applies, keeps what was refused, withdraws and applies again', async () => {
  const { page: here, context } = await visit({ url, javaScript: false });
  await enter(context, url);
  await here.goto(page);
  await here.getByRole('link', { name: 'Become a Creator' }).click();
  await fillIn(here, 'Films of lolicon');
  await here.getByRole('button', { name: 'Submit Application' }).click();
  await here.getByText('What you make holds a word that is not allowed here.').waitFor();
  assert.equal(await here.getByLabel('About you and your work').inputValue(), form.p_about);
  assert.equal(await here.getByLabel('Link 1').inputValue(), 'https://films.example/lanterns');
  await fillIn(here);
  await here.getByRole('button', { name: 'Submit Application' }).click();
  await here.getByRole('heading', { name: 'Your application is waiting for a decision' }).waitFor();
  assert.equal(await here.getByLabel('What you make').count(), 0);
  await here.getByText('Withdraw', { exact: true }).click();
  await here.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await here.getByRole('heading', { name: 'You withdrew your application' }).waitFor();
  await fillIn(here);
  await here.getByRole('button', { name: 'Submit Application' }).click();
  await here.getByRole('heading', { name: 'Your application is waiting for a decision' }).waitFor();
});

test('a member without a confirmed address is told to confirm it, by the page and by the form', async () => {
  const { page: here, context } = await visit({ url });
  await join(context, url);
  await here.goto(page, { waitUntil: 'load' });
  await here.locator('#apply').getByText('Please confirm your email address first.').waitFor();
  assert.equal(await here.getByLabel('What you make').count(), 0);
  const response = await context.request.post(page, {
    form: { intent: 'apply', makes: 'Films', about: 'By night.', link: 'https://films.example/' },
    headers: { origin: url },
  });
  assert.equal(response.status(), 403);
});

test('an admin finds an application, refuses it with a reason, and the member reads it and applies again', async () => {
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  const outside = await visit({ url });
  const member = await enter(outside.context, url);
  await call('submit_creator_application', form, member);

  await office.page.goto(`${url}/admin/applications`, { waitUntil: 'load' });
  await alive(office.page);
  await office.page.getByRole('searchbox', { name: 'Search applications' }).fill(member.username);
  await office.page.waitForURL(`${url}/admin/applications?q=${member.username}&state=pending`);
  await office.page.getByText('1 application', { exact: true }).waitFor();
  await looksRight(office.page, 'the queue of applications');
  await office.page.getByRole('link', { name: member.username, exact: true }).click();
  await office.page.getByRole('heading', { level: 1, name: `Application from ${member.username}` }).waitFor();
  await office.page.getByText(`If you approve, ${member.username} changes from Member to Creator.`).waitFor();
  await looksRight(office.page, 'an application');
  await office.page.getByText('Refuse', { exact: true }).click();
  await office.page.getByLabel('Reason').fill('The link leads nowhere.');
  await office.page.getByRole('button', { name: 'Yes, refuse' }).click();
  const said = office.page.getByText('Refused. We’ve told them why.');
  await said.waitFor();
  await office.page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
  await said.waitFor({ state: 'detached', timeout: 7000 });

  await outside.page.goto(`${url}/notifications`, { waitUntil: 'load' });
  await outside.page
    .getByRole('link', { name: /^We turned down your application to the creator program/ })
    .click();
  await outside.page.getByRole('heading', { name: 'We turned down your application' }).waitFor();
  await outside.page.getByText('The link leads nowhere.').waitFor();
  await alive(outside.page);
  await fillIn(outside.page);
  await looksRight(outside.page, 'a refused application');
  await outside.page.getByRole('button', { name: 'Submit Application' }).click();
  await outside.page.getByRole('heading', { name: 'Your application is waiting for a decision' }).waitFor();

  await office.page.goto(`${url}/admin/applications?q=${member.username}&state=all`);
  await office.page.getByText('2 applications', { exact: true }).waitFor();
  assert.deepEqual([...office.faults, ...outside.faults], []);
});

test('an application that another admin has decided meanwhile says so', async () => {
  const { page: here, context } = await visit({ url });
  const admin = await enterAsAdmin(context);
  const member = await makeMember(site().platform, newName('twice'));
  const { id } = await call('submit_creator_application', form, member);
  await here.goto(`${url}/admin/applications/${id}`, { waitUntil: 'load' });
  await alive(here);
  await call('refuse_creator_application', { p_application_id: id, p_reason: 'No.' }, admin);
  await here.getByRole('button', { name: 'Approve' }).click();
  await here.getByText('Failed to decide: This application is no longer waiting for a decision.').waitFor();
});

test('what creators are promised stands on the page only where an admin has entered it', async () => {
  const { page: here, context } = await visit({ url });
  await enterAsAdmin(context);
  const reader = await visit({ url });
  await reader.page.goto(page);
  await reader.page.getByText('makes no promises about money here').waitFor();
  const text = await reader.page.getByRole('main').innerText();
  assert.doesNotMatch(text, /65|80|165K|15 ?%|payout|crypto|\$50|prize|fan club/i);

  await here.goto(`${url}/admin/settings?section=all#claims`, { waitUntil: 'load' });
  await alive(here);
  const claims = here.getByRole('region', { name: 'Claims' });
  const entry = claims.getByRole('group', { name: 'Claim 1' });
  try {
    await entry.getByLabel('Claim', { exact: true }).fill('65%');
    await entry.getByLabel('What it means').fill('of every sale of a video is yours');
    await claims.getByRole('button', { name: 'Save claims' }).click();
    await claims.getByText('Settings saved. They apply everywhere now.').waitFor();
    const streams = reader.page.getByRole('region', { name: 'Revenue streams' });
    // Processes hear of a setting a moment after it is written.
    await until(
      async () => {
        await reader.page.reload();
        return (await streams.getByText('65%', { exact: true }).count()) === 1;
      },
      10_000,
      () => 'the claim is not on the page',
    );
    await streams.getByText('of every sale of a video is yours').waitFor();
    assert.equal(await reader.page.getByText('makes no promises').count(), 0);
    await looksRight(reader.page, 'the page with a claim');
  } finally {
    await here.goto(`${url}/admin/settings?section=all#claims`, { waitUntil: 'load' });
    await alive(here);
    await claims.getByRole('button', { name: 'Remove claim 1' }).click();
    await claims.getByRole('button', { name: 'Save claims' }).click();
    await claims.getByText('Settings saved. They apply everywhere now.').waitFor();
  }
});
