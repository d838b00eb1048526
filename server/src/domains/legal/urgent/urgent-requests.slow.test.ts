import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { urgentLimits as most } from '#contract/urgent-lists.ts';
import { newId } from '#server/kit/ids.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { cleanSupportHandler } from '../support/clean-support.handler.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const second = await web.memberNamed('second', { role: 'admin' });
let people = 0;
let networks = 0;
type Form = Input<'submit_urgent_request'>;
const request = (more: Partial<Form> = {}): Form => ({
  ...{ p_kind: 'authority', p_full_name: 'Kei Mori', p_office: 'Police of Kyoto' },
  ...{ p_email: `kei-${++people}@police.example`, p_words: 'File 26-1: who is ren?' },
  ...more,
});
/** Signed out, each from a network of its own unless one is given. */
async function send(form: Form, address = `2001:db8:${(++networks).toString(16)}::1`) {
  const { status, body } = await ask('submit_urgent_request', form, null, address);
  return { status, ...body };
}
const hoursUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 3_600_000);
const due = async () =>
  (await call('get_legal_desk', {}, keeper)).due.filter(({ kind }) => kind === 'urgent_request');

test('an authority and whoever knows of danger reach every admin at once, without an account', async () => {
  await db.query(`delete from jobs.job where name = 'send-account-mail'`);
  const asked = await send(request());
  assert.match(asked.reference, /^[0-9a-z]{10}$/);
  assert.equal(hoursUntil(asked.due_at), 24);
  const mailed = await db.query<{ data: { kind: string; accountId: string } }>(
    `select data from jobs.job where name = 'send-account-mail'`,
  );
  assert.deepEqual(
    mailed.map(({ data }) => `${data.kind} ${data.accountId}`).sort(),
    [keeper, second].map(({ id }) => `urgent-request ${id}`).sort(),
  );
  const danger = await send(request({ p_kind: 'danger', p_office: null, p_words: 'Somebody says goodbye.' }));
  assert.equal(hoursUntil(danger.due_at), 2);
  assert.deepEqual(
    (await due()).map(({ title, about }) => [title, about]),
    [
      ['A life may be in danger', danger.reference],
      ['An authority asks', asked.reference],
    ],
    'what is due first stands first',
  );
});

test('each part that is missing or too long is asked for', async () => {
  const refused = async (more: Partial<Form>) => {
    const { status, message, details } = await send(request(more));
    return [status, message, details];
  };
  for (const field of ['p_full_name', 'p_office', 'p_words'] as const)
    assert.deepEqual(await refused({ [field]: '  ' }), [
      ...[400, 'Please fill out all required fields.', `field: ${field}`],
    ]);
  assert.equal((await refused({ p_email: 'nobody' }))[2], 'field: p_email');
  for (const field of ['p_full_name', 'p_office', 'p_phone_number'] as const)
    assert.deepEqual(await refused({ [field]: 'a'.repeat(201) }), [
      ...[400, 'Please write at most 200 characters here.', `field: ${field}`],
    ]);
  assert.equal(
    (await refused({ p_words: 'a'.repeat(5001) }))[1],
    'Please write at most 5,000 characters here.',
  );
});

test('opening and handling a request is on record, and it is handled once', async () => {
  await send(request({ p_full_name: 'Kei Doe' }));
  const [item] = (await due()).slice(-1);
  const id = item!.id;
  const opened = await call('get_urgent_request', { p_request_id: id }, keeper);
  assert.deepEqual([opened.name, opened.office, opened.outcome], ['Kei Doe', 'Police of Kyoto', null]);
  assert.equal((await ask('close_urgent_request', { p_request_id: id, p_outcome: ' ' }, keeper)).status, 400);
  await call('close_urgent_request', { p_request_id: id, p_outcome: 'Answered by mail.' }, keeper);
  assert.equal(
    (await ask('close_urgent_request', { p_request_id: id, p_outcome: 'Again.' }, second)).status,
    409,
  );
  const handled = await call('get_urgent_request', { p_request_id: id }, second);
  assert.deepEqual([handled.outcome, handled.handled_by], ['Answered by mail.', 'keeper']);
  const acts = (await call('list_admin_acts', { p_target_id: id }, keeper)).map(({ act }) => act);
  assert.deepEqual(acts, ['urgent.opened', 'urgent.handled', 'urgent.opened']);
  assert.ok(!(await due()).some((one) => one.id === id));
  assert.equal((await ask('get_urgent_request', { p_request_id: newId() }, keeper)).status, 404);
});

