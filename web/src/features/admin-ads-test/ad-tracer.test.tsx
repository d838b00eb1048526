import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AdTracer, type Explanation } from './ad-tracer.tsx';
import { readAsked } from './asked-viewer.ts';

afterEach(cleanup);

test('category and country are chosen from lists, and a row without an ad says why before it is unfolded', () => {
  const asked = readAsked(new URLSearchParams({ category: 'drama', country: 'US-TX' }));
  const candidate = { posting_id: 'p1', creative_title: 'A lamp', campaign_name: 'Lamps' };
  const explained = {
    ...{ page_type: 'Home Page', at: '2026-11-27T12:00:00.000Z', rule: null, says: null },
    placements: [
      {
        ...{ placement_id: 'x', placement_name: 'Top', location: 'Header', dimensions: '728x90' },
        ...{ rule: null, says: null, shown: null },
        candidates: [{ ...candidate, says: 'Its campaign is paused.' }],
      },
    ],
  } as unknown as Explanation;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <AdTracer asked={asked} explained={explained} categories={[['drama', 'Drama']]} />,
    },
  ]);
  render(<Stub />);
  const category = screen.getByLabelText<HTMLSelectElement>('Category of the page');
  expect([...category.options].map(({ text }) => text)).toEqual(['Any', 'Drama']);
  expect(category.value).toBe('drama');
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  expect(country.value).toBe('US-TX');
  expect([...country.options].some(({ value, text }) => value === 'DE' && text === 'Germany')).toBe(true);
  expect(document.querySelector('summary')?.textContent).toContain(
    'No ad available for this slot. Its campaign is paused.',
  );
});
