import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { receiveSource } from '../../domains/media/index.ts';
import { ensureCategory } from '../../domains/videos/index.ts';
import { ensureSecret, readConfig } from '../../platform/config.ts';
import { testDatabase } from '../../platform/db/test-database.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { readImportOptions } from '../import/import-options.ts';
import { beginImport } from '../import/import-video.ts';
import { createPlatform } from '../platform.ts';
import { runStayDown } from './stay-down.ts';

const run = promisify(execFile);
const database = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-stay-down-'));
const dataDir = path.join(folder, 'data');
const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
const { config } = readConfig(env);
ensureSecret(config);
const platform = createPlatform(config, database.url, 'test');
const { db } = platform;
const film = path.join(folder, 'film.mp4');
const site = 'https://tsukimi.example';
const sentence = 'This file is on the list of what must stay down, and is not taken in.';

before(async () => {
  const { ffmpeg } = await findMediaTools(config);
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=12:duration=1'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  await run(ffmpeg.path, ['-v', 'error', ...source, ...codec, film]);
  const chapters = path.join(folder, 'chapters.txt');
  writeFileSync(
    chapters,
    ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=900\ntitle=The scene without consent\n',
  );
  const copied = ['-i', film, '-i', chapters, '-map_metadata', '1', '-map_chapters', '1', '-c', 'copy'];
  await run(ffmpeg.path, ['-v', 'error', ...copied, path.join(folder, 'chapters.mkv')]);
  await ensureCategory(db, { name: 'After Hours' });
});
after(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
const importFile = (file: string, title = 'Night Ferry') =>
  beginImport(platform, readImportOptions([file, '--title', title, '--category', 'after-hours']));
const stayDown = (...[options]: [Parameters<typeof runStayDown>[1]]) => runStayDown(db, options, site);

async function assertNothingOf(): Promise<void> {
  for (const table of ['videos', 'media_assets', 'tags'])
    assert.deepEqual(await db.query(`select * from ${table}`), [], table);
  assert.deepEqual(await db.query(`select 1 from jobs.job where name = 'process-media'`), []);
  const keys: string[] = [];
  for await (const key of platform.storage.list('sources/')) keys.push(key);
  assert.deepEqual(keys, []);
  for (const name of ['incoming', 'work', 'objects/.incoming'])
    assert.deepEqual(await readdir(path.join(dataDir, name)).catch(() => []), [], name);
}

test('a file on the list is refused in one sentence, whatever its name, and nothing of it is left', async () => {
  const [added] = await stayDown({ action: 'add', what: film, reason: 'Notice 12.' });
  assert.equal(added, `${sha256(film)} stays down from now on.`);
  const renamed = path.join(folder, 'quite another name.mov');
  await copyFile(film, renamed);
  await assert.rejects(importFile(renamed), { name: 'AppError', kind: 'notAllowed', message: sentence });
  assert.ok(existsSync(renamed), 'the operator’s own file stays');
  await assertNothingOf();

  await assert.rejects(receiveSource(platform, { path: renamed, mode: 'move' }), { message: sentence });
  assert.ok(!existsSync(renamed), 'a file that was handed over is gone');
  await assertNothingOf();

  const command = path.join(import.meta.dirname, '../import-command.ts');
  const failed = await run(process.execPath, [command, film, '--title', 'T', '--category', 'after-hours'], {
    env,
  }).catch((error: { code: number; stderr: string }) => error);
  assert.deepEqual([(failed as { code: number }).code, failed.stderr], [1, `${sentence}\n`]);
  await assertNothingOf();
});

test('one byte more is another file', async () => {
  const longer = path.join(folder, 'longer.mp4');
  await copyFile(film, longer);
  writeFileSync(longer, Buffer.alloc(8), { flag: 'a' });
  const source = await receiveSource(platform, { path: longer, mode: 'copy' });
  assert.equal(source.sourceSha256.toString('hex'), sha256(longer));
  await platform.storage.delete(source.sourceKey);
});

test('what a file says of itself runs the same check as what is typed', async () => {
  await assert.rejects(importFile(path.join(folder, 'chapters.mkv')), {
    message: 'The chapters of this file hold a word that is not allowed here.',
  });
  await assert.rejects(
    beginImport(
      platform,
      readImportOptions([film, '--title', 'T', '--category', 'after-hours', '--format', 'loli']),
    ),
    { message: 'The format holds a word that is not allowed here.' },
  );
  await assertNothingOf();
});

test('what is taken off the list comes in, its hash is kept, and the video names it from then on', async () => {
  const hash = sha256(film);
  const listed = await stayDown({ action: 'list' });
  assert.equal(listed.length, 1);
  assert.match(listed[0]!, new RegExp(`^${hash}  \\d{4}-\\d\\d-\\d\\d  Notice 12\\.$`));
  assert.deepEqual(await stayDown({ action: 'remove', what: hash.toUpperCase() }), [
    `${hash} may come in again.`,
  ]);
  assert.deepEqual(await stayDown({ action: 'list' }), ['Nothing is on the list.']);
  const { mediaId, source } = await importFile(film);
  const [asset] = await db.query<{ sha: string }>(
    `select encode(source_sha256, 'hex') as sha from media_assets where id = $1`,
    [mediaId],
  );
  assert.equal(asset?.sha, hash);

  // The source leaves once the ladder is made; the video still knows from which file it came.
  await platform.storage.delete(source.sourceKey);
  for (const what of ['night-ferry', 'https://tsukimi.example/play/night-ferry?t=3']) {
    assert.deepEqual(await stayDown({ action: 'add', what, reason: 'Again.' }), [
      `${hash} stays down from now on.`,
      'A video here came from this file (processing): https://tsukimi.example/play/night-ferry',
    ]);
  }
  await assert.rejects(importFile(film, 'Second try'), { message: sentence });
});

test('the command says what it did, and in one line what it cannot do', async () => {
  const command = path.join(import.meta.dirname, '../stay-down-command.ts');
  const { stdout } = await run(process.execPath, [command, 'list'], { env });
  assert.match(stdout, /^[0-9a-f]{64} {2}\d{4}-\d\d-\d\d {2}Again\.\n$/);
  for (const args of [['add', 'nothing-here', '--reason', 'x'], ['remove', '0'.repeat(64)], []]) {
    const failed = await run(process.execPath, [command, ...args], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    assert.equal((failed as { code: number }).code, 1);
    assert.match(failed.stderr, /^[^\n]+\.\n$/);
    assert.doesNotMatch(failed.stderr, /Error:|node:/);
  }
});
