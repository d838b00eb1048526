import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName, Input } from '#contract/calls.ts';
import { adminCommands } from '#server/main/admin/commands.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { reportThing, statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;
const minor = 'POTENTIALLY_FEATURES_MINOR';
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const other = await web.memberNamed('second', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const shell = (...words: string[]): Promise<void> =>
  adminCommands.find(({ name }) => name === words[0])!.run(web.platform, words.slice(1), () => {});

type Report = Input<'submit-report'>;
type Reason = NonNullable<Report['reason_category']>;
const report = (
  who: TestMember,
  id: string,
  reason: Reason = 'COPYRIGHT',
  kind: Report['target_kind'] = 'video',
) => reportThing(web, { kind, id }, who, reason);
const listed = (who: TestMember, filter: object = {}) => call('list_cases', filter, who);
const file = (who: TestMember, id: string) => call('get_case', { p_case_id: id }, who);
const stateOf = (id: string) => statusOfVideo(web.platform, id);
const told = (who: TestMember) => call('get_notifications', {}, who);
/** A video of somebody that somebody else reported, and its case. */
async function reported(reason: Reason = 'COPYRIGHT', title?: string) {
  const [author, reporter] = [await person({ canUploadVideos: true }), await person()];
  const video = await buildVideo(web.platform, { uploaderId: author.id, ...(title ? { title } : {}) });
  const reportId = await report(reporter, video.id, reason);
  const [found] = (await listed(guardian, { p_search: video.id })).items;
  assert.ok(found, 'there is a case');
  return { author, reporter, video, reportId, caseId: found.id, row: found };
}
const upheld = {
  p_outcome: 'upheld',
  p_ground: 'COPYRIGHT',
  p_explanation: 'The rights are another’s.',
};
const decide = (who: TestMember, caseId: string, more: object) =>
  ask('decide_case', { p_case_id: caseId, ...more }, who);

test('reports of one thing are one case, with the fields of a report', async () => {
  const { video, reporter, caseId, author, row } = await reported(
    'SPAM_MISLEADING_SPONSORED',
    'Rain on slate',
  );
  assert.deepEqual(
    [row.title, row.state, row.priority, row.report_count, row.reporter_username, row.author?.username],
    ['Rain on slate', 'open', 'low', 1, reporter.username, author.username],
  );
  const third = await person();
  await report(third, video.id, 'VIOLENT_HARMFUL');
  await report(reporter, video.id, 'COPYRIGHT');
  const [again, ...rest] = (await listed(keeper, { p_search: 'rain on SLATE' })).items;
  assert.deepEqual(rest, []);
  assert.deepEqual([again?.id, again?.report_count, again?.priority], [caseId, 3, 'high']);
  assert.deepEqual(again?.reasons, ['VIOLENT_HARMFUL', 'COPYRIGHT', 'SPAM_MISLEADING_SPONSORED']);
});

test('every kind of thing becomes a case, whose decision takes it out of sight and tells both sides', async () => {
  const [author, reporter] = [await person(), await person()];
  const video = await buildVideo(web.platform, { uploaderId: author.id });
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'A loud word' }, author);
  const playlist = await call('create_playlist', { p_name: 'Loud list', p_is_public: true }, author);
  const post = await call('create-stream-post', { content: 'A loud post' }, author);
  const { conversation_id } = await call('start_conversation', { p_user_id: reporter.id }, author);
  const message = await call(
    'send_message',
    { p_conversation_id: conversation_id, p_content: 'A loud message' },
    author,
  );
  const postId = post.id;
  const photoId = await insertTestPhoto(web.platform, author.id);
  const things = [
    ['comment', comment.id, 'A loud word'],
    ['playlist', playlist.id, 'Loud list'],
    ['post', postId, 'A loud post'],
    ['photo', photoId, 'lantern'],
    ['message', message.id, 'A loud message'],
    ['profile', author.id, author.username],
    ['video', video.id, video.title],
  ] as const;
  assert.deepEqual(things.map(([kind]) => kind).sort(), [...reportTargets.map(({ kind }) => kind)].sort());
  for (const [kind, id] of things) await report(reporter, id, 'HATEFUL_INFLAMMATORY', kind);
  for (const [kind, id, title] of things) {
    const { items } = await listed(keeper, { p_kind: kind, p_search: author.username });
    assert.deepEqual(
      items.map((row) => [row.target_id, row.title]),
      [[id, title]],
      kind,
    );
    const removed = await decide(keeper, items[0]!.id, { ...upheld, p_target_action: 'remove' });
    assert.equal(removed.status, 200, kind);
    const [outcome] = await told(reporter);
    const notice = (await told(author)).find(({ type }) => type === 'content_decided');
    assert.deepEqual(
      [outcome?.type, outcome?.contentTitle, notice?.outcome, notice?.contentTitle],
      ['report_outcome', kind, 'removed', kind],
    );
    // A profile stays, without its names and pictures.
    if (kind === 'profile') continue;
    const again = await ask(
      'submit-report',
      { target_kind: kind, target_id: id, reason_category: 'COPYRIGHT' },
      reporter,
    );
    assert.deepEqual([again.status, again.words], [404, 'There’s nothing to report here anymore.'], kind);
  }
});

