import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { mailedLink, newName } from './members.ts';
import { until } from './site.ts';
import { enterAsAdmin, url } from './talking.ts';

async function fillIn(where: Page, email: string, subject = 'The player stops'): Promise<void> {
  await where.getByLabel('Email').fill(email);
  await where.getByLabel('Name', { exact: true }).fill('Ren');
  await where.getByLabel('Subject').fill(subject);
  await where.getByLabel('Message').fill('It stops after a second.');
}

test('somebody signed out writes, an admin answers by mail, and they write further', async () => {
  const outside = await visit({ url });
  const here = outside.page;
  const email = `${newName('ren')}@mail.example`;
  await here.goto(`${url}/support`, { waitUntil: 'load' });
  await alive(here);
  const cards = here.locator('.support-cards h2');
  assert.deepEqual(await cards.allTextContents(), [
    'Video problem',
    'Report a user',
    'Account problem',
    'Other',
  ]);
  await looksRight(here, 'the support page');
  await here.getByRole('link', { name: 'Video problem' }).click();
  await here.waitForURL(`${url}/support?type=bug#contact`);
  const type = here.getByLabel('What it’s about');
  await type.and(here.locator('select')).waitFor();
  await until(
    async () => (await type.inputValue()) === 'bug',
    5000,
    () => 'the form is not about what the card says',
  );
  assert.equal(await type.locator('option').count(), 9);

  await fillIn(here, email);
  await here.getByRole('button', { name: 'Send message' }).click();
  await here.getByText('That was very fast. Please wait a moment and send it again.').waitFor();
  assert.equal(await here.getByLabel('Message').inputValue(), 'It stops after a second.');
  // As somebody types: the form counts from the first field that is entered.
  await here.waitForTimeout(2100);
  await here.getByRole('button', { name: 'Send message' }).click();
  await here.getByRole('heading', { level: 1, name: 'Your ticket' }).waitFor();
  await here.getByText('“The player stops” (Bug).').waitFor();
  assert.equal(new URL(await mailedLink(email, '/support/ticket')).href, here.url());

  const office = await visit({ url });
  await enterAsAdmin(office.context);
  await office.page.goto(`${url}/admin/support?q=${encodeURIComponent(email)}`, { waitUntil: 'load' });
  await alive(office.page);
  await office.page.getByText('1 ticket', { exact: true }).waitFor();
  await looksRight(office.page, 'the support desk');
  await office.page.getByText('Add a text', { exact: true }).press('Enter');
  const title = newName('Reload');
  await office.page.getByLabel('Title').last().fill(title);
  await office.page.getByLabel('Text', { exact: true }).last().fill('Please reload the page.');
  await office.page.getByRole('button', { name: 'Save text' }).last().click();
  await office.page.getByText(title, { exact: true }).waitFor();
  await office.page.getByRole('link', { name: 'The player stops' }).click();
  await office.page.getByRole('heading', { level: 1, name: 'The player stops' }).waitFor();
  await office.page.getByText('Canned texts', { exact: true }).press('Enter');
  await office.page.getByRole('button', { name: title }).press('Enter');
  assert.equal(
    await office.page.getByLabel('Answer', { exact: true }).inputValue(),
    'Please reload the page.',
  );
  await looksRight(office.page, 'a ticket of the desk');
  await office.page.getByRole('button', { name: 'Send answer' }).click();
  await office.page
    .getByText('Please reload the page.', { exact: true })
    .and(office.page.locator('.body'))
    .waitFor();
  await office.page.getByLabel('Assigned to').selectOption({ label: 'Me' });
  await office.page.getByLabel('Tags').fill('Player, slow');
  await office.page.getByRole('button', { name: 'Save', exact: true }).click();
  await office.page.getByText('Ticket saved.').waitFor();

  await here.reload({ waitUntil: 'load' });
  await alive(here);
  await here.getByText('Please reload the page.').waitFor();
  await looksRight(here, 'a ticket');
  await here.getByLabel('Add a message').fill('It helped.');
  await here.getByRole('button', { name: 'Send message' }).press('Enter');
  await here.getByText('We’ve added your message and will answer by email.').waitFor();
  await here.getByText('It helped.').waitFor();
  // The one form that was sent too fast is refused on purpose.
  const faults = outside.faults.filter((fault) => !fault.includes('status of 400'));
  assert.deepEqual([...office.faults, ...faults], []);
});

test('without script the form keeps what was refused, and a wrong code shows no ticket', async () => {
  const { page: here } = await visit({ url, javaScript: false });
  await here.goto(`${url}/support?type=press_media`);
  assert.equal(await here.getByLabel('What it’s about').inputValue(), 'press_media');
  await fillIn(here, `${newName('mio')}@mail.example`, '\u00a0');
  await here.getByLabel('What it’s about').selectOption('copyright_issue');
  await here.getByRole('button', { name: 'Send message' }).click();
  await here.getByText('The subject is empty.').waitFor();
  assert.equal(await here.getByLabel('Message').inputValue(), 'It stops after a second.');
  assert.equal(await here.getByLabel('What it’s about').inputValue(), 'copyright_issue');
  await here.getByLabel('Subject').fill('My song');
  await here.getByRole('button', { name: 'Send message' }).click();
  await here.getByText('“My song” (Copyright issue).').waitFor();
  assert.match((await here.locator('meta[name=robots]').getAttribute('content')) ?? '', /noindex/);
  await here.getByLabel('Add a message').fill('It is the second one.');
  await here.getByRole('button', { name: 'Send message' }).click();
  await here.getByText('It is the second one.').waitFor();
  assert.equal((await here.goto(`${url}/support/ticket?token=${'a'.repeat(20)}`))?.status(), 404);
});

test('where the site asks people’s browsers to compute, one does, and the message goes through', async () => {
  const office = await visit({ url });
  const admin = await enterAsAdmin(office.context);
  const { version } = await call('get_site_settings', {}, admin);
  const on = await call(
    'update_site_settings',
    { p_settings: { humanCheck: 'work' }, p_version: version },
    admin,
  );
  try {
    const { page: here, faults } = await visit({ url });
    await here.goto(`${url}/support`, { waitUntil: 'load' });
    await alive(here);
    const asked = here.waitForResponse(/get_human_check$/);
    await fillIn(here, `${newName('ren')}@mail.example`, 'A riddle');
    const { challenge } = (await (await asked).json()) as { challenge: string };
    // As somebody types: the form counts from the first field that is entered.
    await here.waitForTimeout(2100);
    const sent = here.waitForRequest(
      (request) => request.method() === 'POST' && /support/.test(request.url()),
    );
    await here.getByRole('button', { name: 'Send message' }).click();
    assert.ok((await sent).postData()?.includes(challenge), 'the form was sent without a proof');
    await here.getByText('“A riddle” (').waitFor();
    assert.deepEqual(faults, []);
  } finally {
    await call('update_site_settings', { p_settings: { humanCheck: null }, p_version: on.version }, admin);
  }
});
