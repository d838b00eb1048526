import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { callsAt } from './calling.ts';
import { until } from './site.ts';

export const password = 'blue-heron-under-9-bridges';
let count = 0;
/** A name that no other test uses. */
export const newName = (stem: string): string => `${stem}${process.pid}n${++count}`;
export const addressOf = (name: string): string => `${name}@example.test`;

/** Makes a member, signed in in the browser of the context. */
export async function join(context: BrowserContext, url: string, name = newName('guest')): Promise<string> {
  const form = { p_email: addressOf(name), p_password: password, p_username: name };
  await callsAt(url).call('sign_up', form, context);
  return name;
}

/** The same, with a confirmed address. */
export async function joinConfirmed(context: BrowserContext, url: string, name?: string): Promise<string> {
  const joined = await join(context, url, name);
  const link = await mailedLink(addressOf(joined), '/verify-email');
  await callsAt(url).call(
    'verify_email',
    { p_token: new URL(link).searchParams.get('token') ?? '' },
    context,
  );
  return joined;
}

export async function logIn(page: Page, url: string, name: string, secret = password): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/`);
}

/** Quoted-printable, as mail programs write it. */
const decoded = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The newest link to a page in the mails that an address was sent. Waits for it. */
export async function mailedLink(to: string, page: string, besides: readonly string[] = []): Promise<string> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'outbox');
  let link: string | undefined;
  await until(
    () => {
      let names: string[];
      try {
        names = readdirSync(folder).sort().reverse();
      } catch {
        return false;
      }
      for (const name of names) {
        const mail = decoded(readFileSync(path.join(folder, name), 'utf8'));
        if (!mail.includes(`To: ${to}`)) continue;
        link = new RegExp(`https?://[^\\s"<]*${page}(?:\\?token=)?[\\w-]+`).exec(mail)?.[0];
        if (link && !besides.includes(link)) return true;
      }
      return false;
    },
    20_000,
    () => `no mail with a link to ${page} came to ${to}`,
  );
  return link ?? '';
}
