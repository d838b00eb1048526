import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { ensureCategory } from '#server/domains/videos/index.ts';
import { AppError } from '#server/kit/app-error.ts';
import { createHandlers } from '#server/main/handlers.ts';
import { readImportOptions } from '#server/main/import/import-options.ts';
import { beginImport } from '#server/main/import/import-video.ts';
import { createPlatform } from '#server/main/platform.ts';
import { ensureSecret, readConfig } from '#server/platform/config.ts';
import { listen } from '#server/platform/db/notifications.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { findMediaTools } from '#server/platform/executables.ts';
import { startWorker } from '#server/platform/jobs/pg-boss-worker.ts';

const database = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-import-'));
const dataDir = path.join(folder, 'data');
const env = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://tsukimi.example',
  LOG_LEVEL: 'silent',
};
const { config } = readConfig(env);
ensureSecret(config);
const platform = createPlatform(config, database.url, 'test');
const { db } = platform;
const film = path.join(folder, 'film.mkv');
const longFilm = path.join(folder, 'long.mp4');

before(async () => {
  const { ffmpeg } = await findMediaTools(config);
  const make = (seconds: number, file: string) =>
    promisify(execFile)(ffmpeg.path, [
      ...['-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc=size=320x240:rate=12:duration=${seconds}`],
      ...[
        '-f',
        'lavfi',
        '-i',
        `sine=frequency=330:duration=${seconds}`,
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
      ],
      ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
    ]);
  await make(2, film);
  await make(240, longFilm);
  await ensureCategory(db, { name: 'After Hours' });
});
after(async () => {
  await platform.db.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  lines: string[];
  errors: string[];
}
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Runs the command; `watch` sees its output as it grows and may end it. */
function runImport(
  args: string[],
  watch?: (output: string, child: ReturnType<typeof spawn>) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../src/main/import-command.ts'), ...args],
      {
        env,
      },
    );
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      watch?.(output, child);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('close', (code) => resolve({ code, lines: linesOf(output), errors: linesOf(errors) }));
  });
}

const videos = () =>
  db.query<Record<string, unknown>>(
    `select v.slug, v.publish_status, v.playback_state, v.format, v.audio_language, v.subtitle_languages, v.release_status,
       v.declaration->>'depicts' as depicts, v.declaration->>'declaredBy' as declared_by, c.name as category,
       array(select t.name from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id order by 1) as tags
     from videos v join categories c on c.id = v.category_id order by v.slug`,
  );
/** Nothing of an import that failed: no rows, no objects, no files. */
async function assertNothingNew(known: number): Promise<void> {
  assert.equal((await videos()).length, known);
  assert.equal((await db.query('select 1 from media_assets')).length, known);
  const keys: string[] = [];
  for await (const key of platform.storage.list('sources/')) keys.push(key);
  assert.deepEqual(keys, []);
  assert.deepEqual(await readdir(path.join(dataDir, 'incoming')).catch(() => []), []);
  assert.deepEqual(await readdir(path.join(dataDir, 'work')).catch(() => []), []);
}

test('without a site it does the work itself; the watch address is its last line', async () => {
  const extras = [
    '--tags',
    'Rain, neon',
    '--format',
    'TV',
    '--audio',
    'ja',
    '--subs',
    'en,de',
    '--release',
    'completed',
  ];
  const { code, lines, errors } = await runImport([
    film,
    '--title',
    'Night Ferry',
    '--category',
    'after hours',
    ...extras,
  ]);
  assert.deepEqual(errors, []);
  assert.equal(code, 0);
  assert.equal(lines.at(-1), 'https://tsukimi.example/play/night-ferry');
  assert.match(lines[0]!, /you declare that everyone depicted in it is an adult/);
  assert.ok(lines.some((line) => /^Watchable after [\d.]+ s: https:/.test(line)));
  assert.deepEqual(await videos(), [
    {
      slug: 'night-ferry',
      publish_status: 'published',
      playback_state: 'ready',
      format: 'TV',
      audio_language: 'ja',
      subtitle_languages: ['en', 'de'],
      release_status: 'completed',
      depicts: 'drawn',
      declared_by: 'command',
      category: 'After Hours',
      tags: ['neon', 'rain'],
    },
  ]);
});

