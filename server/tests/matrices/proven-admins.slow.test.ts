import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { goodInput } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { buildFilmed, insertTestPerformer } from '#tests/inputs/test-performer-inputs.ts';
import type { Caller } from '#tests/support/test-calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const video = await buildVideo(web.platform);
const stale = () =>
  db.query(`update sessions set proven_at = now() - interval '6 minutes' where account_id = $1`, [admin.id]);
const entries = Object.entries(calls) as [CallName, Call][];
const ofAdmins = entries.filter(([, { access }]) => access === 'admin');

/** What roles, upload rights, identity pictures, keys, exports and purges come to; another is added here on purpose. */
const guarded: Readonly<Record<string, Call['proof']>> = {
  update_user_role: 'fresh',
  grant_admin_role: 'typed',
  approve_creator_application: 'fresh',
  set_upload_right: 'fresh',
  approve_identity: 'fresh',
  decide_case: { when: 'p_takes_upload_right' },
  get_identity_record: 'fresh',
  update_hosted_library: 'fresh',
  forget_hosted_keys: 'fresh',
  'list-bunny-libraries': { when: 'remember' },
  delete_video: 'fresh',
  delete_videos: 'fresh',
  undo_import: 'fresh',
  lift_legal_hold: 'fresh',
  confirm_second_look: 'fresh',
  make_evidence_package: 'fresh',
  open_evidence_package: 'fresh',
  publish_legal_draft: 'fresh',
  answer_data_request: 'fresh',
  get_data_request_record: 'fresh',
  export_statements: 'fresh',
};

test('every call of admins says whether it needs fresh proof, and no other does', () => {
  assert.ok(ofAdmins.length > 80);
  for (const [name, { access, proof }] of entries)
    assert.equal(proof !== undefined, access === 'admin', `${name} says ${JSON.stringify(proof)}`);
  const needing = ofAdmins
    .filter(([, { proof }]) => proof !== 'none')
    .map(([name, { proof }]) => [name, proof]);
  assert.deepEqual(Object.fromEntries(needing), guarded);
});

for (const [name, { proof }] of ofAdmins.filter(([, one]) => one.proof !== 'none'))
  test(`${name} is refused six minutes after the sign-in, until whoever asks has shown that it is them`, async () => {
    const call: Call = calls[name];
    const inputs = { p_video_id: video.id, ...(await inputsFor(web.platform, admin, video.id)) };
    const input = await goodInput(name, call, inputs);
    if (proof === 'typed') for (const key of Object.keys(input)) if (key === 'p_password') delete input[key];
    if (typeof proof === 'object') Object.assign(input, { [proof.when]: true });
    await stale();
    const refused = await ask(name, input, admin);
    assert.equal(refused.status, 403, JSON.stringify(refused.body));
    assert.match(refused.body.message ?? refused.body.error, /confirm it’s you first|enter your password/);
    if ('hint' in refused.body) assert.equal(refused.body.hint, 'reauthentication_needed');
    if (typeof proof === 'object') {
      const without = await ask(name, { ...input, [proof.when]: false }, admin);
      assert.notEqual(without.body.hint, 'reauthentication_needed');
    }
    assert.equal((await ask('prove_identity', { p_password: admin.password }, admin)).status, 200);
    const again = await ask(name, input, admin);
    assert.ok(![401, 403].includes(again.status), JSON.stringify(again.body));
  });

test('an admin who looks at who is seen in a filmed video is on record; its uploader is not', async () => {
  const owner = await web.memberNamed('filmer', { canUploadVideos: true });
  const filmed = await buildFilmed(web.platform, { uploaderId: owner.id });
  await insertTestPerformer(web.platform, filmed.id, owner.id);
  const looks = () =>
    db.query<{ actor_id: string; summary: string }>(
      `select actor_id, summary from admin_acts where act = 'performer.opened'`,
    );
  const records = (who: Caller) => call('get_performer_records', { p_video_id: filmed.id }, who);
  assert.equal((await records(owner)).length, 1);
  assert.deepEqual(await looks(), []);
  assert.equal((await records(admin)).length, 1);
  const [look, ...others] = await looks();
  assert.deepEqual([look?.actor_id, others], [admin.id, []]);
  assert.ok(!look?.summary.includes('Kanda'), 'whom they saw is not in the log');
});
