import { expect, test } from 'vitest';
import { piecesOf } from './timestamps.ts';

const times = (text: string, duration: number | null = null) =>
  piecesOf(text, duration).flatMap((piece) => ('seconds' in piece ? [piece.seconds] : []));

test('moments of the video are found in a text', () => {
  expect(piecesOf('At 6:11 and (1:02:03).', null)).toEqual([
    { text: 'At ' },
    { text: '6:11', seconds: 371 },
    { text: ' and (' },
    { text: '1:02:03', seconds: 3723 },
    { text: ').' },
  ]);
  expect(times('0:00 first! 59:59 75:00')).toEqual([0, 3599, 4500]);
});

test('what only looks like a time is text', () => {
  expect(times('6:60 1:2:03x 10:1 2026-11-21T10:20:30:40 1:75:00 12:34:56:78 1.5:20')).toEqual([]);
  expect(piecesOf('no time', null)).toEqual([{ text: 'no time' }]);
  expect(piecesOf('', null)).toEqual([]);
});

test('a time past the end of the video is text', () => {
  expect(times('1:00 and 3:00', 120)).toEqual([60]);
});
