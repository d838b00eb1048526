import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName, Output } from '#contract/calls.ts';
import { openTestSession, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../kit/ids.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { inboxCounts } from './conversation-queries.ts';
import { forgetMessages } from './forget-member-queries.ts';
import { reportedMessage } from './reported-message.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;
let people = 0;
const person = (more = {}): Promise<TestMember> => web.memberNamed(`person-${++people}`, more);

/** The message of a refused call. */
async function refused(
  who: TestMember | null,
  status: number,
  name: CallName,
  input: object = {},
): Promise<string> {
  const answer = await ask(name, input, who);
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  return answer.words;
}
type Row = Output<'get_messages'>[number];
const start = async (who: TestMember, other: TestMember): Promise<string> =>
  (await call('start_conversation', { p_user_id: other.id }, who)).conversation_id;
const send = (who: TestMember, p_conversation_id: string, p_content: string, more = {}): Promise<Row> =>
  call('send_message', { p_conversation_id, p_content, ...more }, who);
const read = (who: TestMember, p_conversation_id: string, more = {}): Promise<Row[]> =>
  call('get_messages', { p_conversation_id, ...more }, who);
const inbox = (who: TestMember, more = {}): Promise<Output<'get_user_conversations'>> =>
  call('get_user_conversations', more, who);
const setPreference = (
  who: TestMember,
  messages_from: 'everyone' | 'followed' | 'nobody',
): Promise<unknown> => call('update_preferences', { p_preferences: { messages_from } }, who);
const follow = (who: TestMember, other: TestMember): Promise<unknown> =>
  call('toggle_subscription', { p_uploader_id: other.id }, who);
/** Two members who are already talking. */
async function friends(): Promise<[TestMember, TestMember, string]> {
  const [one, other] = [await person(), await person()];
  await follow(other, one);
  return [one, other, await start(one, other)];
}

test('two people have one conversation, whoever starts it, however often, and at once', async () => {
  const [one, other] = [await person(), await person()];
  const ids = await Promise.all([one, other, one, other].map((who) => start(who, who === one ? other : one)));
  assert.equal(new Set(ids).size, 1);
  assert.equal(await start(one, other), ids[0]);
  assert.deepEqual(await inbox(one), []);
  assert.deepEqual(await inbox(other), []);
});

test('nobody starts a conversation with themselves, with nobody, or unverified', async () => {
  const one = await person();
  assert.match(await refused(one, 400, 'start_conversation', { p_user_id: one.id }), /yourself/);
  assert.equal(await refused(one, 404, 'start_conversation', { p_user_id: newId() }), 'User not found.');
  const unverified = await person({ role: 'unverified_member' });
  const words = await refused(unverified, 403, 'start_conversation', { p_user_id: one.id });
  assert.equal(words, 'Please confirm your email address first.');
});

test('a message is in both inboxes with the fields of a row, unread for the other alone', async () => {
  const [one, other, id] = await friends();
  const sent = await send(one, id, '  the first moon  ');
  assert.deepEqual(
    [sent.content, sent.sender_id, sent.sender_username, sent.conversation_id, sent.has_more],
    ['the first moon', one.id, one.username, id, false],
  );
  assert.match(sent.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/);
  for (const [who, unread, name] of [
    [one, 0, other.username],
    [other, 1, one.username],
  ] as const) {
    const [row, ...rest] = await inbox(who);
    assert.deepEqual(rest, []);
    assert.deepEqual(
      [row?.conversation_id, row?.other_participant_username, row?.last_message_content, row?.unread_count],
      [id, name, 'the first moon', unread],
    );
    assert.equal(row?.last_message_at, sent.created_at);
    assert.equal(row?.last_message_sender_id, one.id);
    assert.equal(row?.other_participant_avatar_url, null);
  }
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
  assert.deepEqual(await call('mark_conversation_read', { p_conversation_id: id }, other), {
    unread_count: 0,
  });
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 0, requests: 0 });
  assert.deepEqual(await inboxCounts(db, one.id), { unread: 0, requests: 0 });
});

test('what arrives while one reads stays unread', async () => {
  const [one, other, id] = await friends();
  const seen = await send(one, id, 'seen');
  await send(one, id, 'unseen');
  const answer = await call(
    'mark_conversation_read',
    { p_conversation_id: id, p_until: seen.created_at },
    other,
  );
  assert.deepEqual(answer, { unread_count: 1 });
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
});

