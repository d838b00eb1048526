import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { publishStates } from '#contract/wire-values.ts';
import { openFolders } from '../../../kit/open-folders.ts';
import {
  fileAudiences,
  foldersOf,
  memberFolders,
  openStates,
  ownerOfFile,
  videoFolders,
} from './file-rules.ts';

const id = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071';

test('every state says who is sent the files, and published alone says everybody', () => {
  assert.deepEqual(Object.keys(fileAudiences).sort(), [...publishStates].sort());
  assert.deepEqual(openStates, ['published']);
});

test('the states are those that the database knows', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../migrations');
  // The latest that lists them.
  const names = globSync('*.sql', { cwd: folder }).sort().reverse();
  const sql = names.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const said = sql.flatMap((text) =>
    [...text.matchAll(/check \(publish_status in\s*\(([^)]+)\)/g)].map(([, list]) => list!),
  );
  const states = said.find((list) => list.includes('expired'))!.match(/\w+/g)!;
  assert.deepEqual([...states].sort(), [...publishStates].sort());
});

test('a file is of the asset or the video whose id its folder bears', () => {
  for (const folder of foldersOf(id)) assert.deepEqual(ownerOfFile(`${folder}a.webp`), { id });
  assert.deepEqual(ownerOfFile(`media/${id.toUpperCase()}/360p/0.m4s`), { id });
  assert.deepEqual(ownerOfFile(`media/avatars/${id}/a.webp`), { id });
  assert.equal(ownerOfFile('media/categories/a.webp'), 'open');
  for (const key of [
    'media/a.webp',
    `media/else/${id}/a.webp`,
    'media/hosted/a.webp',
    `media/AVATARS/${id}/a.webp`,
  ])
    assert.equal(ownerOfFile(key), null, key);
});

test('every folder of media that something writes to is told of', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const named = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: root })) {
    if (/[.]test[.]ts$|\/test-[^/]+$/.test(file) || file.startsWith('domains/videos/files/')) continue;
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, folder] of text.matchAll(/['`]media\/([\w-]+|\$\{\w+\})\//g)) named.add(folder!);
  }
  const known = new Set<string>([...openFolders, ...videoFolders, ...memberFolders]);
  // `bucket` is `avatars` or `covers`.
  assert.deepEqual(
    [...named].filter((folder) => !known.has(folder) && !/^\$.bucket.$/.test(folder)),
    [],
  );
});
