import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

test('in a table J and K lead from row to row, T takes the row, and typing stays typing', () => {
  const take = vi.fn();
  render(
    <DataTable
      label="Due"
      rows={['one', 'two', 'three']}
      keyOf={(row) => row}
      empty={null}
      columns={[
        { id: 'what', name: 'What', cell: (row) => <a href={`/${row}`}>{row}</a> },
        {
          id: 'take',
          name: 'Take',
          cell: (row) => (
            <>
              <button type="button" data-key="t" onClick={() => take(row)}>
                Take {row}
              </button>
              <input aria-label={`Note ${row}`} />
            </>
          ),
        },
      ]}
    />,
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole('region', { name: 'Due' }).focus();
  const at = () => document.activeElement?.textContent;
  press('j');
  expect(at()).toBe('one');
  press('j');
  press('j');
  press('j');
  expect(at()).toBe('three');
  press('k');
  expect(at()).toBe('two');
  press('t');
  expect(take.mock.calls).toEqual([['two']]);
  fireEvent.keyDown(document.activeElement!, { key: 't', ctrlKey: true });
  screen.getByLabelText('Note one').focus();
  press('j');
  press('t');
  expect(document.activeElement).toBe(screen.getByLabelText('Note one'));
  expect(take).toHaveBeenCalledTimes(1);
});
