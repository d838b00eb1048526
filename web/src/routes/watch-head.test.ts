import { expect, test } from 'vitest';
import { playbackOf, siteFacts, videoDetails } from '../test-data.ts';
import { factsOf, watchHead } from './watch-head.ts';

const track = (language: string, label: string) => ({ language, label, url: `/media/a/${language}.vtt` });
const prepared = { storyboard_url: '/media/a/storyboard.vtt' };

test('the facts name the captions that the player offers, not what somebody named', () => {
  const captions = [
    track('en', 'English'),
    track('en', 'English (SDH)'),
    track('de', 'German'),
    track('und', 'Track 4'),
  ];
  const video = videoDetails({ subtitle_languages: ['fr'], playback: playbackOf({ ...prepared, captions }) });
  expect(factsOf(video).languages).toEqual(['English, German subtitles']);
});

test('without captions in the file, what somebody named is in the picture', () => {
  const named = { subtitle_languages: ['en'] };
  expect(factsOf(videoDetails({ ...named, playback: playbackOf(prepared) })).languages).toEqual([
    'English subtitles in the picture',
  ]);
  // Still being prepared, or from elsewhere: nobody knows yet.
  for (const playback of [playbackOf({ ...prepared, state: 'playable' }), playbackOf()])
    expect(factsOf(videoDetails({ ...named, playback })).languages).toEqual(['English subtitles']);
  expect(factsOf(videoDetails({ playback: playbackOf(prepared) })).languages).toEqual([]);
});

test('a page is described without the chapters of its video', () => {
  const description = '0:00 Opening\n0:40 The bus\n\nA rainy night.';
  const described = watchHead(siteFacts(), videoDetails({ description })).find(
    (one) => 'name' in one && one.name === 'description',
  );
  expect(described).toMatchObject({ content: 'A rainy night.' });
});
