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
  const rpc = (name: string, payload: object, headers: Record<string, string> = {}) =>
    web.app.inject({ method: 'POST', url: `/rest/v1/rpc/${name}`, payload, headers });
  const origin = config.publicUrl ?? 'http://localhost';
  const phone = new TestAuthenticator();
  const { options } = (await rpc('begin_passkey', {}, member.bearer)).json();
  const made = await rpc('finish_passkey', { p_response: phone.create(options, { origin }) }, member.bearer);
  assert.equal(made.statusCode, 200, made.body);
  await rpc('begin_totp', {}, member.bearer);
  await db.query('update account_totp set confirmed_at = now() where account_id = $1', [member.id]);
  await db.query(`insert into account_identities (provider, subject, account_id) values ('google', $1, $2)`, [
    `google-of-${member.username}`,
    member.id,
  ]);
  const elsewhere = `elsewhere-${member.username}@example.test`;
  const asked = await rpc('change_email', { p_email: elsewhere }, member.bearer);
  assert.equal(asked.statusCode, 200, asked.body);
  const link = (await takeMail(web.platform)).find(({ to }) => to === elsewhere);
  assert.ok(link);

  return async () => {
    const open: string[] = [];
    const note = (name: string, isOpen: boolean) => isOpen && open.push(name);
    const question = (await rpc('begin_passkey_sign_in', {})).json().options;
    const p_response = phone.get(question, { origin });
    note('passkey', (await rpc('finish_passkey_sign_in', { p_response })).statusCode === 200);
    note('session', (await rpc('get_session', {}, member.bearer)).statusCode === 200);
    const { password: p_password, email: p_email } = member;
    note('password', (await rpc('sign_in', { p_email, p_password })).statusCode === 200);
    const rows = (table: string) => db.query(`select from ${table} where account_id = $1`, [member.id]);
    note('app', (await rows('account_totp')).length > 0);
    const google = await db.query('select from account_identities where subject = $1', [
      `google-of-${member.username}`,
    ]);
    note('google', google.length > 0);
    note('address', (await rpc('confirm_email_change', { p_token: link.token })).statusCode === 200);
    return open;
  };
}
