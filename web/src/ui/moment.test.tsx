import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Moment } from './moment.tsx';

afterEach(cleanup);

const at = '2026-11-27T21:30:00.000Z';

test('the server writes UTC, and the browser the clock of whoever reads it, with UTC on hover', () => {
  expect(renderToString(<Moment at={at} />)).toBe(
    `<time dateTime="${at}" title="27 Nov 2026, 21:30 UTC">27 Nov 2026, 21:30 UTC</time>`,
  );
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  });
  render(<Moment at={at} />);
  expect(screen.getByText('28 Nov 2026, 06:30').title).toBe('27 Nov 2026, 21:30 UTC');
  vi.restoreAllMocks();
  expect(renderToString(<Moment at="" />)).toBe('');
});