test('a message that is sent again under its name is the first one', async () => {
  const [one, other, id] = await friends();
  const twice = await Promise.all([1, 2, 3].map(() => send(one, id, 'once', { p_client_id: 'a-1' })));
  assert.equal(new Set(twice.map((row) => row.id)).size, 1);
  assert.equal(twice[0]?.client_id, 'a-1');
  await send(other, id, 'another’s name', { p_client_id: 'a-1' });
  assert.deepEqual(
    (await read(one, id)).map(({ content }) => content),
    ['another’s name', 'once'],
  );
  assert.equal((await inbox(other))[0]?.unread_count, 1);
});

test('messages sent at once are in one order, each later than the one before', async () => {
  const [one, other, id] = await friends();
  await Promise.all([...Array(40).keys()].map((i) => send(i % 2 ? one : other, id, `n ${i}`)));
  const rows = await read(one, id, { p_page_size: 100 });
  const times = rows.map((row) => row.created_at);
  assert.equal(new Set(times).size, 40);
  assert.deepEqual(times, [...times].sort().reverse());
  await db.query(`update conversations set last_message_at = now() + interval '1 hour' where id = $1`, [id]);
  const ahead = [await send(one, id, 'a'), await send(other, id, 'b')];
  assert.ok(ahead[0]!.created_at > times[0]! && ahead[1]!.created_at > ahead[0]!.created_at);
});

test('pages of messages meet without a gap or a repeat, in both directions', async () => {
  const [one, other, id] = await friends();
  for (let i = 1; i <= 45; i++) await send(i % 3 ? one : other, id, `m${i}`);
  const pages: Row[][] = [];
  let cursor: string | null = null;
  do {
    const page: Row[] = await read(other, id, { p_cursor: cursor });
    pages.push(page);
    cursor = page.at(-1)?.has_more ? page.at(-1)!.created_at : null;
  } while (cursor !== null);
  assert.deepEqual(
    pages.map((page) => page.length),
    [20, 20, 5],
  );
  const all = pages.flat();
  assert.deepEqual(
    all.map(({ content }) => content),
    [...Array(45).keys()].map((i) => `m${45 - i}`),
  );
  const later = await read(one, id, { p_after: all.at(-1)!.created_at, p_page_size: 30 });
  assert.deepEqual(
    later.map(({ content }) => content),
    [...Array(30).keys()].map((i) => `m${i + 2}`),
  );
  assert.ok(later[0]?.has_more);
});

test('nobody else reads, writes or marks a conversation', async () => {
  const [one, , id] = await friends();
  await send(one, id, 'between us');
  const stranger = await person({ role: 'admin' });
  const input = { p_conversation_id: id };
  const words = 'Conversation details not found or you are not a participant.';
  assert.equal(await refused(stranger, 404, 'get_messages', input), words);
  assert.equal(await refused(stranger, 404, 'get_conversation', input), words);
  assert.equal(await refused(stranger, 404, 'send_message', { ...input, p_content: 'me too' }), words);
  assert.equal(await refused(stranger, 404, 'mark_conversation_read', input), words);
  assert.equal(await refused(stranger, 404, 'answer_message_request', { ...input, p_accept: true }), words);
  assert.equal(await refused(one, 404, 'get_messages', { p_conversation_id: newId() }), words);
  await refused(null, 401, 'get_messages', input);
});

test('the inbox pages by number and by cursor, and says whether there is more', async () => {
  const one = await person();
  const others: TestMember[] = [];
  for (let i = 0; i < 31; i++) {
    const other = await person();
    others.push(other);
    await send(one, await start(other, one), `to ${i}`);
  }
  const names = others.map(({ username }) => username).reverse();
  const pages = [
    await inbox(one),
    await inbox(one, { p_page_number: 2 }),
    await inbox(one, { p_page_number: 3 }),
  ];
  assert.deepEqual(
    pages.map((page) => page.length),
    [15, 15, 1],
  );
  assert.deepEqual(
    pages.flat().map((row) => row.other_participant_username),
    names,
  );
  assert.deepEqual(
    pages.map((page) => page[0]?.has_more),
    [true, true, false],
  );
  const second = await inbox(one, { p_cursor: pages[0]!.at(-1)!.cursor });
  assert.deepEqual(second, pages[1]);
  assert.equal((await inbox(one, { p_page_size: 100 })).length, 31);
  await refused(one, 400, 'get_user_conversations', { p_cursor: 'nonsense' });
});

