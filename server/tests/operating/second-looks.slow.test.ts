import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls, type Input, type Output } from '#contract/calls.ts';
import { fourEyesCommand } from '#server/main/admin/four-eyes-command.ts';
import { finalCalls } from '#server/main/calls.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { loadSettings } from '#server/platform/settings/live-settings.ts';
import { insertTestDataRequest } from '#tests/inputs/test-data-request.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const warden = await web.memberNamed('warden', { role: 'admin', childSafety: true });
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const author = await web.memberNamed('author', { canUploadVideos: true });
const member = await web.memberNamed('mio');

/** Kept in the database, for a site reads its settings from there again and again. */
const turnFourEyes = async (to: 'on' | 'off'): Promise<void> => {
  await fourEyesCommand.run(platform, [to], () => {});
  await loadSettings(platform);
};
await turnFourEyes('on');
const waiting = (who: TestMember) => call('list_second_looks', {}, who);
const confirm = (who: TestMember, id: string) => ask('confirm_second_look', { p_second_look_id: id }, who);
const decline = (who: TestMember, id: string) =>
  ask('decline_second_look', { p_second_look_id: id, p_reason: 'Not now.' }, who);
async function reportedMinor() {
  const video = await buildVideo(platform, { uploaderId: author.id });
  const about = { target_kind: 'video' as const, target_id: video.id };
  await call('submit-report', { ...about, reason_category: 'POTENTIALLY_FEATURES_MINOR' }, member);
  const [row] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  return { video, caseId: row!.id };
}
const contextOf = (who: TestMember): MemberContext =>
  ({
    ...platform,
    ...{
      memberId: who.id,
      viewer: { userId: who.id, role: 'admin', sessionId: null, canUploadVideos: false },
    },
  }) as unknown as MemberContext;
const statusOf = async (id: string) =>
  (await db.query<{ status: string }>('select publish_status as status from videos where id = $1', [id]))[0]
    ?.status;
const dismissed = (caseId: string): Input<'decide_case'> => ({ p_case_id: caseId, p_outcome: 'dismissed' });

test('what lets evidence of a minor go is done once another admin who may see it confirms it', async () => {
  const { video, caseId } = await reportedMinor();
  const asked = await call('decide_case', dismissed(caseId), guardian);
  assert.deepEqual([asked.waits_for_second, asked.decision_id, asked.reports], [true, null, 0]);
  assert.equal(await statusOf(video.id), 'held', 'nothing is done yet');
  const { case: one } = await call('get_case', { p_case_id: caseId }, guardian);
  assert.equal(one.state, 'open');

  assert.deepEqual(await waiting(keeper), [], 'not for who may not see it');
  const [look] = await waiting(warden);
  assert.match(look?.summary ?? '', /^Dismiss that a minor may be shown in the video/);
  assert.deepEqual([look?.subject_id, look?.asked_by, look?.is_own], [caseId, 'guardian', false]);
  assert.equal((await waiting(guardian))[0]?.is_own, true);
  assert.equal((await ask('decide_case', dismissed(caseId), warden)).status, 409, 'it waits already');

  assert.equal((await confirm(keeper, look!.id)).status, 404);
  assert.equal((await confirm(guardian, look!.id)).status, 403, 'not by who asked');
  assert.equal((await confirm(member, look!.id)).status, 403);
  const both = await Promise.all([confirm(warden, look!.id), confirm(warden, look!.id)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 404], 'once');
  assert.equal(await statusOf(video.id), 'published');
  const after = await call('get_case', { p_case_id: caseId }, warden);
  assert.equal(after.case.state, 'dismissed');
  const [decision] = await db.query<{ by: string; second: string }>(
    'select decided_by as by, confirmed_by as second from case_decisions where case_id = $1',
    [caseId],
  );
  assert.deepEqual(decision, { by: guardian.id, second: warden.id });
  const acts = await call('list_admin_acts', {}, warden);
  for (const act of ['second_look.asked', 'second_look.confirmed', 'case.decided'])
    assert.ok(
      acts.some((one_) => one_.act === act),
      act,
    );
  assert.ok(
    (await call('list_admin_acts', {}, keeper)).every(({ act }) => !act.startsWith('second_look')),
    'the log says nothing of it to others',
  );
});

