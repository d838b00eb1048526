import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { dataRequestLetters, lettersFor } from '#contract/data-request-letters.ts';
import {
  dataRequestKinds,
  dataRequestTexts,
  dataRequestLimits as most,
} from '#contract/data-request-lists.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { insertTestDataRequest } from '#tests/inputs/test-data-request.ts';
import { insertTestIdentity } from '#tests/inputs/test-identity-inputs.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { cleanSupportHandler } from '../support/clean-support.handler.ts';
import { createSendDataRequestMailHandler } from './send-data-request-mail.handler.ts';
import { tellOfDataRequestsHandler } from './tell-of-data-requests.handler.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const desk = await web.memberNamed('keeper', { role: 'admin' });
let networks = 0;
let people = 0;
type Form = Input<'submit_data_request'>;
const freshEmail = () => `person-${++people}@mail.example`;
/** Signed out, each from a network of its own unless one is given. */
async function send(more: Partial<Form> = {}, address = `2001:db8:${(++networks).toString(16)}::1`) {
  const form = { p_kind: 'access', p_full_name: 'Ren Ito', p_email: freshEmail(), ...more };
  const { status, body } = await ask('submit_data_request', form, null, address);
  return { status, ...body };
}
type Run = Parameters<ReturnType<typeof createSendDataRequestMailHandler>['run']>[0];
/** What the worker sends of the mails that wait. */
async function takeMails(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const handler = createSendDataRequestMailHandler({ ...platform, mail }, () => 'https://t.example');
  const rows = await db.query<{ data: Run['payload'] }>(
    `with taken as (delete from jobs.job where name = 'send-data-request-mail' returning data, created_on)
     select data from taken order by created_on`,
  );
  for (const { data } of rows) await handler.run({ payload: data, signal: AbortSignal.timeout(5000) } as Run);
  return letters;
}
const receiptIn = (letter: Letter | undefined): string =>
  /data-request\/([0-9a-z]{16})/.exec(letter?.text ?? '')?.[1] ?? '';
/** A request whose link was followed. */
async function confirmed(more: Partial<Form> = {}): Promise<{ receipt: string; id: string }> {
  await takeMails();
  const { status, message } = await send(more);
  assert.equal(status, 200, message);
  const receipt = receiptIn((await takeMails())[0]);
  await call('confirm_data_request', { p_receipt: receipt }, null);
  const [row] = await db.query<{ id: string }>('select id from data_requests order by sent_at desc limit 1');
  return { receipt, id: row!.id };
}
const standing = (receipt: string) => call('get_data_request', { p_receipt: receipt }, null);
const answer = (id: string, more: Partial<Input<'answer_data_request'>> = {}) =>
  ask(
    'answer_data_request',
    { p_request_id: id, p_outcome: 'answered', p_letter: 'Here it is.', ...more },
    desk,
  );
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

test('without an account a request counts once its mail is confirmed, and is answered by a letter', async () => {
  const email = freshEmail();
  const sent = await send({ p_email: email, p_words: 'All of it.' });
  assert.equal(sent.receipt, null, 'who typed the address may be somebody else');
  const [link] = await takeMails();
  assert.equal(link?.to, email);
  assert.ok(!link.text.includes('Ren') && !link.text.includes('All of it'), 'nothing typed is mailed');
  const receipt = receiptIn(link);
  const waiting = await standing(receipt);
  assert.equal(waiting.state, 'unconfirmed');
  assert.ok([28, 29, 30, 31].includes(days(waiting.sent_at, waiting.due_at)), 'one month');
  assert.equal((await call('list_data_requests', {}, desk)).total, 0, 'nobody works on it yet');

  assert.equal(
    (await call('confirm_data_request', { p_receipt: receipt.toUpperCase() }, null)).state,
    'open',
  );
  await call('confirm_data_request', { p_receipt: receipt }, null);
  const mails = await takeMails();
  assert.equal(mails.length, 1, 'confirmed twice, mailed once');
  assert.ok(mails[0]?.subject.includes(receipt));
  const { items } = await call('list_data_requests', {}, desk);
  const [entry] = items;
  assert.deepEqual([entry?.name, entry?.email, entry?.kind], ['Ren Ito', email, 'access']);
  assert.ok([89, 90, 91, 92].includes(days(entry!.sent_at, entry!.latest_at)), 'three months at the latest');
  const due = (await call('get_legal_desk', {}, desk)).due.filter(({ kind }) => kind === 'data_request');
  assert.deepEqual(
    due.map(({ id, about }) => [id, about]),
    [[entry!.id, 'Ren Ito']],
  );

  const record = await call('get_data_request_record', { p_request_id: entry!.id }, desk);
  assert.deepEqual([record.words, record.account, record.identity], ['All of it.', null, 'not_asked']);
  assert.equal((await answer(entry!.id)).status, 200);
  assert.equal((await answer(entry!.id)).status, 409, 'answered once');
  const [told] = await takeMails();
  assert.equal(told?.to, email);
  assert.ok(!told.text.includes('Here it is'), 'mails lie around: the answer stands on its page');
  const over = await standing(receipt);
  assert.deepEqual([over.state, over.answer, over.records_until], ['answered', 'Here it is.', null]);
  const acts = await call('list_admin_acts', { p_target_id: entry!.id }, desk);
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['data_request.answered', 'data_request.opened'],
  );
  assert.ok(!JSON.stringify(acts).includes('Ren'), 'the log names nobody');
});

