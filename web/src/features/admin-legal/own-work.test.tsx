import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OwnWork } from './own-work.tsx';

afterEach(cleanup);

const work = (median_hours: number | null) => ({
  ...{ decided: 3, upheld: 1, median_hours, complaints: 0, reversed: 0, assigned: 2, looked: null },
});
const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('what was taken on the desk counts among what one has', () => {
  render(<OwnWork work={work(null)} taken={1} />);
  expect(said('Assigned to you')).toBe('3');
});

test('a short time is told in minutes, a long one in hours', () => {
  const { rerender } = render(<OwnWork work={work(0.05)} taken={0} />);
  expect(said('Median time')).toBe('3 minutes');
  rerender(<OwnWork work={work(0)} taken={0} />);
  expect(said('Median time')).toBe('1 minute');
  rerender(<OwnWork work={work(7.26)} taken={0} />);
  expect(said('Median time')).toBe('7.3 h');
});