test('what can be undone is done at once, and what is wrong is said to who asks', async () => {
  const video = await buildVideo(platform, { uploaderId: author.id });
  const about = { target_kind: 'video' as const, target_id: video.id };
  await call('submit-report', { ...about, reason_category: 'HATEFUL_INFLAMMATORY' }, member);
  const [row] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  const remove = {
    ...{ p_case_id: row!.id, p_outcome: 'upheld' as const, p_target_action: 'remove' as const },
    ...{ p_ground: 'HATEFUL_INFLAMMATORY' as const, p_explanation: 'It is loud.' },
  };
  const done = await call('decide_case', remove, keeper);
  assert.equal(done.waits_for_second, false);
  assert.equal(await statusOf(video.id), 'removed');

  const hold = { p_subject_kind: 'case' as const, p_subject_id: row!.id, p_reason: 'A court asked.' };
  const placed = await call('place_legal_hold', hold, keeper);
  assert.equal((await ask('lift_legal_hold', { p_hold_id: placed.id, p_reason: ' ' }, keeper)).status, 400);
  assert.deepEqual(await waiting(keeper), []);
});

test('a hold is lifted by two, unless it is declined', async () => {
  const { caseId } = await reportedMinor();
  const hold = { p_subject_kind: 'case' as const, p_subject_id: caseId, p_reason: 'A court asked.' };
  const { id } = await call('place_legal_hold', hold, guardian);
  const lift = { p_hold_id: id, p_reason: 'The court is done.' };
  const lifted = async () =>
    (await call('get_evidence', { p_subject_kind: 'case', p_subject_id: caseId }, warden)).holds.find(
      (one) => one.id === id,
    )?.lifted_at ?? null;
  assert.deepEqual((await call('lift_legal_hold', lift, guardian)).waits_for_second, true);
  assert.equal(await lifted(), null);
  const first = (await waiting(warden)).find(({ subject_id: of }) => of === id);
  assert.equal((await decline(keeper, first!.id)).status, 404);
  assert.equal((await decline(warden, first!.id)).status, 200);
  assert.equal((await confirm(warden, first!.id)).status, 404);
  assert.equal(await lifted(), null);

  await call('lift_legal_hold', lift, guardian);
  const second = (await waiting(warden)).find(({ subject_id: of }) => of === id);
  assert.equal((await confirm(warden, second!.id)).status, 200);
  assert.notEqual(await lifted(), null);
});

test('data is deleted on request by two', async () => {
  const { id } = await insertTestDataRequest(db);
  const answer = { p_request_id: id, p_letter: 'It is gone.', p_outcome: 'answered' as const };
  const asked = await call('answer_data_request', { ...answer, p_delete_records: true }, keeper);
  assert.equal(asked.waits_for_second, true);
  const look = (await waiting(guardian)).find(({ subject_id: of }) => of === id);
  assert.ok(look && !/@/.test(look.summary));
  assert.equal((await confirm(guardian, look.id)).status, 200);
  const [row] = await db.query<{ outcome: string; by: string }>(
    'select outcome, answered_by as by from data_requests where id = $1',
    [id],
  );
  assert.deepEqual(row, { outcome: 'answered', by: keeper.id });
});

test('what has changed since it was asked for is looked at anew, and hidden from who may not see it by now', async () => {
  const { caseId, video } = await reportedMinor();
  await call('decide_case', dismissed(caseId), guardian);
  const look = (await waiting(warden)).find(({ subject_id: of }) => of === caseId);
  const third = await web.memberNamed('one-more');
  const about = { target_kind: 'video' as const, target_id: video.id };
  await call('submit-report', { ...about, reason_category: 'POTENTIALLY_FEATURES_MINOR' }, third);
  assert.equal((await confirm(warden, look!.id)).status, 409, 'a report that nobody looked at');
  assert.equal(await statusOf(video.id), 'held');
  assert.equal((await decline(warden, look!.id)).status, 200);

  const other = await buildVideo(platform, { uploaderId: author.id });
  await call('submit-report', { ...about, target_id: other.id, reason_category: 'COPYRIGHT' }, member);
  const [plain] = await db.query<{ id: string }>('select id from cases where target_id = $1', [other.id]);
  const hold = { p_subject_kind: 'case' as const, p_subject_id: plain!.id, p_reason: 'A court asked.' };
  const placed = await call('place_legal_hold', hold, guardian);
  await call('lift_legal_hold', { p_hold_id: placed.id, p_reason: 'It is over.' }, guardian);
  assert.ok((await waiting(keeper)).some(({ subject_id: of }) => of === placed.id));
  await db.query('update legal_holds set is_minor_related = true where id = $1', [placed.id]);
  const hidden = (await waiting(keeper)).every(({ subject_id: of }) => of !== placed.id);
  assert.ok(hidden, 'it is for few by now');
});

