import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { joinConfirmed, mailedLink, newName } from './members.ts';
import { enterAsAdmin, url } from './talking.ts';

test('somebody without an account asks for their data, without script, and gets it', async () => {
  const email = `${newName('ren')}@mail.example`;
  const plain = await visit({ url, javaScript: false });
  const { page } = plain;
  await page.goto(`${url}/support`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Ren Ito');
  await page.getByLabel('Subject').fill('The player stops');
  await page.getByLabel('Message').fill('It stops after a second.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('It stops after a second.').waitFor();

  await page.goto(`${url}/information/privacy`);
  await page.getByRole('link', { name: 'data request', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send data request' });
  await page.getByLabel('Your name').fill('Ren Ito');
  await send.click();
  await page.getByText('Please fill out all required fields.').waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Ren Ito');
  await page.getByLabel('What do you hold about me?').check();
  await page.getByLabel('Email address').fill(email);
  await send.click();
  // This site has no mail server: who runs it has the link.
  await page.getByText(/so no link will reach you/).waitFor();
  const link = await mailedLink(email, '/data-request/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm this request' }).click();
  await page.getByText('Thank you. We’ve received your request.').waitFor();
  await page.getByText(/^We’ll answer by /).waitFor();

  const desk = await visit({ url });
  await enterAsAdmin(desk.context);
  await desk.page.goto(`${url}/admin/legal`, { waitUntil: 'load' });
  await alive(desk.page);
  await desk.page.getByRole('row', { name: 'Data request from Ren Ito' }).waitFor();
  await desk.page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Data requests/ })
    .click();
  await desk.page.getByRole('heading', { level: 1, name: 'Data requests' }).waitFor();
  await looksRight(desk.page, 'the data requests');
  const row = desk.page.getByRole('row', { name: email });
  await row.getByRole('link', { name: 'What do you hold about me?' }).click();
  await desk.page.getByText('Messages to support: 1').waitFor();
  await desk.page.getByRole('link', { name: 'Here is what we hold' }).click();
  // The address changes a moment before the letter.
  await desk.page.waitForFunction(() =>
    document
      .querySelector<HTMLTextAreaElement>('textarea[name=letter]')
      ?.value.startsWith('Hello Ren Ito,\n\nYou asked what we hold about you'),
  );
  await looksRight(desk.page, 'a data request');
  await desk.page.getByLabel(/^Also send what we store/).check();
  await desk.page.getByRole('button', { name: 'Send answer' }).click();
  await desk.page.getByText('Answer sent.').waitFor();
  await looksRight(desk.page, 'an answered data request');
  assert.deepEqual(desk.faults, []);
  await desk.context.close();

  await page.reload();
  await page.getByRole('heading', { name: 'Our answer' }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download what we store' }).click();
  const records = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  assert.equal(records.support_tickets[0].messages[0].body, 'It stops after a second.');
  await plain.context.close();
});

test('a member is shown what they can do at once, and asks for the rest with their own address', async () => {
  const { page, context, faults } = await visit({ url });
  await joinConfirmed(context, url, newName('mio'));
  await page.goto(`${url}/information/data-request`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('link', { name: 'Download everything' }).waitFor();
  await looksRight(page, 'the form of a data request');
  assert.equal(await page.getByLabel('Email address').count(), 0);
  await page.getByLabel('Correct my data').check();
  await page.getByLabel('Your name').fill('Mio');
  await page.getByLabel('What exactly').fill('My birthday is wrong.');
  await page.getByRole('button', { name: 'Send data request' }).click();
  await page.getByText('We got your request.').waitFor();
  await page.getByRole('link', { name: 'See how it’s going' }).click();
  await page.getByText(/^We’ll answer by /).waitFor();
  await looksRight(page, 'a data request of one’s own');
  assert.deepEqual(faults, []);
  await context.close();
});
