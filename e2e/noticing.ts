import type { Page } from 'playwright-core';
import { until } from './site.ts';

/** Fills the form of a copyright notice in. */
export async function fillIn(page: Page, email: string, lines: string): Promise<void> {
  await page.getByLabel('Full name').fill('Aki Mori');
  await page.getByLabel('Mailing address').fill('1 Hill Road, Kyoto');
  await page.getByLabel('Phone number').fill('+81 75 000 0000');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('URLs of infringing videos').fill(lines);
  await page.getByLabel('Description of the original copyrighted work').fill('Moon Garden, episode 1');
  await page.getByLabel(/^I have a good faith belief/).check();
  await page.getByLabel(/^I swear, under penalty of perjury/).check();
  await page.getByLabel('Electronic signature').fill('Aki Mori');
}

/** Opens a page until a link of this name stands there: what a worker brings comes a moment later. */
export const untilListed = (page: Page, address: string, name: string): Promise<void> =>
  until(
    async () => {
      await page.goto(address, { waitUntil: 'load' });
      return (await page.getByRole('link', { name }).count()) > 0;
    },
    15_000,
    () => `${name} is not listed on ${address}`,
  );
