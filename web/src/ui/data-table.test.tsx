import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

test('a table that is wider than its place says on which sides there is more', () => {
  render(
    <DataTable
      label="Lamps"
      rows={['a']}
      keyOf={(row) => row}
      columns={[{ id: 'name', name: 'Name', cell: (row) => row }]}
      empty={null}
    />,
  );
  const place = screen.getByRole('region', { name: 'Lamps' });
  const at = (scrollLeft: number) => {
    Object.defineProperties(place, {
      scrollWidth: { value: 900, configurable: true },
      clientWidth: { value: 700, configurable: true },
      scrollLeft: { value: scrollLeft, configurable: true },
    });
    fireEvent.scroll(place);
    return place.dataset.more;
  };
  expect(place.dataset.more).toBeUndefined();
  expect([at(0), at(100), at(200)]).toEqual(['end', 'start end', 'start']);
});
