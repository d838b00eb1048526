import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { fourEyesCommand } from '#server/main/admin/four-eyes-command.ts';
import { loadSettings } from '#server/platform/settings/live-settings.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { reportedCase, statusOfVideo } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const warden = await web.memberNamed('warden', { role: 'admin', childSafety: true });
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const author = await web.memberNamed('author', { canUploadVideos: true });
const member = await web.memberNamed('mio');

// Kept in the database, for a site reads its settings from there again and again.
await fourEyesCommand.run(platform, ['on'], () => {});
await loadSettings(platform);
const waiting = (who: TestMember, id: string) =>
  call('list_second_looks', {}, who).then((all) => all.find(({ subject_id: of }) => of === id));
const confirm = (who: TestMember, id: string) => ask('confirm_second_look', { p_second_look_id: id }, who);
async function reportedMinor() {
  const { id } = await buildVideo(platform, { uploaderId: author.id });
  return { id, caseId: await reportedCase(web, { kind: 'video', id }, member, 'POTENTIALLY_FEATURES_MINOR') };
}
const upheld = (
  caseId: string,
  action: 'remove' | 'unpublish' | 'disable',
  ground: 'COPYRIGHT' | 'POTENTIALLY_FEATURES_MINOR',
): Input<'decide_case'> => ({
  ...{ p_case_id: caseId, p_outcome: 'upheld', p_target_action: action },
  ...{ p_ground: ground, p_explanation: 'We looked at it.' },
});

test('a complaint brings what may show a minor back only by two', async () => {
  const { id, caseId } = await reportedMinor();
  const { decision_id: statement } = await call(
    'decide_case',
    upheld(caseId, 'remove', 'POTENTIALLY_FEATURES_MINOR'),
    guardian,
  );
  await call('submit_complaint', { p_statement_id: statement, p_words: 'All in it are 30.' }, author);
  const [complaint] = await db.query<{ id: string }>('select id from complaints where decision_id = $1', [
    statement,
  ]);
  const answer = { p_complaint_id: complaint!.id, p_outcome: 'upheld' as const, p_answer: 'You are right.' };
  const asked = await call('answer_complaint', answer, warden);
  assert.deepEqual([asked.waits_for_second, asked.is_gone], [true, false]);
  assert.equal(await statusOfVideo(platform, id), 'removed', 'nothing is done yet');
  assert.equal(await waiting(keeper, caseId), undefined, 'not for who may not see it');
  const look = await waiting(guardian, caseId);
  assert.match(look?.summary ?? '', /^Uphold the complaint about the video/);
  assert.equal((await confirm(warden, look!.id)).status, 403, 'not by who asked');
  assert.equal((await confirm(guardian, look!.id)).status, 200);
  assert.equal(await statusOfVideo(platform, id), 'published');
  const [decision] = await db.query<{ by: string; second: string }>(
    `select decided_by as by, confirmed_by as second from case_decisions where case_id = $1 and outcome = 'dismissed'`,
    [caseId],
  );
  assert.deepEqual(decision, { by: warden.id, second: guardian.id });
});

test('neither is it left where one admin, or a counter-notice, brings it back', async () => {
  for (const [action, ground] of [
    ['unpublish', 'POTENTIALLY_FEATURES_MINOR'],
    ['disable', 'COPYRIGHT'],
  ] as const) {
    const { id, caseId } = await reportedMinor();
    assert.equal(
      (await call('decide_case', upheld(caseId, action, ground), guardian)).waits_for_second,
      true,
    );
    assert.equal(await statusOfVideo(platform, id), 'held', action);
  }
  const { id, caseId } = await reportedMinor();
  await call('decide_case', upheld(caseId, 'disable', 'POTENTIALLY_FEATURES_MINOR'), guardian);
  assert.equal(await statusOfVideo(platform, id), 'disabled', 'what stays away needs one alone');
});

test('one admin neither turns it off, nor makes an account of their own the second', async () => {
  const { version } = await call('get_site_settings', {}, keeper);
  const set = (fourEyes: boolean | null) =>
    ask('update_site_settings', { p_version: version + 9, p_settings: { fourEyes } }, keeper);
  assert.equal((await set(true)).status, 200);
  for (const value of [false, null]) {
    const asked = await set(value);
    assert.deepEqual([asked.status, asked.body.waits_for_second], [200, true]);
    const look = (await call('list_second_looks', {}, guardian)).find(
      ({ subject_kind: of }) => of === 'settings',
    );
    assert.match(look?.summary ?? '', /^Switch off/);
    await call('decline_second_look', { p_second_look_id: look!.id, p_reason: 'No.' }, guardian);
  }
  assert.equal((await call('get_site_settings', {}, keeper)).settings.fourEyes, true);
  const grant = { p_user_id: member.id, p_password: keeper.password };
  const second = await ask('grant_admin_role', grant, keeper);
  assert.equal(second.status, 403);
  assert.match(second.body.message, /npm run admin -- make/);

  const said: string[] = [];
  await fourEyesCommand.run(platform, ['off'], (line) => said.push(line));
  await loadSettings(platform);
  assert.deepEqual(said, ['Each admin does alone what cannot be undone.']);
  assert.equal((await call('get_site_settings', {}, keeper)).settings.fourEyes, false);
  assert.equal((await ask('grant_admin_role', grant, keeper)).status, 200);
  await assert.rejects(
    fourEyesCommand.run(platform, ['maybe'], () => {}),
    /four-eyes on/,
  );
});
