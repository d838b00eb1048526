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

function Numbers(props: { page: number; pages: number }) {
  const all = useAllEpisodes('lamps', props.page, props.pages, first);
  return <p>{all.map(({ number }) => number).join(' ')}</p>;
}

test('of a very long series the pages around this one are looked at, and this one is among them', async () => {
  localStorage.setItem('player.seen', JSON.stringify([['v101', 5]]));
  for (const [page, from] of [
    [13, 7],
    [20, 9],
    [2, 1],
  ] as const) {
    const asked = answerCalls({ get_work: () => [{ episodes: [] }] });
    await act(async () => void render(<Numbers page={page} pages={20} />));
    const pages = asked.map(([, { p_page: one }]) => one as number);
    expect([...pages, page].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => from + at));
    expect(screen.getByText('1')).toBeTruthy();
    cleanup();
  }
});
