import { expect, test } from 'vitest';
import { frameAt, parseStoryboard } from './storyboard.ts';

const text = [
  'WEBVTT',
  '',
  '1',
  '00:00.000 --> 00:04.000',
  'board-1.webp#xywh=0,0,160,90',
  '',
  '00:04.000 --> 00:08.000 align:start',
  'board-1.webp#xywh=pixel:160,0,160,90',
  '',
  '01:00:00.500 --> 01:00:04.000',
  '/other/board-2.webp#xywh=0,90,160,90',
].join('\r\n');
const frames = parseStoryboard(text, 'https://site.example/media/1/storyboard.vtt');

test('cues become regions of sheets, with addresses relative to the file', () => {
  expect(frames).toHaveLength(3);
  expect(frames[1]).toEqual({
    start: 4,
    end: 8,
    url: 'https://site.example/media/1/board-1.webp',
    x: 160,
    y: 0,
    width: 160,
    height: 90,
  });
  expect(frames[2]).toMatchObject({ start: 3600.5, url: 'https://site.example/other/board-2.webp' });
});

test('the frame of a time is the last that began', () => {
  expect(frameAt(frames, 0)?.x).toBe(0);
  expect(frameAt(frames, 4)?.x).toBe(160);
  expect(frameAt(frames, 59)?.x).toBe(160);
  expect(frameAt(frames, 99_999)?.y).toBe(90);
  expect(frameAt([], 3)).toBeNull();
});

test('broken cues are left out', () => {
  const broken =
    'WEBVTT\n\n00:00.000 --> 00:04.000\nboard.webp\n\n00:04.000 --> 00:04.000\na#xywh=0,0,1,1\n\nx#xywh=0,0,9,9';
  expect(parseStoryboard(broken, 'https://site.example/')).toEqual([]);
  expect(parseStoryboard('', 'https://site.example/')).toEqual([]);
});
