import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsChanged } from '#contract/legal-lists.ts';
import { testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { turnPagesHandler } from './turn-pages.handler.ts';

const web = await testWeb();
const { call, ask, platform } = web;
const { db } = platform;
const admin = await web.memberNamed('counsel', { role: 'admin' });
const member = await web.memberNamed('mio');
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function publish(
  body: string,
  day: string,
  more: { p_cancels_announced?: boolean } = {},
): Promise<number> {
  const { updated_at: seen } = await call(
    'save_legal_draft',
    { p_page: 'terms', p_body: body, p_effective_on: day, p_summary: '', p_seen: null },
    admin,
  );
  return (await call('publish_legal_draft', { p_page: 'terms', p_seen: seen, ...more }, admin)).number;
}
const read = (number: number | null = null) =>
  call('get_legal_page', { p_page: 'terms', p_number: number }, null);
/** Until the process has heard that its cached answers are old. */
async function readUntil(isReached: (page: Awaited<ReturnType<typeof read>>) => boolean) {
  let page = await read();
  for (let look = 0; !isReached(page) && look < 100; look++) {
    await new Promise((done) => setTimeout(done, 20));
    page = await read();
  }
  return page;
}
/** As if the day of a version had come. */
const bringDay = (number: number): Promise<unknown> =>
  db.query("update legal_versions set effective_on = $2 where page = 'terms' and number = $1", [
    number,
    dayIn(0),
  ]);
const turn = () => {
  const { run } = turnPagesHandler(platform);
  return run({ payload: {}, signal: AbortSignal.timeout(5000) } as Parameters<typeof run>[0]);
};
const signUp = (username: string, p_terms?: number) =>
  ask(
    'sign_up',
    { p_email: `${username}@example.test`, p_password: testPassword, p_username: username, p_terms },
    null,
  );
const accepted = async (username: string): Promise<number[]> =>
  (
    await db.query<{ number: number }>(
      'select number from terms_acceptances a join members m on m.id = a.member_id where username = $1 order by 1',
      [username],
    )
  ).map(({ number }) => number);

test('a version of a day to come is announced and readable, and in force from that day on', async () => {
  assert.equal((await read()).announced, null);
  assert.equal(await call('get_unaccepted_terms', {}, member), null);
  assert.equal(await publish('From another day on.', dayIn(30)), 2);
  const page = await readUntil(({ announced }) => announced !== null);
  assert.deepEqual([page.number, page.is_current, page.in_force], [1, true, 1]);
  assert.deepEqual([page.announced?.number, page.announced?.effective_on], [2, dayIn(30)]);
  const next = await read(2);
  assert.deepEqual([next.is_current, next.in_force], [false, 1]);
  assert.equal((await call('get_terms', {}, null)).number, 1);
  const record = await call('get_legal_record', { p_page: 'terms' }, admin);
  assert.deepEqual([record.current.number, record.announced?.number], [1, 2]);
  const [listed] = await call('list_legal_pages', {}, admin);
  assert.deepEqual([listed?.number, listed?.announced_for], [1, dayIn(30)]);

  const told = await call('get_unaccepted_terms', {}, member);
  assert.deepEqual([told?.number, told?.is_in_force], [2, false]);

  await bringDay(2);
  assert.equal((await call('get_terms', {}, null)).number, 2);
  const due = await call('get_unaccepted_terms', {}, member);
  assert.deepEqual([due?.number, due?.is_in_force], [2, true]);
  assert.equal((await read()).number, 1, 'the answer is not cached, so this test shows nothing');
  await turn();
  const turned = await readUntil(({ number }) => number === 2);
  assert.deepEqual([turned.number, turned.announced], [2, null]);
});

test('one published later cancels an announced one only where that is said, and on record', async () => {
  assert.equal(await publish('For later.', dayIn(60)), 3);
  const refusal = /Version 3 is announced for .+ Choose a later day/;
  for (const day of [dayIn(0), dayIn(60)]) {
    await assert.rejects(publish('For now.', day), refusal);
    const { draft } = await call('get_legal_record', { p_page: 'terms' }, admin);
    await call('discard_legal_draft', { p_page: 'terms', p_seen: draft?.updated_at ?? null }, admin);
  }
  assert.equal(
    (await call('get_legal_record', { p_page: 'terms' }, admin)).announced?.number,
    3,
    'it is kept',
  );

  assert.equal(await publish('For even later.', dayIn(90)), 4, 'both come into force');
  assert.equal(await publish('For now.', dayIn(0), { p_cancels_announced: true }), 5);
  const [act] = await db.query<{ cancelled: number[] }>(
    `select details -> 'cancelled' as cancelled from admin_acts where act = 'legal.published' order by id desc limit 1`,
  );
  assert.deepEqual(act?.cancelled, [3, 4]);
  const page = await readUntil(({ number }) => number === 5);
  assert.equal(page.announced, null);
  await bringDay(3);
  assert.equal((await call('get_terms', {}, null)).number, 5);
});

test('whoever signs up accepts the version that was shown, and an outdated one makes no account', async () => {
  assert.equal((await signUp('shown', 5)).status, 200);
  assert.deepEqual(await accepted('shown'), [5]);
  // Older programs name none.
  assert.equal((await signUp('unnamed')).status, 200);
  assert.deepEqual(await accepted('unnamed'), [5]);
  const { status, body } = await signUp('outdated', 2);
  assert.equal(status, 409);
  assert.match(JSON.stringify(body), /p_terms/);
  assert.ok(JSON.stringify(body).includes(termsChanged));
  assert.equal((await db.query("select from members where username = 'outdated'")).length, 0);
});

test('where addresses are confirmed first, outdated terms do not tell whether an address is known', async () => {
  const strict = await testWeb({ env: { SIGNUP_VERIFICATION: 'before' } });
  const answers = [];
  await strict.memberNamed('known');
  for (const name of ['known', 'unknown']) {
    const { status, body } = await strict.ask(
      'sign_up',
      { p_email: `${name}@example.test`, p_password: testPassword, p_username: `new-${name}`, p_terms: 9 },
      null,
    );
    answers.push([status, (body as { message?: string }).message]);
  }
  assert.deepEqual(answers[0], answers[1]);
  assert.equal(answers[0]?.[0], 409);
});