test('an upheld report removes the video, strikes its author, thanks the reporter, tells both and is on record, at once', async () => {
  const { author, reporter, video, caseId } = await reported('COPYRIGHT', 'Borrowed lantern');
  const { status, body } = await decide(keeper, caseId, {
    ...upheld,
    p_target_action: 'remove',
    p_author_action: 'strike',
    p_takes_upload_right: true,
    p_is_thankful: true,
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.state, body.reports, await stateOf(video.id)], ['upheld', 1, 'removed']);
  const [outcome] = await told(reporter);
  assert.deepEqual(
    [outcome?.type, outcome?.outcome, outcome?.action, outcome?.is_thanked],
    ['report_outcome', 'upheld', 'remove', true],
  );
  const [notice] = (await told(author)).filter(({ type }) => type === 'content_decided');
  assert.deepEqual([notice?.outcome, notice?.subject_id], ['removed', body.decision_id]);
  const statement = await call('get_statement', { p_statement_id: body.decision_id }, author);
  assert.equal(statement.headline, 'Your video was removed');
  assert.match(statement.paragraphs.join(' '), /strike.*no longer upload.*The rights are another’s/);
  assert.equal((await ask('get_statement', { p_statement_id: body.decision_id }, reporter)).status, 404);
  const record = await call('get_user_record', { p_user_id: author.id }, keeper);
  assert.deepEqual(
    [record.strikes.map(({ reason }) => reason), record.can_upload_videos],
    [['The rights are another’s.'], false],
  );
  const acts = await call('list_admin_acts', { p_actor: 'keeper' }, keeper);
  assert.deepEqual(
    acts.slice(0, 3).map(({ act }) => act),
    ['case.decided', 'member.upload_taken', 'member.strike_given'],
  );
  const mails = await db.query<{ kind: string }>(
    `select data ->> 'kind' as kind from jobs.job where name = 'send-account-mail' and data ->> 'accountId' = $1`,
    [author.id],
  );
  assert.deepEqual(
    mails.map(({ kind }) => kind),
    ['statement'],
    'one mail tells of all',
  );
  const { decisions, history } = await file(keeper, caseId);
  assert.deepEqual(
    decisions.map((one) => [one.outcome, one.author_action, one.decided_by]),
    [['upheld', 'strike', 'keeper']],
  );
  assert.match(
    history[0]?.summary ?? '',
    /^Upheld the case of the video .*: removed it, gave its author a strike/,
  );
});

test('a decision that fails in its last part changes nothing', async () => {
  const { video, caseId, reporter } = await reported();
  const { status } = await decide(keeper, caseId, {
    ...upheld,
    p_target_action: 'remove',
    p_false_report_ids: [video.id],
  });
  assert.equal(status, 400);
  assert.equal(await stateOf(video.id), 'published');
  assert.deepEqual(await told(reporter), []);
  assert.equal((await file(keeper, caseId)).case.state, 'open');
});

test('a suspension has an end, shuts the author out, and the reasons come by mail', async () => {
  const { author, caseId } = await reported();
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const refused = await decide(keeper, caseId, { ...upheld, p_suspended_until: until });
  assert.deepEqual([refused.status, refused.words], [400, 'Only a suspension has an end.']);
  const { status } = await decide(keeper, caseId, {
    ...upheld,
    p_author_action: 'suspend',
    p_suspended_until: until,
  });
  assert.equal(status, 200);
  assert.equal((await ask('get_preferences', {}, author)).status, 401, 'their sessions are over');
  const record = await call('get_user_record', { p_user_id: author.id }, keeper);
  assert.deepEqual([record.is_active, record.suspension?.until], [false, until]);
});

