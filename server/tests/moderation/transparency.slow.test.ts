import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import { policy, policyCategoryNames } from '#contract/policy.ts';
import { countYears } from '#server/domains/legal/transparency/count-years.ts';
import { ownTransparency } from '#server/domains/legal/transparency/own-tables.ts';
import { readRecipients, readTransparency } from '#server/domains/legal/transparency/read-transparency.ts';
import { moderationTransparency } from '#server/domains/moderation/index.ts';
import { newId } from '#server/kit/ids.ts';
import { RecipientCounter, recipientsOf } from '#server/platform/visitors/recipients.ts';
import { insertTestDataRequest } from '#tests/inputs/test-data-request.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { type ReportReason, reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const sources = [moderationTransparency, ownTransparency];
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('mio');
const author = await web.memberNamed('ren');
const year = new Date().getUTCFullYear();
const after = Date.UTC(year + 1, 1, 2);

type Found = Output<'get_transparency'>;
/** The values of a row by the names of their columns. */
function row(found: Pick<Found, 'tables'>, table: string, name: string): Record<string, number | null> {
  const one = found.tables.find(({ id }) => id === table) ?? assert.fail(`no table ${table}`);
  const values = one.rows.find((each) => each.name === name)?.values ?? assert.fail(`no row ${name}`);
  return Object.fromEntries(one.columns.map((column, place) => [column, values[place] ?? null]));
}
/** A report by a member, decided if asked for; answers the case. */
async function report(reason: ReportReason, decision: object | null): Promise<string> {
  const video = await buildVideo(platform, { title: `Work ${newId()}`, uploaderId: author.id });
  const id = await reportedCase(web, { kind: 'video', id: video.id }, member, reason);
  if (decision !== null) {
    const { status, text } = await ask('decide_case', { p_case_id: id, ...decision }, keeper);
    assert.equal(status, 200, text);
  }
  return id;
}
const upheld = (p_ground: string) => ({
  ...{ p_outcome: 'upheld', p_target_action: 'remove', p_author_action: 'strike', p_ground },
  p_explanation: 'It breaks the rule.',
});

test('reports, measures and complaints are counted by the rules of the policy', async () => {
  await report('HATEFUL_INFLAMMATORY', upheld('HATEFUL_INFLAMMATORY'));
  await report('HATEFUL_INFLAMMATORY', { p_outcome: 'dismissed' });
  await report('SPAM_MISLEADING_SPONSORED', null);
  await insertTestDataRequest(db, { isAnswered: true });
  const found = await call('get_transparency', {}, null);
  assert.deepEqual([found.year, found.is_closed, found.years], [year, false, [year]]);
  const { 'Median hours': hours, ...hateful } = row(found, 'reports', policy.HATEFUL_INFLAMMATORY.name);
  assert.deepEqual(hateful, { Received: 2, Upheld: 1, Dismissed: 1, Open: 0 });
  assert.equal(hours, 0);
  assert.equal(row(found, 'reports', policy.SPAM_MISLEADING_SPONSORED.name).Open, 1);
  const done = row(found, 'measures', policy.HATEFUL_INFLAMMATORY.name);
  assert.deepEqual([done.Removed, done.Strikes, done.Disabled], [1, 1, 0]);
  assert.deepEqual(row(found, 'automation', 'Decided by a person'), { Decisions: 2, 'Share, %': 100 });
  assert.equal(row(found, 'data_requests', 'What do you hold about me?').Answered, 1);
  const names = found.tables.find(({ id }) => id === 'reports')!.rows.map(({ name }) => name);
  assert.deepEqual(
    names,
    policyCategoryNames.filter((name) => !policy[name].isAboutMinors).map((name) => policy[name].name),
  );
});

test('what may show a minor is counted only once the year is closed, and then nothing changes', async () => {
  const before = (await readTransparency(db, sources, null)).tables;
  const about = await report('POTENTIALLY_FEATURES_MINOR', null);
  const guardian = await web.memberNamed('warden', { role: 'admin', childSafety: true });
  const decision = { p_case_id: about, ...upheld('POTENTIALLY_FEATURES_MINOR') };
  const { status, text } = await ask('decide_case', decision, guardian);
  assert.equal(status, 200, text);
  assert.deepEqual(
    (await readTransparency(db, sources, null)).tables,
    before,
    'no number of any table moves',
  );
  await countYears(db, sources, Date.UTC(year + 1, 0, 20));
  assert.equal((await readTransparency(db, sources, year, after)).is_closed, false, 'decisions may follow');
  await countYears(db, sources, after);
  const closed = await readTransparency(db, sources, year, after);
  assert.equal(closed.is_closed, true);
  assert.equal(row(closed, 'reports', policy.POTENTIALLY_FEATURES_MINOR.name).Received, 1);
  assert.deepEqual(closed.years, [year + 1, year]);
  await report('COPYRIGHT', null);
  await countYears(db, sources, after + 1000);
  assert.deepEqual((await readTransparency(db, sources, year, after)).tables, closed.tables);
});

