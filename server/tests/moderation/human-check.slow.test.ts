import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { beginsWithZeros, humanCheckLimits } from '#contract/human-check-rules.ts';
import { cleanSupportHandler } from '#server/domains/legal/support/clean-support.handler.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import type { SentForm } from '#server/platform/visitors/sender-lock-queries.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db, config } = platform;
const video = await buildVideo(platform);
let people = 0;

function solve(challenge: string, bits: number): string {
  for (let number = 0; ; number++) {
    const proof = `${challenge}:${number}`;
    if (beginsWithZeros(createHash('sha256').update(proof).digest(), bits)) return proof;
  }
}
async function proven(): Promise<string> {
  const { challenge, bits } = await call('get_human_check', {}, null);
  return solve(challenge ?? assert.fail('nothing is asked'), bits);
}
const write = (p_proof?: string | null, who: Parameters<typeof ask>[2] = null) =>
  ask(
    'open_support_ticket',
    {
      p_email: `person${++people}@mail.example`,
      p_name: 'Aki',
      p_support_type: 'general_inquiries',
      p_subject: 'Rain',
      p_message: 'It rains.',
      ...(p_proof === undefined ? {} : { p_proof }),
    },
    who,
  );

test('nothing is asked unless the operator wants it', async () => {
  assert.deepEqual(await call('get_human_check', {}, null), { kind: 'none', challenge: null, bits: 0 });
  for (let round = 0; round < humanCheckLimits.unprovenPerNetwork + 1; round++)
    assert.equal((await write()).status, 200);
  await db.query('delete from support_tickets');
});

test('a proof is good once, and a wrong one is refused at its field', async () => {
  giveSettings(config, { humanCheck: 'work' });
  const proof = await proven();
  assert.equal((await write(proof)).status, 200);
  const again = await write(proof);
  assert.deepEqual([again.status, again.body.details], [400, 'field: p_proof']);
  const { challenge } = await call('get_human_check', {}, null);
  const [value = '', mac = ''] = (challenge ?? '').split('.');
  for (const wrong of [
    `${challenge}:0x1`,
    `${challenge}:`,
    'nonsense',
    solve(`${value}.${mac.replace(/.$/, mac.endsWith('A') ? 'B' : 'A')}`, 4),
    solve(`${Math.floor(Date.now() / 1000) - 10}-abc.${mac}`, humanCheckLimits.bits),
  ])
    assert.equal((await write(wrong)).status, 400, wrong);
  // Whoever solves it otherwise has used it all the same.
  const other = `${proof.split(':')[0]}:${Number(proof.split(':')[1]) + 1}`;
  assert.equal((await write(other)).status, 400);
});

test('a refusal for another reason does not use a proof up', async () => {
  const proof = await proven();
  const short = await ask(
    'submit_data_request',
    { p_kind: 'access', p_full_name: ' ', p_email: 'aki@mail.example', p_proof: proof },
    null,
  );
  assert.equal(short.status, 400);
  const whole = { p_kind: 'access' as const, p_full_name: 'Aki', p_email: 'aki@mail.example' };
  assert.equal((await ask('submit_data_request', { ...whole, p_proof: proof }, null)).status, 200);
});

test('without script fewer are taken from a network, and members are not asked', async () => {
  await db.query('delete from support_tickets');
  for (let round = 0; round < humanCheckLimits.unprovenPerNetwork; round++)
    assert.equal((await write(null)).status, 200);
  assert.equal((await write(null)).status, 429);
  assert.equal((await write(await proven())).status, 200);
  const member = await web.memberNamed('member');
  assert.equal((await call('get_human_check', {}, member)).challenge, null);
  assert.equal((await write(null, member)).status, 200);

  const notice = {
    p_kind: 'illegal' as const,
    p_addresses: `http://localhost/play/${video.slug}`,
    p_reason: 'MINOR' as never,
  };
  assert.notEqual((await ask('submit_notice', { ...notice, p_proof: 'nonsense' }, null)).status, 200);
});

/** Each form that needs no account, sent well. */
const forms: Readonly<Record<SentForm, () => ReturnType<typeof ask>>> = {
  support: () => write(),
  'data request': () =>
    ask(
      'submit_data_request',
      { p_kind: 'access', p_full_name: 'Aki', p_email: `person${++people}@mail.example` },
      null,
    ),
  notice: () =>
    ask(
      'submit_notice',
      {
        ...{
          p_kind: 'illegal',
          p_addresses: `${siteAddress(config)}/play/${video.slug}`,
          p_reason: 'OTHER_INAPPROPRIATE',
        },
        ...{ p_explanation: 'It is loud.', p_full_name: 'Aki', p_email: `person${++people}@mail.example` },
        p_good_faith_belief: true,
      },
      null,
    ),
  'urgent request': () =>
    ask(
      'submit_urgent_request',
      {
        ...{ p_kind: 'authority', p_full_name: 'Kei Mori', p_office: 'Police of Kyoto' },
        ...{ p_email: `person${++people}@mail.example`, p_words: 'File 26-1: who is ren?' },
      },
      null,
    ),
};

test('every form counts what comes from around a network, and stops it', async () => {
  giveSettings(config, { humanCheck: 'none' });
  await db.query('delete from sender_counts');
  for (const [name, send] of Object.entries(forms)) {
    const first = await send();
    assert.equal(first.status, 200, `${name}: ${first.text}`);
    const rows = await db.query<{ sent: number }>('select sent from sender_counts where what = $1', [name]);
    assert.deepEqual(rows, [{ sent: 1 }], name);
  }
  await db.query('update sender_counts set sent = 1000');
  for (const [name, send] of Object.entries(forms)) assert.equal((await send()).status, 429, name);
});

test('used proofs are forgotten once they are too old', async () => {
  const clean = () => {
    const { run } = cleanSupportHandler(platform);
    return run({ payload: {}, signal: AbortSignal.timeout(5000) } as Parameters<typeof run>[0]);
  };
  await clean();
  assert.ok((await db.query('select from spent_proofs')).length > 0);
  await db.query("update spent_proofs set spent_at = now() - interval '2 hours'");
  await clean();
  assert.equal((await db.query('select from spent_proofs')).length, 0);
});
