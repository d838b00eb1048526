import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { timeText } from './cues.ts';
import { readCaptions, webVttOf } from './read-captions.ts';

const said = (file: string | Uint8Array): string[] =>
  readCaptions(typeof file === 'string' ? Buffer.from(file) : file).map(
    ({ start, end, text, settings }) =>
      `${timeText(start)} ${timeText(end)} ${[text, settings].filter(Boolean).join(' | ')}`,
  );
/** Why a file is refused. */
function refusal(file: string | Uint8Array): string {
  try {
    said(file);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    assert.equal(error.field, 'file');
    return error.message;
  }
  return 'taken';
}
const cue = (text: string, number = 1) => `${number}\n00:00:01,000 --> 00:00:02,500\n${text}\n\n`;

test('WebVTT, SubRip and scripts are read, whatever they are called', () => {
  assert.deepEqual(
    said(
      'WEBVTT - English\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE to myself\n\nfirst\n00:01.000 --> 00:02.000 line:10% align:start region:a onclick:x\nGood evening.\n\n01:00:00.500 --> 01:00:02.000\n<v Mio>A <i>quiet</i> harbour.</v>\n',
    ),
    [
      '00:00:01.000 00:00:02.000 Good evening. | line:10% align:start',
      '01:00:00.500 01:00:02.000 A <i>quiet</i> harbour.',
    ],
  );
  assert.deepEqual(
    said(
      '\ufeff1\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}Later.\r\n\r\n2\r\n00:00:01,0 --> 00:00:02,50\r\n<font color="red">Before.</font>\r\n',
    ),
    ['00:00:01.000 00:00:02.500 Before.', '00:00:03.000 00:00:04.000 Later.'],
    'in order, without colours and places',
  );
  assert.deepEqual(
    said(
      '[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name\n\n[Events]\nFormat: Layer, Start, End, Style, Text\nComment: 0,0:00:00.00,0:00:09.00,Default,Not said\nDialogue: 0,0:00:01.50,0:00:02.00,Default,{\\i1}Hello{\\i0}, you\\Nthere\nDialogue: 0,0:00:01.00,0:00:02.00,Sign,{\\p1}m 0 0 l 100 0{\\p0}\n',
    ),
    ['00:00:01.500 00:00:02.000 Hello, you\nthere'],
  );
});

test('cues hold WebVTT’s harmless tags alone', () => {
  const text = (words: string) => readCaptions(Buffer.from(cue(words)))[0]?.text;
  assert.equal(
    text('<b>a</b> <I>b</I> <ruby>c<rt>d</rt></ruby>'),
    '<b>a</b> <i>b</i> <ruby>c<rt>d</rt></ruby>',
  );
  assert.equal(text('<img src=x onerror=alert(1)>'), '&lt;img src=x onerror=alert(1)&gt;');
  assert.equal(text('<script>alert(1)</script>'), '&lt;script&gt;alert(1)&lt;/script&gt;');
  assert.equal(text('<b onclick="x">a'), '&lt;b onclick="x"&gt;a');
  assert.equal(text('1 < 2 & 3 > 2 &#107;id &amp; &lt;'), '1 &lt; 2 &amp; 3 &gt; 2 &amp;#107;id &amp; &lt;');
  assert.equal(text('a\u0007b\u2028c'), 'a b c');
  assert.match(
    webVttOf(readCaptions(Buffer.from(cue('a --> b')))),
    /^WEBVTT\n\n00:00:01\.000 --> 00:00:02\.500\na --&gt; b\n$/,
  );
});

test('what is no subtitle file is refused in words, never by a fault', () => {
  for (const [file, why] of [
    ['Just a letter.', /isn’t a subtitle file/],
    ['', /isn’t a subtitle file/],
    ['WEBVTT\n', /no words/],
    [cue('<i></i>'), /no words/],
    ['[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,a,b', /doesn’t say how its lines are written/],
    ['[Events]\n', /no words/],
    [`${cue('a')}2\n00:00:99,000 --> 00:01:02,000\nb\n`, /couldn’t read line 6\./],
    [`${cue('a')}A line alone\n\n`, /couldn’t read line 5\./],
    ['1\n00:00:02,000 --> 00:00:01,000\na', /end before they begin/],
    ['1\n999:00:02,000 --> 999:00:03,000\na', /couldn’t read line 2/],
    [cue('x'.repeat(limits.captionCueLength + 1)), /longer than 1000 characters/],
    [cue('a').repeat(limits.captionCues + 1), /may have 10000/],
    [Buffer.from([0x82, 0xb1, 0x82, 0xf1, 0x82, 0xce]), /is in Shift-JIS/],
    [Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\u00e9', 'latin1'), /isn’t in UTF-8/],
    [Buffer.from(cue('a'), 'utf16le'), /not in UTF-8/],
    [Buffer.from([0xff, 0xfe, 0x61]), /isn’t whole UTF-16/],
    [Buffer.from([0, 1, 2, 3]), /not in UTF-8/],
  ] as const)
    assert.match(refusal(file), why);
});

test('UTF-16 that says so is read', () => {
  assert.deepEqual(said(Buffer.from(`\ufeff${cue('夜の港')}`, 'utf16le')), [
    '00:00:01.000 00:00:02.500 夜の港',
  ]);
});

test('the largest files are read in a moment', () => {
  const most = limits.captionFileBytes;
  const began = performance.now();
  for (const part of ['<', '{\\', '&', '{', '-->', '\n', '[', ':', '<b', '0:0', '\ud83d\ude00', ' ', ',']) {
    refusal(part.repeat(most / Buffer.byteLength(part)));
    refusal(cue(part.repeat((most - 100) / Buffer.byteLength(part))));
    refusal(`WEBVTT\n\n00:01.000 --> 00:02.000 ${part.repeat((most - 100) / Buffer.byteLength(part))}\na`);
    refusal(
      `[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,${part.repeat((most - 100) / Buffer.byteLength(part))}`,
    );
  }
  assert.ok(performance.now() - began < 20_000);
});
