import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureButton } from './picture-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = new File(['x'], 'me.png', { type: 'image/png' });
/** What is said after a file was chosen, for a given answer of the server. */
async function said(answer: () => Promise<Response>, file = picture) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const Page = createRoutesStub([
    { path: '/', Component: () => <PictureButton bucket="avatars" ownerId="m1" /> },
  ]);
  render(<Page />);
  fireEvent.change(await screen.findByLabelText('Change avatar'), { target: { files: [file] } });
  const { textContent } = await screen.findByRole('alert');
  cleanup();
  return { words: textContent, asked: fetched.mock.calls.length };
}
const refuse = (message?: string) => async () => Response.json({ message }, { status: 503 });

test('what goes wrong with an upload is said with the server’s words, and without any with what to do', async () => {
  expect((await said(refuse('The database cannot be reached right now.'))).words).toBe(
    'Avatar update failed: The database cannot be reached right now.',
  );
  expect((await said(refuse())).words).toBe('Avatar update failed: Please try again.');
  const unreached = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await said(unreached)).words).toBe('Avatar update failed: Please try again.');
});

test('what the file or its moment is refused for is said as it is', async () => {
  const locked = 'You can only change your avatar twice every 24 hours. Try again in 3h.';
  expect((await said(refuse(locked))).words).toBe(locked);
  expect((await said(refuse('Invalid file type.'))).words).toBe('Invalid file type.');
});

test('a file that cannot be right is not sent at all', async () => {
  const text = new File(['x'], 'me.txt', { type: 'text/plain' });
  expect(await said(refuse(), text)).toEqual({ words: 'Invalid file type.', asked: 0 });
  const large = new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' });
  expect(await said(refuse(), large)).toEqual({ words: 'File is too large (Max 5MB).', asked: 0 });
});
