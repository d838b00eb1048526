import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onlyForOwn, withoutDiary } from './stream-library.ts';

test('lines of the diary go, unless they do something besides', () => {
  const code = [
    'this.log("a" + b(c));',
    'if (a) hls.logger.warn("b");',
    'logger.error("c");',
    'this.log(count++);',
    'this.hls.log("d");',
    'const e = this.log("e");',
    'this.load("f");',
  ];
  expect(withoutDiary(code.join('\n')).toString().split('\n')).toEqual([
    ';',
    'if (a) ;',
    ';',
    ...code.slice(3),
  ]);
});

test('the library has all that is taken out of it for our own streams, and says so when it has not', () => {
  const code = readFileSync('node_modules/hls.js/dist/hls.light.mjs', 'utf8');
  const own = onlyForOwn(code);
  expect(own).toContain('demux: MP4Demuxer');
  expect(own).not.toMatch(/demux: (TS|AAC|MP3)Demuxer/);
  expect(() => onlyForOwn(own)).toThrow('has changed');
});