test('nothing is done to an admin, to oneself, or to nobody; the thing can still be decided upon', async () => {
  const reporter = await person();
  const warned = { ...upheld, p_author_action: 'strike' };
  for (const [author, words] of [
    [other, 'second is an admin. Give them another role first.'],
    [keeper, 'You can’t do this to your own account.'],
    [null, 'Whoever made it has no account here. Decide without an act on the author.'],
  ] as const) {
    const video = await buildVideo(web.platform, { uploaderId: author?.id ?? null });
    await report(reporter, video.id);
    const [one] = (await listed(keeper, { p_search: video.id })).items;
    const refused = await decide(keeper, one!.id, warned);
    assert.deepEqual([refused.status, refused.words], [409, words]);
    assert.equal((await decide(keeper, one!.id, { p_outcome: 'dismissed' })).status, 200);
  }
});

test('unpublishing takes a video back from strangers and from its author’s hand', async () => {
  const { author, video, caseId } = await reported();
  await decide(keeper, caseId, { ...upheld, p_target_action: 'unpublish' });
  assert.equal(await stateOf(video.id), 'pending');
  assert.equal(
    (await ask('publish_own_video', { p_video_id: video.id, p_publish: 'publish' }, author)).status,
    409,
  );
  const [notice] = await told(author);
  assert.deepEqual(
    [notice?.outcome, notice?.contentTitle, notice?.about],
    ['unpublished', 'video', video.title],
  );
  // The studio says so, and leads to the statement.
  const { items } = await call('get_studio_videos', {}, author);
  assert.deepEqual(
    items.map(({ publish_status, awaits_records }) => [publish_status, awaits_records]),
    [['pending', false]],
  );
  assert.deepEqual(await call('get_own_takedown', { p_video_id: video.id }, author), [
    { statement_id: notice?.subject_id },
  ]);
});

test('files of a removed video go once nobody may object any more, those of a case about a minor after a year', async () => {
  const daysLeft = async (id: string): Promise<unknown> =>
    (
      await db.query(
        'select ceil(extract(epoch from purge_after - now()) / 86400)::int as days from videos where id = $1',
        [id],
      )
    )[0]?.days;
  for (const [reason, days] of [
    ['COPYRIGHT', 184],
    [minor, 365],
  ] as const) {
    const { video, caseId } = await reported(reason);
    const { status } = await decide(guardian, caseId, { ...upheld, p_target_action: 'remove' });
    assert.deepEqual([status, await stateOf(video.id), await daysLeft(video.id)], [200, 'removed', days]);
  }
});

test('a removed video’s file stays down where that is wished', async () => {
  const { video, caseId } = await reported();
  const hash = Buffer.alloc(32, 7);
  const mediaId = await insertTestMedia(web.platform, { sourceSha256: hash });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  await decide(keeper, caseId, { ...upheld, p_target_action: 'remove', p_stays_down: true });
  const rows = await db.query<{ reason: string }>('select reason from stay_down_entries where sha256 = $1', [
    hash,
  ]);
  assert.deepEqual(
    rows.map(({ reason }) => reason),
    ['The rights are another’s.'],
  );
});

test('of two admins who decide at once the second is told so, and nothing is done twice', async () => {
  const { video, reporter, caseId } = await reported();
  const outcomes = await Promise.all([
    decide(keeper, caseId, { ...upheld, p_target_action: 'remove' }),
    decide(other, caseId, { p_outcome: 'dismissed' }),
    decide(guardian, caseId, { ...upheld, p_author_action: 'warning' }),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 409, 409]);
  for (const { status, words } of outcomes)
    if (status === 409) assert.equal(words, 'Someone has already decided this.');
  assert.equal((await told(reporter)).length, 1);
  assert.equal((await file(keeper, caseId)).decisions.length, 1);
  assert.equal((await stateOf(video.id)) === 'removed', outcomes[0]?.status === 200);
});

