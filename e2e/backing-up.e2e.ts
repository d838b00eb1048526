import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { runCommand, until } from './site.ts';
import { enterAsAdmin, url } from './talking.ts';

const env = { ...process.env, BACKUP_PASSPHRASE: 'a long walk by the sea' };

test('an operator backs a running site up, a drill plays a video of the copy, and the back office and the doctor say so', async () => {
  await until(
    async () => {
      const cards = await call('get_all_videos_with_details', {}, null);
      return cards.some(({ playback_state }) => playback_state === 'ready');
    },
    120_000,
    () => 'no video was prepared',
  );
  const target = mkdtempSync(path.join(tmpdir(), 'tsukimi-backup-'));
  atEnd(async () => rmSync(target, { recursive: true, force: true }));
  const backup = await runCommand('server/src/main/backup-command.ts', [target], env);
  assert.equal(backup.code, 0, backup.err);
  assert.match(backup.out, /Backup \d{8}-\d{6} is whole after .+ s: .+ [KM]B, of which .+ [KM]B were new\./);
  const again = await runCommand('server/src/main/backup-command.ts', [target, '--keep', '1'], env);
  assert.match(again.out, /One older backup is deleted\./, again.err);

  const drill = await runCommand('server/src/main/backup-drill.ts', [target], env);
  assert.equal(drill.code, 0, drill.err);
  assert.match(drill.out, /The site answers, and “.+” plays\.\nBackup \d{8}-\d{6} is proven\./);
  assert.ok(!existsSync(path.join(process.env.DATA_DIR ?? '', 'drill')), 'the copy is gone');

  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin`);
  await page.getByText(/Last backup .+\. Last proven restore .+\./).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'No backup' }).count(), 0);
  assert.deepEqual(faults, []);

  const doctor = await runCommand('server/src/main/doctor.ts', ['--json'], env);
  const findings = JSON.parse(doctor.out) as { about: string; level: string; words: string }[];
  assert.deepEqual(
    findings.filter(({ level }) => level === 'fault').map(({ words }) => words),
    [],
  );
  assert.ok(
    findings.some(({ about, words }) => about === 'site' && words === `${url} is ready`),
    doctor.out,
  );
  assert.ok(findings.some(({ words }) => /^One was last restored on .+, and plays$/.test(words)));
});

test('without a passphrase and a terminal nothing is backed up, and the words say what to do', async () => {
  const target = path.join(tmpdir(), `tsukimi-backup-none-${process.pid}`);
  const { BACKUP_PASSPHRASE: _, ...none } = env;
  const refused = await runCommand('server/src/main/backup-command.ts', [target], none);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /Set BACKUP_PASSPHRASE/);
  assert.ok(!existsSync(target));
  const nowhere = await runCommand('server/src/main/restore-command.ts', [target], env);
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.err, /There is no backup in/);
});
