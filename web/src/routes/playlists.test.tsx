import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toPlaylist } from '../page/playlist.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import { playlistRow } from '../test-data.ts';
import Playlists from './playlists.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(loaded: object, path = '/playlists') {
  const asked: string[] = [];
  const Stub = createRoutesStub([
    {
      path: '/playlists',
      Component: () => (
        <PageStateProvider
          initial={{ viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: false }}
          gated={false}
        >
          <Playlists />
        </PageStateProvider>
      ),
      loader: ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        return { q: searchParams.get('q') ?? '', page: 1, pages: 1, playlists: [], safety: null, ...loaded };
      },
    },
  ]);
  await act(async () => void render(<Stub initialEntries={[path]} />));
  await screen.findByRole('searchbox');
  return asked;
}

test('a search is made 300 ms after the last letter, once', async () => {
  const asked = await show({});
  vi.useFakeTimers();
  const box = screen.getByRole('searchbox');
  const wait = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  await act(async () => void fireEvent.change(box, { target: { value: 'ra' } }));
  await wait(200);
  await act(async () => void fireEvent.change(box, { target: { value: 'rain' } }));
  await wait(299);
  expect(asked).toEqual(['']);
  await wait(1);
  expect(asked).toEqual(['', '?q=rain']);
});

test('the page says which of how many it is, and leads on with what was searched', async () => {
  await show({ q: 'rain', page: 2, pages: 3, playlists: [toPlaylist(playlistRow())] });
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([to('Previous'), to('Next')]).toEqual(['/playlists?q=rain', '/playlists?q=rain&page=3']);
});

test('one page of playlists needs no pager', async () => {
  await show({ playlists: [toPlaylist(playlistRow())] });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('back at all playlists the field is empty again', async () => {
  await show({});
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'rain' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.click(await screen.findByRole('link', { name: 'All playlists' }));
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'All playlists' })).toBeNull());
  expect(box.value).toBe('');
  expect(box.isConnected).toBe(true);
});

test('where nothing is found it says so', async () => {
  await show({ q: 'rain' });
  expect(screen.getByText('No playlists found.')).toBeTruthy();
});