test('a year without numbers is none', async () => {
  assert.equal((await ask('get_transparency', { p_year: 2001 }, null)).status, 404);
  assert.equal((await ask('get_transparency', { p_year: 1 }, null)).status, 400);
});

test('people of a month are counted once, by several processes, without being stored', async () => {
  const now = Date.UTC(2030, 4, 15);
  const [one, other] = [new RecipientCounter(db), new RecipientCounter(db)];
  const visitor = (n: number, country = 'US') => ({
    ...{ userId: null, address: `192.0.${n % 200}.1`, userAgent: `Browser ${n}`, country },
  });
  for (let n = 0; n < 300; n++) await one.note(visitor(n), now);
  for (let n = 200; n < 400; n++) await other.note(visitor(n, 'DE'), now);
  for (let n = 0; n < 3; n++) await other.note({ ...visitor(900 + n, 'DE'), userId: '0190-a-member' }, now);
  await one.flush();
  await other.flush();
  await one.note(visitor(1), Date.UTC(2030, 5, 1));
  await one.flush();
  const { months, average } = await readRecipients(db, Date.UTC(2030, 6, 1));
  const [june, may] = months;
  assert.deepEqual([june?.month, june?.all, may?.month], ['2030-06', 1, '2030-05']);
  assert.ok(Math.abs((may?.all ?? 0) - 401) < 12, `${may?.all}`);
  assert.ok(Math.abs((may?.eu ?? 0) - 201) < 8, `${may?.eu}`);
  assert.deepEqual([average?.months, average?.until], [2, '2030-06']);
  assert.equal((await readRecipients(db, Date.UTC(2030, 5, 10))).average?.months, 1, 'June is not over');
  const stored = await db.query<{ columns: string }>(
    `select string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
     where table_name = 'recipient_sketches'`,
  );
  assert.equal(stored[0]?.columns, 'area month registers');
});

test('a page view counts its visitor, unless they refuse statistics or are a robot', async () => {
  const view = (headers: Record<string, string>, from: string) =>
    call(
      'get-country',
      { page_url: 'https://t.example/categories' },
      { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers },
      from,
    );
  const month = new Date().toISOString().slice(0, 7);
  const counted = async (): Promise<number> => {
    await recipientsOf(db).flush();
    return (await readRecipients(db)).months.find((one) => one.month === month)?.all ?? 0;
  };
  const before = await counted();
  await view({ 'sec-gpc': '1' }, '203.0.113.7');
  await view({ 'user-agent': 'Googlebot/2.1' }, '203.0.113.7');
  assert.equal(await counted(), before);
  await view({}, '203.0.113.7');
  await view({}, '203.0.113.7');
  assert.equal(await counted(), before + 1);
});

test('statements of some days are exported without what somebody wrote, and those of minors to few', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const about = await report('POTENTIALLY_FEATURES_MINOR', null);
  const range = { p_from: today, p_to: today };
  const { status, text } = await ask(
    'decide_case',
    { p_case_id: about, ...upheld('POTENTIALLY_FEATURES_MINOR') },
    await web.memberNamed('guardian', { role: 'admin', childSafety: true }),
  );
  assert.equal(status, 200, text);
  const categories = async (who: typeof keeper) =>
    (await call('export_statements', range, who)).statements.map(({ category }) => category);
  const other = await web.memberNamed('other-keeper', { role: 'admin' });
  assert.deepEqual(await categories(other), ['STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH']);
  const { statements } = await call('export_statements', range, other);
  assert.ok(!JSON.stringify(statements).includes('It breaks the rule'), 'free words may name people');
  assert.equal(statements[0]?.source_type, 'SOURCE_TYPE_OTHER_NOTIFICATION');
  for (const wrong of [{ p_from: '2030-02-30' }, { p_to: '2020-01-01' }])
    assert.equal((await ask('export_statements', { ...range, ...wrong }, other)).status, 400);
  const before = { p_from: '2020-01-01', p_to: '2020-12-31' };
  assert.deepEqual(await call('export_statements', before, other), { statements: [] });
});
