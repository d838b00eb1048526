import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-calls.ts';
import { ToFollow } from './to-follow.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const uploader = {
  id: 'u1',
  username: 'kitsuno',
  display_name: 'Studio Kitsuno',
  avatar_url: null,
  subscribers_count: 1,
};

test('an uploader who is proposed is followed where they stand, and nobody proposed is nothing', async () => {
  const sent = answerCalls({
    toggle_subscription: () => ({ is_subscribed: true, new_subscribers_count: 2 }),
  });
  const Page = createRoutesStub([{ path: '/', Component: () => <ToFollow uploaders={[uploader]} /> }]);
  await act(async () => void render(<Page />));
  expect(screen.getByText('Studio Kitsuno').closest('a')?.getAttribute('href')).toBe('/user/kitsuno');
  expect(screen.getByText('1 subscriber')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByLabelText('Subscribe to Studio Kitsuno')));
  await screen.findByText('2 subscribers');
  expect(screen.getByText('Subscribed')).toBeTruthy();
  expect(sent).toEqual([['toggle_subscription', { p_uploader_id: 'u1' }]]);
  cleanup();
  const { container } = render(<ToFollow uploaders={[]} />);
  expect(container.textContent).toBe('');
});
