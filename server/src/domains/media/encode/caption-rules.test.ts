import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableCaptions } from './caption-rules.ts';

const captions = (...cues: string[]): string =>
  `${['WEBVTT', ...cues.map((words, order) => `00:0${order}.000 --> 00:0${order + 1}.000\n${words}`)].join('\n\n')}\n`;

test('what is written, with its bold and italic words and its lines, stays as it is', () => {
  const text = captions('Hello <i>there</i>\nand <b>again</b>', 'm is a letter', 'M 5 is a road', '3 2 1');
  assert.equal(readableCaptions(text), text);
});
test('shapes of a typesetter are no words', () => {
  const text = captions('m 0 0 l 1280 0 1280 720 0 720', 'A sign\n<b>m -1.5 0 b 1 2 3 4 5 6</b>', 'Hello');
  assert.equal(
    readableCaptions(text),
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA sign\n\n00:02.000 --> 00:03.000\nHello\n',
  );
});
test('a bracket that is no tag hides nothing behind it', () => {
  const text = readableCaptions(captions('I <3 <i>you</i>, and 1 < 2', '<sigh>'));
  assert.match(text, /\nI &lt;3 <i>you<\/i>, and 1 &lt; 2\n/);
  assert.match(text, /\n&lt;sigh>\n/);
});
test('a file of nothing but shapes holds no cue', () => {
  assert.doesNotMatch(readableCaptions(captions('m 0 0 l 10 0 10 10')), /-->/);
});