test('to show again what may show a minor takes two, whatever the decision is called', async () => {
  const { caseId, video } = await reportedMinor();
  const leave = {
    ...{ p_case_id: caseId, p_outcome: 'upheld' as const, p_target_action: 'leave' as const },
    ...{ p_ground: 'POTENTIALLY_FEATURES_MINOR' as const, p_explanation: 'It stays.' },
  };
  assert.equal((await call('decide_case', leave, guardian)).waits_for_second, true);
  assert.equal(await statusOf(video.id), 'held');
});

test('what nobody may do any more is not confirmed', async () => {
  const { caseId } = await reportedMinor();
  const third = await web.memberNamed('third', { role: 'admin', childSafety: true });
  await call('decide_case', dismissed(caseId), third);
  const look = (await waiting(warden)).find(({ subject_id: of }) => of === caseId);
  await call('update_user_role', { user_id: third.id, new_role: 'member' }, warden);
  const answer = await confirm(warden, look!.id);
  assert.deepEqual(
    [answer.status, answer.body.message],
    [409, 'Whoever asked for this isn’t an admin anymore. Decline it.'],
  );
  assert.equal((await decline(warden, look!.id)).status, 200);
});

test('that it takes two is ended by two, whatever the way, and begun by one', async () => {
  const now = () => call('get_site_settings', {}, keeper);
  const set = async (p_settings: object) =>
    ask('update_site_settings', { p_settings, p_version: (await now()).version }, keeper);
  const isOn = async () => (await now()).settings.fourEyes;
  await turnFourEyes('off');
  const switchedOn = await set({ fourEyes: true });
  assert.deepEqual([switchedOn.status, await isOn()], [200, true]);
  assert.equal((switchedOn.body as Output<'update_site_settings'>).waits_for_second, false);
  await loadSettings(platform);

  for (const off of [{ fourEyes: false }, { fourEyes: null }, { siteName: 'Other', fourEyes: false }]) {
    const { status, body } = await set(off);
    const answer = body as Output<'update_site_settings'>;
    assert.deepEqual([status, answer.waits_for_second, answer.settings.fourEyes], [200, true, true]);
    assert.equal(await isOn(), true, JSON.stringify(off));
    const [look] = (await waiting(warden)).filter(({ subject_kind: kind }) => kind === 'settings');
    assert.match(look?.summary ?? '', /^Switch off that a second admin/);
    assert.equal((await set(off)).status, 409, 'it waits already');
    assert.equal((await confirm(keeper, look!.id)).status, 403);
    assert.equal((await decline(warden, look!.id)).status, 200);
  }
  assert.equal((await set({ fourEyes: 'no' })).status, 400);
  assert.notEqual((await now()).settings.siteName, 'Other');
  assert.equal((await set({ exitUrl: 'https://away.example' })).status, 200, 'the rest is for one');
  assert.equal((await now()).settings.exitUrl, 'https://away.example');

  await set({ fourEyes: false });
  const [look] = (await waiting(warden)).filter(({ subject_kind: kind }) => kind === 'settings');
  assert.equal((await confirm(warden, look!.id)).status, 200);
  assert.equal(await isOn(), false);
  const { origins } = await now();
  assert.equal(origins.find(({ name }) => name === 'fourEyes')?.changed_by, 'keeper', 'by who asked');
  await turnFourEyes('on');
});

/**
 * Every field of what waits, with what the second admin reads of it. One that is not here, or not read, fails: nobody
 * confirms what they have not seen.
 */
