import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NumberPager } from './number-pager.tsx';

afterEach(cleanup);

const show = (page: number) => {
  const Pager = () => (
    <NumberPager
      page={page}
      size={25}
      total={105_000}
      deepest={60_000}
      things="videos"
      to={(number) => `/?page=${number}`}
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Pager }]);
  render(<Stub />);
};

test('the last page is the deepest that can be asked for, and all are counted', async () => {
  show(2401);
  expect((await screen.findByRole('link', { name: 'Page 2401' })).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Page 2402' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getByText(/105,000/)).toBeTruthy();
});

test('five page numbers stand around the page, fewer never at an end', async () => {
  for (const [page, numbers] of [
    [1, [1, 2, 3, 4, 5]],
    [2, [1, 2, 3, 4, 5]],
    [9, [7, 8, 9, 10, 11]],
    [2400, [2397, 2398, 2399, 2400, 2401]],
  ] as const) {
    show(page);
    const links = await screen.findAllByRole('link', { name: /^Page / });
    expect(links.map(({ textContent }) => Number(textContent))).toEqual([...numbers]);
    cleanup();
  }
});
