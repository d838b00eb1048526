import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { complaintLimits } from '#contract/complaint-lists.ts';
import { createSendComplaintMailHandler } from '#server/domains/moderation/complaints/send-complaint-mail.handler.ts';
import { cleanNoticesHandler } from '#server/domains/moderation/notices/clean-notices.handler.ts';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { cleanProfilesHandler } from '#server/domains/profiles/clean-profiles.handler.ts';
import { purgeVideos } from '#server/domains/videos/managing/purge-videos.ts';
import { newId } from '#server/kit/ids.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';
import { insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { caseOfThing, type ReportedThing, reportedCase, statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const second = await web.memberNamed('second', { role: 'admin' });
const third = await web.memberNamed('third', { role: 'admin' });
let people = 0;
const person = (more: Parameters<typeof web.memberNamed>[1] = {}) =>
  web.memberNamed(`person-${++people}`, more);
const taken = async (name: string) =>
  (
    await db.query<{ data: object }>(
      `with taken as (delete from jobs.job where name = $1 returning data, created_on)
       select data from taken order by created_on`,
      [name],
    )
  ).map(({ data }) => data);
async function mails(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = { send: async (letter: Letter) => void letters.push(letter), close() {} };
  const handler = createSendComplaintMailHandler({ ...platform, mail }, () => 'https://t.example');
  for (const payload of await taken('send-complaint-mail'))
    await handler.run({ payload } as Parameters<typeof handler.run>[0]);
  return letters;
}
const stateOf = (id: string) => statusOfVideo(web.platform, id);
const caseOf = (targetId: string) => caseOfThing(platform, targetId);
const upheld = {
  p_outcome: 'upheld',
  p_ground: 'HATEFUL_INFLAMMATORY',
  p_explanation: 'It is loud.',
} as const;
type Kind = ReportedThing['kind'];
/** Something that was reported and decided by the first admin. */
async function decided(kind: Kind, id: string, more: Partial<Input<'decide_case'>> = {}) {
  const caseId = await reportedCase(web, { kind, id }, await person());
  const { decision_id: decisionId } = await call(
    'decide_case',
    { p_case_id: caseId, ...upheld, p_target_action: 'remove', ...more },
    keeper,
  );
  return { caseId, decisionId: decisionId ?? assert.fail('it waits') };
}
async function removedVideo(more: Partial<Input<'decide_case'>> = {}) {
  const author = await person({ canUploadVideos: true });
  const video = await buildVideo(platform, { uploaderId: author.id });
  return { author, video, ...(await decided('video', video.id, more)) };
}
const complain = (who: TestMember | null, p_statement_id: string, p_words = 'It is not loud.') =>
  ask('submit_complaint', { p_statement_id, p_words }, who);
const complaintOn = async (caseId: string) =>
  (await call('get_case', { p_case_id: caseId }, second)).decisions.flatMap(
    ({ complaints }) => complaints,
  )[0] ?? assert.fail('no complaint');
const answer = (
  who: TestMember,
  p_complaint_id: string,
  p_outcome: 'upheld' | 'dismissed',
  p_answer = 'We looked again.',
) => ask('answer_complaint', { p_complaint_id, p_outcome, p_answer }, who);

test('who was restricted complains once, another person answers, and upheld all of it is undone', async () => {
  const { author, video, caseId, decisionId } = await removedVideo({
    ...{ p_author_action: 'suspend', p_suspended_until: new Date(Date.now() + 86_400_000).toISOString() },
    p_stays_down: false,
  });
  assert.equal(await stateOf(video.id), 'removed');
  // A suspended member is not signed in: the receipt of the mail is enough.
  const [job] = (await taken('send-account-mail')).slice(-1) as {
    sealedReceipt: string;
    statementId: string;
  }[];
  assert.equal(job?.statementId, decisionId);
  const { receiptSealer } = await import('#server/platform/receipts.ts');
  const receipt = receiptSealer(platform.config).open(Buffer.from(job.sealedReceipt, 'hex'), decisionId)!;
  const before = await call('get_statement', { p_receipt: receipt }, null);
  assert.deepEqual([before.takes_complaint, before.complaint], [true, null]);
  const sent = await call('submit_complaint', { p_receipt: receipt, p_words: 'It is not loud.' }, null);
  assert.equal(Math.round((Date.parse(sent.due_at) - Date.parse(sent.sent_at)) / 86_400_000), 14);
  const again = await ask('submit_complaint', { p_receipt: receipt, p_words: 'Again.' }, null);
  assert.deepEqual([again.status, again.body.message], [409, 'You’ve already complained about this.']);
  assert.deepEqual(
    (await mails()).map(({ to, subject }) => [to, subject]),
    [[author.email, 'We got your complaint']],
  );
  const due = (await call('get_legal_desk', {}, second)).due.find(({ id }) => id === caseId);
  assert.deepEqual([due?.kind, due?.is_late], ['complaint', false]);

  const complaint = await complaintOn(caseId);
  assert.deepEqual([complaint.by, complaint.words], ['author', 'It is not loud.']);
  const own = await answer(keeper, complaint.id, 'upheld');
  assert.deepEqual(
    [own.status, own.body.message],
    [403, 'You made this decision: another admin answers the complaint.'],
  );
  assert.equal((await answer(second, complaint.id, 'upheld', '  ')).status, 400);
  assert.equal((await answer(second, complaint.id, 'upheld', 'You are right.')).status, 200);
  assert.equal(await stateOf(video.id), 'published');
  assert.equal((await call('get_user_record', { p_user_id: author.id }, keeper)).suspension, null);
  const after = await call('get_statement', { p_receipt: receipt }, null);
  assert.deepEqual(
    [after.takes_complaint, after.complaint?.outcome, after.complaint?.answer],
    [false, 'upheld', 'You are right.'],
  );
  const [letter] = await mails();
  assert.deepEqual([letter?.to, letter?.subject], [author.email, 'You were right to complain']);
  assert.match(letter?.text ?? '', /Their answer: You are right\./);
  assert.equal((await answer(second, complaint.id, 'dismissed')).status, 409);
});

test('every kind of thing that is removed can be put back by a decision', async () => {
  const [author, reporter] = [await person(), await person()];
  const video = await buildVideo(platform, {});
  const comment = await call('create_comment', { p_video_id: video.id, p_content: 'A loud word' }, author);
  const playlist = await call('create_playlist', { p_name: 'Loud list', p_is_public: true }, author);
  const post = await call('create-stream-post', { content: 'A loud post' }, author);
  const { conversation_id } = await call('start_conversation', { p_user_id: reporter.id }, author);
  const message = await call(
    'send_message',
    { p_conversation_id: conversation_id, p_content: 'Loud' },
    author,
  );
  const photoId = await insertTestPhoto(platform, author.id);
  const own = await buildVideo(platform, { uploaderId: author.id });
  const things: Readonly<
    Record<Exclude<Kind, 'profile'>, readonly [id: string, table: string, column: string]>
  > = {
    video: [own.id, 'videos', 'publish_status'],
    comment: [comment.id, 'comments', 'state'],
    playlist: [playlist.id, 'playlists', 'state'],
    post: [post.id, 'stream_posts', 'state'],
    message: [message.id, 'messages', 'visibility'],
    photo: [photoId, 'photos', 'state'],
  };
  assert.deepEqual(
    reportTargets.filter(({ restore }) => restore === undefined).map(({ kind }) => kind),
    [],
  );
  // What a profile showed is tried in `reported-profile`.
  for (const [kind, [id, table, column]] of Object.entries(things)) {
    const state = async () =>
      (await db.query<{ state: string }>(`select ${column} as state from ${table} where id = $1`, [id]))[0]
        ?.state;
    const before = await state();
    await call(
      'submit-report',
      { target_kind: kind as Kind, target_id: id, reason_category: 'HATEFUL_INFLAMMATORY' },
      reporter,
    );
    const caseId = await caseOf(id);
    await call('decide_case', { p_case_id: caseId, ...upheld, p_target_action: 'remove' }, keeper);
    assert.equal(await state(), 'removed', kind);
    await call('reopen_case', { p_case_id: caseId, p_reason: 'A second look.' }, keeper);
    await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
    assert.equal(await state(), before, kind);
  }
});

test('a video that stays down may come back, and what it was is what it becomes', async () => {
  const author = await person({ canUploadVideos: true });
  const media = await insertTestMedia(platform, { sourceSha256: Buffer.alloc(32, 7) });
  const video = await buildVideo(platform, { uploaderId: author.id, mediaId: media });
  const { caseId } = await decided('video', video.id, { p_stays_down: true });
  const listed = async () =>
    (await db.query('select from stay_down_entries where video_id = $1', [video.id])).length;
  assert.equal(await listed(), 1);
  await call('reopen_case', { p_case_id: caseId, p_reason: 'A second look.' }, keeper);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  assert.deepEqual([await stateOf(video.id), await listed()], ['published', 0]);
  const [row] = await db.query('select purge_after, removal_reason from videos where id = $1', [video.id]);
  assert.deepEqual(row, { purge_after: null, removal_reason: null });

  const other = await removedVideo({ p_target_action: 'unpublish' });
  assert.equal(await stateOf(other.video.id), 'pending');
  await complain(other.author, other.decisionId);
  assert.equal((await answer(second, (await complaintOn(other.caseId)).id, 'upheld')).status, 200);
  assert.equal(await stateOf(other.video.id), 'published');
});

test('where what was removed is deleted by now, all else is undone, and its author is told so', async () => {
  const { author, video, caseId, decisionId } = await removedVideo({
    ...{ p_author_action: 'suspend', p_suspended_until: new Date(Date.now() + 86_400_000).toISOString() },
    p_takes_upload_right: true,
  });
  await db.query(
    `update videos set purge_after = null, media_id = null, video_source = 'upload' where id = $1`,
    [video.id],
  );
  await db.query(
    `insert into complaints (id, decision_id, member_id, words) values (gen_random_uuid(), $1, $2, 'No.')`,
    [decisionId, author.id],
  );
  const { id } = await complaintOn(caseId);
  const { status, body } = await answer(second, id, 'upheld', 'You were right.');
  assert.deepEqual([status, body.is_gone], [200, true]);
  const record = await call('get_user_record', { p_user_id: author.id }, keeper);
  assert.deepEqual([record.suspension, record.can_upload_videos], [null, true]);
  const standing = (await complaintOn(caseId)).standing;
  assert.deepEqual([standing.outcome, standing.is_gone], ['upheld', true]);
  const letters = await mails();
  assert.match(letters.at(-1)?.text ?? '', /deleted by now and cannot be put back/);
  assert.equal((await call('get_case', { p_case_id: caseId }, second)).case.state, 'dismissed');
});

test('what is complained of in time is still there when the answer is late, and goes once it is given', async () => {
  const { author, video, caseId, decisionId } = await removedVideo();
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  const person_ = await person();
  await db.query(`update profiles set display_name = 'Loud' where id = $1`, [person_.id]);
  const profile = await decided('profile', person_.id);
  await complain(author, decisionId);
  await complain(person_, profile.decisionId);
  await db.query(`update videos set purge_after = now() - interval '1 day' where id = $1`, [video.id]);
  await db.query(`update removed_looks set removed_at = now() - interval '185 days'`);
  await db.query(`update cases set decided_at = now() - interval '185 days' where state = 'upheld'`);
  const clean = async () => {
    await purgeVideos(platform);
    const { run } = cleanProfilesHandler(platform);
    await run({ payload: {}, signal: AbortSignal.timeout(9000) } as Parameters<typeof run>[0]);
    const media = await db.query('select from videos where id = $1 and media_id is not null', [video.id]);
    const looks = await db.query('select from removed_looks where profile_id = $1', [person_.id]);
    return [media.length, looks.length];
  };
  assert.deepEqual(await clean(), [1, 1]);
  await answer(second, (await complaintOn(profile.caseId)).id, 'upheld');
  const [back] = await db.query('select display_name from profiles where id = $1', [person_.id]);
  assert.deepEqual(back, { display_name: 'Loud' });
  await answer(second, (await complaintOn(caseId)).id, 'dismissed');
  assert.deepEqual((await clean())[0], 0);
});

test('whoever had the first complaint about a case has not got the second', async () => {
  const warned = { p_target_action: 'leave', p_author_action: 'warning' } as const;
  const { author, video, caseId, decisionId } = await removedVideo(warned);
  await complain(author, decisionId);
  const onDesk = async () =>
    (await call('get_legal_desk', {}, second)).due.find(
      ({ kind, id }) => kind === 'complaint' && id === caseId,
    );
  const take = (who: TestMember) => ask('take_desk_item', { p_kind: 'complaint', p_id: caseId }, who);
  const counted = async (who: TestMember) =>
    (await call('get_waiting_work', {}, who)).find(({ kind }) => kind === 'complaints')?.count;
  const refused = await take(keeper);
  assert.deepEqual(
    [refused.status, refused.body.message],
    [409, 'You made this decision: another admin answers the complaint.'],
  );
  const ofKeeper = (await call('get_legal_desk', {}, keeper)).due.find(({ id }) => id === caseId);
  assert.deepEqual([ofKeeper?.is_own, (await onDesk())?.is_own], [true, false]);
  const [mine, theirs] = [await counted(keeper), await counted(second)];
  assert.equal((await take(second)).status, 200);
  assert.equal((await onDesk())?.assignee, 'second');
  await answer(second, (await complaintOn(caseId)).id, 'dismissed');
  assert.deepEqual(
    [await counted(keeper), await counted(second)],
    [mine, (theirs ?? 0) - 1],
    'counted for those who may answer it',
  );
  const again = await decided('video', video.id);
  await complain(author, again.decisionId);
  assert.deepEqual([(await onDesk())?.assignee, (await take(third)).status], [null, 200]);
});

test('a complaint that is dismissed changes nothing, and says why', async () => {
  const { author, video, caseId, decisionId } = await removedVideo();
  await complain(author, decisionId);
  await mails();
  assert.equal(
    (await answer(second, (await complaintOn(caseId)).id, 'dismissed', 'It is loud.')).status,
    200,
  );
  assert.equal(await stateOf(video.id), 'removed');
  const { complaint } = await call('get_statement', { p_statement_id: decisionId }, author);
  assert.deepEqual([complaint?.outcome, complaint?.answer], ['dismissed', 'It is loud.']);
  assert.deepEqual(
    (await mails()).map(({ subject }) => subject),
    ['We’ve looked at your complaint'],
  );
  assert.ok(!(await call('get_legal_desk', {}, second)).due.some(({ id }) => id === caseId));
});

test('there is a time for complaints, and words are asked for', async () => {
  const { author, decisionId } = await removedVideo();
  assert.deepEqual(
    (await complain(author, decisionId, '  ')).body.message,
    'Please say what is wrong with the decision.',
  );
  assert.equal(
    (await complain(author, decisionId, 'a'.repeat(5001))).body.message,
    'Please write at most 5,000 characters.',
  );
  assert.equal((await complain(await person(), decisionId)).status, 404);
  assert.equal((await complain(null, decisionId)).status, 401);
  assert.equal(
    (await ask('submit_complaint', { p_receipt: '0000000000000000', p_words: 'x' }, null)).status,
    404,
  );
  await db.query(`update case_decisions set decided_at = now() - interval '185 days' where id = $1`, [
    decisionId,
  ]);
  const late = await complain(author, decisionId);
  assert.deepEqual(
    [late.status, late.body.message],
    [409, 'There’s nothing here to complain about, or it’s too late.'],
  );
});

/** A sworn notice of a video, filed; answers its receipt. */
async function noticed(video: { slug: string }, notifier: TestMember): Promise<string> {
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
  const filing = createFileNoticeHandler(platform, reportTargets);
  for (const payload of await taken('file-notice'))
    await filing.run({ payload, signal: new AbortController().signal } as unknown as Parameters<
      typeof filing.run
    >[0]);
  return receipt ?? assert.fail('no receipt');
}

test('whose notice was refused complains by its receipt, and upheld the case is decided anew', async () => {
  const [author, notifier] = [await person({ canUploadVideos: true }), await person()];
  const video = await buildVideo(platform, { uploaderId: author.id });
  const receipt = await noticed(video, notifier);
  const caseId = await caseOf(video.id);
  const look = () => call('get_notice', { p_receipt: receipt }, null);
  const complainOf = () => ask('submit_complaint', { p_receipt: receipt, p_words: 'It is mine.' }, null);
  assert.equal((await look()).takes_complaint, false);
  assert.equal((await complainOf()).status, 409, 'nothing is refused yet');
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  assert.equal((await look()).takes_complaint, true);
  assert.equal((await complainOf()).status, 200);
  assert.deepEqual(
    (await mails()).map(({ to }) => to),
    [notifier.email],
  );
  const complaint = await complaintOn(caseId);
  assert.equal(complaint.by, 'notifier');
  assert.equal((await answer(keeper, complaint.id, 'upheld')).status, 403);
  assert.equal((await answer(second, complaint.id, 'upheld')).status, 200);
  const file = await call('get_case', { p_case_id: caseId }, second);
  assert.deepEqual(
    [file.case.state, file.case.assignee?.username, file.reports[0]?.state],
    ['in_review', 'second', 'open'],
  );
  assert.deepEqual([(await look()).items[0]?.state, (await look()).complaint?.outcome], ['open', 'upheld']);
  await call(
    'decide_case',
    {
      p_case_id: caseId,
      p_outcome: 'upheld',
      p_ground: 'COPYRIGHT',
      p_explanation: 'It is another’s.',
      p_target_action: 'disable',
    },
    second,
  );
  assert.equal((await look()).items[0]?.state, 'upheld');
  assert.equal(await stateOf(video.id), 'disabled');
  assert.equal((await answer(second, newId(), 'upheld')).status, 404);
});

test('who was right and saw nothing done, or too little, complains as well; of what was done as asked nobody does', async () => {
  const measures: Readonly<
    Record<string, readonly [more: Partial<Input<'decide_case'>>, mayComplain: boolean]>
  > = {
    leave: [{}, true],
    limit: [{ p_places: { mode: 'except', places: ['DE'] } }, true],
    disable: [{}, false],
  };
  for (const [action, [more, mayComplain]] of Object.entries(measures)) {
    const [author, notifier] = [await person({ canUploadVideos: true }), await person()];
    const video = await buildVideo(platform, { uploaderId: author.id });
    const receipt = await noticed(video, notifier);
    const caseId = await caseOf(video.id);
    const decision = { p_case_id: caseId, ...upheld, ...more, p_target_action: action as 'leave' };
    await call('decide_case', decision, keeper);
    assert.equal(
      (await call('get_notice', { p_receipt: receipt }, null)).takes_complaint,
      mayComplain,
      action,
    );
    const { status } = await ask(
      'submit_complaint',
      { p_receipt: receipt, p_words: 'It is still here.' },
      null,
    );
    assert.equal(status, mayComplain ? 200 : 409, action);
    if (!mayComplain) continue;
    const record = async () =>
      (
        await db.query<{ upheld: number }>('select upheld from reporter_records where member_id = $1', [
          notifier.id,
        ])
      )[0]?.upheld;
    assert.equal(await record(), 1);
    assert.equal((await answer(second, (await complaintOn(caseId)).id, 'upheld')).status, 200);
    const file = await call('get_case', { p_case_id: caseId }, second);
    assert.deepEqual([file.case.state, file.reports[0]?.state, await record()], ['in_review', 'open', 0]);
    await call('decide_case', { p_case_id: caseId, ...upheld, p_target_action: 'disable' }, second);
    assert.equal(await stateOf(video.id), 'disabled');
  }
});

test('a complaint is deleted two years after its answer, and not before', async () => {
  const { author, caseId, decisionId } = await removedVideo();
  await call('submit_complaint', { p_statement_id: decisionId, p_words: 'Look again.' }, author);
  const { id } = await complaintOn(caseId);
  const clean = () => {
    const { run } = cleanNoticesHandler(platform);
    return run({ payload: {}, signal: AbortSignal.timeout(5000) } as Parameters<typeof run>[0]);
  };
  const isThere = async () => (await db.query('select from complaints where id = $1', [id])).length === 1;
  await db.query("update complaints set sent_at = now() - interval '900 days' where id = $1", [id]);
  await clean();
  assert.ok(await isThere(), 'one that waits for its answer is gone');
  await answer(second, id, 'dismissed', 'It stays.');
  await db.query("update case_decisions set decided_at = now() - interval '900 days' where id = $1", [
    decisionId,
  ]);
  for (const [days, stays] of [
    [complaintLimits.answeredDays - 1, true],
    [complaintLimits.answeredDays + 1, false],
  ] as const) {
    await db.query("update complaints set answered_at = now() - $2 * interval '1 day' where id = $1", [
      id,
      days,
    ]);
    await clean();
    assert.equal(await isThere(), stays);
  }
});
