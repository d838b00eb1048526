import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { createSendAccountMailHandler } from '#server/domains/accounts/mail/send-account-mail.handler.ts';
import { createReturnDisabledHandler } from '#server/domains/moderation/counter-notices/return-disabled.handler.ts';
import { createSendCounterNoticeMailHandler } from '#server/domains/moderation/counter-notices/send-counter-notice-mail.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { disableVideo, showAgain } from '#server/domains/videos/planned/show-again.ts';
import { afterBusinessDays } from '#server/kit/business-days.ts';
import { newId } from '#server/kit/ids.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { caseOfThing, statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);

/** What the worker does with jobs of a name; answers the mails it sends. */
async function work(name: string): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const machines = { ...platform, mail };
  const handlers = [
    createFileNoticeHandler(platform, reportTargets),
    createSendAccountMailHandler(machines, () => 'https://t.example'),
    createSendCounterNoticeMailHandler(machines, () => 'https://t.example'),
    createReturnDisabledHandler(platform, reportTargets),
  ];
  const handler = handlers.find(({ job }) => job.name === name) ?? assert.fail(name);
  const signal = AbortSignal.timeout(20_000);
  const waiting = await db.query<{ data: object }>(
    `with taken as (delete from jobs.job where name = $1 returning data, created_on)
     select data from taken order by created_on`,
    [name],
  );
  const payloads = name === 'return-disabled' ? [{}] : waiting.map(({ data }) => data);
  for (const payload of payloads) await (handler.run as (job: object) => Promise<void>)({ payload, signal });
  return letters.sort((one, other) => one.subject.localeCompare(other.subject));
}
const stateOf = (id: string) => statusOfVideo(web.platform, id);
const caseOf = (videoId: string) => caseOfThing(platform, videoId);
const strikesOf = async (who: TestMember) =>
  (await call('get_user_record', { p_user_id: who.id }, keeper)).strikes.length;

/** A video that a member's sworn notice names. */
async function named() {
  const [author, notifier] = [await person({ canUploadVideos: true }), await person()];
  const video = await buildVideo(platform, { uploaderId: author.id });
  const { receipt } = await call(
    'submit_notice',
    {
      ...{
        p_kind: 'copyright',
        p_full_name: 'Aki Mori',
        p_email: 'aki@mail.example',
        p_signature: 'Aki Mori',
      },
      ...{
        p_address: '1 Hill Road, Kyoto',
        p_phone_number: '+81 75 000 0000',
        p_original_work: 'Moon Garden',
      },
      ...{ p_good_faith_belief: true, p_accuracy_statement: true },
      p_addresses: `${siteAddress(platform.config)}/play/${video.slug}`,
    },
    notifier,
  );
  await work('file-notice');
  return { author, notifier, video, notice: receipt!, caseId: await caseOf(video.id) };
}
const upheld = {
  p_outcome: 'upheld',
  p_ground: 'COPYRIGHT',
  p_explanation: 'The rights are another’s.',
} as const;
const decide = (caseId: string, more: Partial<Input<'decide_case'>>) =>
  ask('decide_case', { p_case_id: caseId, ...upheld, ...more }, keeper);
/** The same, disabled; with the receipt of its statement. */
async function disabled() {
  const one = await named();
  await work('send-account-mail');
  await work('send-counter-notice-mail');
  const { status, body } = await decide(one.caseId, { p_target_action: 'disable' });
  assert.equal(status, 200, JSON.stringify(body));
  const [letter] = await work('send-account-mail');
  const statement = /\/statement\/([0-9a-z]{16})/.exec(letter?.text ?? '')?.[1] ?? assert.fail(letter?.text);
  return { ...one, statement, decisionId: body.decision_id as string, letter: letter! };
}
type Form = Input<'submit_counter_notice'>;
const sworn: Omit<Form, 'p_receipt' | 'p_statement_id'> = {
  ...{ p_full_name: 'Ren Ito', p_address: '2 Bay Street\nPortland', p_phone_number: '+1 503 000 0000' },
  ...{ p_email: 'ren@mail.example', p_signature: 'Ren Ito' },
  ...{ p_mistake_statement: true, p_jurisdiction_statement: true },
};
/** The same, with a counter-notice of its author. */
async function answered() {
  const one = await disabled();
  const standing = await call(
    'submit_counter_notice',
    { ...sworn, p_statement_id: one.decisionId },
    one.author,
  );
  const letters = await work('send-counter-notice-mail');
  return { ...one, standing, letters };
}
const daysAreOver = (decisionId: string) =>
  db.query(`update counter_notices set returns_from = now() - interval '1 minute' where decision_id = $1`, [
    decisionId,
  ]);
