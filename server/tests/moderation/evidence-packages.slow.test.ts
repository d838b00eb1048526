import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import type { CallName } from '#contract/calls.ts';
import { cleanUpAccounts } from '#server/domains/accounts/leaving/clean-accounts.ts';
import { deleteDuePackages } from '#server/domains/moderation/evidence/packages/delete-packages.ts';
import { createMakeEvidencePackageHandler } from '#server/domains/moderation/evidence/packages/make-evidence-package.handler.ts';
import type { Manifest } from '#server/domains/moderation/evidence/packages/manifest.ts';
import { fileKey } from '#server/domains/moderation/evidence/packages/sealed-package.ts';
import { type Kind, makeThing, type TestThing } from '#tests/support/test-evidence.ts';
import { takeMail } from '#tests/support/test-mail.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { reportedCase } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db, storage } = platform;
const { signal } = new AbortController();
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const guardian = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const other = await web.memberNamed('other-guardian', { role: 'admin', childSafety: true });
const handler = createMakeEvidencePackageHandler(platform, () => 'https://lanterns.test');

async function reported(kind: Kind): Promise<{ thing: TestThing; caseId: string }> {
  const thing = await makeThing(platform, kind);
  const [reason, words] = ['POTENTIALLY_FEATURES_MINOR', 'Too young, I think.'] as const;
  return { thing, caseId: await reportedCase(web, thing, thing.witness, reason, words) };
}
async function make(caseId: string): Promise<string> {
  const { id } = await call('make_evidence_package', { p_case_id: caseId }, guardian);
  await handler.run({ payload: { packageId: id }, signal } as Parameters<typeof handler.run>[0]);
  return id;
}
const open = (id: string, who: TestMember = guardian) =>
  call('open_evidence_package', { p_package_id: id, p_reason: 'The police asked for it.' }, who);
const download = (id: string, who: TestMember = guardian) =>
  web.app.inject({ url: `/storage/v1/object/evidence-packages/${id}`, headers: who.bearer });
async function unpacked(id: string): Promise<{ files: Record<string, Uint8Array>; manifest: Manifest }> {
  const files = unzipSync((await download(id)).rawPayload);
  return { files, manifest: JSON.parse(strFromU8(files['manifest.json']!)) as Manifest };
}
const packagesOf = (caseId: string, who = guardian) =>
  call('get_evidence_packages', { p_case_id: caseId }, who);

for (const kind of ['video', 'photo', 'profile'] as const)
  test(`a package of a ${kind} holds its files with their hashes, the account and the words, sealed`, async () => {
    const { thing, caseId } = await reported(kind);
    const id = await make(caseId);
    await open(id);
    const { files, manifest } = await unpacked(id);
    assert.equal(manifest.files.length, thing.keys.length);
    assert.deepEqual(manifest.missing, []);
    for (const { path, sha256, md5, bytes } of manifest.files) {
      const file = files[path]!;
      assert.equal(createHash('sha256').update(file).digest('hex'), sha256);
      assert.equal(createHash('md5').update(file).digest('hex'), md5);
      assert.equal(file.length, bytes);
      const key = thing.keys.find((one) => path.endsWith(one))!;
      assert.deepEqual(Buffer.from(file), await storage.get(key));
    }
    assert.equal(manifest.things[0]?.id, thing.id);
    assert.equal(manifest.reports[0]?.text, 'Too young, I think.');
    const { account, sessions } = manifest.account as { account: { email: string }; sessions: unknown[] };
    assert.deepEqual([account.email, sessions.length], [thing.owner.email, 1]);
    const all = JSON.stringify(manifest);
    for (const word of [thing.witness.username, thing.witness.email, thing.witness.id, 'password_hash'])
      assert.ok(!all.includes(word), `${word} is nobody's business`);
    const report = strFromU8(files['report.txt']!);
    for (const words of ['animeDrawingVirtualHentai', thing.owner.email, manifest.files[0]!.sha256])
      assert.ok(report.includes(words), words);
    const sealed = await storage.get(fileKey(id, 0));
    assert.ok(
      sealed && !sealed.includes((await storage.get(thing.keys[0]!))!),
      'what lies in storage is sealed',
    );
    const [row] = (await packagesOf(caseId)).packages;
    assert.equal(row?.manifest_sha256, createHash('sha256').update(files['manifest.json']!).digest('hex'));
  });

test('texts have packages without files', async () => {
  for (const kind of ['comment', 'post', 'message', 'playlist'] as const) {
    const { caseId } = await reported(kind);
    const id = await make(caseId);
    await open(id);
    const { manifest } = await unpacked(id);
    assert.deepEqual(manifest.files, []);
    assert.match(JSON.stringify(manifest.things[0]?.row), /lantern/i, kind);
  }
});

