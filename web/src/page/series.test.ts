import { expect, test } from 'vitest';
import type { Episode, EpisodeVersion, NextEpisode, Work } from '#contract/works.ts';
import { toEpisodePlace, toSeries } from './series.ts';

const version = (part: Partial<EpisodeVersion> = {}): EpisodeVersion => ({
  video_id: 'v1',
  slug: 'tide-one',
  cut: 'uncut',
  release_group: null,
  audio_language: 'ja',
  subtitle_languages: ['en', 'de'],
  duration_seconds: 1445,
  quality: null,
  playback_state: 'ready',
  picture_url: '/media/a.webp',
  ...part,
});
const episode = (part: Partial<Episode> = {}): Episode => ({
  id: `e${part.number ?? 1}`,
  kind: 'regular',
  number: 1,
  title: 'One',
  native_title: null,
  aired_on: null,
  versions: [version()],
  ...part,
});
const first = (part: Partial<NextEpisode> = {}): NextEpisode => ({
  kind: 'regular',
  number: 1,
  title: 'One',
  native_title: null,
  video_id: 'v1',
  slug: 'tide-one',
  playback_state: 'ready',
  picture_url: '/media/a.webp',
  ...part,
});
const work = (part: Partial<Work> = {}): Work => ({
  id: 'w1',
  slug: 'tide',
  kind: 'tv',
  title: 'Tide',
  native_title: '潮',
  synopsis: null,
  year: 2026,
  season: 'fall',
  airing: 'airing',
  source: null,
  expected_episodes: 12,
  titles: [],
  studios: [],
  relations: [],
  lists: { planned: 0, watching: 0, completed: 0 },
  series: [],
  episodes: [episode()],
  episodes_listed: 1,
  first: first(),
  page: 1,
  pages: [{ first: { kind: 'regular', number: 1 }, last: { kind: 'regular', number: 1 } }],
  ...part,
});
const now = Date.parse('2026-11-27T12:00:00Z');

test('a series starts at the first episode that is here, and says how many of all are', () => {
  const series = toSeries(
    work({
      first: first({ number: 1.5, slug: 'half' }),
      episodes: [episode({ versions: [] }), episode({ number: 1.5, versions: [version({ slug: 'half' })] })],
    }),
    now,
  );
  expect(series.line).toBe('TV series · Fall 2026');
  expect(series.facts).toEqual(['Airing now', '1 of 12 episodes']);
  expect(series.start).toEqual({ path: '/play/half', words: 'Start with Episode 1.5' });
  expect(series.regular.map(({ name, art }) => [name, art?.slug ?? null])).toEqual([
    ['Episode 1', null],
    ['Episode 1.5', 'half'],
  ]);
});

test('a film is no list of episodes', () => {
  const film = toSeries(work({ kind: 'movie', airing: 'finished', expected_episodes: 1 }), now);
  expect([film.heading, film.facts, film.regular[0]!.name]).toEqual(['Film', ['Finished'], null]);
  expect(film.start!.words).toBe('Watch the film');
});

test('a version says what one hears and reads, and its cut where it is another', () => {
  const [one] = toSeries(
    work({ episodes: [episode({ versions: [version({ cut: 'censored', release_group: 'Wick' })] })] }),
    now,
  ).regular;
  expect(one!.versions[0]).toMatchObject({
    audio: 'Japanese',
    rest: 'subtitles in English, German · Censored · Wick',
  });
});

test('what was aired and what will be is said by the day', () => {
  const days = toSeries(
    work({
      episodes: [
        episode({ aired_on: '2026-11-20' }),
        episode({ number: 2, aired_on: '2026-12-04', versions: [] }),
      ],
    }),
    now,
  ).regular.map(({ day }) => day);
  expect(days).toEqual(['Aired 20 Nov 2026', 'Airs 4 Dec 2026']);
});

test('a video that is one of several versions names the others, one alone names none', () => {
  const found = {
    work: { slug: 'tide', title: 'Tide', kind: 'tv' as const },
    kind: 'regular' as const,
    number: 2,
    title: null,
    native_title: null,
    previous: null,
    next: null,
    skips: [],
    first: first(),
    page: 1,
    versions: [
      { ...version(), offsets: [[0, 0] as [number, number]] },
      { ...version({ video_id: 'v2', slug: 'tide-one-en', audio_language: 'en' }), offsets: null },
    ],
  };
  const place = toEpisodePlace(found, 'v2');
  expect([place.series.path, place.name]).toEqual(['/series/tide', 'Episode 2']);
  expect(place.versions.map(({ path, isThis }) => [path, isThis])).toEqual([
    ['/play/tide-one', false],
    ['/play/tide-one-en', true],
  ]);
  expect(toEpisodePlace({ ...found, versions: found.versions.slice(0, 1) }, 'v1').versions).toEqual([]);
});