test('a stranger is a request until they are answered, and the answer takes them in', async () => {
  const [one, other] = [await person(), await person()];
  const id = await start(one, other);
  await send(one, id, 'may I?');
  assert.deepEqual(await inbox(other), []);
  assert.equal((await inbox(other, { p_requests: true }))[0]?.conversation_id, id);
  assert.equal((await inbox(one)).length, 1);
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 0, requests: 1 });
  await send(other, id, 'you may');
  assert.equal((await inbox(other))[0]?.conversation_id, id);
  assert.deepEqual(await inbox(other, { p_requests: true }), []);
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
  for (let i = 0; i < 8; i++) await send(one, id, `and ${i}`);
});

test('a request is accepted or declined, and who is declined learns nothing of it', async () => {
  const [one, other] = [await person(), await person()];
  const id = await start(one, other);
  await send(one, id, 'hello');
  const answer = { p_conversation_id: id, p_accept: false };
  assert.deepEqual(await call('answer_message_request', answer, other), { state: 'declined' });
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 0, requests: 0 });
  for (let i = 0; i < 4; i++) await send(one, id, `hello ${i}`);
  const words = 'You can write more once this member has answered.';
  assert.equal(
    await refused(one, 403, 'send_message', { p_conversation_id: id, p_content: 'a sixth' }),
    words,
  );
  assert.equal((await call('get_conversation', { p_conversation_id: id }, one)).refusal, words);
  assert.deepEqual([...(await inbox(other)), ...(await inbox(other, { p_requests: true }))], []);
  assert.deepEqual(await call('answer_message_request', { ...answer, p_accept: true }, other), {
    state: 'accepted',
  });
  assert.equal((await inbox(other))[0]?.unread_count, 5);
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
  assert.match(await refused(other, 409, 'answer_message_request', answer), /isn’t a request/);
});

test('a member says who may write to them', async () => {
  const [one, other] = [await person(), await person()];
  await setPreference(other, 'nobody');
  const input = { p_user_id: other.id };
  assert.equal(await refused(one, 403, 'start_conversation', input), 'This member does not take messages.');
  await setPreference(other, 'followed');
  assert.match(await refused(one, 403, 'start_conversation', input), /only from people they follow/);
  await follow(other, one);
  const id = await start(one, other);
  await send(one, id, 'as a friend');
  assert.equal((await inbox(other)).length, 1);
  await setPreference(other, 'nobody');
  await send(one, id, 'who knows me goes on');
});

test('somebody without an account takes no messages', async () => {
  const id = newId();
  await db.query(`insert into profiles (id, username, role) values ($1, 'no-account', 'creator')`, [id]);
  const words = await refused(await person(), 403, 'start_conversation', { p_user_id: id });
  assert.equal(words, 'This member does not take messages.');
});

test('a member who is about to go takes nothing from strangers any more, and again when they stay', async () => {
  const [stranger, leaving] = [await person(), await person()];
  const leave = (moment: Date | null) =>
    db.query('update accounts set deletion_requested_at = $2 where id = $1', [leaving.id, moment]);
  const id = await start(stranger, leaving);
  await leave(new Date());
  const words = 'This member does not take messages.';
  assert.equal(
    await refused(stranger, 403, 'send_message', { p_conversation_id: id, p_content: 'Hi' }),
    words,
  );
  assert.equal(await refused(await person(), 403, 'start_conversation', { p_user_id: leaving.id }), words);
  await leave(null);
  await send(stranger, id, 'Hi');
});

test('nobody writes to a member who has asked to be deleted, until they stay after all', async () => {
  const [one, leaver, id] = await friends();
  await call(
    'request_account_deletion',
    { p_confirmation: 'DELETE MY ACCOUNT', p_password: leaver.password },
    leaver,
  );
  const none = 'This member does not take messages.';
  assert.equal(await refused(one, 403, 'send_message', { p_conversation_id: id, p_content: 'still?' }), none);
  const seen = await call('get_conversation', { p_conversation_id: id }, one);
  assert.deepEqual([seen.may_write, seen.refusal], [false, none]);
  const stranger = await person();
  assert.equal(await refused(stranger, 403, 'start_conversation', { p_user_id: leaver.id }), none);
  const back = await openTestSession(web.platform, leaver.id);
  const returned = await ask('cancel_account_deletion', {}, back);
  assert.deepEqual(returned.body, { stays: true });
  await send(one, id, 'good');
});