test('records under the address are sent or deleted, but not those of another one', async () => {
  const email = freshEmail();
  const [own, other] = [email, email.replace('@', '+x@')];
  const open = async (p_email: string) => {
    const ticket = { p_email, p_name: 'Ren', p_support_type: 'bug' as const, p_subject: 'It stops' };
    return (await call('open_support_ticket', { ...ticket, p_message: `From ${p_email}` }, null)).code;
  };
  const [ownCode, otherCode] = [await open(own), await open(other)];
  await call(
    'submit_urgent_request',
    {
      ...{ p_kind: 'danger', p_full_name: 'Ren', p_email: own, p_words: 'Somebody says goodbye.' },
    },
    null,
  );
  const { receipt, id } = await confirmed({ p_email: own });
  const record = await call('get_data_request_record', { p_request_id: id }, desk);
  assert.deepEqual(
    record.records.map(({ name, count, is_deletable }) => [name, count, is_deletable]),
    [
      ['Messages to support', 1, true],
      ['Urgent requests', 1, false],
      ['Data requests, with this one', 1, false],
      ['Notices against works and profiles', 0, false],
      ['Counter-notices', 0, false],
    ],
  );
  assert.equal(
    (await ask('get_data_request_records', { p_receipt: receipt }, null)).status,
    409,
    'not answered',
  );
  assert.equal((await answer(id, { p_outcome: 'refused', p_with_records: true })).status, 400);
  assert.equal((await answer(id, { p_with_records: true, p_delete_records: true })).status, 400);
  assert.equal((await answer(id, { p_with_records: true })).status, 200);
  const { records } = await call('get_data_request_records', { p_receipt: receipt }, null);
  const read = JSON.parse(records);
  assert.equal(read.support_tickets[0].messages[0].body, `From ${own}`);
  assert.equal(read.urgent_requests[0].words, 'Somebody says goodbye.');
  assert.ok(!records.includes(other));
  const until = (await standing(receipt)).records_until;
  assert.equal(days(new Date().toISOString(), until!), most.recordDays);
  await db.query(`update data_requests set answered_at = now() - interval '31 days' where id = $1`, [id]);
  assert.equal(
    (await ask('get_data_request_records', { p_receipt: receipt }, null)).status,
    409,
    'time is over',
  );

  const second = await confirmed({ p_email: own, p_kind: 'deletion' });
  const deleted = await answer(second.id, { p_delete_records: true });
  assert.deepEqual((deleted.body as { deleted: number }).deleted, 1);
  assert.equal((await ask('get_support_ticket', { p_code: ownCode }, null)).status, 404);
  assert.equal((await ask('get_support_ticket', { p_code: otherCode }, null)).status, 200);
});

test('a request is extended once by a letter, within its month', async () => {
  const { receipt, id } = await confirmed();
  await takeMails();
  const extend = (p_letter = 'It is complex.') =>
    ask('extend_data_request', { p_request_id: id, p_letter }, desk);
  assert.equal((await extend('  ')).status, 400);
  assert.equal((await extend()).status, 200);
  const [letter] = await takeMails();
  assert.ok(letter?.text.includes('It is complex.'));
  const now = await standing(receipt);
  assert.ok(days(now.sent_at, now.due_at) >= 89);
  assert.equal(now.extended_because, 'It is complex.');
  assert.equal((await extend()).words, 'This request was extended before.');

  const late = await confirmed();
  await db.query(`update data_requests set due_at = now() - interval '1 hour' where id = $1`, [late.id]);
  const refused = await ask('extend_data_request', { p_request_id: late.id, p_letter: 'Late.' }, desk);
  assert.deepEqual([refused.status, refused.words], [409, 'Its month is over.']);
});

