import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTellOfClocksHandler } from '#server/domains/moderation/clocks/tell-of-clocks.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);

const signal = new AbortController().signal;
const taken = async (name: string) =>
  (
    await db.query<{ data: Record<string, string> }>('delete from jobs.job where name = $1 returning data', [
      name,
    ])
  ).map(({ data }) => data);
/** Who is mailed when the desk is told of its clocks now. */
async function told(): Promise<string[]> {
  await taken('send-account-mail');
  const handler = createTellOfClocksHandler(platform, reportTargets);
  await handler.run({ signal, payload: {} } as Parameters<typeof handler.run>[0]);
  const names = new Map([
    [keeper.id, 'keeper'],
    [guardian.id, 'guardian'],
  ]);
  return (await taken('send-account-mail'))
    .map(({ kind, accountId }) => `${kind} ${names.get(accountId!)}`)
    .sort();
}
/** A case of somebody who is shown against their will. */
async function shownAgainstWill(slug?: string, id?: string) {
  const video = slug && id ? { slug, id } : await buildVideo(platform, { uploaderId: (await person()).id });
  await call(
    'submit_notice',
    {
      ...{ p_kind: 'removal', p_addresses: `${siteAddress(platform.config)}/play/${video.slug}` },
      ...{ p_full_name: 'Aki Mori', p_email: 'aki@mail.example', p_confirm_email: 'aki@mail.example' },
      ...{ p_reporting_for: 'abusive', p_do_you_appear: 'yes', p_signature: 'Aki Mori' },
    },
    await person(),
  );
  const handler = createFileNoticeHandler(platform, reportTargets);
  for (const payload of await taken('file-notice'))
    await handler.run({ payload, signal } as unknown as Parameters<typeof handler.run>[0]);
  return caseOf(video.id, keeper);
}
async function reportedMinor() {
  const [author, reporter] = [await person(), await person()];
  const video = await buildVideo(platform, { uploaderId: author.id });
  await reportThing(web, { kind: 'video', id: video.id }, reporter, 'POTENTIALLY_FEATURES_MINOR');
  return caseOf(video.id, guardian);
}
const caseOf = async (videoId: string, who: TestMember) =>
  (await call('list_cases', { p_search: videoId, p_state: 'all' }, who)).items[0] ?? assert.fail('no case');
const hoursUntil = (moment: string | null) => Math.round((Date.parse(moment ?? '') - Date.now()) / 3_600_000);
/** Moves a case into the past, with the notices and reports that its times come from. */
async function pass(caseId: string, hours: number): Promise<void> {
  await db.query(
    `with moved as (
       update cases set due_at = due_at - $2 * interval '1 hour', due_half_at = due_half_at - $2 * interval '1 hour' where id = $1),
     older as (update reports set created_at = created_at - $2 * interval '1 hour' where case_id = $1 returning id)
     update notices set filed_at = filed_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour'
     where id in (select notice_id from notice_items where report_id in (select id from older))`,
    [caseId, hours],
  );
}
const firstFiled = async (): Promise<Date> =>
  (await db.query<{ since: Date }>('select min(waits_since) as since from cases'))[0]?.since ??
  assert.fail('no notice');
const desk = async (who: TestMember) => (await call('get_legal_desk', {}, who)).due;
const counted = async (who: TestMember) => call('count_late_answers', {}, who);
const late = async (who: TestMember) => (await counted(who)).late;

