import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ProfileCards, type ShownCards } from './profile-cards.tsx';

afterEach(cleanup);

const empty: ShownCards = {
  achievements: [],
  videos: [],
  albums: [],
  playlists: [],
  favorites: [],
  followed: [],
};
async function show(
  cards: ShownCards | null,
  part: { isOwn?: boolean; canUpload?: boolean; tab?: string } = {},
) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <main>
          <ProfileCards username="mio" cards={cards} isOwn={false} canUpload={false} {...part} />
        </main>
      ),
    },
  ]);
  render(<Page />);
  await screen.findByRole('main');
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('cards with nothing to show are absent for others, and say on one’s own profile what they would hold', async () => {
  expect(await show(empty)).toEqual([]);
  cleanup();
  expect(await show(empty, { isOwn: true })).toEqual([
    'Achievements',
    'Albums',
    'Playlists',
    'Favorites',
    'Creator Subscriptions',
  ]);
  cleanup();
  expect(await show(empty, { isOwn: true, canUpload: true })).toContain('Uploads');
});

test('a card shows what is reached; what comes next is its owner’s to know', async () => {
  const cards = {
    ...empty,
    achievements: [
      {
        id: 'viewer',
        name: 'Viewer',
        level: 2,
        levels: 4,
        description: 'Watched 10 videos',
        next: '100 videos',
      },
    ],
  };
  await show(cards);
  expect(screen.getByText('Watched 10 videos')).toBeTruthy();
  expect(screen.queryByText(/^Next:/)).toBeNull();
  cleanup();
  await show(cards, { isOwn: true });
  expect(screen.getByText('Next: 100 videos')).toBeTruthy();
});

test('cards that could not be had say so', async () => {
  await show(null);
  expect(screen.getByText('Profile data could not be loaded.')).toBeTruthy();
});

test('what a tab shows as a whole is not begun again beside it', async () => {
  const row = { slug: 'rain', title: 'Rain', picture: null };
  const full = { ...empty, videos: [row], favorites: [row] };
  expect(await show(full)).toEqual(['Videos', 'Favorites']);
  cleanup();
  expect(await show(full, { tab: 'Videos' })).toEqual(['Favorites']);
  cleanup();
  expect(await show(full, { tab: 'Stream' })).toEqual(['Videos', 'Favorites']);
});
