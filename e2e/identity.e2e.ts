import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureFile } from '#tests/support/test-pictures.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { enter, enterAsAdmin, url } from './talking.ts';

const legalName = 'Mio Kanda';
test('a member is verified by an admin, signs, and finds the uploads open', async () => {
  const { page, context, faults } = await visit({ url });
  const { username } = await enter(context, url);
  await page.goto(`${url}/upload`);
  await page.getByText('You can’t upload videos yet.').waitFor();
  await page.getByText('You haven’t verified your identity yet.').waitFor();
  await looksRight(page, 'the uploads of who may not');
  await page.getByRole('link', { name: 'Go to your verification' }).click();
  await page.waitForURL(`${url}/settings/verify`);
  await alive(page);
  const identity = page.getByRole('region', { name: 'Identity', exact: true });
  await identity.getByText('Not Verified').waitFor();
  await looksRight(page, 'the beginning of a check');
  await identity.getByLabel('Legal name').fill(legalName);
  await identity.getByLabel('Date of birth').fill('2015-01-31');
  await identity.getByLabel('Country that issued it').selectOption('Japan');
  await identity.getByRole('button', { name: 'Start the check' }).click();
  await identity.getByText('Only people who are 18 or older can be uploaders.').waitFor();
  await identity.getByLabel('Date of birth').fill('1990-01-31');
  await identity.getByRole('button', { name: 'Start the check' }).click();
  await identity.getByText('Now add two pictures.').waitFor();
  const boxOf = async (one: ReturnType<typeof identity.getByLabel>) => {
    const box = await one.boundingBox();
    assert.ok(box);
    return box;
  };
  const [one, other, send, back] = await Promise.all(
    [
      identity.getByLabel('Picture of the document'),
      identity.getByLabel('Picture of you holding the document'),
      identity.getByRole('button', { name: 'Send the pictures' }),
      identity.getByText('Withdraw the check'),
    ].map(boxOf),
  );
  assert.ok(one && other && send && back);
  assert.deepEqual([one.width, one.height], [other.width, other.height]);
  assert.deepEqual([send.y, send.height], [back.y, back.height]);
  await identity.getByLabel('Picture of the document').setInputFiles(await pictureFile('passport', '#365'));
  await identity
    .getByLabel('Picture of you holding the document')
    .setInputFiles(await pictureFile('me', '#653'));
  await looksRight(page, 'the pictures of a check');
  await identity.getByRole('button', { name: 'Send the pictures' }).click();
  await identity.getByText('An admin will look at it').waitFor();
  assert.equal(page.url(), `${url}/settings/verify`);

  const office = await visit({ url });
  await enterAsAdmin(office.context);
  await office.page.goto(`${url}/admin/identity`);
  await looksRight(office.page, 'the queue of checks');
  await office.page.getByRole('link', { name: username }).click();
  await office.page.getByRole('heading', { level: 1, name: `Identity of ${username}` }).waitFor();
  await alive(office.page);
  await office.page.getByText(legalName).waitFor();
  const shown = office.page.getByRole('img', { name: 'The document', exact: true });
  await office.page.waitForFunction(
    () => [...document.images].filter((image) => image.naturalWidth === 640).length === 2,
  );
  await shown.waitFor();
  await looksRight(office.page, 'a check');
  await office.page.getByRole('button', { name: 'Approve' }).click();
  await office.page.getByText('Approved. They can upload once they’ve signed the agreement.').waitFor();
  assert.deepEqual(office.faults, []);

  await page.reload();
  await alive(page);
  await identity.getByText(/^Verified/).waitFor();
  const agreement = page.getByRole('region', { name: 'Uploader’s agreement' });
  await agreement.getByLabel('Your legal name').fill(legalName);
  await agreement.getByRole('button', { name: 'Sign the agreement' }).click();
  await agreement.getByText(`Signed by ${legalName}`).waitFor();
  await looksRight(page, 'the page of who is verified');
  await page.getByRole('link', { name: 'Go to your uploads' }).click();
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await page.goto(`${url}/notifications`);
  await page.getByText('We approved your identity check.').first().waitFor();
  // The date that was refused, as browsers note it.
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
});

test('without a script a check begins, is sent, and is refused with its reason', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  const { username } = await enter(context, url);
  await page.goto(`${url}/settings/verify`);
  await page.getByLabel('Legal name').fill(legalName);
  await page.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 10}-01-31`);
  await page.getByLabel('Country that issued it').selectOption('Japan');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByText('Only people who are 18 or older can be uploaders.').waitFor();
  assert.equal(await page.getByLabel('Legal name').inputValue(), legalName, 'what was typed is still there');
  await page.getByLabel('Date of birth').fill('1990-01-31');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByLabel('Picture of the document').setInputFiles(await pictureFile('passport', '#356'));
  await page
    .getByLabel('Picture of you holding the document')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Send the pictures' }).click();
  await page.getByText('Choose two pictures: JPEG, PNG, GIF, WebP or AVIF.').waitFor();
  await page.getByLabel('Picture of the document').setInputFiles(await pictureFile('passport', '#356'));
  await page.getByLabel('Picture of you holding the document').setInputFiles(await pictureFile('me', '#635'));
  await page.getByRole('button', { name: 'Send the pictures' }).click();
  await page.getByText('An admin will look at it').waitFor();

  const office = await visit({ url, javaScript: false });
  await enterAsAdmin(office.context);
  await office.page.goto(`${url}/admin/identity`);
  await office.page.getByRole('link', { name: username }).click();
  await office.page.getByLabel('Or why you’re refusing it').fill('The name cannot be read.');
  await office.page.getByRole('button', { name: 'Refuse' }).click();
  await office.page.getByText('Refused. We’ve told them why.').waitFor();
  await page.reload();
  await page.getByText('The name cannot be read.').waitFor();
  await page.getByText('You can try again.', { exact: true }).waitFor();
});