test('records wait for an identity that was asked for, and that an account with this address has checked', async () => {
  const { receipt, id } = await confirmed({ p_email: 'hana@example.org' });
  const asked = await ask('ask_data_request_identity', { p_request_id: id, p_letter: 'Who are you?' }, desk);
  assert.equal(asked.status, 200);
  assert.equal((await takeMails()).at(-1)?.text.includes('Who are you?'), true);
  assert.equal((await standing(receipt)).needs_identity, true);
  assert.equal((await answer(id, { p_with_records: true })).status, 409);

  const hana = await web.memberNamed('hana');
  await db.query(`update accounts set email = 'hana@example.org' where id = $1`, [hana.id]);
  assert.equal((await standing(receipt)).needs_identity, true, 'an account is not enough');
  const checkId = await insertTestIdentity(platform, hana.id);
  await db.query(`update identity_records set state = 'approved', decided_at = now() where id = $1`, [
    checkId,
  ]);
  assert.equal((await standing(receipt)).needs_identity, false);
  const record = await call('get_data_request_record', { p_request_id: id }, desk);
  assert.deepEqual([record.identity, record.account?.username], ['checked', 'hana']);
  assert.equal((await answer(id, { p_with_records: true })).status, 200);
});

test('a member’s request counts at once and goes to their address, whatever is typed', async () => {
  const mio = await web.memberNamed('mio');
  await takeMails();
  const typed = { p_full_name: 'Mio', p_email: 'somebody@else.example' };
  const sent = await call(
    'submit_data_request',
    { p_kind: 'correction', p_words: 'My name.', ...typed },
    mio,
  );
  assert.match(sent.receipt ?? '', /^[0-9a-z]{16}$/);
  const [mail] = await takeMails();
  const [account] = await db.query<{ email: string }>('select email from accounts where id = $1', [mio.id]);
  assert.equal(mail?.to, account?.email);
  assert.equal((await standing(sent.receipt!)).state, 'open');
});

test('each part that is missing or too long is asked for', async () => {
  const refused = async (more: Partial<Form>) => {
    const { status, message, details } = await send(more);
    return [status, message, details];
  };
  assert.deepEqual(await refused({ p_full_name: ' ' }), [
    ...[400, dataRequestTexts.incomplete, 'field: p_full_name'],
  ]);
  assert.equal((await refused({ p_full_name: 'a'.repeat(201) }))[2], 'field: p_full_name');
  assert.equal((await refused({ p_email: 'nobody' }))[2], 'field: p_email');
  for (const p_kind of ['correction', 'objection'] as const)
    assert.equal((await refused({ p_kind }))[2], 'field: p_words');
  assert.equal((await refused({ p_words: 'a'.repeat(5001) }))[2], 'field: p_words');
});

test('one mailbox and one network ask only so often a day', async () => {
  const flood = () => send({ p_email: 'flood@mail.example' });
  for (let sent = 0; sent < most.perMailbox; sent++) assert.equal((await flood()).status, 200);
  assert.equal((await flood()).message, dataRequestTexts.tooMany);
  for (let sent = 0; sent < most.perNetwork; sent++)
    assert.equal((await send({}, '2001:db8:ffff::1')).status, 200);
  assert.equal((await send({}, '2001:db8:ffff::1')).status, 429);
});

test('the desk is told once that an end is near, and once that it is late', async () => {
  await db.query(`update data_requests set due_told = 2`);
  const { id } = await insertTestDataRequest(db);
  const told = async (due: string) => {
    await db.query(`update data_requests set due_at = now() + $2::interval where id = $1`, [id, due]);
    await db.query(`delete from jobs.job where name = 'send-account-mail'`);
    const handler = tellOfDataRequestsHandler(platform);
    await handler.run({} as Parameters<typeof handler.run>[0]);
    await handler.run({} as Parameters<typeof handler.run>[0]);
    const rows = await db.query<{ kind: string }>(
      `select data ->> 'kind' as kind from jobs.job where name = 'send-account-mail'`,
    );
    return rows.map(({ kind }) => kind);
  };
  assert.deepEqual(await told('8 days'), []);
  assert.deepEqual(await told('6 days'), ['answer-due']);
  assert.deepEqual(await told('-1 minutes'), ['answer-late']);
  const { items } = await call('list_data_requests', { p_limit: 100 }, desk);
  assert.equal(items.find((one) => one.id === id)?.is_late, true);
  assert.ok((await call('count_late_answers', {}, desk)).late > 0);
});

