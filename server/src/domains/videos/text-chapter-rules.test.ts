import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chaptersOfText, withoutChapters } from './text-chapter-rules.ts';

test('lines of a description that begin with times are chapters', () => {
  const text =
    'A rainy night.\n\n0:00 Opening\n  - 1:05 – The bus\n(12:30) Morning\n1:02:03 | End\nAt 2:00 it rains.';
  assert.deepEqual(chaptersOfText(text, 4000), [
    { start: 0, title: 'Opening' },
    { start: 65, title: 'The bus' },
    { start: 750, title: 'Morning' },
    { start: 3723, title: 'End' },
  ]);
});

test('one line, times that fall, or times past the end make none', () => {
  assert.deepEqual(chaptersOfText('1:00 A good scene', 600), []);
  assert.deepEqual(chaptersOfText('2:00 Then\n1:00 First', 600), []);
  assert.deepEqual(chaptersOfText('0:00 Opening\n20:00 Never', 600), []);
  assert.deepEqual(chaptersOfText('10:75 no\n99 no\n3:00', 6000), []);
  assert.deepEqual(chaptersOfText(null, null), []);
});

test('a description is read without its chapters, and lines that are none stay', () => {
  assert.equal(withoutChapters('0:00 Opening\n0:40 – The bus\n\nA rainy night.'), 'A rainy night.');
  assert.equal(withoutChapters('1:00 A good scene'), '1:00 A good scene');
});