test('what cannot be taken in is one sentence on stderr, and nothing is left of it', async () => {
  const text = path.join(folder, 'notes.mp4');
  writeFileSync(text, 'not a film');
  const empty = path.join(folder, 'empty.mp4');
  writeFileSync(empty, '');
  const least = ['--title', 'T', '--category', 'after-hours'];
  const refused: [string[], RegExp][] = [
    [[film, '--title', 'T', '--category', 'Nowhere'], /no category "Nowhere"; there are .*After Hours/],
    [
      [film, '--title', 'A night without consent', '--category', 'after-hours'],
      /^The title holds a word that is not allowed/,
    ],
    [[film, ...least, '--tags', 'loli'], /^The tags holds? a word that is not allowed/],
    [[path.join(folder, 'gone.mp4'), ...least], /./],
    [[empty, ...least], /./],
  ];
  for (const [args, words] of refused) {
    await assert.rejects(beginImport(platform, readImportOptions(args)), (error) => {
      assert.ok(error instanceof AppError, String(error));
      assert.match(error.message, words);
      return !error.message.includes('\n');
    });
  }
  for (const args of [least, [text, ...least]]) {
    const { code, errors } = await runImport(args);
    assert.equal(code, 1);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.doesNotMatch(errors[0]!, /^\s+at |Error:|node:/);
  }
  await assertNothingNew(1);
});

test('while a worker lives the worker does the work, and live-action stays pending', async () => {
  const listener = await listen(database.url, platform.log);
  const worker = await startWorker({
    db,
    databaseUrl: database.url,
    listener,
    log: platform.log,
    handlers: createHandlers(platform),
  });
  try {
    const { code, lines, errors } = await runImport([
      film,
      '--title',
      'Filmed',
      '--category',
      'after-hours',
      '--live-action',
    ]);
    assert.deepEqual(errors, []);
    assert.equal(code, 0);
    assert.match(lines[0]!, /live-action/);
    assert.equal(lines.at(-1), 'https://tsukimi.example/play/filmed');
    const filmed = (await videos()).find(({ slug }) => slug === 'filmed');
    assert.equal(filmed?.publish_status, 'pending');
    assert.equal(filmed?.depicts, 'live_action');
    assert.equal(filmed?.playback_state, 'ready');
  } finally {
    await worker.stop();
    await listener.close();
  }
});

test('an import that is stopped leaves nothing behind and can be made again', async () => {
  const args = [longFilm, '--title', 'Stopped', '--category', 'after-hours', '--tags', 'only here'];
  const { code, errors } = await runImport(args, (output, child) => {
    if (/Step 1/.test(output)) child.kill('SIGINT');
  });
  assert.deepEqual(errors, ['The import was stopped; nothing of it is left.']);
  assert.equal(code, 130);
  await assertNothingNew(2);
  assert.equal((await db.query(`select 1 from tags where name = 'only here'`)).length, 0);
});

test('an import that is stopped when it is watchable already is taken off the site, counts and search too', async () => {
  const before = await db.query('select id, video_count from categories order by id');
  const args = [longFilm, '--title', 'Withdrawn ferry', '--category', 'after-hours', '--tags', 'neon'];
  let watchable = false;
  const { code } = await runImport(args, (output, child) => {
    if (!/Watchable after/.test(output)) return;
    watchable = true;
    child.kill('SIGINT');
  });
  assert.deepEqual([code, watchable], [130, true]);
  await assertNothingNew(2);
  assert.deepEqual(await db.query('select id, video_count from categories order by id'), before);
  assert.deepEqual(await db.query(`select video_count from tags where name = 'neon'`), [{ video_count: 1 }]);
  assert.deepEqual(await db.query(`select 1 from video_search where title_key like '%withdrawn%'`), []);
});