test('an answered request goes after its days, and one that nobody confirmed after a few', async () => {
  const [old, fresh, unconfirmed] = [
    await insertTestDataRequest(db, { isAnswered: true }),
    await insertTestDataRequest(db, { isAnswered: true }),
    await insertTestDataRequest(db),
  ];
  await db.query(`update data_requests set answered_at = now() - interval '731 days' where id = $1`, [
    old.id,
  ]);
  await db.query(
    `update data_requests set confirmed_at = null, sent_at = now() - interval '8 days', network = 5 where id = $1`,
    [unconfirmed.id],
  );
  const handler = cleanSupportHandler(platform);
  await handler.run({ signal: new AbortController().signal } as Parameters<typeof handler.run>[0]);
  const left = await db.query<{ id: string }>('select id from data_requests where id = any ($1)', [
    [old.id, fresh.id, unconfirmed.id],
  ]);
  assert.deepEqual(left, [{ id: fresh.id }]);
});

/** Columns with an address that are of an account, or of nobody who writes to the site, and why. */
const ofOthers: Readonly<Record<string, string>> = {
  'account_identities.email': 'of an account',
  'accounts.email': 'of an account',
  'accounts.email_verified_at': 'of an account',
  'email_changes.new_email': 'of an account',
  'ended_sessions.address': 'a network, of an account',
  'notice_items.address': 'of a page of this site',
  'sessions.address': 'a network, of an account',
};

test('everything that is stored under an address outside of accounts is among the records', async () => {
  const columns = await db.query<{ name: string; table: string }>(
    `select c.table_name || '.' || c.column_name as name, c.table_name as table
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ 'mail|address' order by 1`,
  );
  const { id } = await insertTestDataRequest(db);
  const { records } = await call('get_data_request_record', { p_request_id: id }, desk);
  const tables = new Set(
    columns.filter(({ name }) => !Object.hasOwn(ofOthers, name)).map(({ table }) => table),
  );
  assert.deepEqual([...tables].sort(), [
    'counter_notices',
    'data_requests',
    'notices',
    'support_tickets',
    'urgent_requests',
  ]);
  assert.equal(records.length, tables.size);
  for (const name of Object.keys(ofOthers))
    assert.ok(
      columns.some((one) => one.name === name),
      name,
    );
});

test('a counter-notice sent without an account is found by its address', async () => {
  const { id } = await insertTestDataRequest(db);
  const [row] = await db.query<{ id: string }>(
    `with one as (insert into cases (id, target_kind, target_id, title, state, decided_at)
       values (gen_random_uuid(), 'video', gen_random_uuid(), 'Garden', 'upheld', now()) returning id)
     insert into case_decisions (id, case_id, outcome, target_action, was_held, author_action, ground, explanation, targets, is_told)
     select gen_random_uuid(), id, 'upheld', 'disable', false, 'none', 'COPYRIGHT', 'It is.', '[]', false from one returning id`,
  );
  await db.query(
    `insert into counter_notices (id, decision_id, name, email, sworn, returns_from, returns_by)
     values (gen_random_uuid(), $1, 'Ren', 'REN@mail.example', '{}', now(), now())`,
    [row?.id],
  );
  const { records } = await call('get_data_request_record', { p_request_id: id }, desk);
  assert.equal(records.find(({ name }) => name === 'Counter-notices')?.count, 1);
});

test('there are letters for every kind of request and every outcome', () => {
  for (const kind of dataRequestKinds) {
    const outcomes = new Set(lettersFor(kind).map(({ outcome }) => outcome));
    assert.deepEqual([...outcomes].sort(), ['answered', 'extended', 'identity', 'refused'], kind);
  }
  const names = dataRequestLetters.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[a-z-]{1,20}$/, 'as the address of the desk takes it');
});