const read: Readonly<Record<string, Readonly<Record<string, RegExp | null>>>> = {
  answer_complaint: {
    p_complaint_id:
      /About: The video “.+” -> case Its author: author -> member Reason of the decision: We looked\. Complaint: All in it are 30\./,
    p_outcome: /It is: Upheld: what was decided is undone/,
    p_answer: /Answer: You are right\./,
  },
  decide_case: {
    p_case_id: /About: The profile “.+” -> case Its author: author -> member/,
    p_outcome: /Reports: Are upheld/,
    p_target_action: /The thing: Is removed/,
    // A profile is not limited to places, and has no file: the test below says them.
    p_places: null,
    p_stays_down: null,
    p_author_action: /To its author: Is suspended/,
    p_suspended_until: /Suspended: Until 2030-01-02, 03:04 \(UTC\)/,
    p_takes_upload_right: /Right to upload: Is taken from its author/,
    p_ground: /Rule: Nothing may show/,
    p_explanation: /Reason, as its author reads it: It is far too loud\./,
    p_false_report_ids: /Marked as false: .+, by mio: I think so\./,
    p_is_thankful: /Reporters who were right: Are thanked/,
    p_copy_ids: null,
  },
  lift_legal_hold: {
    p_hold_id: /On: the case of the profile “.+” -> case Placed: .+ Reason of the hold: A court asked\./,
    p_reason: /Reason to lift it: The court is done\./,
  },
  answer_data_request: {
    p_request_id: /Request: For .+ -> data_request/,
    p_outcome: /Outcome: It is answered/,
    p_letter: /Letter: It is gone\./,
    // Nothing is sent that is deleted.
    p_with_records: null,
    p_delete_records: /Is deleted: Nothing is stored/,
  },
  update_site_settings: { p_settings: /Four eyes: Off Exit url: https:\/\/away\.example/, p_version: null },
};
const linesOf = async (who: TestMember, subjectId: string) =>
  ((await waiting(who)).find(({ subject_id: of }) => of === subjectId)?.lines ?? [])
    .map(({ label, text, link }) => `${label}: ${text}${link === null ? '' : ` -> ${link.kind}`}`)
    .join(' ');

