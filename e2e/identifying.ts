import type { Page } from 'playwright-core';
import { pictureFile } from '#tests/support/test-pictures.ts';
import { alive } from './browser.ts';

/** On the page of one's verification: begins the check and sends both pictures. */
export async function sendDocument(page: Page, legalName: string): Promise<void> {
  await alive(page);
  const identity = page.getByRole('region', { name: 'Identity', exact: true });
  await identity.getByLabel('Legal name').fill(legalName);
  await identity.getByLabel('Date of birth').fill('1990-01-31');
  await identity.getByLabel('Country that issued it').selectOption('Japan');
  await identity.getByRole('button', { name: 'Start the check' }).click();
  await identity.getByLabel('Picture of the document').setInputFiles(await pictureFile('passport', '#365'));
  await identity
    .getByLabel('Picture of you holding the document')
    .setInputFiles(await pictureFile('me', '#653'));
  await identity.getByRole('button', { name: 'Send the pictures' }).click();
  await identity.getByText('An admin will look at it').waitFor();
}

/** In the back office: lets the check of a member pass. */
export async function approveDocument(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/admin/identity`, { waitUntil: 'load' });
  await page.getByRole('link', { name: username, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Identity of ${username}` }).waitFor();
  await alive(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved. They can upload once they’ve signed the agreement.').waitFor();
}

/** On the page of one's verification, once the check has passed. */
export async function signAgreement(page: Page, legalName: string): Promise<void> {
  await alive(page);
  const agreement = page.getByRole('region', { name: 'Uploader’s agreement' });
  await agreement.getByLabel('Your legal name').fill(legalName);
  await agreement.getByRole('button', { name: 'Sign the agreement' }).click();
  await agreement.getByText(`Signed by ${legalName}`).waitFor();
}
