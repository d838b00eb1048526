import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Output } from '#contract/calls.ts';
import { LegalDesk } from './legal-desk.tsx';

afterEach(cleanup);

const noNotices = { count: 0, has_more: false, since: null };
const open = (due: Output<'get_legal_desk'>['due'], unconfirmed = 0, site: { unmailed?: string } = {}) => {
  const desk = {
    due,
    suspensions: [],
    notices: unconfirmed > 0 ? noNotices : { count: 1, has_more: false, since: new Date().toISOString() },
  };
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/', loader: () => ({ site }), HydrateFallback: () => null },
      Component: () => (
        <LegalDesk desk={desk} unconfirmed={unconfirmed} self={{ id: 'me', username: 'keeper' }} />
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { site } } }} />);
};

test('a notice without a fixed time says by when to aim for it, and keys are told where there is a row', () => {
  const due_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  open([
    {
      ...{ kind: 'case', id: 'c1', title: 'A lamp', about: 'video', due_at },
      ...{ reasons: ['COPYRIGHT'], from: { by: 'visitor', name: null } },
      ...{ late_at: null, is_late: false, assignee: null, is_own: false },
    },
  ]);
  expect(screen.getByText(/^Aim for/)).toBeTruthy();
  expect(screen.getByText(/^J and K/)).toBeTruthy();
  expect(screen.getByText(/^Late ones come first/)).toBeTruthy();
  expect(screen.getByText(/^Reported video: .*, from a visitor$/)).toBeTruthy();
  expect(screen.queryByText(/^Nothing is due/)).toBeNull();
  cleanup();
  open([]);
  expect(screen.getByText(/^Nothing is due/)).toBeTruthy();
  expect(screen.queryByText(/^J and K/)).toBeNull();
});

test('notices that nobody has confirmed are told, with where they wait, and why on a site without email', () => {
  open([]);
  expect(screen.queryByText(/unconfirmed/)).toBeNull();
  cleanup();
  open([], 2);
  expect(screen.queryByText('No notices are waiting.')).toBeNull();
  const link = screen.getByRole('link', { name: '2 unconfirmed notices' });
  expect(link.getAttribute('href')).toBe('/admin/reports#unconfirmed');
  expect(screen.queryByText(/sends no email/)).toBeNull();
  cleanup();
  open([], 1, { unmailed: '' });
  expect(screen.getByText(/sends no email/)).toBeTruthy();
});