test('a block holds both ways and hides the conversation, and what was is there again without it', async () => {
  const [one, other, id] = await friends();
  await send(one, id, 'before');
  await call('block-user', { blocked_id: one.id }, other);
  for (const who of [one, other]) {
    const words = await refused(who, 403, 'send_message', { p_conversation_id: id, p_content: 'no' });
    assert.equal(words, 'You cannot message this member.');
    assert.deepEqual(await inbox(who), []);
    assert.deepEqual(await inboxCounts(db, who.id), { unread: 0, requests: 0 });
    const seen = await call('get_conversation', { p_conversation_id: id }, who);
    assert.deepEqual([seen.may_write, seen.blocked_by_me], [false, who === other]);
    assert.equal((await read(who, id)).length, 1);
  }
  await call('block-user', { blocked_id: other.id }, one);
  await call('unblock-user', { blocked_id: one.id }, other);
  assert.deepEqual(await inbox(other), []);
  await call('unblock-user', { blocked_id: other.id }, one);
  assert.equal((await inbox(other))[0]?.unread_count, 1);
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
  await send(other, id, 'after');
});

test('who is blocked starts nothing', async () => {
  const [one, other] = [await person(), await person()];
  await call('block-user', { username: other.username.toUpperCase() }, one);
  for (const [who, whom] of [
    [one, other],
    [other, one],
  ] as const)
    assert.match(await refused(who, 403, 'start_conversation', { p_user_id: whom.id }), /cannot message/);
});

test('blocks are listed, made once, and taken back', async () => {
  const [one, other] = [await person(), await person()];
  assert.equal(await refused(one, 404, 'block-user', { username: 'nobody-here' }), 'User not found.');
  assert.match(await refused(one, 400, 'block-user', { blocked_id: one.id }), /yourself/);
  assert.match(await refused(one, 400, 'block-user', {}), /blocked_id/);
  for (let i = 0; i < 2; i++) {
    const answer = await call('block-user', { blocked_id: other.id }, one);
    assert.deepEqual(answer, { blocked_id: other.id, username: other.username });
  }
  const [row, ...rest] = await call('list-blocked-users', {}, one);
  assert.deepEqual(
    [row?.blocked_id, row?.username, row?.avatar_url, rest],
    [other.id, other.username, null, []],
  );
  assert.deepEqual(await call('list-blocked-users', {}, other), []);
  for (let i = 0; i < 2; i++) await call('unblock-user', { blocked_id: other.id }, one);
  assert.deepEqual(await call('list-blocked-users', {}, one), []);
});

test('blocks are listed page by page', async () => {
  const one = await person();
  const others: string[] = [];
  for (let i = 0; i < 5; i++) {
    const other = await person();
    await call('block-user', { blocked_id: other.id }, one);
    others.unshift(other.id);
  }
  const list = (more: object) => call('list-blocked-users', more, one);
  const first = await list({ limit: 3 });
  const second = await list({ limit: 3, cursor: first[2]?.cursor });
  assert.deepEqual(
    [...first, ...second].map(({ blocked_id }) => blocked_id),
    others,
  );
  assert.match(await refused(one, 400, 'list-blocked-users', { cursor: 'nonsense' }), /cursor/);
});

test('two who block each other at the same moment both have their way', async () => {
  for (let i = 0; i < 5; i++) {
    const [one, other] = [await person(), await person()];
    await Promise.all([follow(one, other), follow(other, one)]);
    await Promise.all([
      call('block-user', { blocked_id: other.id }, one),
      call('block-user', { blocked_id: one.id }, other),
    ]);
    const counts = await db.query('select subscribers_count as n from profiles where id = any($1::uuid[])', [
      [one.id, other.id],
    ]);
    assert.deepEqual(counts, [{ n: 0 }, { n: 0 }]);
  }
});

test('so many conversations are started in an hour', async () => {
  const one = await person();
  for (let i = 0; i < 30; i++) await start(one, await person());
  const words = await refused(one, 429, 'start_conversation', { p_user_id: (await person()).id });
  assert.match(words, /in an hour/);
});