const statementOf = (receipt: string) => call('get_statement', { p_receipt: receipt }, null);
const counterNoticeOf = async (receipt: string) =>
  (await call('get_notice', { p_receipt: receipt }, null)).items[0]?.counter_notice ?? null;

test('a sworn copyright notice disables a video, with a strike, and cannot remove it for good', async () => {
  const { caseId, video, author } = await named();
  for (const p_target_action of ['remove', 'unpublish'] as const) {
    const { status, body } = await decide(caseId, { p_target_action });
    assert.deepEqual(
      [status, body.message],
      [
        400,
        'A video that a copyright notice takes down is disabled, so that a counter-notice can bring it back.',
      ],
    );
  }
  assert.equal((await decide(caseId, { p_target_action: 'disable' })).status, 200);
  assert.equal(await stateOf(video.id), 'disabled');
  assert.equal(await strikesOf(author), 1, 'an upheld notice is a strike');
  assert.equal((await ask('get_video_details_by_slug', { p_slug: video.slug }, null)).body.length ?? 0, 0);
  const [own] = await call('get_unpublished_video', { p_slug: video.slug }, author);
  assert.equal(own?.publish_status, 'disabled', 'its uploader may see it');
  assert.deepEqual((await ask('get_unpublished_video', { p_slug: video.slug }, await person())).body, []);
  assert.match((await call('get_notifications', {}, author))[0]?.outcome ?? '', /disabled/);
});

test('a report without a sworn notice removes a video as before, and gives no strike by itself', async () => {
  const [author, reporter] = [await person({ canUploadVideos: true }), await person()];
  const video = await buildVideo(platform, { uploaderId: author.id });
  await call(
    'submit-report',
    { target_kind: 'video', target_id: video.id, reason_category: 'COPYRIGHT' },
    reporter,
  );
  assert.equal((await decide(await caseOf(video.id), { p_target_action: 'remove' })).status, 200);
  assert.equal(await stateOf(video.id), 'removed');
  assert.equal(await strikesOf(author), 0);
});

test('only what is a video can be disabled', async () => {
  const [author, reporter] = [await person(), await person()];
  const post = await call('create-stream-post', { content: 'A loud post' }, author);
  await call(
    'submit-report',
    { target_kind: 'post', target_id: post.id, reason_category: 'COPYRIGHT' },
    reporter,
  );
  const { status, body } = await decide(await caseOf(post.id), { p_target_action: 'disable' });
  assert.deepEqual([status, body.message], [400, 'Only a video can be disabled. Remove it, or leave it.']);
});

test('its uploader can neither publish it nor give it another file, and withdrawing it before is no way out', async () => {
  const { caseId, video, author } = await named();
  await call('publish_own_video', { p_video_id: video.id, p_publish: 'draft' }, author);
  assert.equal(await stateOf(video.id), 'draft');
  assert.equal((await decide(caseId, { p_target_action: 'disable' })).status, 200);
  assert.equal(await stateOf(video.id), 'disabled');
  for (const p_publish of ['publish', 'draft'] as const) {
    const { status, body } = await ask('publish_own_video', { p_video_id: video.id, p_publish }, author);
    assert.deepEqual([status, body.message], [409, 'This video is disabled because of a notice.']);
  }
  const bulk = await call('set_videos_status', { p_video_ids: [video.id], p_status: 'published' }, keeper);
  assert.deepEqual(
    bulk.failures.map(({ message }) => message),
    ['This video is disabled because of a notice; take its case up again to put it back.'],
  );
  assert.equal(await stateOf(video.id), 'disabled');
  await call('reopen_case', { p_case_id: caseId, p_reason: 'They have shown us the licence.' }, keeper);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  assert.equal(await stateOf(video.id), 'draft', 'it is as it was');
});

test('the statement is read by its receipt, and by nobody else', async () => {
  const { statement, decisionId, author, letter } = await disabled();
  assert.equal(letter.to, author.email);
  const read = await statementOf(statement.toUpperCase());
  assert.equal(read.headline, 'Your video was disabled');
  assert.equal(read.takes_counter_notice, true);
  assert.equal((await call('get_statement', { p_statement_id: decisionId }, author)).id, read.id);
  assert.equal((await ask('get_statement', { p_statement_id: decisionId }, null)).status, 401);
  assert.equal((await ask('get_statement', {}, author)).status, 404);
  for (const p_receipt of ['0000000000000000', 'x', '', newId()])
    assert.equal((await ask('get_statement', { p_receipt }, null)).status, 404, p_receipt);
  // A receipt that is wrong does not fall back to what the member may read.
  const both = { p_receipt: '0000000000000000', p_statement_id: decisionId };
  assert.equal((await ask('get_statement', both, author)).status, 404);
  const stored = await db.query<{ all: string }>('select d::text as all from case_decisions d');
  assert.ok(
    stored.every(({ all }) => !all.includes(statement)),
    'the receipt is not in the table',
  );
});

