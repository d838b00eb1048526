import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import Videos from './videos.tsx';

afterEach(cleanup);

test('importing has three tabs, of which the one for any address is the first to be open', async () => {
  const Stub = createRoutesStub([
    {
      path: '/admin/videos',
      Component: Videos,
      HydrateFallback: () => null,
      loader: () => ({
        tab: 'bulk',
        categories: [],
        library: {
          host_name: 'Bunny',
          account_key_stored_at: null,
          libraries: [],
          webhook_path: '/webhooks/bunny',
        },
        origin: 'https://tsukimi.example',
        batches: { items: [], has_more: false },
        feeds: [],
        providers: null,
      }),
    },
  ]);
  render(<Stub initialEntries={['/admin/videos']} />);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Embed Videos from Tube Sites', 'false'],
    ['Manage Bunny Videos', 'false'],
    ['Bulk Import from URL', 'true'],
  ]);
});
