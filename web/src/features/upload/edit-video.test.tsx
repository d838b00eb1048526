import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PerformerRecord } from '#contract/performers.ts';
import type { OwnVideo } from '#contract/studio.ts';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { DeleteVideo, EditVideo } from './edit-video.tsx';

const videoId = '01a20000-0000-7000-8000-000000000001';
const record: PerformerRecord = {
  id: '01a20000-0000-7000-8000-000000000002',
  facts: {
    legal_name: 'Mio Kanda',
    other_names: '',
    date_of_birth: '1980-01-31',
    document_kind: 'passport',
    document_reference: 'TR 123',
  },
  produced_on: '2020-02-01',
  recorded_at: '2026-11-20T10:00:00.000Z',
  recorded_by: 'filmer',
};
const own = (publish_status: OwnVideo['video']['publish_status'], isFilmed: boolean): OwnVideo => ({
  video: {
    video_id: videoId,
    slug: 'evening',
    title: 'Evening',
    thumbnail_url: null,
    video_source: 'upload',
    publish_status,
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
    created_at: '2026-11-20T10:00:00.000Z',
  },
  description: null,
  tags: [],
  category_id: null,
  format: null,
  audio_language: null,
  subtitle_languages: [],
  release_status: null,
  contains_actual_humans: isFilmed,
  stored_bytes: 1_200_000_000,
  file_refusal: null,
  stills: [],
  chosen_still: null,
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noSubtitles = {
  get_video_captions: () => ({ tracks: [], may_change: true, is_searchable: true }),
  get_own_skips: () => ({ is_episode: false, skips: [] }),
  get_own_moments: () => ({
    slug: 'evening',
    may_dismiss: false,
    is_measured: true,
    moments: [],
    warnings: [],
  }),
};

function draw(shown: OwnVideo) {
  const Component = () => (
    <EditVideo
      owner="m1"
      own={shown}
      episode={{ episode: null, said: null }}
      categories={[]}
      isReviewed={false}
      upload={null}
      showsPictures
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub initialEntries={['/']} />);
}

test('who is seen in a filmed video stands in the studio, and another one is recorded there', async () => {
  const sent = answerCalls({
    ...noSubtitles,
    get_performer_records: () => [record],
    add_performer_record: ({ p_legal_name }) => [
      record,
      { ...record, id: videoId, facts: { ...record.facts, legal_name: p_legal_name } },
    ],
    delete_performer_record: () => {
      throw new TestRefusal(409, 'Take it back first.');
    },
  });
  draw(own('published', true));
  const part = within(await screen.findByRole('region', { name: 'Performers' }));
  await part.findByText('Mio Kanda');
  part.getByText(/Born on 1980-01-31; passport TR 123\./);
  for (const [label, value] of [
    ['Legal name', 'Ren Kanda'],
    ['Date of birth', '1985-05-05'],
    ['Made on', '2020-02-01'],
    ['Document number', 'TR 9'],
  ] as const)
    fireEvent.change(part.getByLabelText(label), { target: { value } });
  fireEvent.click(part.getByRole('button', { name: 'Record the performer' }));
  await part.findByText('Ren Kanda');
  expect(sent.find(([name]) => name === 'add_performer_record')?.[1]).toMatchObject({
    p_video_id: videoId,
    p_date_of_birth: '1985-05-05',
  });
  fireEvent.click(part.getByRole('button', { name: 'Yes, remove the record of Mio Kanda', hidden: true }));
  await part.findByText('Take it back first.');
});

test('a filmed video that waits for its records can be sent on from the studio', async () => {
  const sent = answerCalls({
    ...noSubtitles,
    get_performer_records: () => [record],
    publish_own_video: () => ({ publish_status: 'review' }),
  });
  draw(own('pending', true));
  const part = within(await screen.findByRole('region', { name: 'Performers' }));
  fireEvent.click(part.getByRole('button', { name: 'Send to review' }));
  await waitFor(() =>
    expect(sent.find(([name]) => name === 'publish_own_video')?.[1]).toMatchObject({
      p_video_id: videoId,
      p_publish: 'publish',
    }),
  );
});

test('a drawn video has no performers, and one that waits for an administrator is not moved', async () => {
  const sent = answerCalls(noSubtitles);
  draw(own('pending', false));
  await screen.findByRole('heading', { name: 'About the video' });
  expect(screen.queryByRole('heading', { name: 'Performers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Publishing' })).toBeNull();
  expect(sent.map(([name]) => name)).toEqual(['get_video_captions', 'get_own_skips', 'get_own_moments']);
});

test('one’s own video is deleted once that is confirmed; why it cannot be is told', async () => {
  let isHeld = true;
  const sent = answerCalls({
    delete_own_video: () => {
      if (isHeld) throw new TestRefusal(409, 'We’re looking at a report about this video.');
      return { done: true };
    },
  });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <DeleteVideo videoId={videoId} /> },
    { path: '/studio', Component: () => <h1>Studio</h1> },
  ]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByText('Delete the video and its files for good?');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Delete for good', hidden: true }));
  press();
  await screen.findByText('We’re looking at a report about this video.');
  isHeld = false;
  press();
  await screen.findByRole('heading', { name: 'Studio' });
  expect(sent.map(([name, body]) => [name, body.p_video_id])).toEqual([
    ['delete_own_video', videoId],
    ['delete_own_video', videoId],
  ]);
});
