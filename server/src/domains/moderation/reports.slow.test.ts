import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { adminCommands } from '../../main/admin/commands.ts';
import { reportDecided } from './index.ts';

const web = await testWeb();
const { ask } = web;
const { db, facts } = web.platform;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');
const minor = 'POTENTIALLY_FEATURES_MINOR';

const report = (id: string, reason: string, member: TestMember | null = mio, text?: string) =>
  ask(
    'submit-video-report',
    { video_id: id, reason_category: reason, ...(text ? { custom_reason_text: text } : {}) },
    member,
  );
const recordOf = async (id: string) =>
  (
    await db.query<{ upheld: number; dismissed: number }>(
      'select upheld, dismissed from reporter_records where member_id = $1',
      [id],
    )
  )[0];
const stateOf = (id: string) => statusOfVideo(web.platform, id);
async function admin(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const command = adminCommands.find(({ name }) => name === 'reports');
  await command?.run(web.platform, words, (line) => lines.push(line));
  return lines.join('\n');
}

test('a visitor is told to log in, a member without a confirmed address to confirm it', async () => {
  const { id } = await buildVideo(web.platform);
  const visitor = await report(id, 'COPYRIGHT', null);
  assert.deepEqual([visitor.status, visitor.body.error], [401, 'You must be logged in to submit a report.']);
  const fresh = await web.memberNamed('fresh', { role: 'unverified_member' });
  const unverified = await report(id, 'COPYRIGHT', fresh);
  assert.deepEqual(
    [unverified.status, unverified.body.error],
    [403, 'Please confirm your email address first.'],
  );
});

test('the same member’s next report for the same reason changes it; one for another reason stands beside it', async () => {
  const { id, title } = await buildVideo(web.platform);
  const first = await report(id, 'OTHER_INAPPROPRIATE', mio, 'Odd.');
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const second = await report(id, 'OTHER_INAPPROPRIATE', mio, 'Not what it says.');
  assert.equal(second.body.report_id, first.body.report_id);
  const third = await report(id, 'VIOLENT_HARMFUL');
  assert.notEqual(third.body.report_id, first.body.report_id);
  assert.equal((await report(id, 'SPAM_MISLEADING_SPONSORED')).status, 200);
  const rows = await db.query<{ reason_category: string; custom_reason_text: string; evidence: object }>(
    'select reason_category, custom_reason_text, evidence from reports where target_id = $1 order by id',
    [id],
  );
  assert.deepEqual(
    rows.map((row) => [row.reason_category, row.custom_reason_text]),
    [
      ['OTHER_INAPPROPRIATE', 'Not what it says.'],
      ['VIOLENT_HARMFUL', null],
      ['SPAM_MISLEADING_SPONSORED', null],
    ],
  );
  assert.deepEqual(rows[0]?.evidence, { ...rows[0]?.evidence, title });
  assert.equal(await stateOf(id), 'published');
  const [one] = await db.query<{ priority: number; reasons: string[]; report_count: number }>(
    'select priority, reasons, report_count from cases where target_id = $1',
    [id],
  );
  assert.deepEqual([one?.report_count, one?.reasons.length], [3, 3]);
  assert.equal(Math.floor((one?.priority ?? 0) / 10_000), 3, 'as grave as the gravest of them');
  const before = (await recordOf(mio.id)) ?? { upheld: 0, dismissed: 0 };
  await admin('dismiss', first.body.report_id);
  assert.deepEqual(
    await recordOf(mio.id),
    { upheld: before.upheld, dismissed: before.dismissed + 1 },
    'wrong about one thing is once wrong',
  );
});

test('without a reason, or without details of another one, the words of the form come back', async () => {
  const { id } = await buildVideo(web.platform);
  const none = await ask('submit-video-report', { video_id: id }, mio);
  assert.deepEqual([none.status, none.body.error], [400, 'Please select a reason for your report.']);
  const other = await report(id, 'OTHER_INAPPROPRIATE');
  assert.deepEqual([other.status, other.body.error], [400, 'Please provide details for "Other" reason.']);
});

test('what a member cannot see, and what is not of the kind that was named, cannot be reported', async () => {
  const { id } = await buildVideo(web.platform, { publishStatus: 'draft' });
  assert.equal((await report(id, 'COPYRIGHT')).status, 404);
  assert.equal((await report(newId(), 'COPYRIGHT')).status, 404);
  const kind = await ask(
    'submit-report',
    { target_kind: 'photo', target_id: id, reason_category: 'COPYRIGHT' },
    mio,
  );
  assert.equal(kind.status, 404);
});

