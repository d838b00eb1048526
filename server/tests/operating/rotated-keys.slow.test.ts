import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { seal } from '#server/domains/accounts/second-factor/sealed-secret.ts';
import {
  spendTotpStep,
  writeTotpSecret,
} from '#server/domains/accounts/second-factor/second-factor-queries.ts';
import { codeAt, stepAt } from '#server/domains/accounts/second-factor/totp.ts';
import { createLibraryKeys } from '#server/domains/importing/hosted-library/library-keys.ts';
import { resealCommand } from '#server/main/admin/reseal-command.ts';
import { sealedColumns } from '#server/main/sealed-columns.ts';
import { joinKeys } from '#server/platform/site-keys.ts';
import type { TestCalls } from '#tests/support/test-calls.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const older = 'o'.repeat(40);
const newer = 'n'.repeat(40);
const web = await testWeb({ env: { SECRET: older } });
const { ask } = web;
const { db, config } = web.platform;

/** Bytes in the database that are not sealed, and what they are. */
const notSealed: Readonly<Record<string, string>> = {
  'viewer_salts.salt': 'random, for a day',
  'recipient_salts.salt': 'random, for a month',
  'recipient_sketches.registers': 'counts of nobody by name',
  'throttles.key': 'hash',
  'report_hold_networks.network': 'hash',
  'recovery_codes.key_id': 'name of a key',
  'passkeys.credential_id': 'public',
  'passkeys.public_key': 'public',
  'sound_prints.moments': 'what files are compared by',
  'account_exports.archive': 'for its owner, seven days',
};
/** Hashes of tokens, files and frames. */
const ofHashes = /(sha256|frames|hash)$/;

test('every column of bytes is declared sealed, or is known not to be', async () => {
  const columns = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const declared = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
  for (const { name } of columns)
    assert.ok(
      [declared.has(name), Object.hasOwn(notSealed, name) || ofHashes.test(name)].filter(Boolean).length ===
        1,
      `${name} is one of the two`,
    );
  const there = new Set(columns.map(({ name }) => name));
  for (const name of [...declared, ...Object.keys(notSealed)]) assert.ok(there.has(name), `${name} is there`);
  for (const { table, key } of sealedColumns) {
    const primary = await db.query<{ name: string }>(
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary order by 1`,
      [table],
    );
    assert.deepEqual(
      primary.map(({ name }) => name),
      [...key].sort(),
      table,
    );
  }
});

const say = async (): Promise<string> => {
  const lines: string[] = [];
  await resealCommand.run(web.platform, [], (line) => lines.push(line));
  return lines.join('\n');
};

test('keys change without anybody losing anything, and the old one can go once all is sealed again', async () => {
  const mio = await web.memberNamed('mio');
  const secret = randomBytes(20);
  await writeTotpSecret(db, mio.id, seal(older, mio.id, secret));
  const codeNow = (steps: number) => codeAt(secret, stepAt(Date.now()) + steps);
  const confirmed = await ask('confirm_totp', { p_code: codeNow(-1) }, mio);
  assert.equal(confirmed.status, 200, confirmed.text);
  const [recoveryCode] = confirmed.body.recovery_codes as string[];
  await createLibraryKeys(config).storeAccountKey(db, 'key of the library');
  const program = await web.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: (await web.memberNamed('ren')).email, password: testPassword },
  });
  const { refresh_token, access_token } = program.json();

  config.secret = joinKeys([newer, older]);
  const both = await web.another();
  const signIn = async (process: TestCalls, code: string) => {
    const first = await process.ask('sign_in', { p_email: mio.email, p_password: testPassword }, null);
    const { challenge } = first.body.second_factor!;
    return process.ask('complete_sign_in', { p_challenge: challenge, p_code: code }, null);
  };
  assert.equal((await signIn(both, codeNow(0))).status, 200);
  assert.equal((await signIn(both, recoveryCode ?? '')).status, 200);
  const bearer = { authorization: `Bearer ${access_token}` };
  assert.equal((await both.app.inject({ url: '/auth/v1/user', headers: bearer })).statusCode, 200);
  const refreshed = await both.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token },
  });
  assert.equal(refreshed.statusCode, 200);

  const said = await say();
  assert.match(said, /account_totp\.secret: 1 sealed again, 0 not opened/);
  assert.match(said, /hosted_account\.sealed_key: 1 sealed again/);
  assert.match(said, /1 member has recovery codes that hold only while the older keys are in SECRETS/);
  assert.doesNotMatch(await say(), /sealed again/, 'it is done once');

  config.secret = newer;
  const alone = await web.another();
  await db.query('update account_totp set last_step = 0');
  assert.equal((await signIn(alone, codeNow(0))).status, 200);
  assert.equal(await createLibraryKeys(config).accountKey(db, 'stored'), 'key of the library');
  const later = { authorization: `Bearer ${refreshed.json().access_token}` };
  assert.equal((await alone.app.inject({ url: '/auth/v1/user', headers: later })).statusCode, 200);
  const early = await alone.app.inject({ url: '/auth/v1/user', headers: bearer });
  assert.equal(early.statusCode, 403, 'it is of the key that is gone');
});

test('what no key opens is left as it is, and said', async () => {
  config.secret = joinKeys([newer]);
  const lost = await web.memberNamed('lost');
  await writeTotpSecret(db, lost.id, seal('x'.repeat(40), lost.id, Buffer.from('12345678901234567890')));
  await spendTotpStep(db, lost.id, 0);
  await assert.rejects(say(), /1 value opens with no key of SECRETS/);
});

test('a refresh token is no cookie, and a cookie refreshes nothing', async () => {
  const { email } = await web.memberNamed('apart');
  const program = await web.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: testPassword },
  });
  const { refresh_token } = program.json();
  const asCookie = await ask('get_session', {}, { cookie: `session=${refresh_token}` });
  assert.deepEqual([asCookie.status, asCookie.body.user], [200, null]);

  const browser = await ask('sign_in', { p_email: email, p_password: testPassword }, null);
  const cookie = [browser.headers['set-cookie']].flat().find((one) => one?.startsWith('session='));
  const value = cookie?.split(';', 1)[0]?.slice('session='.length) ?? '';
  const mine = await ask('get_session', {}, { cookie: `session=${value}` });
  assert.equal(mine.body.user!.email, email);
  const asRefresh = await web.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token: value },
  });
  assert.equal(asRefresh.statusCode, 400);
});