test('whoever confirms has read all that was sent, in words, and nobody else', async () => {
  const minor = { reason_category: 'POTENTIALLY_FEATURES_MINOR', custom_reason_text: 'I think so.' } as const;
  const target = { target_kind: 'profile' as const, target_id: author.id };
  await call('submit-report', { ...target, ...minor }, member);
  const [row] = await db.query<{ id: string; report: string }>(
    `select c.id, r.id as report from cases c join reports r on r.case_id = c.id where c.target_id = $1`,
    [author.id],
  );
  const caseId = row!.id;
  const hold = { p_subject_kind: 'case' as const, p_subject_id: caseId, p_reason: 'A court asked.' };
  const { id: holdId } = await call('place_legal_hold', hold, guardian);
  const { id: requestId } = await insertTestDataRequest(db);
  const { caseId: removedId } = await reportedMinor();
  const { decision_id: statement } = await call(
    'decide_case',
    {
      ...{
        p_case_id: removedId,
        p_outcome: 'upheld',
        p_target_action: 'remove',
        p_ground: minor.reason_category,
      },
      p_explanation: 'We looked.',
    },
    guardian,
  );
  await call('submit_complaint', { p_statement_id: statement, p_words: 'All in it are 30.' }, author);
  const [complaint] = await db.query<{ id: string }>('select id from complaints where decision_id = $1', [
    statement,
  ]);
  const sent: { [N in CallName]?: Input<N> } = {
    answer_complaint: { p_complaint_id: complaint!.id, p_outcome: 'upheld', p_answer: 'You are right.' },
    decide_case: {
      ...{
        p_case_id: caseId,
        p_outcome: 'upheld',
        p_target_action: 'remove',
        p_ground: minor.reason_category,
      },
      ...{ p_author_action: 'suspend', p_suspended_until: '2030-01-02T03:04:05Z' },
      ...{ p_takes_upload_right: true, p_explanation: 'It is far too loud.', p_is_thankful: true },
      p_false_report_ids: [row!.report],
    },
    lift_legal_hold: { p_hold_id: holdId, p_reason: 'The court is done.' },
    answer_data_request: {
      ...{ p_request_id: requestId, p_letter: 'It is gone.', p_outcome: 'answered', p_delete_records: true },
    },
    update_site_settings: {
      p_settings: { fourEyes: false, exitUrl: 'https://away.example' },
      p_version: 0,
    },
  };
  assert.deepEqual(Object.keys(read).sort(), finalCalls.map(({ name }) => name).sort());
  for (const final of finalCalls) {
    const words = read[final.name] ?? {};
    const fields = Object.keys((calls[final.name].input as { properties: object }).properties);
    assert.deepEqual(fields.sort(), Object.keys(words).sort(), `say what is read of each of ${final.name}`);
    const lines = await db.transaction((transaction) =>
      final.lines(transaction, contextOf(warden), sent[final.name] as Input<CallName>),
    );
    const text = lines
      .map(({ label, text: of, link }) => `${label}: ${of}${link === null ? '' : ` -> ${link.kind}`}`)
      .join(' ');
    for (const [field, shown] of Object.entries(words))
      if (shown !== null) assert.match(text, shown, `${final.name}.${field}`);
    assert.doesNotMatch(text, /[{}[\]]|"|undefined|null/, `${final.name} in words`);
  }
  await call('decide_case', dismissed(caseId), guardian);
  assert.match(await linesOf(warden, caseId), /Reports: Are dismissed/);
  assert.equal(await linesOf(keeper, caseId), '');
  // The hold is for everybody, its case for few: then it has no name.
  await db.query('update legal_holds set is_minor_related = false where id = $1', [holdId]);
  await call('lift_legal_hold', { p_hold_id: holdId, p_reason: 'The court is done.' }, guardian);
  assert.match(await linesOf(warden, holdId), /On: the case of the profile/);
  assert.match(await linesOf(keeper, holdId), /On: a case Placed: By guardian/);
});

test('places, a barred file and what goes along are read as well', async () => {
  const final = finalCalls.find(({ name }) => name === 'decide_case');
  const { caseId } = await reportedMinor();
  const of = async (more: object) => {
    const input = { ...dismissed(caseId), p_outcome: 'upheld', ...more };
    const lines = await db.transaction(
      async (transaction) => (await final?.lines(transaction, contextOf(warden), input as never)) ?? [],
    );
    return lines.map(({ label, text }) => `${label}: ${text}`).join(' ');
  };
  const ruled = { p_ground: 'COPYRIGHT', p_explanation: 'It is theirs.' };
  const limited = { ...ruled, p_target_action: 'limit', p_places: { mode: 'except', places: ['DE', 'FR'] } };
  assert.match(await of(limited), /Where it is shown: everywhere but in Germany, France/);
  const removed = { ...ruled, p_target_action: 'remove', p_stays_down: true };
  assert.match(await of(removed), /Its file: Is barred from now on/);
});

/** Admin calls that ask for a fresh proof and yet wait for nobody, each with the reason. */
const notFinal: Partial<Record<CallName, string>> = {
  delete_videos: 'a month passes until files go',
  delete_video: 'a month passes until files go',
  approve_creator_application: 'the role can be taken back',
  publish_legal_draft: 'earlier versions stay, and can be published again',
  make_evidence_package: 'adds a copy',
  open_evidence_package: 'reads',
  get_identity_record: 'reads',
  export_statements: 'reads',
  get_data_request_record: 'reads',
  approve_identity: 'can be withdrawn',
  update_hosted_library: 'can be set again',
  forget_hosted_keys: 'keys can be entered again',
  update_user_role: 'can be given back',
  set_upload_right: 'can be given back',
  grant_admin_role: 'can be taken back',
  undo_import: 'can be imported again',
  confirm_second_look: 'is the second look',
};

test('every admin call that asks for a fresh proof either may wait for a second admin, or says why it need not', () => {
  const finals = new Set<string>(finalCalls.map(({ name }) => name));
  const proven = Object.entries(calls).filter(
    ([, one]) => one.access === 'admin' && 'proof' in one && (one.proof === 'fresh' || one.proof === 'typed'),
  );
  assert.ok(proven.length > 10);
  for (const [name] of proven)
    assert.notEqual(finals.has(name), notFinal[name as CallName] !== undefined, name);
  const unproven = [...finals].filter((name) => proven.every(([known]) => known !== name));
  assert.deepEqual(
    unproven,
    ['answer_complaint', 'decide_case', 'update_site_settings'],
    'whoever confirms it proves who they are',
  );
  for (const name of Object.keys(notFinal))
    assert.ok(
      proven.some(([known]) => known === name),
      name,
    );
  assert.deepEqual([...finals].sort(), [
    ...['answer_complaint', 'answer_data_request', 'decide_case', 'lift_legal_hold', 'update_site_settings'],
  ]);
});
