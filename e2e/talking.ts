import { after, before } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { createPlatform } from '../server/src/main/platform.ts';
import { openSiteDatabase, type SiteDatabase } from '../server/src/main/start/site-database.ts';
import { ensureSecret, readConfig } from '../server/src/platform/config.ts';
import type { Platform, Role } from '../server/src/platform/context.ts';
import { call } from './calling.ts';
import { newName } from './members.ts';

export const url = process.env.SITE_URL ?? '';
let opened: { platform: Platform; databaseUrl: string } | null = null;
let database: SiteDatabase | null = null;
const { config } = readConfig(process.env);
before(async () => {
  ensureSecret(config);
  database = await openSiteDatabase(config);
});
after(async () => {
  await letGoOfSite();
  await database?.leave();
});

/** The machines of the site that the journeys run on, while a test file runs that imports this one. */
export function site(): { platform: Platform; databaseUrl: string } {
  if (database === null) throw new Error('the site is not open');
  opened ??= { platform: createPlatform(config, database.url, 'test'), databaseUrl: database.url };
  return opened;
}

/** Closes the connections to it. Who asks for it again has others. */
export async function letGoOfSite(): Promise<void> {
  const ended = opened;
  opened = null;
  await ended?.platform.db.close();
}

/** A verified member, signed in in the browser of the context at this address. */
export async function enter(
  context: BrowserContext,
  at: string,
  name = newName('friend'),
  role: Role = 'member',
): Promise<TestMember> {
  const member = await makeMember(site().platform, name, { role });
  const [cookie = '', value = ''] = member.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: at, httpOnly: true, sameSite: 'Lax' }]);
  return member;
}

export const enterAsAdmin = (context: BrowserContext): Promise<TestMember> =>
  enter(context, url, newName('keeper'), 'admin');

export const conversation = async (one: TestMember, other: TestMember): Promise<string> =>
  (await call('start_conversation', { p_user_id: other.id }, one)).conversation_id;

export const say = (who: TestMember, id: string, text: string): Promise<unknown> =>
  call('send_message', { p_conversation_id: id, p_content: text }, who);
