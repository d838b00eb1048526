import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('mio');

test('that something stays does not tell an admin without child_safety that it may show a minor', async () => {
  const author = await web.memberNamed('author', { canUploadVideos: true });
  const plain = await web.memberNamed('plain', { canUploadVideos: true });
  const [held, reported] = [
    (await buildVideo(platform, { uploaderId: author.id })).id,
    (await buildVideo(platform, { uploaderId: plain.id })).id,
  ];
  const caseId = await reportedCase(web, { kind: 'video', id: held }, member, 'POTENTIALLY_FEATURES_MINOR');
  await reportedCase(web, { kind: 'video', id: reported }, member, 'COPYRIGHT');
  const stays = async (kind: Input<'get_evidence'>['p_subject_kind'], id: string, who = keeper) =>
    (await call('get_evidence', { p_subject_kind: kind, p_subject_id: id }, who)).is_evidence;
  assert.deepEqual([await stays('video', held), await stays('video', held, guardian)], [false, true]);
  assert.equal(await stays('video', reported), true, 'of a case that all admins see, all are told');
  const hold = { p_subject_kind: 'member' as const, p_subject_id: author.id, p_reason: 'A court asked.' };
  await call('place_legal_hold', { ...hold, p_is_minor_related: true }, guardian);
  const other = (await buildVideo(platform, { uploaderId: author.id })).id;
  assert.deepEqual([await stays('video', other), await stays('video', other, guardian)], [false, true]);
  assert.deepEqual([await stays('case', caseId), await stays('member', author.id)], [false, false]);
  await call('place_legal_hold', hold, keeper);
  assert.equal(await stays('member', author.id), true);
});
