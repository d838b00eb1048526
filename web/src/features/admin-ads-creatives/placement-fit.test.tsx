import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-calls.ts';
import { PlacementFit } from './placement-fit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a creative says which placements it fits, or that it fits none', async () => {
  const room = (name: string, ad_sizes: string[], status = 'active') => ({ name, ad_sizes, status });
  answerCalls({
    get_placements: () => [
      room('Video page, right side', ['300x250']),
      room('Every grid', ['300x250', '728x90']),
      room('Home, top', ['970x250']),
      room('Gone', ['300x250'], 'inactive'),
    ],
  });
  const { rerender } = render(<PlacementFit creative={{ ad_type: 'banner', width: 300, height: 250 }} />);
  await screen.findByText('Fits: Video page, right side; Every grid');
  rerender(<PlacementFit creative={{ ad_type: 'banner', width: 310, height: 77 }} />);
  expect(screen.getByText('No placement has room for 310×77, so it can’t be posted yet.')).toBeTruthy();
});
