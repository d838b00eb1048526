import { expect, test } from 'vitest';
import type { Upload } from '#contract/uploads.ts';
import type { Sending } from './sending.ts';
import { partWords, sizeWords, stageOf, timeLeftWords, titleOf } from './upload-words.ts';

const upload = (more: Partial<Upload> = {}): Upload => ({
  id: '01a20000-0000-7000-8000-000000000001',
  file_name: 'evening_walk.mp4',
  bytes: 4_000_000_000,
  received_bytes: 1_000_000_000,
  state: 'receiving',
  reason: null,
  can_retry: false,
  created_at: '2026-11-21T20:00:00.000Z',
  details: null,
  video: null,
  ...more,
});
const video = (more: Partial<NonNullable<Upload['video']>>): Upload =>
  upload({
    state: 'done',
    received_bytes: 4_000_000_000,
    video: {
      video_id: '01a20000-0000-7000-8000-000000000002',
      slug: 'evening-walk',
      title: 'Evening walk',
      publish_status: 'processing',
      publish_at: null,
      licence_ends_at: null,
      review_reason: null,
      playback_state: 'preparing',
      stage: 'Preparing the first version',
      progress: 0.25,
      reason: null,
      thumbnail_url: null,
      stills: [],
      chosen_still: null,
      view_count: 0,
      ...more,
    },
  });
const sending = (more: Partial<Sending>): Sending => ({
  key: 1,
  uploadId: null,
  name: 'evening_walk.mp4',
  bytes: 4_000_000_000,
  sent: 2_000_000_000,
  state: 'sending',
  left: null,
  waitsFor: 'turn',
  reason: null,
  ...more,
});

test('while a file is sent its stage says how much of it in human words, and what keeps it', () => {
  expect(stageOf(null, sending({})).words).toBe('2.0 of 4 GB');
  expect(stageOf(null, sending({ sent: 12e6, bytes: 86e6, left: 125_000 })).words).toBe(
    '12 of 86 MB, 2 minutes left',
  );
  expect(stageOf(null, sending({})).progress).toBe(0.5);
  expect(stageOf(null, sending({ state: 'starting' })).words).toBe('Starting…');
  expect(stageOf(null, sending({ state: 'waiting' })).words).toBe(
    'The connection was lost at 2.0 of 4 GB. We keep trying.',
  );
  expect(stageOf(null, sending({ state: 'stopped' })).words).toBe('Paused at 2.0 of 4 GB');
  expect(stageOf(null, sending({ state: 'refused', reason: 'The file is empty.' })).words).toBe(
    'Upload failed: The file is empty.',
  );
  expect(stageOf(null, sending({ state: 'queued' })).words).toBe('Waiting for the files before it');
  expect(stageOf(null, sending({ state: 'queued', waitsFor: 'earlier' })).words).toMatch(
    /^Waiting: earlier files/,
  );
});

test('the time that is left is said as people say it', () => {
  const minute = 60_000;
  expect([4000, 40_000, minute, 2.4 * minute, 100 * minute, 30 * 60 * minute].map(timeLeftWords)).toEqual([
    'a few seconds left',
    'less than a minute left',
    '1 minute left',
    '2 minutes left',
    'about 2 hours left',
    'more than a day left',
  ]);
});

test('a file that nobody sends now says how much of it has arrived, and how to go on', () => {
  expect(stageOf(upload(), null).words).toBe(
    'You’ve uploaded 1.0 of 4 GB. Choose the same file again to resume.',
  );
});

test('what the server says of a file that is complete goes before what the browser remembers', () => {
  const whole = { received_bytes: 4_000_000_000 };
  expect(stageOf(upload({ ...whole, state: 'received' }), sending({ state: 'sent' })).words).toBe(
    'Uploaded. Add its details within 48 hours',
  );
  expect(stageOf(upload({ ...whole, state: 'checking' }), sending({ state: 'sent' })).words).toBe(
    'We’re checking the file',
  );
  const failed = upload({ ...whole, state: 'failed', reason: 'The file is cut off.' });
  expect(stageOf(failed, null)).toEqual({
    kind: 'failed',
    words: 'Upload failed: The file is cut off.',
    progress: null,
    tone: 'bad',
  });
});

test('a video says what goes on with its file and who sees it', () => {
  expect(stageOf(video({}), null).words).toBe('Preparing the first version: 25%');
  expect(stageOf(video({ publish_status: 'review', playback_state: 'ready' }), null).words).toBe(
    'Waiting for a review',
  );
  expect(
    stageOf(video({ publish_status: 'review', playback_state: 'playable', stage: 'Finishing' }), null).words,
  ).toBe('Waiting for a review. Finishing: 25%');
  expect(stageOf(video({ publish_status: 'published', playback_state: 'ready' }), null).tone).toBe('good');
  expect(
    stageOf(
      video({ publish_status: 'scheduled', playback_state: 'ready', publish_at: '2026-12-24T18:00:00.000Z' }),
      null,
    ).words,
  ).toBe('Will be published on 24 Dec 2026, 18:00 UTC');
  expect(
    stageOf(video({ publish_status: 'draft', playback_state: 'ready', review_reason: 'Too dark.' }), null)
      .words,
  ).toBe('A reviewer sent it back: Too dark.');
  expect(stageOf(video({ publish_status: 'failed', reason: 'It is damaged.' }), null).words).toBe(
    'Upload failed: It is damaged.',
  );
});

test('a video whose better qualities failed says why, and one that plays may still be checked', () => {
  const stopped = video({
    publish_status: 'published',
    playback_state: 'playable',
    reason: 'The disk is full.',
  });
  expect(stageOf({ ...stopped, can_retry: true }, null)).toEqual({
    kind: 'failed',
    words: 'Published. We couldn’t make better qualities: The disk is full.',
    progress: null,
    tone: 'bad',
  });
  expect(stageOf(video({ playback_state: 'ready', stage: 'Ready' }), null).words).toBe(
    'Ready. We’re still checking the file',
  );
});

test('sizes and titles read as people write them', () => {
  expect([sizeWords(10), sizeWords(12_400_000), sizeWords(1_500_000_000)]).toEqual([
    '1 KB',
    '12 MB',
    '1.5 GB',
  ]);
  expect([partWords(0, 86e6), partWords(12.4e6, 86e6), partWords(64e9, 64e9)]).toEqual([
    '0 of 86 MB',
    '12 of 86 MB',
    '64 of 64 GB',
  ]);
  expect(titleOf('Evening_walk.v2.mp4')).toBe('Evening walk v2');
});
