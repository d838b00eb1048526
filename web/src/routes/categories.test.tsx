import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../state/layout-settings.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import Categories from './categories.tsx';

afterEach(cleanup);

const categories = ['Drama', 'Music'].map((name) => ({
  name,
  slug: name.toLowerCase(),
  image: null,
  videos: 3,
  orientation: 'all',
}));

test('what was typed to find a category is gone when the page is opened again', async () => {
  function Page() {
    const navigate = useNavigate();
    return (
      <PageStateProvider initial={DEFAULT_SETTINGS} gated={false}>
        <button type="button" onClick={() => void navigate('/categories')}>
          Again
        </button>
        <Categories />
      </PageStateProvider>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/categories',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => ({
        categories,
        popular: [],
        q: new URL(request.url).searchParams.get('q') ?? '',
        orientation: null,
      }),
    },
  ]);
  render(<Stub initialEntries={['/categories']} />);
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: 'mus' } });
  expect(screen.queryByRole('link', { name: 'Drama' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('link', { name: 'Drama' })).toBeTruthy();
  expect(field.value).toBe('');
});
