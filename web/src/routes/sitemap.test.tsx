import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import Sitemap from './sitemap.tsx';

afterEach(cleanup);

test('the tree names every page of a member, and the FAQ', async () => {
  const Page = createRoutesStub([
    { path: '/sitemap', Component: Sitemap, loader: () => ({ categories: [], tags: [] }) },
  ]);
  render(<Page initialEntries={['/sitemap']} />);
  await screen.findByText('USER +');
  const leaves = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(leaves).toEqual({
    HOME: '/',
    Categories: '/categories',
    Profile: '/profile',
    Playlists: '/playlists',
    Favorites: '/favorites',
    Inbox: '/inbox',
    Settings: '/settings',
    Premium: '/premium',
    Series: '/series',
    Calendar: '/calendar',
    Studios: '/studios',
    Support: '/support',
    'Content removal': '/content-removal',
    FAQ: '/faq',
  });
});
