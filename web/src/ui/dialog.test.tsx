import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForDialogs } from '../test-calls.ts';
import { Dialog } from './dialog.tsx';

beforeEach(standInForDialogs);
afterEach(cleanup);

function show() {
  let closed = 0;
  render(
    <Dialog title="New campaign" onClose={() => closed++}>
      {(close) => (
        <>
          <label>
            Name <input name="name" />
          </label>
          <button type="button" onClick={close}>
            Save
          </button>
        </>
      )}
    </Dialog>,
  );
  return () => closed;
}
const dialog = () => screen.getByRole('dialog', { hidden: true });
const pressEscape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (value = 'Lanterns') => {
  const field = screen.getByLabelText('Name');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};

test('a dialog in which nothing was typed closes at once', async () => {
  const closed = show();
  expect(pressEscape(), 'the browser closes it').toBe(true);
  press('Close');
  await vi.waitFor(() => expect(closed()).toBe(1));
});

test('what was typed is not lost by Escape or the close button unasked', async () => {
  const closed = show();
  type();
  expect(pressEscape()).toBe(false);
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('What you typed isn’t saved.');
  press('Keep writing');
  expect([screen.queryByRole('alert', { hidden: true }), closed()]).toEqual([null, 0]);
  press('Close');
  press('Discard');
  await vi.waitFor(() => expect(closed()).toBe(1));
});

test('what closes it from within does not ask', async () => {
  const closed = show();
  type();
  press('Save');
  await vi.waitFor(() => expect(closed()).toBe(1));
});

test('what was taken back is nothing to ask about', () => {
  show();
  type();
  type('');
  expect(pressEscape()).toBe(true);
});
