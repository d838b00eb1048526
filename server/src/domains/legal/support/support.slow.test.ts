import assert from 'node:assert/strict';
import { test } from 'node:test';
import { supportLimits as most, supportTypes } from '#contract/support-lists.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { cleanSupportHandler } from './clean-support.handler.ts';
import { createSendSupportMailHandler } from './send-support-mail.handler.ts';

const web = await testWeb();
const { call, ask, platform } = web;
const { db } = platform;
const desk = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('mio');
let people = 0;
const form = (more: object = {}) => ({
  p_email: `person-${++people}@mail.example`,
  p_name: 'Ren',
  p_support_type: 'bug' as const,
  p_subject: 'The player stops',
  p_message: 'It stops after a second.\n\nIn Firefox.',
  ...more,
});
let networks = 0;
/** Of a fresh ticket; each from a network of its own unless one is given. */
const send = (more: object = {}, address = `2001:db8:${(++networks).toString(16)}::1`) =>
  web.ask('open_support_ticket', form(more), null, address);
const open = async (more: object = {}): Promise<string> => {
  const { status, text, body } = await send(more);
  assert.equal(status, 200, text);
  return body.code;
};
const idOf = async (code: string): Promise<string> =>
  (await db.query<{ id: string }>('select id from support_tickets where code = $1', [code]))[0]!.id;
/** What the worker sends of the mails that wait. */
async function takeMails(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const handler = createSendSupportMailHandler({ ...platform, mail }, () => 'https://t.example');
  const rows = await db.query<{ data: { ticketId: string; messageId: string | null } }>(
    `with taken as (delete from jobs.job where name = 'send-support-mail' returning data, created_on)
     select data from taken order by created_on`,
  );
  for (const { data } of rows)
    await handler.run({ payload: data, signal: AbortSignal.timeout(5000) } as Parameters<
      typeof handler.run
    >[0]);
  return letters;
}
const acts = (id: string) =>
  db.query<{ act: string }>('select act from admin_acts where target_id = $1 order by id', [id]);

test('somebody without an account writes, gets a receipt, is answered by mail, and writes further', async () => {
  const code = await open({ p_email: 'ren@mail.example', p_name: '  Ren \n Ito ' });
  assert.match(code, /^[a-z0-9]{20}$/);
  const [receipt] = await takeMails();
  assert.equal(receipt?.to, 'ren@mail.example');
  assert.equal(receipt.subject, `We got your message (${code})`);
  assert.ok(receipt.text.includes(`https://t.example/support/ticket?token=${code}`));
  assert.ok(!receipt.text.includes('stops') && !receipt.text.includes('Ren'), 'nothing typed is mailed');

  const id = await idOf(code);
  const { items } = await call('list_support_tickets', { p_state: 'open', p_search: 'REN@' }, desk);
  assert.deepEqual(
    items.map((ticket) => [ticket.id, ticket.name, ticket.state]),
    [[id, 'Ren Ito', 'open']],
  );
  const answered = { p_ticket_id: id, p_message: 'Which version?\n\nAnd which system?' };
  assert.equal((await call('answer_support_ticket', answered, desk)).state, 'waiting');
  const [answer] = await takeMails();
  assert.ok(answer?.text.includes('Which version?\n\nAnd which system?'));
  assert.ok(answer?.text.includes('We don’t read replies to this email.'));

  const further = { p_code: code, p_message: 'Version 140.' };
  assert.deepEqual(await call('continue_support_ticket', further, null), { state: 'open' });
  const ticket = await call('get_support_ticket', { p_code: code }, null);
  assert.deepEqual(
    ticket.messages.map(({ is_from_desk, body }) => [is_from_desk, body]),
    [
      [false, 'It stops after a second.\n\nIn Firefox.'],
      [true, 'Which version?\n\nAnd which system?'],
      [false, 'Version 140.'],
    ],
  );
  assert.ok(!JSON.stringify(ticket).includes('keeper') && !JSON.stringify(ticket).includes('@'));
  await call('answer_support_ticket', { ...answered, p_message: 'It is mended.', p_is_last: true }, desk);
  assert.equal((await call('get_support_ticket', { p_code: code }, null)).state, 'closed');
  assert.equal((await call('continue_support_ticket', further, null)).state, 'open');
  assert.deepEqual(
    (await acts(id)).map(({ act }) => act),
    ['ticket.answered', 'ticket.answered'],
  );
});

