import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const author = await web.memberNamed('ren', { canUploadVideos: true });
const member = await web.memberNamed('mio');
const minor = 'POTENTIALLY_FEATURES_MINOR' as const;

const sha256 = createHash('sha256').update('garden').digest();
async function copy(title: string): Promise<string> {
  const mediaId = await insertTestMedia(platform, { state: 'ready', sourceSha256: sha256 });
  const { id } = await buildVideo(platform, { title, uploaderId: author.id });
  await db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
  return id;
}
const radiusOf = (caseId: string, who = keeper) => call('get_blast_radius', { p_case_id: caseId }, who);
const reported = (id: string, reason: Parameters<typeof reportedCase>[3]) =>
  reportedCase(web, { kind: 'video', id }, member, reason);

test('a copy whose case went into one about a minor is for few', async () => {
  const [lead, merged, other] = [await copy('Garden'), await copy('Garden two'), await copy('Garden three')];
  const [caseId, from] = [await reported(lead, 'COPYRIGHT'), await reported(merged, 'COPYRIGHT')];
  const into = await reported(other, minor);
  assert.deepEqual(
    (await radiusOf(caseId)).copies.map(({ id }) => id),
    [merged],
  );
  await call('merge_cases', { p_case_id: from, p_into_id: into }, guardian);
  assert.deepEqual((await radiusOf(caseId)).copies, []);
  assert.equal((await radiusOf(caseId, guardian)).copies.length, 2);
});

test('so is what was decided along with a case, once it may show a minor', async () => {
  const [lead, led] = [await copy('Lake'), await copy('Lake two')];
  const caseId = await reported(lead, 'HATEFUL_INFLAMMATORY');
  const decide = {
    p_outcome: 'upheld',
    p_target_action: 'disable',
    p_ground: 'HATEFUL_INFLAMMATORY',
  } as const;
  const decided = async (p_case_id: string) =>
    (
      await call(
        'decide_case',
        { p_case_id, ...decide, p_explanation: 'It is loud.', p_copy_ids: [] },
        keeper,
      )
    ).decision_id;
  const ledCase = await reported(led, 'HATEFUL_INFLAMMATORY');
  const [first, second] = [await decided(caseId), await decided(ledCase)];
  await db.query('update case_decisions set led_by = $2 where id = $1', [second, first]);
  assert.deepEqual(
    (await radiusOf(caseId)).led.map(({ title }) => title),
    ['Lake two'],
  );
  await db.query('update cases set is_minor_related = true where id = $1', [ledCase]);
  assert.deepEqual((await radiusOf(caseId)).led, []);
  assert.equal((await radiusOf(caseId, guardian)).led.length, 1);
});
