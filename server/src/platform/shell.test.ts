import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { shellText } from '../kit/shell-text.ts';

test('nothing that steers a terminal is in what a shell is shown', () => {
  const steering = '\u001b]0;owned\u0007\u001b[2J\u009b31m\rMio\b\b\u0000\u007f\u0085\u202e\u2066\u200f';
  assert.equal(shellText(`a${steering}b`), 'a]0;owned[2J31mMiob');
  assert.equal(shellText('one\ntwo\tthree 月\r\n'), 'one\ntwo\tthree 月\n', 'lines, tabs and letters stay');
});

test('every command and program speaks through it', () => {
  const sources = path.join(import.meta.dirname, '..');
  const loud = globSync('**/*.ts', { cwd: sources }).filter(
    (file) =>
      !/(\.test\.ts|^platform\/shell\.ts|\/test-[^/]+\.ts)$/.test(file) &&
      !/(^|\/)fixtures\//.test(file) &&
      /\bconsole\.|process\.std(out|err)\b(?!\.isTTY)/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  // The launcher waits for a terminal that went away; the import draws its progress, and prints everything
  // else like the others.
  assert.deepEqual(loud.sort(), ['main/import-command.ts', 'main/start.ts']);
});
