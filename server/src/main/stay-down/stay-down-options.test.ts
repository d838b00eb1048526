import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStayDownOptions } from './stay-down-options.ts';

test('add takes one thing and a reason, remove one thing, list nothing', () => {
  assert.deepEqual(readStayDownOptions(['add', 'film.mkv', '--reason', ' Notice 12. ']), {
    action: 'add',
    what: 'film.mkv',
    reason: 'Notice 12.',
  });
  assert.deepEqual(readStayDownOptions(['remove', 'night-ferry']), { action: 'remove', what: 'night-ferry' });
  assert.deepEqual(readStayDownOptions(['list']), { action: 'list' });
});

test('what is missing or too much is said in one sentence', () => {
  const faults: [string[], RegExp][] = [
    [[], /^Say add, list or remove\.$/],
    [['ban', 'x'], /^Say add, list or remove\.$/],
    [['add'], /^Name a file/],
    [['add', 'x'], /^--reason is needed/],
    [['add', 'x', '--reason', ' '], /^--reason is needed/],
    [['add', 'x', '--reason', 'y'.repeat(501)], /longer than 500/],
    [['add', 'a', 'film.mkv', '--reason', 'y'], /^"film\.mkv" is too much/],
    [['list', 'x'], /^"x" is too much/],
    [['remove', 'x', '--reason', 'y'], /belongs to add/],
    [['list', '--all'], /^Unknown option '--all'\.$/],
  ];
  for (const [args, words] of faults) {
    assert.throws(
      () => readStayDownOptions(args),
      (error: Error) => words.test(error.message) && !error.message.includes('\n'),
      args.join(' '),
    );
  }
});
