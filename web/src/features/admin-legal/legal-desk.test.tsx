import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Output } from '#contract/calls.ts';
import { LegalDesk } from './legal-desk.tsx';

afterEach(cleanup);

const open = (due: Output<'get_legal_desk'>['due']) => {
  const desk = {
    due,
    suspensions: [],
    notices: { count: 1, has_more: false, since: new Date().toISOString() },
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LegalDesk desk={desk} self={{ id: 'me', username: 'keeper' }} /> },
  ]);
  render(<Stub initialEntries={['/']} />);
};

test('a notice without a fixed time says by when to aim for it, and keys are told where there is a row', () => {
  const due_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  open([
    {
      ...{ kind: 'case', id: 'c1', title: 'A lamp', about: 'video', due_at },
      ...{ late_at: null, is_late: false, assignee: null, is_own: false },
    },
  ]);
  expect(screen.getByText(/^Aim for/)).toBeTruthy();
  expect(screen.getByText(/^J and K/)).toBeTruthy();
  expect(screen.queryByText(/^Nothing is due/)).toBeNull();
  cleanup();
  open([]);
  expect(screen.getByText(/^Nothing is due/)).toBeTruthy();
  expect(screen.queryByText(/^J and K/)).toBeNull();
});
