import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { addressOf, join, logIn, mailedLink, newName, password } from './members.ts';
import { site, url } from './talking.ts';

/** Six digits as an authenticator app makes them (RFC 6238), `steps` of half a minute from now. */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
async function enterPassword(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('an authenticator app is set up, asked for at the next login, and a recovery code stands in for it', async () => {
  const { page, context, faults } = await visit({ url });
  const name = await join(context, url);
  await page.goto(`${url}/settings`);
  await page.waitForURL(`${url}/settings/security`);
  const steps = section(page, 'Two-step login');
  await steps.getByRole('button', { name: 'Set up an app' }).click();
  await steps.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await steps.locator('.totp-offer code').textContent()) ?? '';
  await steps.getByLabel('Code from the app').fill(codeOf(secret));
  await steps.getByRole('button', { name: 'Turn on' }).click();
  await steps.getByText('Save these recovery codes.').waitFor();
  const codes = await steps.locator('.recovery-codes code').allTextContents();
  assert.equal(codes.length, 10);
  assert.deepEqual(faults, []);
  await context.close();

  const other = await visit({ url });
  await enterPassword(other.page, name);
  await other.page.getByLabel('Code').fill('000000');
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.getByText(/That code isn’t right/).waitFor();
  await other.page.getByLabel('Code').fill(codeOf(secret, 1));
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.waitForURL(`${url}/`);
  await other.context.close();

  const plain = await visit({ url, javaScript: false });
  await enterPassword(plain.page, name);
  await plain.page.getByLabel('Code').fill(codes[0] ?? '');
  await plain.page.getByRole('button', { name: 'Continue' }).click();
  await plain.page.waitForURL(`${url}/`);
  await plain.page.goto(`${url}/settings/security`);
  await plain.page.getByText('You have 9 recovery codes left.').waitFor();
  await section(plain.page, 'Two-step login').getByRole('button', { name: 'Turn off' }).click();
  await plain.page.getByText('You’ve turned off two-step login.').waitFor();
  await plain.context.close();
});

test('a passkey is added, opens the account without a password, and can be removed', async () => {
  const { page, context, faults } = await visit({ url });
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = await join(context, url);
  await page.goto(`${url}/settings/security`);
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await section(page, 'Passkeys').getByText('not used yet').waitFor();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${url}/login?redirect=%2Fsettings%2Fsecurity`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${url}/settings/security`);
  await section(page, 'Passkeys')
    .getByText(/last used/)
    .waitFor();
  assert.match((await page.locator('#profile-menu .who').textContent()) ?? '', new RegExp(name));
  await section(page, 'Passkeys').getByText('Rename').click();
  await page.getByLabel('Passkey name').fill('My laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await section(page, 'Passkeys').getByText('My laptop').first().waitFor();
  await section(page, 'Passkeys').getByText('Remove', { exact: true }).click();
  await section(page, 'Passkeys').getByRole('button', { name: 'Remove passkey' }).click();
  await section(page, 'Passkeys').getByText('My laptop').first().waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('of two browsers one ends the session of the other, which is a visitor at once', async () => {
  const first = await visit({ url });
  const name = await join(first.context, url);
  const second = await visit({ url });
  await logIn(second.page, url, name);
  await second.page.goto(`${url}/settings/security`);
  await first.page.goto(`${url}/settings/security`);
  const sessions = section(first.page, 'Sessions');
  assert.equal(
    await sessions
      .getByRole('listitem')
      .filter({ has: first.page.locator('b') })
      .count(),
    2,
  );
  await sessions.getByRole('button', { name: 'End session' }).click();
  await sessions.getByRole('button', { name: 'End session' }).waitFor({ state: 'detached' });
  // Announced at once, without a click.
  await second.page.waitForURL(/\/login\?redirect=/, { timeout: 5_000 });
  await sessions.getByRole('button', { name: 'End All Sessions' }).click();
  await first.page.waitForURL(/\/login/);
  await first.context.close();
  await second.context.close();
});

test('an address changes once both addresses have agreed', async () => {
  const { page, context } = await visit({ url });
  const name = await join(context, url);
  await page.goto(await mailedLink(addressOf(name), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.goto(`${url}/settings/security`);
  const renamed = newName('renamed');
  await page.getByLabel('New email').fill(addressOf(renamed));
  await page.getByRole('button', { name: 'Change email' }).click();
  await section(page, 'Email').getByText('emailed to both addresses').waitFor();
  for (const [to, words] of [
    [addressOf(renamed), 'once you’ve confirmed it from your current address too'],
    [addressOf(name), 'We changed the email address of your account.'],
  ] as const) {
    await page.goto(await mailedLink(to, '/confirm-email-change'));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await page.getByText(words).waitFor();
  }
  await page.goto(`${url}/settings/security`);
  await section(page, 'Email').getByText(addressOf(renamed)).waitFor();
  await context.close();
});

test('what needs fresh proof asks for it over the page, and then goes on', async () => {
  const { page, context } = await visit({ url, width: 390 });
  const name = await join(context, url);
  await page.goto(`${url}/settings/security`, { waitUntil: 'load' });
  await site().platform.db.query(
    `update sessions set proven_at = now() - interval '1 hour'
     where account_id = (select id from profiles where username = $1)`,
    [name],
  );
  const renamed = newName('proven');
  await page.getByLabel('New email').fill(addressOf(renamed));
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.waitFor();
  await looksRight(page, 'the dialog that asks for proof');
  await dialog.getByLabel('Your password').fill('not-this-one-at-all');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.locator('.said.wrong').waitFor();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The old one was never confirmed, and has nothing to agree to.
  await section(page, 'Email').getByText('emailed to the new address').waitFor();
  assert.equal(new URL(page.url()).pathname, '/settings/security');
  await context.close();
});
