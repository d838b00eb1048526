import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { WeekMap } from './week-map.tsx';

afterEach(cleanup);

const line = { name: 'Views', look: 'area', tone: 'tide' } as const;
const words = String;

test('a chart of nothing says so in words and draws nothing', () => {
  render(
    <>
      <LineChart
        title="Views"
        labels={['Mon', 'Tue']}
        lines={[{ ...line, values: [0, null] }]}
        words={words}
      />
      <BarChart
        title="Places"
        head={['Place', 'Served']}
        bars={[{ key: 'a', name: 'A', value: 0 }]}
        words={words}
        tone="tide"
      />
      <WeekMap title="Hours" hours={Array.from({ length: 7 }, () => Array(24).fill(0))} words={words} />
    </>,
  );
  expect(screen.getAllByText('Nothing yet')).toHaveLength(3);
  expect(document.querySelector('.figure-field, .figure-bars, .figure-week, .figure-switch')).toBeNull();
});

test('it may have words of its own, and gives way to the first value', () => {
  const chart = (value: number) => (
    <LineChart
      title="Errors"
      labels={['Mon', 'Tue']}
      lines={[{ ...line, values: [0, value] }]}
      words={words}
      nothing="No errors. All good."
    />
  );
  const { rerender } = render(chart(0));
  expect(screen.getByText('No errors. All good.')).toBeTruthy();
  rerender(chart(1));
  expect(screen.queryByText('No errors. All good.')).toBeNull();
  expect(screen.getByRole('img', { name: /^Errors/ })).toBeTruthy();
});