test('a case is taken, given, taken over and put back, and decided by nobody else meanwhile', async () => {
  const { caseId } = await reported();
  const assign = (who: TestMember, to: TestMember | null, takesOver = false) =>
    ask('assign_case', { p_case_id: caseId, p_assignee_id: to?.id ?? null, p_takes_over: takesOver }, who);
  assert.equal((await assign(keeper, keeper)).body.state, 'in_review');
  const stopped = await decide(other, caseId, { p_outcome: 'dismissed' });
  assert.deepEqual([stopped.status, stopped.words], [409, 'keeper has this case. Take it over first.']);
  assert.equal((await assign(other, other)).status, 409);
  assert.equal((await assign(other, other, true)).status, 200);
  assert.equal((await assign(other, keeper)).status, 200, 'who has it gives it');
  const member = await person();
  const wrong = await assign(keeper, member);
  assert.deepEqual(
    [wrong.status, wrong.words],
    [409, 'You can only assign this case to an admin who can see it.'],
  );
  assert.equal((await assign(keeper, null)).body.state, 'open');
  assert.deepEqual((await listed(keeper, { p_assignee: 'me', p_search: caseId })).items, []);
  const { history } = await file(keeper, caseId);
  assert.deepEqual(
    history.map(({ summary }) => summary.split(' ')[0]),
    ['Put', 'Gave', 'Took', 'Took'],
  );
});

test('two admins who take a case at once: one has it', async () => {
  const { caseId } = await reported();
  const taken = await Promise.all(
    [keeper, other].map((who) => ask('assign_case', { p_case_id: caseId, p_assignee_id: who.id }, who)),
  );
  assert.deepEqual(taken.map(({ status }) => status).sort(), [200, 409]);
});

test('cases about minors are first, and nothing of them reaches an admin without child_safety', async () => {
  const { author, video, reportId, caseId } = await reported(minor, 'A lantern for guardians');
  assert.equal(await stateOf(video.id), 'held');
  const first = (await listed(guardian)).items[0];
  assert.deepEqual([first?.priority, first?.is_held], ['urgent', true]);
  const [mine, theirs] = [await listed(guardian), await listed(keeper)];
  assert.equal(mine.total - theirs.total > 0, true);
  assert.deepEqual([mine.sees_minors, theirs.sees_minors], [true, false]);
  for (const filter of [
    { p_search: 'lantern for guardians' },
    { p_search: video.id },
    { p_search: reportId },
    { p_search: caseId },
    { p_search: author.username },
    { p_priority: 'urgent' },
    { p_state: 'all', p_search: caseId },
  ]) {
    assert.deepEqual(await listed(keeper, filter), {
      items: [],
      total: 0,
      is_capped: false,
      sees_minors: false,
    });
    assert.ok((await listed(guardian, filter)).total > 0);
  }
  const others: [CallName, object][] = [
    ['get_case', {}],
    ['assign_case', { p_assignee_id: keeper.id }],
    ['add_case_note', { p_text: 'x' }],
    ['decide_case', { p_outcome: 'dismissed' }],
    ['reopen_case', { p_reason: 'x' }],
    ['merge_cases', { p_into_id: caseId }],
  ];
  for (const [name, more] of others) {
    const { status, words } = await ask(name, { p_case_id: caseId, ...more }, keeper);
    assert.deepEqual([status, words], [404, 'Case not found.'], name);
  }
  const ids = async (who: TestMember) => (await call('get_all_video_reports', {}, who)).map(({ id }) => id);
  assert.ok(!(await ids(keeper)).includes(reportId));
  assert.ok((await ids(guardian)).includes(reportId));
  // A report of another kind about the same thing does not open it to others.
  const third = await person();
  await report(third, video.id, 'COPYRIGHT');
  assert.deepEqual((await listed(keeper, { p_search: video.id })).items, []);

  const given = await ask('assign_case', { p_case_id: caseId, p_assignee_id: keeper.id }, guardian);
  assert.equal(given.status, 409);
  assert.deepEqual(
    (await file(guardian, caseId)).assignable.map(({ username }) => username),
    ['guardian'],
  );
  const decided = await decide(guardian, caseId, {
    ...upheld,
    p_ground: minor,
    p_explanation: 'They are said to be young.',
    p_target_action: 'remove',
    p_author_action: 'strike',
  });
  assert.equal(decided.status, 200, decided.words);
  const log = (who: TestMember) => call('list_admin_acts', { p_actor: 'guardian' }, who);
  assert.ok((await log(guardian)).some(({ act }) => act === 'case.decided'));
  const told = JSON.stringify(await log(keeper));
  for (const word of [caseId, reportId, video.id, 'young'])
    assert.ok(!told.includes(word), `the log says ${word}`);
  const record = await call('get_user_record', { p_user_id: author.id }, keeper);
  assert.ok(!JSON.stringify(record.strikes).includes('young'));
  const page = await ask('get_video_details_by_slug', { p_slug: video.slug }, null);
  assert.deepEqual(
    [page.status, page.words],
    [410, 'It was removed because it broke the rules of this site.'],
  );
});

