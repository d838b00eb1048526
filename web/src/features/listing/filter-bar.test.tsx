import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub, useLoaderData, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { readSearch } from '../../page/filters.ts';
import { FilterBar } from './filter-bar.tsx';
import { searchFilters } from './search-filters.ts';

afterEach(cleanup);

const known = { years: [2026, 2025], formats: ['TV'], subtitle_languages: ['en'] };

/** A list at `/search`, as its address says, and a way back. */
async function list(at = '/search?q=sea') {
  function Page() {
    const values = useLoaderData<ReturnType<typeof readSearch>>();
    const navigate = useNavigate();
    return (
      <>
        <p data-testid="asked">{JSON.stringify(values)}</p>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <FilterBar
          action="/search"
          values={values}
          label="Search here"
          hasField
          more={searchFilters(known, [])}
        />
      </>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/search',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => readSearch(new URL(request.url).searchParams),
    },
  ]);
  render(<Stub initialEntries={[at]} />);
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
  await vi.waitFor(() => expect(field.value).toBe('sea'));
});

test('each filter that is on has a chip that takes it away, and the button says how many there are', async () => {
  const { asked } = await list('/search?q=sea&year=2025&format=tv&language=en&page=3');
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
  const chips = () => screen.queryAllByRole('link', { name: /^Remove/ }).map((one) => one.textContent);
  expect(chips()).toEqual(['Remove Year: 2025', 'Remove Format: TV', 'Remove Subtitles: English']);
  fireEvent.click(screen.getByRole('link', { name: 'Remove Format: TV' }));
  await vi.waitFor(() =>
    expect(asked()).toMatchObject({ q: 'sea', year: '2025', format: null, language: 'en' }),
  );
  const [clear] = screen.getAllByRole('link', { name: 'Clear all' });
  fireEvent.click(clear!);
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'sea', year: null, language: null }));
  expect(chips()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
});

test('filters are combined in the address, and a value that is not offered says itself', async () => {
  const { asked } = await list('/search?q=sea&format=laser disc');
  const choice = (of: string, name: string) =>
    within(screen.getByRole('group', { name: of, hidden: true })).getByRole<HTMLInputElement>('radio', {
      name,
      hidden: true,
    });
  const format = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format', hidden: true });
  expect(format.value).toBe('laser disc');
  fireEvent.click(choice('Quality', '4K'));
  await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'sea', format: 'laser disc', quality: 'uhd' }));
  expect(choice('Quality', '4K').checked).toBe(true);
  // A chip that goes takes the mark of its field with it.
  fireEvent.click(screen.getByRole('link', { name: 'Remove Quality: 4K' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ format: 'laser disc', quality: null }));
  await vi.waitFor(() => expect(choice('Quality', 'Any').checked).toBe(true));
});

test('what is chosen stays chosen when the choices around it change', async () => {
  function Page({ tags }: { tags: { name: string; slug: string }[] }) {
    const values = { q: 'sea', tag: 'night' };
    return (
      <FilterBar action="/search" values={values} label="Search" hasField more={searchFilters(known, tags)} />
    );
  }
  const night = { name: 'Night', slug: 'night' };
  let change: (tags: { name: string; slug: string }[]) => void = () => {};
  function Both() {
    const [tags, setTags] = useState([{ name: 'Rain', slug: 'rain' }, night]);
    change = setTags;
    return <Page tags={tags} />;
  }
  const Stub = createRoutesStub([{ path: '/search', Component: Both }]);
  render(<Stub initialEntries={['/search']} />);
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tag', hidden: true });
  expect(field.value).toBe('night');
  for (const tags of [[{ name: 'Sea', slug: 'sea' }], [], [night]]) {
    act(() => change(tags));
    expect(field.value).toBe('night');
  }
});
