import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMenu } from './use-menu.ts';

afterEach(cleanup);

function Menu() {
  const { menu } = useMenu();
  return (
    <>
      <details {...menu} data-testid="menu">
        <summary>Share</summary>
        <button type="button">Copy</button>
      </details>
      <button type="button">Beside</button>
    </>
  );
}

async function open() {
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  await act(async () => {
    menu.open = true;
    fireEvent(menu, new Event('toggle'));
  });
  return menu;
}

test('a menu closes by a press beside it, by Escape, and once the focus leaves it', async () => {
  render(<Menu />);
  let menu = await open();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Copy' }));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
  menu = await open();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([menu.open, document.activeElement]).toEqual([false, screen.getByText('Share')]);
  menu = await open();
  fireEvent.focusIn(screen.getByRole('button', { name: 'Beside' }));
  expect(menu.open).toBe(false);
});
