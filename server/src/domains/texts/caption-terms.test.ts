import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '../../platform/settings/settings.ts';
import { captionsNeedLook, spokenIn } from './caption-terms.ts';

const settings = { ...defaultSettings, prohibitedTerms: ['zebrawood'], holdWords: ['casino'] };
const asks = (text: string) => captionsNeedLook({ config: { settings } }, text);
const cue = (...lines: string[]) => `WEBVTT\n\n1\n00:00.000 --> 00:02.000 align:start\n${lines.join('\n')}\n`;

test('what is said is read without times, names of cues and tags', () => {
  assert.deepEqual(
    spokenIn('WEBVTT - zebrawood\n\nNOTE casino\n\ncasino\n00:01.000 --> 00:02.000\n<i>Good</i>\nevening'),
    ['Good evening'],
  );
});

test('a term or a word to look at is met in any cue, over two lines and behind tags', () => {
  for (const text of [
    cue('Zebrawood!'),
    cue('zebra<i></i>wood'),
    cue('z3braw00d'),
    cue('To the', 'casino'),
    cue('lo-', 'li'),
  ])
    assert.equal(asks(text), true, text);
  assert.equal(asks(`${cue('Good evening')}\n00:02.000 --> 00:03.000\nthe casino`), true);
  for (const text of [cue('Good evening'), cue('grape'), cue('a zebra', 'of wood'), '', 'WEBVTT'])
    assert.equal(asks(text), false, text);
});

test('captions of a long film are read in a moment', () => {
  const long = Array.from(
    { length: 1500 },
    (_, at) => `00:${at} --> 00:${at + 1}\nLine number ${at}, and she said nothing more of it`,
  ).join('\n\n');
  const began = process.cpuUsage();
  assert.equal(asks(long), false);
  assert.ok(process.cpuUsage(began).user < 3_000_000);
});
