import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashtagsIn, mentionsIn } from './mentions.ts';

test('names are called by an at sign before them, each once, and no address is one', () => {
  assert.deepEqual(mentionsIn('@Mio and @mio, look at @ren.aoki. (@kai_2)'), ['mio', 'ren.aoki', 'kai_2']);
  assert.deepEqual(mentionsIn('mio@example.test https://a.example/@mio a@mio @@mio @ mio @x'), []);
  assert.equal(mentionsIn(Array.from({ length: 40 }, (_, i) => `@name${i}`).join(' ')).length, 10);
});

test('tags are named by a hash sign before them, each once, and no part of an address is one', () => {
  assert.deepEqual(hashtagsIn('#Lanterns and #lanterns, (#slow-burn) #月. #1'), [
    'lanterns',
    'slow-burn',
    '月',
    '1',
  ]);
  assert.deepEqual(hashtagsIn('https://a.example/#top a#b ##c # d &#39; ?x=#y'), []);
});
