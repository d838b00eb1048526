import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFileNoticeHandler } from '#server/domains/moderation/notices/file-notice.handler.ts';
import { siteAddress } from '#server/main/import/site-address.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });

/** A copyright notice without an account about a video of its own, whose address was confirmed; answers its case. */
async function noticed(mailbox: string): Promise<string> {
  const video = await buildVideo(platform, {});
  await call(
    'submit_notice',
    {
      ...{ p_kind: 'copyright', p_full_name: 'Aki Mori', p_email: mailbox, p_signature: 'Aki Mori' },
      ...{ p_address: '1 Hill Road, Kyoto', p_phone_number: '+81 75 000 0000' },
      ...{ p_original_work: 'Moon Garden', p_good_faith_belief: true, p_accuracy_statement: true },
      p_without_account: true,
      p_addresses: `${siteAddress(platform.config)}/play/${video.slug}`,
    },
    null,
  );
  const [notice] = await db.query<{ id: string }>(
    'update notices set filed_at = now() where mailbox = $1 and filed_at is null returning id',
    [mailbox],
  );
  const file = createFileNoticeHandler(platform, reportTargets);
  await file.run({
    payload: { noticeId: notice!.id },
    signal: AbortSignal.timeout(9000),
  } as unknown as Parameters<typeof file.run>[0]);
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [video.id]);
  return one?.id ?? assert.fail('not filed');
}
const priorityOf = async (id: string) =>
  (await db.query<{ it: number }>('select priority as it from cases where id = $1', [id]))[0]?.it ?? 0;
const reportsOf = async (caseId: string) => (await call('get_case', { p_case_id: caseId }, keeper)).reports;

test('notices of a mailbox that lied weigh less, those it sent before too, and an honest one more', async () => {
  const waiting = await noticed('liar@mail.example');
  const before = await priorityOf(waiting);
  for (let n = 0; n < 3; n++) {
    const caseId = await noticed('liar@mail.example');
    const ids = (await reportsOf(caseId)).map(({ id }) => id);
    await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed', p_false_report_ids: ids }, keeper);
  }
  assert.ok((await priorityOf(waiting)) < before, 'one that waits');
  assert.ok((await priorityOf(await noticed('liar@mail.example'))) < before, 'the next');
  assert.equal(await priorityOf(await noticed('stranger@mail.example')), before);
  const [report] = await reportsOf(waiting);
  assert.ok(report!.reliability < 0.5, 'and whoever decides sees it');

  for (let n = 0; n < 3; n++)
    await call(
      'decide_case',
      {
        ...{ p_case_id: await noticed('honest@mail.example'), p_outcome: 'upheld', p_ground: 'COPYRIGHT' },
        ...{ p_target_action: 'disable', p_explanation: 'The rights are another’s.' },
      },
      keeper,
    );
  assert.ok((await priorityOf(await noticed('honest@mail.example'))) > before);
});
