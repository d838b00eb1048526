import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

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

test('into the table that a page is about J and K lead from anywhere, but not out of what is typed into', () => {
  const taken = vi.fn();
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <input aria-label="Search" />
          <button type="button">Elsewhere</button>
          <DataTable
            label="Due"
            isMain
            rows={['one', 'two']}
            keyOf={(row) => row}
            columns={[
              {
                ...{ id: 'title', name: 'What' },
                cell: (row) => (
                  <>
                    <a href={`/${row}`}>{row}</a>
                    <button type="button" data-key="t" onClick={taken}>
                      Take
                    </button>
                  </>
                ),
              },
            ]}
            empty={null}
          />
        </>
      ),
    },
  ]);
  render(<Stub />);
  const focused = () => document.activeElement?.textContent;
  fireEvent.keyDown(document.body, { key: 't' });
  expect(taken).not.toHaveBeenCalled();
  screen.getByLabelText('Search').focus();
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'j' });
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  fireEvent.keyDown(screen.getByText('Elsewhere'), { key: 'j' });
  expect(focused()).toBe('one');
  // Now its own keys are at work, once.
  fireEvent.keyDown(screen.getByText('one'), { key: 'j' });
  expect(focused()).toBe('two');
  screen.getByText('two').blur();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(focused()).toBe('two');
});
