import { expect, test } from 'vitest';
import { rankingRow, videoCard } from '../test-data.ts';
import { thumbnailOf, toCard, toTop, viewsOf } from './video-card.ts';

test('the picture is the first of hosted, chosen and generic thumbnail', () => {
  const all = { bunny_thumbnail_url: 'b', custom_thumbnail_url: 'c', thumbnail_url: 'g' };
  expect(thumbnailOf(all)).toBe('b');
  expect(thumbnailOf({ ...all, bunny_thumbnail_url: null })).toBe('c');
  expect(thumbnailOf({ bunny_thumbnail_url: '', custom_thumbnail_url: null, thumbnail_url: 'g' })).toBe('g');
  expect(
    thumbnailOf({ bunny_thumbnail_url: null, custom_thumbnail_url: null, thumbnail_url: null }),
  ).toBeNull();
});

test('views are read under either of their names', () => {
  expect(viewsOf({ view_count: 3 })).toBe(3);
  expect(viewsOf({ views_count: 4 })).toBe(4);
  expect(viewsOf({})).toBe(0);
});

test('a hosted video without a preview has one beside its thumbnail', () => {
  const hosted = videoCard({ bunny_thumbnail_url: 'https://vz.example/guid/thumbnail.jpg?v=2' });
  expect(toCard(hosted).preview).toBe('https://vz.example/guid/preview.webp');
  expect(toCard(videoCard()).preview).toBeNull();
  expect(toCard(videoCard({ animated_preview_url: '/p.mp4' })).preview).toBe('/p.mp4');
});

test('badges show what is known and nothing else', () => {
  expect(toCard(videoCard())).toMatchObject({
    format: null,
    subtitled: false,
    ongoing: false,
    quality: null,
  });
  const known = videoCard({
    format: 'TV',
    subtitle_languages: ['en'],
    status: 'releasing',
    quality: '2160p',
  });
  expect(toCard(known)).toMatchObject({ format: 'TV', subtitled: true, ongoing: true, quality: '4K' });
  expect(toCard(videoCard({ status: 'ongoing' })).ongoing).toBe(true);
});

test('numbers, dates and lengths are in words, dates in UTC', () => {
  expect(toCard(videoCard())).toMatchObject({ views: '12.3K views', date: '1 Nov 2026', duration: '24:05' });
  expect(toCard(videoCard({ view_count: 1, duration_seconds: 3_729 }))).toMatchObject({
    views: '1 view',
    duration: '1:02:09',
  });
});

test('a Top 5 row counts in thousands and scores with two decimals', () => {
  expect(toTop(rankingRow())).toMatchObject({ thousands: '12.3K Views', score: '4.57' });
  expect(toTop(rankingRow({ trending_score: 4713.77 }))).toMatchObject({ score: '4.71K' });
  expect(toTop(rankingRow({ view_count: 400 })).thousands).toBe('0.4K Views');
  expect(toTop(rankingRow({ view_count: 1_250_000 })).thousands).toBe('1250.0K Views');
});