test('what nobody looked at in time is late', async () => {
  await db.query(`update urgent_requests set due_at = now() - interval '1 minute' where kind = 'danger'`);
  assert.equal((await due())[0]?.is_late, true);
  assert.equal((await call('count_late_answers', {}, keeper)).late, 1);
});

test('one mailbox and one network send only so many a day', async () => {
  const flood = () => send(request({ p_email: 'flood@mail.example' }));
  for (let sent = 0; sent < most.perMailbox; sent++) assert.equal((await flood()).status, 200);
  assert.equal(
    (await flood()).message,
    'We’ve had too many requests from you today. Please email us instead.',
  );
  const address = '2001:db8:ffff::1';
  for (let sent = 0; sent < most.perNetwork; sent++)
    assert.equal((await send(request(), address)).status, 200);
  assert.equal((await send(request(), address)).status, 429);
});

test('a request is deleted two years after it was handled, and its network is forgotten after a day', async () => {
  const id = newId();
  await db.query(
    `insert into urgent_requests (id, kind, reference, name, office, email, mailbox, phone, words, sent_at, due_at, outcome,
       handled_at, network)
     values ($1, 'danger', 'old', 'Ren', '', 'r@mail.example', 'r@mail.example', '', 'Help.', now() - interval '800 days',
       now() - interval '800 days', 'Done.', now() - interval '731 days', 5)`,
    [id],
  );
  const old = newId();
  await db.query(
    `insert into urgent_requests (id, kind, reference, name, office, email, mailbox, phone, words, sent_at, due_at, network)
     values ($1, 'danger', 'open', 'Ren', '', 'r@mail.example', 'r@mail.example', '', 'Help.', now() - interval '800 days',
       now() - interval '800 days', 5)`,
    [old],
  );
  const handler = cleanSupportHandler(platform);
  await handler.run({ signal: new AbortController().signal } as Parameters<typeof handler.run>[0]);
  const left = await db.query<{ id: string; network: string | null }>(
    'select id, network from urgent_requests where id = any ($1)',
    [[id, old]],
  );
  assert.deepEqual(left, [{ id: old, network: null }]);
});

test('an admin takes a request on the desk, which others see, and gives it up again', async () => {
  await send(request());
  const [one] = await due();
  const take = (who: typeof keeper, more: Partial<Input<'take_desk_item'>> = {}) =>
    ask('take_desk_item', { p_kind: 'urgent_request', p_id: one!.id, ...more }, who);
  const assignee = async () => (await due()).find(({ id }) => id === one!.id)?.assignee;
  const both = await Promise.all([take(keeper), take(second)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409], 'one of two presses');
  const holder = both[0]?.status === 200 ? keeper : second;
  const other = holder === keeper ? second : keeper;
  assert.equal(await assignee(), holder.username);
  assert.equal((await take(other, { p_gives_up: true })).status, 200);
  assert.equal(await assignee(), holder.username, 'not by another');
  await take(holder, { p_gives_up: true });
  assert.equal(await assignee(), null);
  assert.equal((await take(other)).status, 200);
  assert.equal((await take(holder)).status, 409);
  assert.equal((await take(holder, { p_takes_over: true })).status, 200);
  assert.equal(await assignee(), holder.username);
  const [act] = await db.query<{ summary: string }>(
    `select summary from admin_acts where act = 'legal.taken' order by id desc limit 1`,
  );
  assert.equal(act?.summary, `Took an urgent request over from ${other.username} at the legal desk.`);
  assert.equal((await take(keeper, { p_id: newId() })).status, 404);
  assert.equal((await take(keeper, { p_kind: 'complaint' })).status, 404);
});

test('what somebody had who is no admin any more is free', async () => {
  await send(request());
  const item = async () => (await due()).at(-1)!;
  const former = await web.memberNamed('former', { role: 'admin' });
  const take = (who: typeof keeper) => ask('take_desk_item', { p_kind: 'urgent_request', p_id: id }, who);
  const { id } = await item();
  assert.equal((await take(former)).status, 200);
  assert.equal((await take(keeper)).status, 409);
  await call('update_user_role', { user_id: former.id, new_role: 'member' }, keeper);
  assert.equal((await due()).find((one) => one.id === id)?.assignee, null);
  assert.equal((await take(keeper)).status, 200);
  assert.equal((await due()).find((one) => one.id === id)?.assignee, 'keeper');
});
