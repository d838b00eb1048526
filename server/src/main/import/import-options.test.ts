import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readImportOptions } from './import-options.ts';

const least = ['film.mkv', '--title', 'Night Ferry', '--category', 'noir'];
const fault = (args: string[], words: RegExp): void => {
  assert.throws(
    () => readImportOptions(args),
    (error: Error) => words.test(error.message) && !error.message.includes('\n'),
  );
};

test('a file, a title and a category are enough', () => {
  assert.deepEqual(readImportOptions(least), {
    file: 'film.mkv',
    title: 'Night Ferry',
    category: 'noir',
    tags: [],
    description: null,
    format: null,
    audioLanguage: null,
    subtitleLanguages: [],
    releaseStatus: null,
    liveAction: false,
  });
});

test('every option is read, lists are split at commas and languages are canonical', () => {
  const args = [
    '--tags',
    'rain, neon,',
    '--description',
    ' Late. ',
    '--format',
    'TV',
    '--audio',
    'JA',
    '--subs',
    'en,pt-br,en',
  ];
  const options = readImportOptions([...least, ...args, '--release', 'Completed', '--live-action']);
  assert.deepEqual(options.tags, ['rain', 'neon']);
  assert.equal(options.description, 'Late.');
  assert.equal(options.format, 'TV');
  assert.equal(options.audioLanguage, 'ja');
  assert.deepEqual(options.subtitleLanguages, ['en', 'pt-BR']);
  assert.equal(options.releaseStatus, 'completed');
  assert.equal(options.liveAction, true);
});

test('each fault is one sentence that names what to mend', () => {
  fault([], /Name the file/);
  fault(['a.mp4', 'b.mp4', '--title', 'T', '--category', 'C'], /second one/);
  fault(['a.mp4', '--category', 'C'], /--title is needed/);
  fault(['a.mp4', '--title', ' ', '--category', 'C'], /--title is needed/);
  fault(['a.mp4', '--title', 'T'], /--category is needed/);
  fault(['a.mp4', '--title', 'x'.repeat(201), '--category', 'C'], /longer than 200/);
  fault([...least, '--release', 'soon'], /--release must be one of/);
  fault([...least, '--subs', 'en,not a language'], /--subs takes language codes/);
  fault([...least, '--audio', '12'], /--audio takes language codes/);
  fault([...least, '--format', 'x'.repeat(41)], /--format is longer/);
  fault([...least, '--colour', 'red'], /Unknown option '--colour'/);
  fault(['a.mp4', '--title'], /argument missing/);
});
