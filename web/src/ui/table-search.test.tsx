import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { TableSearch } from './table-search.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [search] = useSearchParams();
  return (
    <>
      <TableSearch action="/" label="Search users" q={search.get('q') ?? ''} />
      <Link to="/">All users</Link>
    </>
  );
}

test('the field keeps what is typed, and follows an address that changed by a link', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  await act(async () => void render(<Stub initialEntries={['/?q=mio']} />));
  const field = screen.getByRole('searchbox') as HTMLInputElement;
  expect(field.value).toBe('mio');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: 'mio ka' } });
  await act(async () => void vi.advanceTimersByTime(300));
  fireEvent.change(field, { target: { value: 'mio kan' } });
  expect(field.value).toBe('mio kan');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'All users' })));
  expect(field.value).toBe('');
  await act(async () => void vi.advanceTimersByTime(300));
  expect(field.value).toBe('');
});

test('search stands before what makes a new row', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TableSearch action="/" label="Search users" q="" create={<button type="button">Create User</button>}>
          <select aria-label="Role" />
        </TableSearch>
      ),
    },
  ]);
  render(<Stub />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Search',
    'Create User',
  ]);
});
