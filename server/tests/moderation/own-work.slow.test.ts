import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/kit/ids.ts';
import { insertMinorCase } from '#tests/inputs/test-evidence-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const second = await web.memberNamed('second', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const author = await web.memberNamed('author', { canUploadVideos: true });
let people = 0;

async function reported(): Promise<string> {
  const video = await buildVideo(platform, { uploaderId: author.id });
  return reportedCase(web, { kind: 'video', id: video.id }, await web.memberNamed(`witness-${++people}`));
}

test('an admin is told of their own work, and of nobody else’s', async () => {
  const none = { decided: 0, upheld: 0, median_hours: null, complaints: 0, reversed: 0, assigned: 0 };
  assert.deepEqual(await call('get_own_work', {}, keeper), { ...none, looked: null });
  const [one, other, third] = [await reported(), await reported(), await reported()];
  await db.query(`update cases set created_at = now() - interval '4 hours' where id = $1`, [one]);
  await db.query(`update cases set created_at = now() - interval '2 hours' where id = $1`, [other]);
  await call('decide_case', { p_case_id: one, p_outcome: 'dismissed' }, keeper);
  const { decision_id } = await call(
    'decide_case',
    {
      p_case_id: other,
      p_outcome: 'upheld',
      p_target_action: 'unpublish',
      p_ground: 'HATEFUL_INFLAMMATORY',
      p_explanation: 'It is loud.',
    },
    keeper,
  );
  await call('assign_case', { p_case_id: third, p_assignee_id: keeper.id }, keeper);
  await call('submit_complaint', { p_statement_id: decision_id, p_words: 'It is not.' }, author);
  const [complaint] = await db.query<{ id: string }>('select id from complaints');
  await call(
    'answer_complaint',
    { p_complaint_id: complaint?.id ?? '', p_outcome: 'upheld', p_answer: 'It is not loud.' },
    second,
  );
  assert.deepEqual(await call('get_own_work', {}, keeper), {
    ...{ decided: 2, upheld: 1, median_hours: 3, complaints: 1, reversed: 1, assigned: 1 },
    looked: null,
  });
  assert.equal((await call('get_own_work', {}, second)).complaints, 0);
  await db.query(`update case_decisions set decided_at = now() - interval '31 days' where decided_by = $1`, [
    keeper.id,
  ]);
  assert.equal((await call('get_own_work', {}, keeper)).decided, 0);
});

test('cases about minors count for whoever may see them, with what was looked at', async () => {
  const caseId = await insertMinorCase(platform);
  await call('assign_case', { p_case_id: caseId, p_assignee_id: guardian.id }, guardian);
  await call('uncover_media', { p_subject_id: newId() }, guardian);
  const seen = await call('get_own_work', {}, guardian);
  assert.deepEqual([seen.assigned, seen.looked], [1, { today: 1, week: 1 }]);
  await db.query('update account_rights set child_safety = false where account_id = $1', [guardian.id]);
  const later = await call('get_own_work', {}, guardian);
  assert.deepEqual([later.assigned, later.looked], [0, null]);
});

test('a decision on what may show a minor counts for whoever may see such cases, also when that is found out later', async () => {
  const decided = async () => (await call('get_own_work', {}, second)).decided;
  const caseId = await reported();
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, second);
  const before = await decided();
  await db.query('update cases set is_minor_related = true where id = $1', [caseId]);
  assert.equal(await decided(), before - 1);
  const [first] = await db.query<{ same: boolean }>(
    `select d.first_took = d.decided_at - c.created_at as same from case_decisions d join cases c on c.id = d.case_id where c.id = $1`,
    [caseId],
  );
  assert.equal(first?.same, true);
});