test('every part of a counter-notice is asked for, in words', async () => {
  const { statement, author } = await disabled();
  const refused = async (more: Partial<Form>) => {
    const { status, body } = await ask(
      'submit_counter_notice',
      { ...sworn, p_receipt: statement, ...more },
      null,
    );
    return [status, body.message, body.details];
  };
  for (const field of ['p_full_name', 'p_address', 'p_phone_number', 'p_email', 'p_signature'] as const) {
    assert.deepEqual(await refused({ [field]: '  ' }), [
      400,
      'Please fill out all fields.',
      `field: ${field}`,
    ]);
    if (field === 'p_email') continue;
    assert.deepEqual(await refused({ [field]: 'a'.repeat(2001) }), [
      ...[400, 'Please write at most 2,000 characters here.', `field: ${field}`],
    ]);
  }
  for (const field of ['p_mistake_statement', 'p_jurisdiction_statement'] as const)
    assert.deepEqual(await refused({ [field]: false }), [
      400,
      'Please fill out all fields.',
      `field: ${field}`,
    ]);
  assert.equal((await refused({ p_email: 'nobody' }))[0], 400);
  const strange = await ask('submit_counter_notice', { ...sworn, p_receipt: '0000000000000000' }, author);
  assert.equal(strange.status, 404);
  assert.equal((await ask('submit_counter_notice', sworn, null)).status, 401);
});

test('a counter-notice goes to whoever filed the notice, once, with the days of the law', async () => {
  const { author, notifier, standing, letters, decisionId, statement, notice, caseId } = await answered();
  const sent = Date.parse(standing.sent_at);
  assert.deepEqual(
    [Date.parse(standing.returns_from), Date.parse(standing.returns_by)],
    [afterBusinessDays(10, sent), afterBusinessDays(14, sent)],
  );
  assert.deepEqual(
    letters.map(({ to, subject }) => [to, subject]),
    [
      [notifier.email, 'A counter-notice against your notice'],
      [author.email, 'We got your counter-notice'],
    ],
  );
  for (const part of [
    'Ren Ito',
    '2 Bay Street, Portland',
    '+1 503 000 0000',
    'ren@mail.example',
    'penalty of perjury',
  ])
    assert.ok(letters[0]?.text.includes(part), part);
  assert.ok(letters[0]?.text.includes(`/case/${notice}`), 'it leads to the page of the notice');
  assert.ok(letters[1]?.text.includes(`/statement/${statement}`));
  const again = await ask('submit_counter_notice', { ...sworn, p_statement_id: decisionId }, author);
  assert.deepEqual([again.status, again.body.message], [409, 'You’ve already sent a counter-notice.']);
  assert.equal((await statementOf(statement)).counter_notice?.state, 'waiting');
  assert.equal((await counterNoticeOf(notice))?.state, 'waiting');
  const shown = JSON.stringify(await call('get_notice', { p_receipt: notice }, null));
  assert.ok(!shown.includes('Ren'), 'its page does not say who sent it');
  const file = await call('get_case', { p_case_id: caseId }, keeper);
  assert.match(
    file.decisions[0]?.counter_notice?.text ?? '',
    /Name: Ren Ito\nAddress: 2 Bay Street, Portland/,
  );
});

test('once the days are over the video comes back by itself, without the strike, and both are told', async () => {
  const { author, notifier, video, decisionId, statement, notice } = await answered();
  await work('return-disabled');
  assert.equal(await stateOf(video.id), 'disabled', 'not before');
  await daysAreOver(decisionId);
  await Promise.all([work('return-disabled'), work('return-disabled')]);
  assert.equal(await stateOf(video.id), 'published');
  assert.equal(await strikesOf(author), 0);
  assert.deepEqual(
    (await work('send-counter-notice-mail')).map(({ to, subject }) => [to, subject]),
    [
      [notifier.email, 'What your notice names is back'],
      [author.email, 'Your video is back'],
    ],
  );
  assert.equal((await statementOf(statement)).counter_notice?.state, 'returned');
  assert.equal((await counterNoticeOf(notice))?.state, 'returned');
  assert.match((await call('get_notifications', {}, author))[0]?.outcome ?? '', /restored/);
  const late = await ask('report_court_action', { p_receipt: notice, p_court_action: 'A court' }, null);
  assert.equal(late.status, 409);
});

