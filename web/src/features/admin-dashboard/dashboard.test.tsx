import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { WaitingWork } from '#contract/overview.ts';
import { Dashboard } from './dashboard.tsx';

afterEach(cleanup);

test('what waits has a tile, and empty queues share a line', () => {
  const waiting: WaitingWork[] = [
    { kind: 'videos', count: 0, has_more: false },
    { kind: 'tickets', count: 3, has_more: false },
    { kind: 'cases', count: 0, has_more: false },
  ];
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Dashboard waiting={waiting} warnings={[]} activity={null} /> },
  ]);
  render(<Stub initialEntries={['/']} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Support tickets']);
  expect(screen.getByText(/^Nothing waiting:/).textContent).toBe(
    'Nothing waiting: Videos to review, Reports',
  );
  expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('href')).toBe('/admin/reports');
});