test('who is shown against their will is due in 48 hours, and the desk is mailed at half time and at the end, once', async () => {
  const one = await shownAgainstWill();
  assert.equal(hoursUntil(one.due_at), 48);
  assert.deepEqual(await counted(keeper), { late: 0, soon: 0 }, 'two days are far');
  assert.deepEqual(await told(), []);
  await pass(one.id, 23);
  assert.deepEqual(await told(), []);
  await pass(one.id, 1.1);
  assert.deepEqual(await told(), ['answer-due guardian', 'answer-due keeper']);
  assert.deepEqual(await told(), [], 'once');
  assert.deepEqual(await counted(keeper), { late: 0, soon: 1 }, 'within a day');
  await pass(one.id, 24);
  assert.deepEqual(await told(), ['answer-late guardian', 'answer-late keeper']);
  assert.deepEqual(await told(), [], 'once');
  assert.deepEqual(await counted(keeper), { late: 1, soon: 0 });
  const item = (await desk(keeper)).find(({ id }) => id === one.id);
  assert.deepEqual([item?.kind, item?.is_late, item?.about, item?.assignee], ['case', true, 'video', null]);
  assert.deepEqual(
    [item?.reasons, item?.from],
    [['NON_CONSENSUAL_IMAGES'], { by: 'member', name: one.reporter_username }],
    'why, and from whom',
  );
  await call('assign_case', { p_case_id: one.id, p_assignee_id: keeper.id }, keeper);
  assert.equal((await desk(keeper)).find(({ id }) => id === one.id)?.assignee, 'keeper');
  await call('decide_case', { p_case_id: one.id, p_outcome: 'dismissed' }, keeper);
  assert.deepEqual([await late(keeper), (await desk(keeper)).some(({ id }) => id === one.id)], [0, false]);
});

test('what may show a minor is due in 24 hours, and those alone hear of it who may see it', async () => {
  const one = await reportedMinor();
  assert.equal(hoursUntil(one.due_at), 24);
  await pass(one.id, 12.1);
  assert.deepEqual(await told(), ['answer-due guardian']);
  await pass(one.id, 12);
  assert.deepEqual(await told(), ['answer-late guardian']);
  assert.deepEqual([await late(guardian), await late(keeper)], [1, 0]);
  assert.ok((await desk(guardian)).some(({ id }) => id === one.id));
  assert.ok(!(await desk(keeper)).some(({ id }) => id === one.id));
  await call('decide_case', { p_case_id: one.id, p_outcome: 'dismissed' }, guardian);
});

test('a worker that was down for long tells of the end alone', async () => {
  const one = await shownAgainstWill();
  await pass(one.id, 100);
  assert.deepEqual(await told(), ['answer-late guardian', 'answer-late keeper']);
  await call('decide_case', { p_case_id: one.id, p_outcome: 'dismissed' }, keeper);
});

test('what is due first stands first, and other reports have no time', async () => {
  const [first, second] = [await shownAgainstWill(), await shownAgainstWill()];
  await pass(second.id, 5);
  const video = await buildVideo(platform, {});
  await call(
    'submit-report',
    { target_kind: 'video', target_id: video.id, reason_category: 'COPYRIGHT' },
    await person(),
  );
  const plain = await caseOf(video.id, keeper);
  assert.equal(plain.due_at, null);
  const ids = (await desk(keeper)).map(({ id }) => id);
  assert.deepEqual(ids, [second.id, first.id]);
});

