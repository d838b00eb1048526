import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForDialogs } from '../test-calls.ts';
import ShareDialog from './share-dialog.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

function show() {
  standInForDialogs();
  render(
    <ShareDialog
      title="Night Ferry"
      path={(seconds) => `/play/night-ferry${seconds === null ? '' : `?t=${seconds}`}`}
      time={() => 83.4}
      embed={(origin, seconds) => `<iframe src="${origin}/embed?t=${seconds}"></iframe>`}
      onClose={() => {}}
    />,
  );
}
const link = () => (screen.getByLabelText('Link') as HTMLInputElement).value;

test('where the system shares, it is given the link as it is chosen, and taking it back is no fault', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('taken back', 'AbortError');
  });
  Object.assign(navigator, { share });
  show();
  fireEvent.click(screen.getByLabelText('Start at 1:23'));
  fireEvent.click(screen.getByRole('button', { name: 'More apps' }));
  expect(share.mock.calls).toEqual([
    [{ title: 'Night Ferry', url: `${location.origin}/play/night-ferry?t=83` }],
  ]);
});

test('elsewhere there are the link, two sites, and the code behind a press', () => {
  show();
  expect(screen.queryByRole('button', { name: 'More apps' })).toBeNull();
  expect(link()).toBe(`${location.origin}/play/night-ferry`);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['X', 'Reddit']);
  expect(screen.getByText('Embed').closest('details')?.open).toBe(false);
});