test('each of the nine types is taken, and no other', async () => {
  for (const p_support_type of supportTypes) {
    const code = await open({ p_support_type });
    assert.equal((await call('get_support_ticket', { p_code: code }, null)).support_type, p_support_type);
  }
  assert.equal((await send({ p_support_type: 'praise' })).status, 400);
});

test('what is wrong is said at its field, and nothing is stored or mailed', async () => {
  await takeMails();
  const before = (await db.query('select from support_tickets')).length;
  const faults: [object, string][] = [
    [{ p_email: 'nobody' }, 'Please enter a valid email address.'],
    [{ p_email: 'a@b.example\nBcc: c@d.example' }, 'Please enter a valid email address.'],
    [{ p_name: ' ' }, 'The name is empty.'],
    [{ p_subject: 'x'.repeat(most.subjectLength + 1) }, 'The subject is longer than 150 characters.'],
    [{ p_message: '\n \n' }, 'The message is empty.'],
    [{ p_message: 'a line\n'.repeat(2000) }, 'The message is longer than 5000 characters.'],
    [{ p_website: 'https://spam.example' }, 'Please leave this field empty.'],
    [{ p_milliseconds: 300 }, 'That was very fast. Please wait a moment and send it again.'],
  ];
  for (const [more, words] of faults) {
    const { status, body } = await send(more);
    assert.deepEqual([status, body.message], [400, words]);
  }
  assert.equal((await send({ p_message: 'a line\n'.repeat(10_000) })).status, 400);
  assert.equal((await db.query('select from support_tickets')).length, before);
  assert.deepEqual(await takeMails(), []);
});

test('one mailbox and one network open so many tickets a day, also at once', async () => {
  const spellings = ['flood@mail.example', 'FLOOD@mail.example', 'flood+a@mail.example'];
  const many = await Promise.all(
    Array.from({ length: most.perMailbox + 3 }, (_, index) => send({ p_email: spellings[index % 3] })),
  );
  const sent = many.filter(({ status }) => status === 200);
  assert.equal(sent.length, most.perMailbox);
  const refused = many.find(({ status }) => status !== 200);
  assert.equal(refused?.status, 429);
  assert.equal(refused?.words, 'Too many messages came from you today. Please write again tomorrow.');

  assert.equal((await send({}, '2001:db8:ffff::1')).status, 200);
  await db.query(
    `insert into support_tickets (id, code, email, mailbox, network, name, kind, subject)
     select gen_random_uuid(), lpad(n::text, 20, 'z'), 'n' || n || '@x.example', 'n' || n || '@x.example', network, 'N', 'bug', 'S'
     from (select network from support_tickets order by created_at desc, id desc limit 1) last,
       generate_series(2, $1::int) n`,
    [most.perNetwork],
  );
  // Another address of the same network.
  assert.equal((await send({}, '2001:db8:ffff::2')).status, 429);
  assert.equal((await send()).status, 200);
});

test('a ticket takes so many messages of its author a day', async () => {
  const p_code = await open();
  await db.query(
    `insert into support_messages (id, ticket_id, is_from_desk, body)
     select gen_random_uuid(), $1, false, 'More.' from generate_series(2, $2::int)`,
    [await idOf(p_code), most.messagesPerDay],
  );
  const { status, body } = await ask('continue_support_ticket', { p_code, p_message: 'And more.' }, null);
  assert.deepEqual(
    [status, body.message],
    [429, 'You have written a lot here today. Please write again tomorrow.'],
  );
});

test('a wrong code is refused alike, whatever it is', async () => {
  const code = await open();
  const said = new Set<string>();
  for (const p_code of [
    '',
    'x',
    code.slice(1),
    `${code}a`,
    code.toUpperCase(),
    "' or 1=1",
    'x'.repeat(100),
  ]) {
    const { status, body } = await ask('get_support_ticket', { p_code }, null);
    said.add(`${status} ${JSON.stringify(body)}`);
    assert.equal((await ask('continue_support_ticket', { p_code, p_message: 'Hello' }, null)).status, 404);
  }
  assert.equal(said.size, 1, [...said].join('\n'));
  assert.match([...said][0] ?? '', /^404 .*There is no such ticket\./);
});

