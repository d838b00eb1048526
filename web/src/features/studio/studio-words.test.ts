import { expect, test } from 'vitest';
import type { StudioVideo } from '#contract/studio.ts';
import { isYetToBeShown, stateOf } from './studio-words.ts';

const video = (more: Partial<StudioVideo>): StudioVideo => ({
  video_id: 'v',
  slug: 'v',
  title: 'Lantern',
  thumbnail_url: null,
  video_source: 'upload',
  publish_status: 'published',
  publish_at: null,
  licence_ends_at: null,
  reason: null,
  playback_state: 'ready',
  progress: 1,
  has_new_file: false,
  awaits_records: false,
  duration_seconds: 60,
  view_count: 0,
  watch_seconds: 0,
  created_at: '2030-01-01T00:00:00Z',
  ...more,
});

test('each state is said in words, with its reason where it has one', () => {
  const said = (more: Partial<StudioVideo>) => {
    const { words, more: besides } = stateOf(video(more));
    return besides === null ? words : `${words} (${besides})`;
  };
  expect(said({})).toBe('Published');
  expect(said({ publish_status: 'draft' })).toBe('Draft');
  expect(said({ publish_status: 'draft', reason: 'The credits are missing.' })).toBe(
    'Draft, sent back by a reviewer (The credits are missing.)',
  );
  expect(said({ publish_status: 'scheduled', publish_at: '2030-01-02T12:00:00Z' })).toBe(
    'Will be published on 2 Jan 2030, 12:00 UTC',
  );
  expect(said({ publish_status: 'processing', progress: 0.427 })).toBe('We’re preparing it: 42%');
  expect(said({ publish_status: 'review' })).toBe('Waiting for a review');
  expect(said({ publish_status: 'pending' })).toBe('Unpublished by an admin');
  expect(said({ publish_status: 'pending', awaits_records: true })).toBe(
    'Waiting for the records of its performers',
  );
  expect(said({ publish_status: 'held', reason: 'x' })).toBe('On hold: we’re looking at a report');
  expect(said({ publish_status: 'disabled', reason: 'x' })).toBe('Disabled because of a notice');
  expect(said({ publish_status: 'expired' })).toBe('Its license has ended');
  expect(said({ publish_status: 'failed' })).toBe('Failed (We couldn’t prepare the file.)');
  expect(said({ has_new_file: true, progress: 0.5 })).toBe('Published (We’re preparing a new file: 50%)');
  expect(said({ playback_state: 'failed', reason: 'No picture.' })).toBe(
    'Published, but its file doesn’t play (No picture.)',
  );
});

test('what is not published yet is still to be worked on', () => {
  expect(isYetToBeShown(video({ publish_status: 'review' }))).toBe(true);
  for (const publish_status of ['published', 'expired', 'disabled'] as const)
    expect(isYetToBeShown(video({ publish_status }))).toBe(false);
});