test('nobody else knows of it, makes it or opens it, and it is opened with a reason, for a while', async () => {
  const { caseId, thing } = await reported('photo');
  const id = await make(caseId);
  const asked: [CallName, object][] = [
    ['get_evidence_packages', { p_case_id: caseId }],
    ['make_evidence_package', { p_case_id: caseId }],
    ['open_evidence_package', { p_package_id: id, p_reason: 'I wonder.' }],
    ['note_authority_report', { p_case_id: caseId, p_authority: 'NCMEC', p_reference: '1' }],
  ];
  for (const [name, input] of asked)
    for (const [who, status] of [
      [keeper, 404],
      [thing.owner, 403],
    ] as const)
      assert.equal((await ask(name, input, who)).status, status, `${name} by ${who.username}`);
  assert.equal((await download(id)).statusCode, 404, 'not opened yet');
  assert.equal(
    (await ask('open_evidence_package', { p_package_id: id, p_reason: ' ' }, guardian)).status,
    400,
  );
  await open(id);
  assert.equal((await download(id)).statusCode, 200);
  for (const who of [keeper, other]) assert.equal((await download(id, who)).statusCode, 404);
  assert.equal((await download(id, thing.owner)).statusCode, 403);
  const { packages } = await packagesOf(caseId, other);
  assert.deepEqual(
    packages[0]?.openings.map(({ by, reason }) => [by, reason]),
    [[guardian.username, 'The police asked for it.']],
  );
  assert.equal(packages[0]?.opened, null);
  assert.match((await packagesOf(caseId)).packages[0]?.opened?.report ?? '', /REPORT OF APPARENT/);
  const acts = (who: TestMember) => call('list_admin_acts', { p_act: 'evidence' }, who);
  assert.ok((await acts(guardian)).some(({ act }) => act === 'evidence.opened'));
  assert.deepEqual(await acts(keeper), []);
  await db.query(`update evidence_openings set at = now() - interval '16 minutes'`);
  assert.equal((await download(id)).statusCode, 404, 'its time is over');
});

test('a package of a case that is about no minor is not made', async () => {
  const thing = await makeThing(platform, 'photo');
  await call(
    'submit-report',
    { target_kind: 'photo', target_id: thing.id, reason_category: 'COPYRIGHT' },
    thing.witness,
  );
  const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [thing.id]);
  assert.equal((await ask('make_evidence_package', { p_case_id: one?.id }, guardian)).status, 404);
});

test('two presses make one package', async () => {
  const { caseId } = await reported('comment');
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask('make_evidence_package', { p_case_id: caseId }, guardian)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('what is deleted meanwhile is in it all the same: things, versions and who it was', async () => {
  const { caseId, thing } = await reported('photo');
  await db.query(`update accounts set deletion_requested_at = now() - interval '15 days' where id = $1`, [
    thing.owner.id,
  ]);
  await cleanUpAccounts(platform, signal);
  assert.equal((await db.query('select from accounts where id = $1', [thing.owner.id])).length, 0);
  const id = await make(caseId);
  await open(id);
  const { manifest } = await unpacked(id);
  assert.equal(manifest.files.length, thing.keys.length);
  assert.match(JSON.stringify(manifest.account), new RegExp(thing.owner.email));
  assert.ok(manifest.preserved.some(({ thing_id }) => thing_id === thing.id));
});

test('one whose bytes were changed is not sent as if it were whole', async () => {
  const { caseId } = await reported('photo');
  const id = await make(caseId);
  await open(id);
  const sealed = (await storage.get(fileKey(id, 1)))!;
  sealed[sealed.length - 1]! ^= 1;
  await storage.put(fileKey(id, 1), sealed);
  const answer = await download(id).catch((error: Error) => error);
  assert.ok(
    answer instanceof Error ||
      (() => {
        try {
          unzipSync(answer.rawPayload);
          return false;
        } catch {
          return true;
        }
      })(),
  );
});

test('it goes a year after it was made or reported, unless its case is under a hold', async () => {
  const { caseId } = await reported('photo');
  const id = await make(caseId);
  const deleteAt = async () => Date.parse((await packagesOf(caseId)).packages[0]?.delete_at ?? '');
  const year = 365 * 86_400_000;
  assert.ok(Math.abs((await deleteAt()) - Date.now() - year) < 60_000);
  await db.query(`update evidence_packages set delete_at = now() - interval '1 hour' where id = $1`, [id]);
  await call(
    'note_authority_report',
    { p_case_id: caseId, p_authority: 'NCMEC', p_reference: 'CT-1' },
    guardian,
  );
  assert.ok(Math.abs((await deleteAt()) - Date.now() - year) < 60_000);
  assert.equal((await packagesOf(caseId)).reports[0]?.reference, 'CT-1');
  await db.query(`update evidence_packages set delete_at = now() - interval '1 hour' where id = $1`, [id]);
  const hold = await call(
    'place_legal_hold',
    { p_subject_kind: 'case', p_subject_id: caseId, p_reason: 'A court asked.' },
    guardian,
  );
  await deleteDuePackages(platform, signal);
  assert.equal((await packagesOf(caseId)).packages.length, 1);
  await call('lift_legal_hold', { p_hold_id: hold.id, p_reason: 'The court is done.' }, guardian);
  await deleteDuePackages(platform, signal);
  assert.equal((await packagesOf(caseId)).packages.length, 0);
  assert.equal(await storage.stat(fileKey(id, 0)), null);
});

test('a run that was interrupted is begun again, and nothing of it is mailed', async () => {
  const { caseId } = await reported('photo');
  await takeMail(platform);
  const { id } = await call('make_evidence_package', { p_case_id: caseId }, guardian);
  await storage.put(fileKey(id, 7), 'half');
  await handler.run({ payload: { packageId: id }, signal } as Parameters<typeof handler.run>[0]);
  await handler.run({ payload: { packageId: id }, signal } as Parameters<typeof handler.run>[0]);
  assert.equal(await storage.stat(fileKey(id, 7)), null);
  assert.equal((await packagesOf(caseId)).packages[0]?.state, 'ready');
  assert.deepEqual(await takeMail(platform), []);
});
