import { expect, test } from 'vitest';
import type { Services } from '../page-context.ts';
import { videoDetails } from '../test-data.ts';
import { besideCard, sharedSlug, sharedSlugs, sharedVideos } from './shared-videos.ts';

test('what a post shares is a video of this site alone', () => {
  expect(sharedSlug('See https://t.example/play/a-b-1?t=3.', 'https://t.example')).toBe('a-b-1');
  expect(sharedSlug('See https://other.example/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://t.example/play/', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://other.example/?u=https://t.example/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('https://other.example/play/a /play/b', 'https://t.example')).toBe('b');
});

test('beside the card of a video its address goes, or is its title within a sentence', () => {
  const video = { slug: 'rain', title: 'Rain', uploader: null, picture: null };
  const beside = (text: string) => besideCard(text, video);
  expect(beside('https://t.example/play/rain')).toBe('');
  expect(beside('Tonight: https://t.example/play/rain')).toBe('Tonight:');
  expect(beside('First\n\nhttps://t.example/play/rain\nLast')).toBe('First\n\nLast');
  expect(beside('Is /play/rain, really, so good?')).toBe('Is “Rain”, really, so good?');
  expect(beside('See https://t.example/play/rain.')).toBe('See “Rain”.');
  for (const stays of ['/play/rain?t=90', '/play/rainy', 'no/play/rain', '/play/rain/x'])
    expect(beside(stays)).toBe(stays);
  expect(besideCard('/play/rain', null)).toBe('/play/rain');
});

test('a path alone is of this site, and a machine that serves itself has several names', () => {
  expect(sharedSlug('Watch /play/a-b, tonight', 'https://t.example')).toBe('a-b');
  expect(sharedSlug('no/play/a', 'https://t.example')).toBeNull();
  expect(sharedSlug('(http://t.example/play/a)', 'https://t.example')).toBe('a');
  expect(sharedSlug('http://127.0.0.1:3000/play/a', 'http://localhost:3000')).toBe('a');
  expect(sharedSlug('http://127.0.0.1:4000/play/a', 'http://localhost:3000')).toBeNull();
  expect(sharedSlug('http://127.0.0.1/play/a', 'https://t.example')).toBeNull();
});

test('each video is asked for once, and shown with the name that people read', async () => {
  const asked: string[] = [];
  const services = {
    call: async (_name: string, { p_slug: slug }: { p_slug: string }) => {
      asked.push(slug);
      if (slug === 'gone') throw new Error('no such video');
      const name = slug === 'rain' ? 'Studio Kitsuno' : null;
      return [videoDetails({ title: slug, uploader_username: 'kitsuno', uploader_display_name: name })];
    },
  } as unknown as Services;
  const slugs = sharedSlugs(
    ['/play/rain', 'and /play/rain', '/play/lamp', '/play/gone', 'x'],
    'https://t.example',
  );
  const videos = await sharedVideos(services, slugs);
  expect(asked).toEqual(['rain', 'lamp', 'gone']);
  expect([videos.rain?.uploader, videos.lamp?.uploader, videos.gone]).toEqual([
    'Studio Kitsuno',
    'kitsuno',
    null,
  ]);
});