test('scripts stay text, in the ticket and in the mail', async () => {
  await takeMails();
  const script = '<script>alert(1)</script>';
  const p_code = await open({ p_name: script, p_subject: script, p_message: script });
  const ticket = await call('get_support_ticket', { p_code }, null);
  assert.deepEqual([ticket.subject, ticket.messages[0]?.body], [script, script]);
  await call('answer_support_ticket', { p_ticket_id: await idOf(p_code), p_message: script }, desk);
  for (const { html } of await takeMails()) assert.ok(!html.includes('<script'));
});

test('the desk files tickets by state, tags and assignee, and finds them again', async () => {
  const code = await open({ p_subject: 'Needle 100%_\\', p_support_type: 'verification' });
  const p_ticket_id = await idOf(code);
  const change = { p_ticket_id, p_state: 'open' as const, p_tags: [' Player ', 'player', 'Slow  net'] };
  await call('change_support_ticket', { ...change, p_assignee: 'me' }, desk);
  const record = await call('get_support_record', { p_ticket_id }, desk);
  assert.deepEqual([record.tags, record.assignee, record.is_mine], [['player', 'slow net'], 'keeper', true]);
  await call('change_support_ticket', { ...change, p_state: 'closed' }, desk);
  const closed = await call('get_support_record', { p_ticket_id }, desk);
  assert.ok(closed.closed_at && closed.is_mine);
  const found = async (filter: object) =>
    (await call('list_support_tickets', filter, desk)).items.map(({ id }) => id).includes(p_ticket_id);
  for (const filter of [
    ...[{ p_search: '100%_\\' }, { p_search: code }, { p_tag: 'Player' }],
    ...[{ p_state: 'closed' }, { p_type: 'verification' }, { p_type: 'verification', p_tag: 'slow net' }],
  ])
    assert.ok(await found(filter), JSON.stringify(filter));
  for (const filter of [{ p_search: '100x' }, { p_tag: 'play' }, { p_state: 'open' }, { p_type: 'bug' }])
    assert.ok(!(await found(filter)), JSON.stringify(filter));
  const wrong = await ask('change_support_ticket', { ...change, p_tags: ['x'.repeat(31)] }, desk);
  assert.equal(wrong.body.message, 'A tag has at most 30 characters.');
});

test('texts for answers are added, changed and deleted, on record, each title once', async () => {
  const text = { p_title: 'Try again', p_body: 'Please reload the page.' };
  const { id } = await call('save_canned_text', text, desk);
  assert.equal((await ask('save_canned_text', text, desk)).status, 409);
  await call('save_canned_text', { ...text, p_canned_id: id, p_body: 'Please restart.' }, desk);
  assert.deepEqual(await call('list_canned_texts', {}, desk), [
    { id, title: 'Try again', body: 'Please restart.' },
  ]);
  await call('delete_canned_text', { p_canned_id: id }, desk);
  assert.deepEqual(
    (await acts(id)).map(({ act }) => act),
    ['ticket.text_added', 'ticket.text_changed', 'ticket.text_deleted'],
  );
});

test('old tickets go, and networks are forgotten after a day', async () => {
  const [closed, idle, recent] = [await open(), await open(), await open()];
  const age = (code: string, column: string, days: number, more = '') =>
    db.query(`update support_tickets set ${column} = now() - $2 * interval '1 day' ${more} where code = $1`, [
      code,
      days,
    ]);
  await age(closed, 'closed_at', most.closedDays + 1, `, state = 'closed'`);
  await age(idle, 'updated_at', most.idleDays + 1);
  await age(recent, 'created_at', 2);
  const handler = cleanSupportHandler(platform);
  await handler.run({ payload: {}, signal: AbortSignal.timeout(5000) } as Parameters<typeof handler.run>[0]);
  const left = await db.query<{ code: string; network: string | null }>(
    'select code, network from support_tickets where code = any($1)',
    [[closed, idle, recent]],
  );
  assert.deepEqual(left, [{ code: recent, network: null }]);
});

test('a ticket written signed in is tied to its member', async () => {
  await call('open_support_ticket', form(), member);
  const [row] = await db.query<{ member_id: string }>(
    'select member_id from support_tickets where member_id is not null',
  );
  assert.equal(row?.member_id, member.id);
});