test('a message is reported with what was said around it, by who takes part alone, and can be held and removed', async () => {
  const [one, other, id] = await friends();
  const rows: Row[] = [];
  for (let i = 1; i <= 20; i++) rows.push(await send(i % 2 ? one : other, id, `line ${i}`));
  const reported = rows[14]!;
  const thing = await reportedMessage.find(db, reported.id, other.id);
  assert.equal(thing?.ownerId, one.id);
  assert.equal(thing.evidence.content, 'line 15');
  const words = thing.evidence.context.map((line) => line.replace(/^\S+ \S+ /, ''));
  assert.deepEqual(
    words,
    [...Array(16).keys()].map((i) => `line ${i + 5}`),
  );
  assert.match(
    thing.evidence.context[10] ?? '',
    new RegExp(`^${reported.created_at.slice(0, 19)}\\S+ ${one.username}: line 15$`),
  );
  assert.equal(await reportedMessage.find(db, reported.id, (await person()).id), null);

  const last = rows.at(-1)!;
  const act = <T>(work: (transaction: TransactionExecutor) => Promise<T>): Promise<T> => db.transaction(work);
  assert.equal(await act((tx) => reportedMessage.hold(tx, {}, last.id)), true);
  assert.equal(await act((tx) => reportedMessage.hold(tx, {}, last.id)), false);
  assert.equal((await read(one, id))[0]?.content, 'line 19');
  assert.equal((await inbox(one))[0]?.last_message_content, '');
  await act((tx) => reportedMessage.release(tx, {}, last.id));
  assert.equal((await read(one, id))[0]?.content, 'line 20');
  assert.equal((await inbox(other))[0]?.last_message_content, 'line 20');
  await act((tx) => reportedMessage.remove(tx, {}, last.id));
  await act((tx) => reportedMessage.release(tx, {}, last.id));
  assert.equal((await read(other, id))[0]?.content, 'line 19');
});

test('who goes takes their conversations with them, and what others have unread is right after that', async () => {
  const [one, other, id] = await friends();
  const third = await person();
  await follow(other, third);
  await send(one, id, 'soon gone');
  await send(third, await start(third, other), 'stays');
  await send(one, await start(one, third), 'a request');
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 2, requests: 0 });
  await db.transaction((transaction) => forgetMessages(transaction, one.id));
  assert.deepEqual(await inboxCounts(db, other.id), { unread: 1, requests: 0 });
  assert.deepEqual(await inboxCounts(db, third.id), { unread: 0, requests: 0 });
  assert.deepEqual(
    (await inbox(other)).map((row) => row.last_message_content),
    ['stays'],
  );
  await refused(other, 404, 'get_messages', { p_conversation_id: id });
});

test('an inbox is searched by the names of the other and by the message that a row shows, page after page', async () => {
  const me = await person();
  const ren = await person({ displayName: null });
  for (const word of ['Lantern 50%', 'lantern_two', 'a bridge', 'LANTERN three']) {
    const [one, id] = await person().then(async (who) => [who, await start(me, who)] as const);
    await follow(me, one);
    await send(me, id, word);
  }
  await send(me, await start(me, ren), 'good evening');
  const found = async (p_search: string | null, more = {}) =>
    (await inbox(me, { p_search, ...more })).map((row) => row.last_message_content);
  assert.deepEqual(await found('lantern'), ['LANTERN three', 'lantern_two', 'Lantern 50%']);
  assert.deepEqual(await found('50%'), ['Lantern 50%']);
  assert.deepEqual(await found(' n_t '), ['lantern_two']);
  assert.deepEqual(await found(ren.username.toUpperCase()), ['good evening']);
  assert.deepEqual(await found('nothing of the kind'), []);
  assert.equal((await found('')).length, 5);
  const [first, ...others] = await inbox(me, { p_search: 'lantern', p_page_size: 1 });
  assert.deepEqual([first?.last_message_content, first?.has_more, others], ['LANTERN three', true, []]);
  assert.deepEqual(await found('lantern', { p_cursor: first!.cursor }), ['lantern_two', 'Lantern 50%']);
  assert.deepEqual(await inbox(ren, { p_search: 'lantern' }), []);
});
