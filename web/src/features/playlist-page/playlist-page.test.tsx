import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaylistReactions } from '#contract/playlists.ts';
import { toCard } from '../../page/video-card.ts';
import { listenForReports, type Reported } from '../../state/ask-to-report.ts';
import { rememberPlace } from '../../state/playlist-place.ts';
import { videoCard } from '../../test-data.ts';
import { OwnVideos } from './own-videos.tsx';
import { PlayLinks } from './play-links.tsx';
import { PlaylistActions } from './playlist-actions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Record<string, () => [status: number, body: unknown]>;
/** Answers calls by name, and records which were made, with what. */
function answering(answers: Answers) {
  const asked: { name: string; input: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push({ name, input: JSON.parse(String(init.body)) });
    const [status, body] = answers[name]?.() ?? [200, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}
const none: PlaylistReactions = { likes: 4, dislikes: 1, user_has_liked: false, user_has_disliked: false };
const show = async (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component }]);
  await act(async () => void render(<Stub />));
};
const actions = (more = {}) =>
  show(() => <PlaylistActions id="p1" slug="rainy-days" first={none} {...more} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

test('opening counts one view and asks what this browser said before', async () => {
  const asked = answering({
    get_playlist_interaction_status: () => [200, { ...none, user_has_disliked: true }],
  });
  await actions();
  expect(asked.filter(({ name }) => name === 'record-playlist-view')).toEqual([
    { name: 'record-playlist-view', input: { playlist_id: 'p1' } },
  ]);
  expect(button('Dislike, 1').getAttribute('aria-pressed')).toBe('true');
});

test('somebody else’s playlist can be reported', async () => {
  answering({ get_playlist_interaction_status: () => [200, none] });
  await actions();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  cleanup();
  const heard: Reported[] = [];
  const stop = listenForReports((one) => heard.push(one));
  await actions({ mayReport: true });
  await press('Report');
  expect(heard).toMatchObject([{ kind: 'playlist', id: 'p1' }]);
  stop();
});

test('a like shows at once, and the server says the counts', async () => {
  const asked = answering({
    get_playlist_interaction_status: () => [200, none],
    'toggle-playlist-interaction': () => [200, { ...none, likes: 9, user_has_liked: true }],
  });
  await actions();
  await press('Like, 4');
  expect(asked.at(-1)).toEqual({
    name: 'toggle-playlist-interaction',
    input: { playlist_id: 'p1', interaction_type: 'like' },
  });
  expect(button('Like, 9').getAttribute('aria-pressed')).toBe('true');
});

test('a like that fails is taken back, in words', async () => {
  answering({
    get_playlist_interaction_status: () => [200, none],
    'toggle-playlist-interaction': () => [500, { error: 'no' }],
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await actions();
  await press('Like, 4');
  expect(button('Like, 4').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to update interaction status. Please try again.',
  );
});

test('sharing copies the address and says so', async () => {
  answering({ get_playlist_interaction_status: () => [200, none] });
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await actions();
  await press('Share');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/playlist/rainy-days`);
  expect(screen.getByRole('alert').textContent).toBe('Playlist URL copied to clipboard!');
});

const playLinks = (videos: { slug: string; title: string }[]) =>
  show(() => <PlayLinks slug="rainy-days" videos={videos} />);
const one = { slug: 'one', title: 'One' };
const two = { slug: 'two', title: 'Two' };
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('a playlist is played from its start or shuffled; an empty one is not', async () => {
  await playLinks([one, two]);
  expect(hrefs()).toEqual(['/play/one?list=rainy-days', '/playlist/rainy-days/shuffle']);
  cleanup();
  await playLinks([]);
  expect(hrefs()).toEqual([]);
});

test('where this browser stopped it goes on, in the same order, unless the video was taken out', async () => {
  rememberPlace({ list: 'rainy-days', slug: 'two', shuffle: 7 });
  await playLinks([one, two]);
  expect(screen.getByRole('link', { name: 'Continue: Two' }).getAttribute('href')).toBe(
    '/play/two?list=rainy-days&shuffle=7',
  );
  cleanup();
  await playLinks([one]);
  expect(hrefs().length).toBe(2);
  localStorage.clear();
});

const cards = ['One', 'Two', 'Three'].map((title) => toCard(videoCard({ video_id: title, title })));
const own = () =>
  show(() => <OwnVideos playlistId="p1" first={cards} draw={(card) => <b>{card.title}</b>} />);
const order = () => screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

test('a video is moved by a button, and where it stands is said', async () => {
  const asked = answering({ move_playlist_video: () => [200, { moved: true }] });
  await own();
  await press('Move Three up');
  expect(order()).toEqual(['One', 'Three', 'Two']);
  expect(asked).toEqual([
    {
      name: 'move_playlist_video',
      input: { p_playlist_id: 'p1', p_video_id: 'Three', p_before_video_id: 'Two' },
    },
  ]);
  expect(screen.getByRole('status').textContent).toBe('Moved Three to 2 of 3.');
  await press('Move Three down');
  expect(asked.at(-1)?.input.p_before_video_id).toBe(null);
});

test('a video is dragged to another place; beside the list it goes back', async () => {
  const asked = answering({ move_playlist_video: () => [200, { moved: true }] });
  await own();
  const item = (index: number) => screen.getAllByRole('listitem')[index] as HTMLElement;
  const dataTransfer = { effectAllowed: '' };
  await act(async () => void fireEvent.dragStart(item(2), { dataTransfer }));
  await act(async () => void fireEvent.dragOver(item(0), { dataTransfer }));
  expect(order()).toEqual(['Three', 'One', 'Two']);
  await act(async () => void fireEvent.dragEnd(item(0)));
  expect(order()).toEqual(['One', 'Two', 'Three']);
  expect(asked).toEqual([]);
  await act(async () => void fireEvent.dragStart(item(2), { dataTransfer }));
  await act(async () => void fireEvent.dragOver(item(0), { dataTransfer }));
  await act(async () => void fireEvent.drop(item(0), { dataTransfer }));
  expect(asked.map(({ input }) => input.p_before_video_id)).toEqual(['One']);
});

test('a video that cannot be removed comes back to its place, in words', async () => {
  answering({ 'remove-video-from-playlist': () => [500, { error: 'no' }] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await own();
  await press('Remove Two');
  expect(order()).toEqual(['One', 'Two', 'Three']);
  expect(screen.getByRole('alert').textContent).toBe('Failed to remove video. Please try again.');
});

test('a video that is removed is gone at once', async () => {
  answering({ 'remove-video-from-playlist': () => [200, { removed: true, video_count: 2 }] });
  await own();
  await press('Remove Two');
  expect(order()).toEqual(['One', 'Three']);
});
