import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalPages } from '#contract/legal-lists.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask, platform } = web;
const { db } = platform;
const today = new Date().toISOString().slice(0, 10);
const admin = await web.memberNamed('counsel', { role: 'admin' });
const other = await web.memberNamed('second', { role: 'admin' });
const member = await web.memberNamed('mio');

const save = (body: string, seen: string | null, more: object = {}) =>
  ask(
    'save_legal_draft',
    {
      p_page: 'terms' as const,
      p_body: body,
      p_effective_on: today,
      p_summary: 'Clearer words.',
      p_seen: seen,
      ...more,
    },
    admin,
  );
const words = (page: Awaited<ReturnType<typeof read>>): string => JSON.stringify(page.blocks);
const read = (number: number | null = null) =>
  call('get_legal_page', { p_page: 'terms', p_number: number }, null);

test('every page is there from the start, with its day, and says nothing in braces', async () => {
  const days = [];
  for (const p_page of legalPages) {
    const page = await call('get_legal_page', { p_page }, null);
    assert.equal(page.number, 1);
    assert.ok(page.blocks.length > 3, p_page);
    assert.doesNotMatch(words(page), /\{[a-z]+\}/);
    days.push(page.effective_on);
  }
  assert.deepEqual(days, [
    '2025-06-30',
    '2025-04-02',
    '2023-08-17',
    null,
    '2025-08-10',
    '2024-03-11',
    '2025-07-01',
  ]);
  // Once, also when many ask at once.
  await db.query('delete from legal_versions');
  await Promise.all(
    Array.from({ length: 5 }, () =>
      call('compare_legal_versions', { p_page: 'terms', p_before: 1, p_after: 1 }, null),
    ),
  );
  assert.equal((await db.query("select from legal_versions where page = 'terms'")).length, 1);
});

test('a draft is saved, seen by nobody, published, and compared with what was before', async () => {
  const before = await read();
  const { updated_at: seen } = (await save('## Be kind\n\nOn {site}.', null)).body;
  assert.equal((await read()).number, before.number, 'readers saw the draft');
  const record = await call('get_legal_record', { p_page: 'terms' }, admin);
  assert.equal(record.draft?.writer, 'counsel');
  assert.match(JSON.stringify(record.preview), /Be kind.*Tsukimi/);
  const [listed] = await call('list_legal_pages', {}, admin);
  assert.equal(listed?.draft_saved_at, seen);

  const published = await call('publish_legal_draft', { p_page: 'terms', p_seen: seen }, admin);
  assert.deepEqual([published.number, published.effective_on], [2, today]);
  // The process hears of it a moment later.
  let now = await read();
  for (let look = 0; now.number < 2 && look < 100; look++) {
    await new Promise((done) => setTimeout(done, 20));
    now = await read();
  }
  assert.match(words(now), /Be kind/);
  assert.deepEqual(
    now.versions.map(({ number, summary }) => [number, summary]),
    [
      [2, 'Clearer words.'],
      [1, ''],
    ],
  );
  assert.equal((await read(1)).is_current, false);
  assert.equal((await ask('get_legal_page', { p_page: 'terms', p_number: 9 }, null)).status, 404);
  const { parts } = await call('compare_legal_versions', { p_page: 'terms', p_before: 1, p_after: 2 }, null);
  const without = (kind: string): string =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  assert.equal(without('removed').trim(), 'Be kind\n\nOn Tsukimi.');
  assert.match(without('added'), /Who may come in\n\nYou must be at least 18 years old/);
  assert.doesNotMatch(without(''), /[{}]/);
  const acts = await db.query<{ act: string }>(
    "select act from admin_acts where target_kind = 'legal_page' order by id",
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['legal.drafted', 'legal.published'],
  );
});

test('what another admin changed meanwhile is neither overwritten, published nor discarded', async () => {
  const { updated_at: seen } = (await save('First.', null)).body;
  assert.equal((await save('Second.', null)).status, 409, 'a draft appeared meanwhile');
  const { updated_at: newer } = (await save('Third.', seen)).body;
  for (const name of ['publish_legal_draft', 'discard_legal_draft'] as const)
    assert.equal((await ask(name, { p_page: 'terms', p_seen: seen }, other)).status, 409);
  await call('discard_legal_draft', { p_page: 'terms', p_seen: newer }, other);
  assert.equal((await ask('discard_legal_draft', { p_page: 'terms', p_seen: null }, other)).status, 404);
  assert.equal((await ask('publish_legal_draft', { p_page: 'terms', p_seen: null }, other)).status, 404);
});

test('what is wrong with a text is said beside its field, and the same text is not published twice', async () => {
  for (const [body, more, field] of [
    ['{email}', {}, 'p_body'],
    ['  ', {}, 'p_body'],
    ['a'.repeat(100_001), {}, 'p_body'],
    ['a', { p_effective_on: '2026-02-30' }, 'p_effective_on'],
    ['a', { p_summary: 'b'.repeat(501) }, 'p_summary'],
  ] as const) {
    const { status, body: refusal } = await save(body, null, more);
    assert.equal(status, 400);
    assert.match(JSON.stringify(refusal), new RegExp(field));
  }
  const { body } = (await call('get_legal_record', { p_page: 'terms' }, admin)).current;
  const { updated_at: seen } = (await save(body, null)).body;
  assert.equal((await ask('publish_legal_draft', { p_page: 'terms', p_seen: seen }, admin)).status, 409);
  await call('discard_legal_draft', { p_page: 'terms', p_seen: seen }, admin);
});

test('a new version is shown to members until they accept it', async () => {
  assert.equal((await call('get_unaccepted_terms', {}, member))?.number, 2);
  await call('accept_terms', { p_number: 2 }, member);
  await call('accept_terms', { p_number: 2 }, member);
  assert.equal(await call('get_unaccepted_terms', {}, member), null);
  assert.equal((await ask('accept_terms', { p_number: 99 }, member)).status, 404);
  const { updated_at: seen } = (await save('Other terms.', null)).body;
  await call('publish_legal_draft', { p_page: 'terms', p_seen: seen }, admin);
  assert.equal((await call('get_unaccepted_terms', {}, member))?.number, 3);
});
