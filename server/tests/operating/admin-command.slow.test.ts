import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureFirstAdmin, listAdmins } from '#server/domains/accounts/index.ts';
import { AppError } from '#server/kit/app-error.ts';
import { adminCommands, adminUsage } from '#server/main/admin/commands.ts';
import { leaveWaysIn } from '#tests/support/test-ways-in.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask } = web;

async function admin(...words: string[]): Promise<string> {
  const [name, ...rest] = words;
  const lines: string[] = [];
  await adminCommands.find((one) => one.name === name)?.run(platform, rest, (line) => lines.push(line));
  return lines.join('\n');
}
const refused = (words: RegExp) => (error: unknown) => error instanceof AppError && words.test(error.message);
const signIn = (p_email: string, p_password: string) => ask('sign_in', { p_email, p_password }, null);
const firstAdmin = { email: 'boss@example.test', password: 'a password of the operator' };

test('without ADMIN_EMAIL no admin is made', async () => {
  assert.equal(await ensureFirstAdmin(platform), false);
  assert.match(await admin('list'), /There is no admin/);
});

test('the environment makes the first admin, once, also when two processes start together', async () => {
  const named = { ...platform, config: { ...platform.config, firstAdmin } };
  const made = await Promise.all([ensureFirstAdmin(named), ensureFirstAdmin(named)]);
  assert.deepEqual(made.sort(), [false, true]);
  assert.equal(await ensureFirstAdmin(named), false);
  const response = await signIn(firstAdmin.email, firstAdmin.password);
  const { user } = response.body;
  assert.deepEqual([user?.role, user?.is_email_verified, user?.username], ['admin', true, 'boss']);
});

test('make promotes a member, and makes an account where there is none', async () => {
  const mio = await web.memberNamed('mio');
  assert.match(await admin('make', 'MIO@example.test'), /mio\) is an admin now/);
  assert.match(await admin('make', mio.email), /already/);
  const password = /once: (\S+)$/.exec(await admin('make', 'second.boss@example.test'))?.[1] ?? '';
  assert.equal((await signIn('second.boss@example.test', password)).body.user?.role, 'admin');
});

test('make does not promote somebody who only claims the address', async () => {
  const stranger = await web.memberNamed('stranger', { role: 'unverified_member' });
  await assert.rejects(admin('make', stranger.email), refused(/never confirmed/));
  assert.match(await admin('make', stranger.email, '--unconfirmed'), /is an admin now/);
});

test('list names each admin and when they were last seen', async () => {
  const lines = (await admin('list')).split('\n');
  assert.equal(lines.length, 4);
  assert.match(lines[0] ?? '', /^boss@example\.test {2}boss {2}since \d{4}-\d\d-\d\d, last seen \d{4}/);
});

test('demote takes the role of all but the last admin', async () => {
  for (const email of ['stranger@example.test', 'second.boss@example.test', 'mio@example.test'])
    assert.match(await admin('demote', email), /is a member now/);
  await assert.rejects(admin('demote', firstAdmin.email), refused(/last admin/));
  await assert.rejects(admin('demote', 'mio@example.test'), refused(/no admin/));
  await assert.rejects(admin('demote', 'nobody@example.test'), refused(/No one/));
  assert.equal((await listAdmins(platform.db)).length, 1);
  const stranger = await platform.db.query<{ role: string }>(
    `select role from profiles where username = 'stranger'`,
  );
  assert.equal(stranger[0]?.role, 'unverified_member');
});

test('role gives each role but that of an admin, to whoever has confirmed the address', async () => {
  const kaede = await web.memberNamed('kaede');
  const roleOf = async () =>
    (await platform.db.query<{ role: string }>('select role from profiles where id = $1', [kaede.id]))[0]
      ?.role;
  for (const role of ['creator', 'publisher', 'premium_member', 'unverified_member', 'member']) {
    assert.match(await admin('role', kaede.email, role), new RegExp(`kaede\\) has the role ${role} now`));
    assert.equal(await roleOf(), role);
  }
  for (const words of [[kaede.email, 'admin'], [kaede.email, 'king'], [kaede.email], []])
    await assert.rejects(admin('role', ...words), refused(/ROLE is one of/));
  await assert.rejects(admin('role', 'nobody@example.test', 'creator'), refused(/No one/));
  await assert.rejects(admin('role', firstAdmin.email, 'member'), refused(/Demote them first/));
  await assert.rejects(admin('role', 'stranger@example.test', 'creator'), refused(/never confirmed/));
  assert.match(await admin('role', 'stranger@example.test', 'creator', '--unconfirmed'), /creator now/);
});

test('child-safety is for admins, and goes with the role', async () => {
  await web.memberNamed('shiori');
  const email = 'shiori@example.test';
  const isGranted = async () =>
    (await admin('list')).split('\n').some((line) => line.startsWith(email) && line.includes('child safety'));
  await assert.rejects(admin('child-safety', email, 'on'), refused(/Only admins/));
  await assert.rejects(admin('child-safety', email, 'maybe'), refused(/on, or child-safety EMAIL off/));
  await assert.rejects(admin('child-safety', 'nobody@example.test', 'on'), refused(/No one/));
  await admin('make', email);
  assert.equal(await isGranted(), false);
  assert.match(await admin('child-safety', email, 'on'), /sees cases about minors now/);
  assert.equal(await isGranted(), true);
  assert.match(await admin('child-safety', email, 'off'), /sees no cases/);
  assert.equal(await isGranted(), false);
  await admin('child-safety', email, 'on');
  await admin('demote', email);
  await admin('make', email);
  assert.equal(await isGranted(), false, 'an admin again begins without it');
  await admin('demote', email);
});

test('two admins who demote each other at the same moment leave one', async () => {
  await admin('make', 'mio@example.test');
  const outcomes = await Promise.allSettled([
    admin('demote', 'mio@example.test'),
    admin('demote', firstAdmin.email),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('an operator takes over the address of ADMIN_EMAIL from whoever registered it', async () => {
  const other = await testWeb();
  const squatter = await other.memberNamed('squatter', {
    role: 'unverified_member',
    email: firstAdmin.email,
  });
  const open = await leaveWaysIn(other, squatter);
  const named = { ...other.platform, config: { ...other.platform.config, firstAdmin } };
  assert.equal(await ensureFirstAdmin(named), true);
  assert.deepEqual(await open(), []);
  const operators = await other.ask(
    'sign_in',
    { p_email: firstAdmin.email, p_password: firstAdmin.password },
    null,
  );
  assert.equal(operators.body.user!.role, 'admin');
});

test('the help names every command', () => {
  for (const { name } of adminCommands) assert.match(adminUsage(), new RegExp(`^ {2}${name} `, 'm'));
});
