import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UploadTest } from './upload-test.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Upload' })));
/** jsdom has no way to choose a file for a form. */
const choose = () =>
  vi
    .spyOn(FormData.prototype, 'get')
    .mockReturnValue(new File(['words'], 'note.txt', { type: 'text/plain' }));

test('without a file nothing is sent', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  render(<UploadTest />);
  await press();
  await screen.findByText('Please select a file first.');
  expect(fetch).not.toHaveBeenCalled();
});

test('a file goes to the test bucket under a name by chance, and a refusal is told', async () => {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return paths.length === 1
      ? Response.json(
          { statusCode: '413', error: 'Too large', message: 'The file is too large.' },
          { status: 413 },
        )
      : Response.json({ Key: 'test/x' });
  });
  render(<UploadTest />);
  choose();
  await press();
  await screen.findByText('Upload failed: The file is too large.');
  await press();
  const link = await screen.findByRole('link');
  expect(paths[1]).toMatch(/^\/storage\/v1\/object\/test\/test-uploads\/0\.\d+\.txt$/);
  expect(link.getAttribute('href')).toMatch(
    /^\/storage\/v1\/object\/public\/test\/test-uploads\/0\.\d+\.txt$/,
  );
});
