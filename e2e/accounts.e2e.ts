import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { addressOf, join, logIn, mailedLink, newName, password } from './members.ts';

const url = process.env.SITE_URL ?? '';

test('somebody signs up, is led home, and becomes a member by the link of a mail', async () => {
  const { page, context, faults } = await visit({ url });
  const name = newName('mio');
  await page.goto(`${url}/login`);
  assert.equal(await page.getByRole('button', { name: 'Profile menu' }).count(), 0);
  await page.goto(`${url}/signup`);
  assert.equal(await page.getByRole('button', { name: 'Profile menu' }).count(), 0);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByText('Username is available.').waitFor();
  await page.getByText('Email is available.').waitFor();
  await page.getByText(/^Strength: (Good|Strong)$/).waitFor();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Signup successful! Redirecting to homepage...').waitFor();
  await page.waitForURL(`${url}/`);
  const banner = page.getByRole('complementary', { name: 'Your account' });
  await banner.waitFor();
  // Opening the link alone confirms nothing: programs that read mails do that.
  const link = await mailedLink(addressOf(name), '/verify-email');
  await page.goto(link);
  await banner.waitFor();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Your email address is confirmed.').waitFor();
  await banner.waitFor({ state: 'detached' });
  await page.goto(link);
  await page.getByText('Your email address is confirmed.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('everybody can log in and out again without JavaScript, and comes back to where it began', async () => {
  const member = await visit({ url });
  const name = await join(member.context, url);
  await member.context.close();
  const { page, context } = await visit({ url, javaScript: false });
  await page.goto(`${url}/settings/security`);
  assert.equal(new URL(page.url()).pathname, '/login');
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/settings/security`);
  await page.getByLabel('Display name').fill('Mio Aoki');
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByText('We’ve saved your details.').waitFor();
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByText('No changes to save.').waitFor();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.locator('#profile-menu').getByText('Mio Aoki').waitFor();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${url}/login?redirect=%2Fsettings%2Fsecurity`);
  await context.close();
});

test('a sign-up without JavaScript says that it succeeded and goes home by itself', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  const name = newName('plain');
  await page.goto(`${url}/signup`);
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Username must be at least 3 characters.').waitFor();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Signup successful! Redirecting to homepage...').waitFor();
  await page.waitForURL(`${url}/`);
  await context.close();
});

test('a forgotten password is replaced by the link of a mail, which ends every session', async () => {
  const { page, context } = await visit({ url });
  const name = await join(context, url);
  const other = await visit({ url });
  await other.page.goto(`${url}/login`);
  await other.page.getByRole('link', { name: 'Forgot Password' }).click();
  await other.page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
  await other.page.getByLabel('Email').fill(addressOf(name));
  await other.page.getByRole('button', { name: 'Send link' }).click();
  await other.page.getByText(/a link to choose a new password/).waitFor();
  await other.page.goto(await mailedLink(addressOf(name), '/reset-password'));
  const secret = 'seven-lanterns-by-the-sea';
  const fill = async (first: string, second: string) => {
    await other.page.getByLabel('New password', { exact: true }).fill(first);
    await other.page.getByLabel('Confirm new password').fill(second);
    await other.page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(secret, 'another one');
  await other.page.getByText('New passwords do not match.').waitFor();
  await fill('short', 'short');
  await other.page.getByText('New password must be at least 8 characters long.').waitFor();
  await fill(secret, secret);
  await other.page.getByText(/^We changed your password/).waitFor();
  await page.goto(`${url}/settings`);
  assert.match(page.url(), /\/login\?redirect=/, 'the session from before has ended');
  await logIn(page, url, name, secret);
  await context.close();
  await other.context.close();
});

test('a log-in in one tab is seen in the others, and so is a log-out', async () => {
  const { page, context } = await visit({ url });
  const name = await join(context, url);
  await context.clearCookies({ name: 'session' });
  const second = await context.newPage();
  await second.goto(url, { waitUntil: 'load' });
  await alive(second, '#profile-menu a');
  // The menu comes to life after the page; a link that is followed before leads to the page, not to the dialog.
  await page.goto(url, { waitUntil: 'load' });
  await alive(page, '#profile-menu a');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.locator('#profile-menu').getByRole('link', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(addressOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await dialog.waitFor({ state: 'detached' });
  const who = second.locator('#profile-menu .who');
  await who.waitFor({ state: 'attached' });
  assert.match((await who.textContent()) ?? '', new RegExp(name));
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await who.waitFor({ state: 'detached' });
  await context.close();
});