test('a report about a minor takes the video out of sight at once, and dismissing it puts it back for good', async () => {
  const { id } = await buildVideo(web.platform);
  const kai = await web.memberNamed('kai');
  const { body } = await report(id, minor, kai);
  assert.equal(await stateOf(id), 'held');
  assert.equal((await report(id, 'VIOLENT_HARMFUL', ren)).status, 200);
  assert.match(await admin('dismiss', body.report_id, 'Looked', 'at:', 'an', 'adult.'), /Decided 2 reports/);
  assert.equal(await stateOf(id), 'published');
  await report(id, minor, ren);
  assert.equal(await stateOf(id), 'published', 'what was cleared is not held again before somebody looks');
});

test('a member has at most three holds open, also when they send ten reports at once', async () => {
  const ann = await web.memberNamed('ann', { ageDays: 30 });
  await db.query('insert into reporter_records (member_id, upheld) values ($1, 1)', [ann.id]);
  const videos = await Promise.all(Array.from({ length: 10 }, () => buildVideo(web.platform)));
  await Promise.all(videos.map(({ id }) => report(id, minor, ann)));
  const states = await Promise.all(videos.map(({ id }) => stateOf(id)));
  assert.equal(states.filter((state) => state === 'held').length, 3);
  const held = videos[states.indexOf('held')]?.id ?? '';
  const [open] = await db.query<{ id: string }>('select id from reports where target_id = $1', [held]);
  await admin('dismiss', open?.id ?? '');
  await report(videos[states.indexOf('published')]?.id ?? '', minor, ann);
  const after = await Promise.all(videos.map(({ id }) => stateOf(id)));
  assert.equal(after.filter((state) => state === 'held').length, 3, 'a decided one makes room');
});

test('upholding removes the video with the words of the operator and tells each reporter', async () => {
  const { id, slug } = await buildVideo(web.platform, { title: 'Seven lanterns' });
  const heard: { reporterId: string | null; outcome: string; about: string | null }[] = [];
  facts.on(reportDecided, async (_transaction, fact) => {
    if (fact.targetId === id) heard.push(fact);
  });
  const first = await report(id, 'COPYRIGHT', mio);
  await report(id, 'HATEFUL_INFLAMMATORY', ren);
  await admin('uphold', first.body.report_id, 'The', 'rights', 'are', 'another’s.');
  const details = await ask('get_video_details_by_slug', { p_slug: slug }, null);
  assert.deepEqual([details.status, details.body.message], [410, 'The rights are another’s.']);
  assert.deepEqual(
    heard.map(({ reporterId, outcome, about }) => [reporterId, outcome, about]).sort(),
    [
      [mio.id, 'upheld', 'Seven lanterns'],
      [ren.id, 'upheld', 'Seven lanterns'],
    ].sort(),
  );
  await assert.rejects(admin('uphold', first.body.report_id), AppError);
});

test('two who decide at once decide once', async () => {
  const { id } = await buildVideo(web.platform);
  const { body } = await report(id, 'COPYRIGHT');
  const outcomes = await Promise.allSettled([
    admin('dismiss', body.report_id),
    admin('uphold', body.report_id),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('the shell lists what may show a minor first, and shows what was said', async () => {
  await db.query('delete from reports');
  assert.equal(await admin(), 'No report is open.');
  const plain = await buildVideo(web.platform, { title: 'Plain lantern' });
  const urgent = await buildVideo(web.platform, { title: 'Urgent lantern' });
  await report(plain.id, 'OTHER_INAPPROPRIATE', ren, 'Too loud.');
  const { body } = await report(urgent.id, minor, ren);
  const lines = (await admin()).split('\n');
  assert.equal(lines.length, 2);
  assert.match(lines[0] ?? '', /POTENTIALLY_FEATURES_MINOR .*"Urgent lantern" .*by ren .*held/);
  assert.match(lines[1] ?? '', /"Plain lantern"/);
  const [other] = await db.query<{ id: string }>('select id from reports where target_id = $1', [plain.id]);
  assert.match(await admin('show', other?.id ?? ''), /title: Plain lantern[\s\S]*Too loud\./);
  await assert.rejects(admin('show', body.report_id.replace(/^./, 'f').replace(/.$/, '0')), AppError);
  await assert.rejects(admin('burn'), AppError);
});
