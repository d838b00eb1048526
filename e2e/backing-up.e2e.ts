import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { runCommand } from './site.ts';
import { enterAsAdmin, url } from './talking.ts';

const env = { ...process.env, BACKUP_PASSPHRASE: 'a long walk by the sea' };

test('an operator backs a running site up, a drill plays a video of the copy, and the back office says so', async () => {
  const target = mkdtempSync(path.join(tmpdir(), 'tsukimi-backup-'));
  atEnd(async () => rmSync(target, { recursive: true, force: true }));
  const backup = await runCommand('server/src/main/backup-command.ts', [target], env);
  assert.equal(backup.code, 0, backup.err);
  assert.match(backup.out, /Backup \d{8}-\d{6} is whole after .+ s: .+ MB, of which .+ MB were new\./);
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