test('an action in court keeps it down, until an admin notes that there is none', async () => {
  const { author, notifier, video, decisionId, notice, caseId } = await answered();
  const report = (p_court_action: string, p_receipt = notice) =>
    ask('report_court_action', { p_receipt, p_court_action }, null);
  assert.equal((await report(' ')).body.message, 'Please enter the court and the case number.');
  assert.equal((await report('N. D. Cal., 26-1', '0000000000000000')).status, 404);
  assert.deepEqual((await report('N. D. Cal., 26-1')).body, { stopped: 1 });
  assert.equal((await report('N. D. Cal., 26-1')).status, 409, 'once is enough');
  await daysAreOver(decisionId);
  await work('return-disabled');
  assert.equal(await stateOf(video.id), 'disabled');
  assert.equal((await counterNoticeOf(notice))?.state, 'in_court');
  const [decision] = (await call('get_case', { p_case_id: caseId }, keeper)).decisions;
  const against = decision?.counter_notice ?? assert.fail();
  assert.equal(against.court_action, 'N. D. Cal., 26-1');
  await work('send-counter-notice-mail');
  await call('record_court_action', { p_counter_notice_id: against.id, p_court_action: null }, keeper);
  assert.deepEqual(
    (await work('send-counter-notice-mail')).map(({ to, subject }) => [to, subject]),
    [
      [author.email, 'Your counter-notice goes on'],
      [notifier.email, 'Your court case no longer counts'],
    ],
  );
  await work('return-disabled');
  assert.equal(await stateOf(video.id), 'published');
  const over = { p_counter_notice_id: against.id, p_court_action: 'Late' };
  assert.equal((await ask('record_court_action', over, keeper)).status, 409);
  assert.equal(
    (await ask('record_court_action', { ...over, p_counter_notice_id: newId() }, keeper)).status,
    404,
  );
});

test('a case decided anew ends the counter-notice: left, the video is back; disabled again, it can be sworn against again', async () => {
  const { author, notifier, video, caseId, statement } = await answered();
  await call('reopen_case', { p_case_id: caseId, p_reason: 'A second look.' }, keeper);
  const { body } = await decide(caseId, { p_target_action: 'disable' });
  assert.equal(await stateOf(video.id), 'disabled');
  assert.equal((await statementOf(statement)).counter_notice?.state, 'over');
  assert.equal((await statementOf(statement)).takes_counter_notice, false);
  assert.deepEqual(
    (await work('send-counter-notice-mail')).map(({ to, subject }) => [to, subject]),
    [[notifier.email, 'We decided about it again']],
  );
  await call('submit_counter_notice', { ...sworn, p_statement_id: body.decision_id }, author);
  await call('reopen_case', { p_case_id: caseId, p_reason: 'A third look.' }, keeper);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  assert.equal(await stateOf(video.id), 'published');
  const [told] = await call('get_notifications', {}, author);
  assert.equal(told?.outcome, 'restored');
  const words = await call('get_statement', { p_statement_id: told!.subject_id! }, author);
  assert.match(words.paragraphs.join(' '), /was taken down by an earlier decision, and was put back/);
});

test('who has lost their account can still swear by the receipt, and what they deleted does not come back', async () => {
  const { author, video, statement, decisionId, notifier } = await disabled();
  await call('suspend_user', { p_user_id: author.id, p_reason: 'Too many strikes.' }, keeper);
  await call('submit_counter_notice', { ...sworn, p_receipt: statement }, null);
  const letters = await work('send-counter-notice-mail');
  assert.deepEqual(
    letters.map(({ to }) => to),
    [notifier.email, 'ren@mail.example'],
  );
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [video.id]);
  await daysAreOver(decisionId);
  await work('return-disabled');
  assert.equal(await stateOf(video.id), 'removed');
  assert.equal((await statementOf(statement)).counter_notice?.state, 'returned');
});

test('the studio leads from a disabled video to its statement', async () => {
  const { author, video, decisionId } = await disabled();
  assert.deepEqual(await call('get_own_takedown', { p_video_id: video.id }, author), [
    { statement_id: decisionId },
  ]);
  assert.deepEqual(await call('get_own_takedown', { p_video_id: video.id }, await person()), []);
});

test('what is put back goes where it belongs now', async () => {
  const author = await person({ canUploadVideos: true });
  const back = async (change: string) => {
    const { id } = await buildVideo(platform, { uploaderId: author.id });
    await db.transaction((transaction) => disableVideo(transaction, platform, id));
    await db.query(`update videos set ${change} where id = $1`, [id]);
    await db.transaction((transaction) => showAgain(transaction, platform, id));
    return stateOf(id);
  };
  assert.equal(await back('title = title'), 'published');
  assert.equal(await back(`licence_ends_at = now() - interval '1 day'`), 'expired');
  assert.equal(await back('depicts_live_action = true'), 'pending', 'its performers are not on record');
  assert.equal(
    await back(`after_processing = 'review', reviewed_at = null`),
    'review',
    'it has another file',
  );
  assert.equal(await back(`hidden_from = 'scheduled'`), 'scheduled');
});
