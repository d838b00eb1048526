import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { OperatorWarnings } from './operator-warnings.tsx';

afterEach(cleanup);

const warning = (kind: string, title: string) =>
  ({ kind, title, words: `${title}, in full.`, detail: '' }) as never;
const open = (...titles: string[]) => {
  cleanup();
  const warnings = titles.map((title) => warning(title, title));
  const Stub = createRoutesStub([{ path: '/', Component: () => <OperatorWarnings warnings={warnings} /> }]);
  render(<Stub />);
};

test('the first warning is a whole sentence, and the others are a link to the dashboard', () => {
  open('No one looks at reports');
  expect(screen.getByText('No one looks at reports.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  open('No one looks at reports', 'The disk is full');
  expect(screen.getByRole('link', { name: '1 more warning' }).getAttribute('href')).toBe('/admin');
  open('No one looks at reports', 'The disk is full', 'No backups');
  expect(screen.getByRole('link', { name: '2 more warnings' })).toBeTruthy();
});
