import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Upload } from '#contract/uploads.ts';
import { ReplaceFile, type ReplaceFileProps } from './replace-file.tsx';
import { sender } from './sending.ts';

/** Stands in for the library that sends: the server refuses what it is given. */
const refusing = vi.hoisted(() => ({ started: 0 }));
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly options: { onError(error: object): void };
    constructor(_file: File, options: { onError(error: object): void }) {
      this.options = options;
    }
    findPreviousUploads = async () => [];
    abort = async () => {};
    start() {
      refusing.started++;
      const getBody = () => '{"message":"You may keep 1 MB of videos. Delete one first."}';
      this.options.onError({ originalResponse: { getBody } });
    }
  },
}));

afterEach(() => {
  cleanup();
  sender.clear();
  vi.unstubAllGlobals();
});

const upload = (more: Partial<Upload>): Upload => ({
  id: 'u1',
  file_name: 'lantern.mp4',
  bytes: 1000,
  received_bytes: 1000,
  state: 'checking',
  reason: null,
  can_retry: false,
  created_at: '2030-01-01T00:00:00Z',
  details: null,
  video: null,
  ...more,
});
async function show(props: Partial<ReplaceFileProps>) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ReplaceFile videoId="v" upload={null} progress={null} refusal={null} isReviewed={false} {...props} />
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
}
const form = () => screen.queryByRole('button', { name: 'Replace the file' });

const chooses = () => screen.queryByLabelText('New file');
async function choose() {
  const file = new File(['\0\0\0\x18ftyp'], 'lantern.mp4', { type: 'video/mp4' });
  await act(
    async () => void fireEvent.change(screen.getByLabelText('New file'), { target: { files: [file] } }),
  );
}

test('a new file is asked for with its declaration, and where it is reviewed that is said before', async () => {
  await show({ isReviewed: true });
  expect(form()).toBeNull();
  await choose();
  expect(form()).toBeTruthy();
  expect(screen.getByLabelText('Everyone depicted is an adult, drawn or not.')).toBeTruthy();
  expect(screen.getByText(/we hide it then until an admin has looked/)).toBeTruthy();
});

test('while a new file is looked at or prepared no other can be sent', async () => {
  await show({ upload: upload({}) });
  expect(screen.getByRole('status').textContent).toBe('We’re checking the file');
  expect(chooses()).toBeNull();
  cleanup();
  await show({ progress: 0.427 });
  expect(screen.getByRole('status').textContent).toBe('The new file is on its way.');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    'We’re preparing the new file: 42%',
  );
  expect(chooses()).toBeNull();
});

test('a file that was refused says why, and another can be sent', async () => {
  await show({ upload: upload({ state: 'failed', reason: 'This file cannot be read.' }) });
  expect(screen.getByRole('status').textContent).toBe('Upload failed: This file cannot be read.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  expect(chooses()).toBeTruthy();
  cleanup();
  await show({ refusal: 'The new file was not taken. The picture is broken.' });
  expect(screen.getByRole('alert').textContent).toBe('The new file was not taken. The picture is broken.');
  expect(chooses()).toBeTruthy();
});

test('a file that is refused before anything of it is sent says why, and is tried again or given up', async () => {
  await show({});
  await choose();
  await act(async () => void fireEvent.submit(form()?.closest('form') as HTMLFormElement));
  await screen.findAllByText('Upload failed: You may keep 1 MB of videos. Delete one first.');
  expect(chooses()).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(refusing.started).toBe(2);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(chooses()).toBeTruthy();
  expect(sender.list()).toEqual([]);
});
