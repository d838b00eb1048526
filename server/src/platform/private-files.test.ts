import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { ensureSecret, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { composeLetter } from './mail/compose-letter.ts';
import { createMailer } from './mail/mailer.ts';
import { createStorage } from './storage/create-storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-private-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What is open to others under a folder, with its mode. */
function openTo(others: number, dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(path.join(dataDir, name)).mode & others] as const)
    .filter(([, mode]) => mode !== 0)
    .map(([name, mode]) => `${name} ${mode.toString(8)}`);
}

async function fill(env: Record<string, string>): Promise<string> {
  const { config, faults } = readConfig(env);
  assert.deepEqual(faults, []);
  ensureSecret(config);
  await createStorage(config).put('media/a/b.ts', Buffer.from('a segment'), 'video/mp2t');
  await createMailer(config, createLog('silent')).send(
    composeLetter({ siteName: 'Tsukimi', to: 'mio@example.test', subject: 'Hello', paragraphs: ['Hello.'] }),
  );
  return config.dataDir;
}

test('what is kept on this machine is for its own user, and one cannot see what there is', async () => {
  const dataDir = await fill({ DATA_DIR: path.join(folder, 'own', 'data') });
  assert.deepEqual(openTo(0o077, dataDir), []);
  // The database's own user passes through it.
  assert.equal(statSync(dataDir).mode & 0o777, 0o711);
});

test('a web server that sends our files reads them by the group, and changes none', async () => {
  const dataDir = await fill({ DATA_DIR: path.join(folder, 'sent'), ACCEL_PREFIX: '/internal/' });
  assert.deepEqual(openTo(0o027, dataDir), []);
  const sent = globSync('**/b.ts', { cwd: dataDir }).map(
    (file) => statSync(path.join(dataDir, file)).mode & 0o777,
  );
  assert.deepEqual(sent, [0o640]);
  assert.equal(statSync(path.join(dataDir, 'secret')).mode & 0o077, 0);
});

test('every program of the site closes what it writes', () => {
  const sources = path.join(import.meta.dirname, '..');
  const open = globSync('main/**/*.ts', { cwd: sources })
    .filter((file) => !/(\.test\.ts|\/test-[^/]+\.ts)$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      return text.includes('readConfig(process.env)') && !/\b(ensureSecret|closeFilesToOthers)\(/.test(text);
    });
  assert.deepEqual(open, []);
});