test('notices without a fixed time stand on the desk by the day to aim for, tickets once they wait long, and neither is ever late', async () => {
  const before = await late(keeper);
  const { code } = await call(
    'open_support_ticket',
    {
      ...{ p_email: 'ren@mail.example', p_name: 'Ren', p_support_type: 'bug' },
      ...{ p_subject: 'It stops', p_message: 'After a second.' },
    },
    null,
  );
  const one = await shownAgainstWill();
  await db.query(
    'update notices set is_urgent = false, due_at = null where id in (select notice_id from notice_items)',
  );
  await db.query('update cases set due_at = null, due_half_at = null where id = $1', [one.id]);
  const named = async () => (await desk(keeper)).filter(({ kind, id }) => kind === 'ticket' || id === one.id);
  assert.deepEqual(
    (await named()).map(({ kind, id, due_at, late_at }) => [kind, id, hoursUntil(due_at), late_at]),
    [['case', one.id, 7 * 24, null]],
  );
  const noticesWaiting = (await call('get_waiting_work', {}, keeper)).find(({ kind }) => kind === 'notices');
  // The desk and its entry in the menu count it among the notices, and the list of reports tells it from casual ones.
  const casual = await buildVideo(platform, {});
  await call(
    'submit-report',
    { target_kind: 'video', target_id: casual.id, reason_category: 'COPYRIGHT' },
    await person(),
  );
  const { notices } = await call('get_legal_desk', {}, keeper);
  const noticed = (await call('list_cases', { p_notices: true }, keeper)).items;
  assert.deepEqual(
    [notices.count, notices.has_more, notices.since],
    [noticed.length, false, (await firstFiled()).toISOString()],
  );
  const listed = noticed.find(({ id }) => id === one.id);
  assert.equal(noticesWaiting?.count, noticed.length);
  assert.deepEqual(listed?.notice_kinds, ['removal']);
  assert.equal(hoursUntil(listed?.aim_at ?? null), 7 * 24, 'what it aims for');
  assert.ok(!noticed.some(({ target_id }) => target_id === casual.id), 'a casual report is no notice');
  const reported = await caseOf(casual.id, keeper);
  assert.deepEqual([reported.notice_kinds, reported.aim_at], [[], null]);
  await db.query(`update support_tickets set updated_at = now() - interval '4 days' where code = $1`, [code]);
  await db.query(
    `with older as (
       update notices set filed_at = now() - interval '8 days' where id in (
         select i.notice_id from notice_items i join cases c on c.target_id = i.target_id where c.id = $1))
     update cases set waits_since = waits_since - interval '8 days' where id = $1`,
    [one.id],
  );
  assert.deepEqual((await named()).map(({ kind, title, is_late }) => [kind, title, is_late]).sort(), [
    ['case', one.title, false],
    ['ticket', 'It stops', false],
  ]);
  assert.equal(await late(keeper), before);
  const timed = await shownAgainstWill();
  const order = (await desk(keeper)).map(({ id, late_at }) => [id, late_at !== null] as const);
  assert.ok(
    order.findIndex(([id]) => id === timed.id) < order.findIndex(([, hasDeadline]) => !hasDeadline),
    'what has a deadline stands before what has none, however long that waits',
  );
  for (const { id } of [one, timed])
    await call('decide_case', { p_case_id: id, p_outcome: 'dismissed' }, keeper);
});

test('a counter-notice whose last day passed is late, and one that waits for a court never', async () => {
  const before = await late(keeper);
  const one = await shownAgainstWill();
  const [sworn] = (await call('get_case', { p_case_id: one.id }, keeper)).reports;
  const { decision_id } = await call(
    'decide_case',
    {
      ...{ p_case_id: one.id, p_outcome: 'upheld', p_ground: 'COPYRIGHT', p_target_action: 'disable' },
      ...{ p_explanation: 'The rights are another’s.', p_false_report_ids: [sworn!.id] },
    },
    keeper,
  );
  await db.query(
    `insert into counter_notices (id, decision_id, name, email, sworn, returns_from, returns_by)
     values (gen_random_uuid(), $1, 'Ren', 'ren@mail.example', '{}', now() - interval '4 days', now() + interval '1 hour')`,
    [decision_id],
  );
  const item = async () => (await desk(keeper)).find(({ id }) => id === one.id);
  assert.deepEqual([(await item())?.is_late, (await late(keeper)) - before], [false, 0]);
  await db.query(
    `update counter_notices set returns_by = now() - interval '1 minute' where decision_id = $1`,
    [decision_id],
  );
  assert.deepEqual(
    [(await item())?.kind, (await item())?.is_late, (await late(keeper)) - before],
    ['counter_notice', true, 1],
  );
  await db.query(
    `update counter_notices set court_at = now(), court_action = 'Case 5.' where decision_id = $1`,
    [decision_id],
  );
  assert.deepEqual(
    [(await item())?.kind, (await item())?.is_late, (await late(keeper)) - before],
    ['court', false, 0],
  );
});

