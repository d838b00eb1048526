import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHashList } from './hash-list-rules.ts';

const hash = (digit: string): string => digit.repeat(64);
const read = (text: string): string[] => readHashList(text).map((one) => one.toString('hex'));

test('a list is read line by line, bare or as sha256sum writes it, each hash once', () => {
  const text = `${hash('a')}\r\n\n  ${hash('B')}  night ferry.mp4\n${hash('A')} *other name.mkv\n\\${hash('c')}  odd\\nname\n`;
  assert.deepEqual(read(text), [hash('a'), hash('b'), hash('c')]);
});

test('a line that is no hash is named', () => {
  for (const line of [hash('a').slice(1), `${hash('a')}a`, 'ferry.mp4', `0x${hash('a')}`])
    assert.throws(() => read(`${hash('b')}\n${line}`), {
      kind: 'badInput',
      message: 'Line 2 does not begin with a SHA-256: 64 digits from 0 to f.',
    });
  assert.throws(() => read(' \n'), { message: 'Enter at least one SHA-256.' });
});

test('a thousand at once are enough', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => at.toString(16).padStart(64, '0')).join('\n');
  assert.equal(read(lines(1000)).length, 1000);
  assert.throws(() => read(lines(1001)), { message: 'At most 1000 hashes at once.' });
});
