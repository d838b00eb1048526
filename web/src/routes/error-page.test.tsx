import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ErrorPage, faultOf } from './error-page.tsx';

afterEach(cleanup);

const refusal = (status: number, body: unknown) => ({ status, statusText: '', internal: false, data: body });

test('a server that was not reached is said in words, in every browser’s way, and may be tried again', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'network error',
  ])
    expect(faultOf(new TypeError(words))).toMatchObject({
      title: 'You seem to be offline.',
      text: 'Check your connection and try again.',
      retry: true,
    });
});

test('a fault of ours is not taken for a lost connection', () => {
  for (const error of [new TypeError('x is not a function'), new Error('Failed to fetch the parts'), 'odd'])
    expect(faultOf(error).title).toBe('An unexpected error occurred.');
});

test('a refusal at the door is shown in its own words, and says when to try again', () => {
  expect(faultOf(refusal(429, 'Too many requests. Try again in 12 s.\n'))).toEqual({
    title: 'Too many requests. Try again in 12 s.',
    text: null,
    requestId: undefined,
    retry: true,
  });
  expect(faultOf(refusal(503, 'The database cannot be reached right now.')).title).toMatch(/^The database/);
  expect(faultOf(refusal(500, '')).title).toBe('An unexpected error occurred.');
});

test('what is known to be wrong offers no second try', () => {
  expect(faultOf(refusal(404, { message: 'Video not found.' }))).toMatchObject({
    title: 'Video not found.',
    retry: false,
  });
  expect(faultOf(refusal(404, { message: 'Video not found.' })).text).toBe(
    'There’s nothing at this address.',
  );
  const gone = {
    message: 'Video not found.',
    text: 'It isn’t available anymore, or the address isn’t right.',
  };
  expect(faultOf(refusal(404, gone))).toMatchObject({ title: gone.message, text: gone.text });
  expect(faultOf(refusal(410, { message: 'Its owner took it down.' })).retry).toBe(false);
});

test('the page of a failed loader offers a second try', async () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => {
        throw data('Too many requests. Try again in 3 s.', { status: 429 });
      },
      Component: () => null,
      ErrorBoundary: ({ error }: { error?: unknown }) => <ErrorPage {...faultOf(error)} />,
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByText('Too many requests. Try again in 3 s.');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/');
});