test('three strikes that count propose a suspension to a person, until they have decided', async () => {
  const member = await person();
  const proposed = async () =>
    (await call('get_legal_desk', {}, keeper)).suspensions.filter(({ user_id }) => user_id === member.id);
  const strike = () => call('give_strike', { p_user_id: member.id, p_reason: 'Spam.' }, keeper);
  await strike();
  const { strike_id: old } = await strike();
  assert.deepEqual(await proposed(), []);
  await strike();
  assert.deepEqual(await proposed(), [{ user_id: member.id, username: member.username, strikes: 3 }]);
  await db.query(`update account_strikes set ends_at = now() - interval '1 minute' where id = $1`, [old]);
  assert.deepEqual(await proposed(), [], 'one no longer counts');
  await strike();
  assert.equal((await proposed())[0]?.strikes, 3);
  await call('decline_suspension', { p_user_id: member.id }, keeper);
  assert.deepEqual(await proposed(), []);
  const again = await ask('decline_suspension', { p_user_id: member.id }, keeper);
  assert.equal(again.status, 409);
  await strike();
  assert.equal((await proposed())[0]?.strikes, 4, 'the next strike asks again');
  await call('suspend_user', { p_user_id: member.id, p_reason: 'Too many strikes.' }, keeper);
  assert.deepEqual(await proposed(), []);
});

test('what nobody looked at in time goes out of sight until somebody does, and only that', async () => {
  const statusOf = async (one: { target_id: string }) =>
    (
      await db.query<{ status: string }>('select publish_status as status from videos where id = $1', [
        one.target_id,
      ])
    )[0]?.status;
  const [unseen, taken, early] = [
    await shownAgainstWill(),
    await shownAgainstWill(),
    await shownAgainstWill(),
  ];
  await call('assign_case', { p_case_id: taken.id, p_assignee_id: keeper.id }, keeper);
  await pass(unseen.id, 48.1);
  await pass(taken.id, 48.1);
  await pass(early.id, 47.5);
  await told();
  assert.deepEqual(
    [await statusOf(unseen), await statusOf(taken), await statusOf(early)],
    ['held', 'published', 'published'],
  );
  assert.equal((await call('list_cases', { p_search: unseen.id }, keeper)).items[0]?.is_held, true);
  const acts = await call('list_admin_acts', {}, keeper);
  assert.ok(acts.some(({ act, summary }) => act === 'case.hidden' && summary.includes('within 48 hours')));

  await call('decide_case', { p_case_id: unseen.id, p_outcome: 'dismissed' }, keeper);
  assert.equal(await statusOf(unseen), 'published', 'a dismissal puts it back');
  const [told_] = await db.query<{ held_by: string }>(
    'select held_by from case_decisions where case_id = $1',
    [unseen.id],
  );
  assert.equal(told_?.held_by, 'late', 'nobody is told that a minor may be shown');
  await told();
  assert.equal(await statusOf(unseen), 'published');
  for (const { id } of [taken, early])
    await call('decide_case', { p_case_id: id, p_outcome: 'dismissed' }, keeper);

  // The same again, by whoever else: a person has looked at it before.
  const [again] = await db.query<{ slug: string }>('select slug from videos where id = $1', [
    unseen.target_id,
  ]);
  const second = await shownAgainstWill(again!.slug, unseen.target_id);
  await pass(second.id, 48.1);
  await told();
  assert.equal(await statusOf(unseen), 'published', 'what was dismissed before waits for a person');
  await call('decide_case', { p_case_id: second.id, p_outcome: 'dismissed' }, keeper);

  const liar = await shownAgainstWill();
  await db.query(
    `insert into reporter_records (member_id, upheld, dismissed, falsely) select reporter_id, 0, 3, 1 from reports where case_id = $1
     on conflict (member_id) do update set falsely = 1, dismissed = 3`,
    [liar.id],
  );
  await pass(liar.id, 48.1);
  await told();
  assert.equal(await statusOf(liar), 'published', 'a liar takes nothing down by waiting');
  await call('decide_case', { p_case_id: liar.id, p_outcome: 'dismissed' }, keeper);
});

