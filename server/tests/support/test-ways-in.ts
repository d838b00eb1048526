import assert from 'node:assert/strict';
import { TestAuthenticator } from '#server/domains/accounts/passkeys/test-authenticator.ts';
import { takeMail } from './test-mail.ts';
import type { TestMember } from './test-member.ts';
import type { TestWeb } from './test-web.ts';

/**
 * Leaves in an account all that its holder could come back by: password, session, passkey, authenticator app, Google
 * account and a change of address whose link waits in a mailbox elsewhere. Answers what tells which of them still open it.
 */
export async function leaveWaysIn(web: TestWeb, member: TestMember): Promise<() => Promise<string[]>> {
  const { db, config } = web.platform;
  const origin = config.publicUrl ?? 'http://localhost';
  const phone = new TestAuthenticator();
  const { options } = (await web.ask('begin_passkey', {}, member)).body;
  const made = await web.ask('finish_passkey', { p_response: phone.create(options, { origin }) }, member);
  assert.equal(made.status, 200, made.text);
  await web.ask('begin_totp', {}, member);
  await db.query('update account_totp set confirmed_at = now() where account_id = $1', [member.id]);
  await db.query(`insert into account_identities (provider, subject, account_id) values ('google', $1, $2)`, [
    `google-of-${member.username}`,
    member.id,
  ]);
  const elsewhere = `elsewhere-${member.username}@example.test`;
  const asked = await web.ask('change_email', { p_email: elsewhere }, member);
  assert.equal(asked.status, 200, asked.text);
  const link = (await takeMail(web.platform)).find(({ to }) => to === elsewhere);
  assert.ok(link);

  return async () => {
    const open: string[] = [];
    const note = (name: string, isOpen: boolean) => isOpen && open.push(name);
    const question = (await web.ask('begin_passkey_sign_in', {}, null)).body.options;
    const p_response = phone.get(question, { origin });
    note('passkey', (await web.ask('finish_passkey_sign_in', { p_response }, null)).status === 200);
    note('session', (await web.ask('get_session', {}, member)).status === 200);
    const { password: p_password, email: p_email } = member;
    note('password', (await web.ask('sign_in', { p_email, p_password }, null)).status === 200);
    const rows = (table: string) => db.query(`select from ${table} where account_id = $1`, [member.id]);
    note('app', (await rows('account_totp')).length > 0);
    const google = await db.query('select from account_identities where subject = $1', [
      `google-of-${member.username}`,
    ]);
    note('google', google.length > 0);
    note('address', (await web.ask('confirm_email_change', { p_token: link.token }, null)).status === 200);
    return open;
  };
}
