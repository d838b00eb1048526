import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { notificationKindNames } from '#contract/wire-values.ts';
import { DEFAULT_SETTINGS } from '../../state/layout-settings.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import Playback from './playback.tsx';
import Preferences from './preferences.tsx';
import Privacy from './privacy.tsx';

afterEach(cleanup);

const preferences = {
  autoplay_next: true,
  captions: null,
  quality: null,
  shortcuts: true,
  layout: null,
  notifications: Object.fromEntries(notificationKindNames.map((kind) => [kind, 'site'])),
};
const data = { preferences, watchSettings: {}, shows: { favorites: true, watched: true } };

for (const [name, Page] of Object.entries({ Playback, Preferences, Privacy }))
  test(`${name} says once that what one changes is saved`, async () => {
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => (
          <PageStateProvider initial={DEFAULT_SETTINGS} gated={false}>
            <Page />
          </PageStateProvider>
        ),
        loader: () => data,
        HydrateFallback: () => null,
      },
    ]);
    render(<Stub />);
    expect(await screen.findAllByText('Changes save as you make them.')).toHaveLength(1);
  });