test('whoever loses child_safety sees no such case from then on', async () => {
  const brief = await web.memberNamed('brief', { role: 'admin' });
  const { caseId } = await reported(minor);
  await shell('child-safety', brief.email, 'on');
  assert.equal((await ask('get_case', { p_case_id: caseId }, brief)).status, 200);
  await shell('child-safety', brief.email, 'off');
  assert.equal((await ask('get_case', { p_case_id: caseId }, brief)).status, 404);
});

test('what a report held is put back by a dismissal, and its author is told', async () => {
  const { author, video, caseId } = await reported(minor);
  const { body } = await decide(guardian, caseId, { p_outcome: 'dismissed' });
  assert.equal(await stateOf(video.id), 'published');
  assert.deepEqual(
    (await told(author)).map(({ outcome }) => outcome),
    ['restored'],
  );
  const statement = await call('get_statement', { p_statement_id: body.decision_id }, author);
  assert.equal(statement.headline, 'Your video was put back');
});

test('reporters are known by what they were right about; a false report weighs more, and moves their other cases', async () => {
  const liar = await person();
  const honest = await person();
  const waiting = await buildVideo(web.platform);
  await report(liar, waiting.id, 'COPYRIGHT');
  const rankOf = async (): Promise<number> =>
    (
      await db.query<{ priority: number }>('select priority from cases where target_id = $1', [waiting.id])
    )[0]!.priority;
  const before = await rankOf();
  const video = await buildVideo(web.platform, { uploaderId: (await person()).id });
  const falseId = await report(liar, video.id, 'VIOLENT_HARMFUL');
  await report(honest, video.id, 'COPYRIGHT');
  const [one] = (await listed(keeper, { p_search: video.id })).items;
  const { status } = await decide(keeper, one!.id, {
    ...upheld,
    p_author_action: 'warning',
    p_false_report_ids: [falseId],
  });
  assert.equal(status, 200);
  const { reports } = await file(keeper, one!.id);
  const of = (who: TestMember) => reports.find(({ reporter }) => reporter?.id === who.id);
  assert.deepEqual([of(liar)?.state, of(liar)?.is_false, of(liar)?.reliability], ['dismissed', true, 0.2]);
  assert.deepEqual(
    [of(honest)?.state, of(honest)?.is_false, of(honest)?.reliability],
    ['upheld', false, 0.67],
  );
  assert.deepEqual(
    [(await told(liar))[0]?.outcome, (await told(honest))[0]?.outcome],
    ['dismissed', 'upheld'],
  );
  assert.equal(before - (await rankOf()), 30, 'a report that weighed a half weighs a fifth');
});

test('a new report takes a decided case up again, with all that was before', async () => {
  const { video, caseId } = await reported();
  await decide(keeper, caseId, { p_outcome: 'dismissed', p_explanation: 'Looked at.' });
  assert.ok((await listed(keeper, { p_state: 'dismissed', p_search: video.id })).total === 1);
  await report(await person(), video.id, 'HATEFUL_INFLAMMATORY');
  const again = await file(keeper, caseId);
  assert.deepEqual([again.case.state, again.case.report_count, again.decisions.length], ['reopened', 2, 1]);
  const counts = again.reports.map(({ state }) => state);
  assert.deepEqual(counts, ['open', 'dismissed']);
});

test('an admin takes a decided case up again with a reason, and decides it again without a report', async () => {
  const { author, caseId, video } = await reported();
  const early = await ask('reopen_case', { p_case_id: caseId, p_reason: 'x' }, keeper);
  assert.deepEqual([early.status, early.words], [409, 'This case hasn’t been decided yet.']);
  await decide(keeper, caseId, { ...upheld, p_target_action: 'unpublish' });
  const { body } = await ask('reopen_case', { p_case_id: caseId, p_reason: 'The author objected.' }, other);
  assert.equal(body.state, 'in_review');
  const { notes, case: row } = await file(keeper, caseId);
  assert.deepEqual(
    [notes[0]?.text, notes[0]?.written_by, row.assignee?.username],
    ['The author objected.', 'second', 'second'],
  );
  assert.equal((await decide(other, caseId, { ...upheld, p_target_action: 'remove' })).status, 200);
  assert.equal(await stateOf(video.id), 'removed');
  assert.equal((await told(author)).filter(({ type }) => type === 'content_decided').length, 2);
});

