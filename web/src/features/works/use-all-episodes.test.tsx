import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarkedEpisode } from '../../page/work-marks.ts';
import { answerCalls } from '../../test-calls.ts';
import { useAllEpisodes } from './use-all-episodes.ts';
import { useMarks } from './use-marks.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = (id: string) => ({ id, slug: id, audioCode: 'ja', seconds: 100 });
const first: MarkedEpisode[] = [{ id: 'e1', kind: 'regular', number: 1, versions: [version('v1')] }];
const others = [101, 102].map((number) => ({
  id: `e${number}`,
  kind: 'regular',
  number,
  versions: [{ video_id: `v${number}`, slug: `v${number}`, audio_language: 'ja', duration_seconds: 100 }],
}));

function Next() {
  const marks = useMarks('lamps', useAllEpisodes('lamps', 1, 2, first), null);
  return <p>{marks?.next ? `next: ${marks.next.path}` : 'nothing begun'}</p>;
}

test('where a visitor is on another page of a series is found by their browser alone', async () => {
  const asked = answerCalls({ get_work: () => [{ episodes: others }] });
  await act(async () => void render(<Next />));
  expect(screen.getByText('nothing begun')).toBeTruthy();
  expect(asked).toEqual([]);
  cleanup();
  localStorage.setItem('player.seen', JSON.stringify([['v101', 5]]));
  await act(async () => void render(<Next />));
  expect(screen.getByText('next: /play/v102')).toBeTruthy();
  expect(asked).toEqual([['get_work', { p_slug: 'lamps', p_page: 2 }]]);
});