test('nobody keeps what shows somebody against their will in sight by saying that it shows a minor', async () => {
  const one = await shownAgainstWill();
  const statusNow = async () =>
    (
      await db.query<{ status: string }>('select publish_status as status from videos where id = $1', [
        one.target_id,
      ])
    )[0]?.status;
  const said = { p_kind: 'illegal', p_reason: 'POTENTIALLY_FEATURES_MINOR', p_explanation: 'Look.' } as const;
  const address = `${siteAddress(platform.config)}/play/${one.target_id}`;
  await call(
    'submit_notice',
    { ...said, p_addresses: address, p_good_faith_belief: true, p_without_account: true },
    null,
  );
  const handler = createFileNoticeHandler(platform, reportTargets);
  for (const payload of await taken('file-notice'))
    await handler.run({ payload, signal } as unknown as Parameters<typeof handler.run>[0]);
  assert.equal(await statusNow(), 'published', 'nobody stands behind what was said of a minor');
  await pass(one.id, 30);
  await told();
  assert.equal(await statusNow(), 'published', 'the time of the sworn notice is not over');
  await pass(one.id, 18.1);
  await told();
  assert.equal(await statusNow(), 'held');
  const acts = await call('list_admin_acts', { p_target_id: one.id }, keeper);
  assert.deepEqual(acts, [], 'the case is for few');
  await call('decide_case', { p_case_id: one.id, p_outcome: 'dismissed' }, guardian);
});

test('who is shown against their will has it removed for good, whatever else is wrong with it', async () => {
  const one = await shownAgainstWill();
  const upheld = { p_case_id: one.id, p_outcome: 'upheld' as const, p_explanation: 'It is.' };
  for (const action of ['leave', 'unpublish', 'disable'] as const) {
    const refused = await ask(
      'decide_case',
      { ...upheld, p_ground: 'COPYRIGHT', p_target_action: action },
      keeper,
    );
    assert.deepEqual([refused.status, refused.body.details], [400, 'field: p_target_action']);
  }
  const open = await call('get_case', { p_case_id: one.id }, keeper);
  assert.equal(open.reports[0]?.notice?.demands, 'NON_CONSENSUAL_IMAGES');
  await call(
    'decide_case',
    { ...upheld, p_ground: 'NON_CONSENSUAL_IMAGES', p_target_action: 'remove' },
    keeper,
  );
  const [decision] = await db.query<{ stays_down: boolean }>(
    'select stays_down from case_decisions where case_id = $1',
    [one.id],
  );
  assert.equal(decision?.stays_down, true, 'without being asked');

  const other = await shownAgainstWill();
  const [report] = (await call('get_case', { p_case_id: other.id }, keeper)).reports;
  const mild = {
    p_case_id: other.id,
    p_outcome: 'upheld' as const,
    p_ground: 'SPAM_MISLEADING_SPONSORED' as const,
  };
  const words = { ...mild, p_explanation: 'It is spam.', p_target_action: 'unpublish' as const };
  await call('decide_case', { ...words, p_false_report_ids: [report!.id] }, keeper);
});

test('a report cannot name what only a sworn notice says', async () => {
  const video = await buildVideo(platform, {});
  const asked = { target_kind: 'video' as const, target_id: video.id };
  const answer = await ask(
    'submit-report',
    { ...asked, reason_category: 'NON_CONSENSUAL_IMAGES' as never },
    await person(),
  );
  assert.equal(answer.status, 400);
});
