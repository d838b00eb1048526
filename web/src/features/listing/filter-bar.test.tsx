import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { readFilters } from '../../page/filters.ts';
import { FilterBar } from './filter-bar.tsx';

afterEach(cleanup);

/** A list at `/search`, as its address says, and a way back. */
async function list() {
  function Page() {
    const values = useLoaderData<ReturnType<typeof readFilters>>();
    const navigate = useNavigate();
    return (
      <>
        <p data-testid="asked">{JSON.stringify(values)}</p>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <FilterBar action="/search" values={values} fieldLabel="Search here" />
      </>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/search',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => readFilters(new URL(request.url).searchParams),
    },
  ]);
  render(<Stub initialEntries={['/search?q=sea']} />);
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const asked = () => JSON.parse(screen.getByTestId('asked').textContent ?? '') as Record<string, unknown>;
  return { order, field, asked };
}

test('who chooses an order stays in its field, and going back shows the order before', async () => {
  const { order, asked } = await list();
  order.focus();
  fireEvent.change(order, { target: { value: 'views' } });
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'sea', sort: 'views' }));
  expect(document.activeElement).toBe(order);
  expect(order.value).toBe('views');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'sea', sort: null }));
  await vi.waitFor(() => expect(order.value).toBe(''));
  expect(order.isConnected).toBe(true);
});

test('who searches stays in the field, and going back shows the words before', async () => {
  const { field, asked } = await list();
  field.focus();
  fireEvent.change(field, { target: { value: 'winter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'winter' }));
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'sea' }));
  expect(field.value).toBe('sea');
});
