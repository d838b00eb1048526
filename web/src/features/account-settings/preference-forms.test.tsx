import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Preferences } from '#contract/preferences.ts';
import { PlaybackForm } from './preference-forms.tsx';

afterEach(cleanup);

const preferences = { autoplay_next: true, captions: null, shortcuts: true } as Preferences;

for (const [quality, shown] of [
  [240, '240p'],
  [1080, '1080p'],
  [null, 'Auto'],
] as const)
  test(`a quality of ${quality ?? 'no choice'} is the one the form shows`, async () => {
    const Stub = createRoutesStub([
      { path: '/', Component: () => <PlaybackForm preferences={{ ...preferences, quality }} /> },
    ]);
    render(<Stub />);
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quality' });
    expect(select.selectedOptions[0]?.textContent).toBe(shown);
  });