test('two cases of one author are made one, which acts on both things; others are refused', async () => {
  const { author, reporter, video, caseId } = await reported();
  const second = await buildVideo(web.platform, { uploaderId: author.id, title: 'The other lantern' });
  await report(reporter, second.id, 'VIOLENT_HARMFUL');
  const [into] = (await listed(keeper, { p_search: second.id })).items;
  const stranger = await reported();
  const wrong = await ask('merge_cases', { p_case_id: caseId, p_into_id: stranger.caseId }, keeper);
  assert.deepEqual([wrong.status, wrong.words], [409, 'Only cases about the same author can be made one.']);
  assert.deepEqual(
    (await file(keeper, caseId)).related.map(({ id }) => id),
    [into!.id],
  );
  await call('merge_cases', { p_case_id: caseId, p_into_id: into!.id }, keeper);
  const merged = await file(keeper, caseId);
  assert.equal(merged.case.id, into!.id, 'the old id leads to it');
  assert.deepEqual(merged.targets.map(({ id }) => id).sort(), [video.id, second.id].sort());
  assert.equal((await listed(keeper, { p_search: author.username })).total, 1);
  await report(await person(), video.id, 'COPYRIGHT');
  assert.equal((await file(keeper, into!.id)).reports.length, 3, 'further reports of either join it');
  assert.equal((await decide(keeper, caseId, { ...upheld, p_target_action: 'remove' })).status, 200);
  assert.deepEqual([await stateOf(video.id), await stateOf(second.id)], ['removed', 'removed']);
});

test('notes are kept for admins, and the log says that there is one, not what', async () => {
  const { caseId } = await reported();
  await call('add_case_note', { p_case_id: caseId, p_text: ' Asked the author. ' }, keeper);
  const { notes, history } = await file(other, caseId);
  assert.deepEqual(
    notes.map(({ text, written_by }) => [text, written_by]),
    [['Asked the author.', 'keeper']],
  );
  assert.ok(!history.some(({ summary }) => summary.includes('Asked')));
  assert.equal((await ask('add_case_note', { p_case_id: caseId, p_text: '   ' }, keeper)).status, 400);
});

test('the list is filtered, sorted and paged', async () => {
  await reported('VIOLENT_HARMFUL');
  const low = await reported('SPAM_MISLEADING_SPONSORED');
  const byPriority = (await listed(guardian, { p_limit: 100 })).items.map(({ priority }) => priority);
  const rank = ['urgent', 'high', 'normal', 'low'];
  assert.deepEqual(
    byPriority,
    [...byPriority].sort((a, b) => rank.indexOf(a) - rank.indexOf(b)),
  );
  const lows = (await listed(keeper, { p_priority: 'low', p_limit: 100 })).items;
  assert.ok(lows.some(({ id }) => id === low.caseId) && lows.every(({ priority }) => priority === 'low'));
  const newest = (await listed(keeper, { p_sort: 'created_at', p_limit: 2 })).items;
  assert.equal(newest[0]?.id, low.caseId);
  const next = (await listed(keeper, { p_sort: 'created_at', p_limit: 2, p_offset: 1 })).items;
  assert.equal(next[0]?.id, newest[1]?.id);
  const all = await listed(keeper, { p_state: 'all' });
  assert.ok(all.total > (await listed(keeper)).total);
  assert.deepEqual((await listed(keeper, { p_search: 'nothing is called so' })).items, []);
  assert.deepEqual((await listed(keeper, { p_search: '%' })).items, [], 'signs of patterns are letters');
});

test('the list of video reports has the fields of the specification, of videos alone, the latest first', async () => {
  const { video, reporter, reportId } = await reported('COPYRIGHT', 'Spec lantern');
  await report(reporter, reporter.id === keeper.id ? other.id : keeper.id, 'COPYRIGHT', 'profile');
  const [row] = await call('get_all_video_reports', { p_limit: 1 }, keeper);
  assert.deepEqual(row, {
    id: reportId,
    video_title: 'Spec lantern',
    reporter_username: reporter.username,
    reason: 'COPYRIGHT',
    created_at: row?.created_at,
  });
  assert.ok(!Number.isNaN(Date.parse(row?.created_at ?? '')));
  const rows = await call('get_all_video_reports', {}, keeper);
  assert.ok(rows.every(({ video_title }) => video_title !== ''));
  assert.ok(video.id);
});
