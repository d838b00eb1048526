import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exactCount } from '../../lib/format.ts';
import { spansOf, topOf } from './chart-rules.ts';
import { ColumnChart } from './column-chart.tsx';
import { RetentionChart } from './retention-chart.tsx';

afterEach(cleanup);
const spans = spansOf(
  [3, 0, 41].map((views, at) => ({ day: `2030-01-0${at + 1}`, views, playbacks: 0, watch_seconds: 0 })),
);

test('columns have an axis with numbers, and each says its own to arrow keys and as a table', () => {
  const { container } = render(
    <ColumnChart
      title="Views"
      total="44"
      spans={spans}
      numberOf={({ views }) => views}
      topOf={topOf}
      words={exactCount}
      tone="tide"
    />,
  );
  const axis = [...container.querySelectorAll('.figure-axis > span')].map(({ textContent }) => textContent);
  expect(axis).toEqual(['50', '25', '0']);
  const field = screen.getByRole('img', { name: /^Views from 1 Jan 2030/ });
  expect(field.tabIndex).toBe(0);
  const read = screen.getByRole('status');
  fireEvent.keyDown(field, { key: 'End' });
  expect(read.textContent).toBe('3 Jan 2030: 41');
  fireEvent.keyDown(field, { key: 'Home' });
  expect(read.textContent).toBe('1 Jan 2030: 3');
  fireEvent.blur(field);
  expect(read.textContent).toBe('');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'WhenViews',
    '1 Jan 20303',
    '2 Jan 20300',
    '3 Jan 203041',
  ]);
});

test('retention is of all playbacks, and is read part by part', () => {
  const { container } = render(<RetentionChart shares={[0.4, 0.3, 0.2, 0.1]} playbacks={5} duration={40} />);
  expect(container.querySelector('.figure-axis > span')?.textContent).toBe('100%');
  const field = screen.getByRole('img', {
    name: /^Share of playbacks that played each part: 40% at the beginning/,
  });
  fireEvent.keyDown(field, { key: 'Home' });
  expect(screen.getByRole('status').textContent).toBe('0:05: Share of playbacks 40%');
});
