import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionOf } from '#tests/inputs/test-identity-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({ env: { IDENTITY_PROVIDER: 'test', DEV: '1' } });
const { call, ask } = web;

const start = (who: TestMember, p_legal_name: string) =>
  call(
    'start_identity_check',
    { p_legal_name, p_date_of_birth: '1990-01-31', p_country: 'JP', p_document_kind: 'passport' },
    who,
  );

test('the test provider approves at once, without pictures, and the signature gives the right', async () => {
  const who = await web.memberNamed('mio');
  const started = await start(who, 'Mio Kanda');
  assert.deepEqual([started.state, started.provider], ['approved', 'test']);
  const signed = await call(
    'sign_uploader_agreement',
    {
      p_version: versionOf(web.platform.config.settings.uploaderAgreement),
      p_name: 'Mio Kanda',
    },
    who,
  );
  assert.equal(signed.can_upload_videos, true);
});

test('it refuses with a reason, and one can apply again', async () => {
  const who = await web.memberNamed('ren');
  const refused = await start(who, 'Ren Refused');
  assert.deepEqual(
    [refused.state, refused.reason],
    ['refused', 'The test provider refuses whoever has this name.'],
  );
  assert.equal((await start(who, 'Ren Kanda')).state, 'approved');
});

test('a check that waits with a provider is decided when its state is asked for', async () => {
  const who = await web.memberNamed('sae');
  const response = await ask(
    'start_identity_check',
    {
      p_legal_name: 'Sae Later',
      p_date_of_birth: '1990-01-31',
      p_country: 'JP',
      p_document_kind: 'passport',
    },
    who,
  );
  assert.equal(response.body.state, 'approved', 'the answer asks the provider already');
  const [told] = await web.call('get_notifications', {}, who);
  assert.equal(told?.type, 'identity_decided');
});
