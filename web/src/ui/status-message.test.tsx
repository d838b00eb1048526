import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { DialogStatus } from './dialog-status.tsx';
import { type Status, StatusMessage, statusOf } from './status-message.tsx';

test('its kind says how it looks, whatever words it has', () => {
  const title = '“Failed Lantern”: published.';
  render(<StatusMessage status={{ kind: 'success', text: title }} of={title} />);
  expect(screen.getByText(title).className).toBe('status-message success');
  const refusal = 'Choose another name.';
  render(<StatusMessage status={{ kind: 'error', text: refusal }} of={refusal} />);
  expect(screen.getByText(refusal).className).toBe('status-message error');
});

test('a form says its fault before what it did', () => {
  expect(statusOf({ fault: { message: 'No.' }, done: 'Saved.' })).toEqual({
    kind: 'error',
    text: 'Error: No.',
    wantsProof: false,
  });
  expect(statusOf({ fault: null, done: 'Saved.' })).toEqual({ kind: 'success', text: 'Saved.' });
  expect(statusOf(undefined)).toBeNull();
});

test('a refusal that wants proof stays, and shows the way to give it', () => {
  vi.useFakeTimers();
  const refused = statusOf({ fault: { message: 'Log in again first.', hint: 'reauthentication_needed' } });
  render(<StatusMessage status={refused} of={refused} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('Error: Log in again first.');
  expect(screen.getByRole('link', { name: 'Confirm it’s you' }).getAttribute('href')).toBe('/admin/prove');
  vi.useRealTimers();
});

test('what leads on from what was done stays until it is pressed', () => {
  vi.useFakeTimers();
  const next = { to: '/admin/advertising/creatives?for=1', words: 'Create a creative for it' };
  render(
    <MemoryRouter>
      <StatusMessage status={{ kind: 'success', text: '“Lanterns” was created.', next }} of={next} />
    </MemoryRouter>,
  );
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('link', { name: next.words }).getAttribute('href')).toBe(next.to);
  vi.useRealTimers();
});

test('what went wrong in a dialog is not said again by the page once it is closed', () => {
  const wrong: Status = { kind: 'error', text: 'Error: Choose another name.' };
  const Page = ({ isOpen, now }: { isOpen: boolean; now: Status | null }) => (
    <>
      <StatusMessage status={now} of={now} />
      {isOpen && <DialogStatus act={{ status: now, of: now }} />}
    </>
  );
  const { rerender } = render(<Page isOpen now={null} />);
  rerender(<Page isOpen now={wrong} />);
  expect(screen.queryAllByText(wrong.text).length).toBeGreaterThan(0);
  rerender(<Page isOpen={false} now={wrong} />);
  expect(screen.queryByText(wrong.text)).toBeNull();
});
