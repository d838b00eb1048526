import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForReports } from '../../state/ask-to-report.ts';
import { MemberProvider } from '../../state/member.tsx';
import { standInForDialogs } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import { placeAfter } from './photo-viewer.tsx';
import { PhotosTab, type PhotosTabProps } from './photos-tab.tsx';
import type { ShownPhoto } from './shown-photo.ts';

const photo = (id: string, part: Partial<ShownPhoto> = {}): ShownPhoto => ({
  id,
  albumId: null,
  caption: `Lake ${id}`,
  url: `/photos/${id}.webp`,
  small: `/photos/${id}-small.webp`,
  width: 640,
  height: 480,
  isHeld: false,
  moment: '2026-11-21T10:00:00Z',
  ago: '2h ago',
  ...part,
});
const three = [photo('1'), photo('2'), photo('3')];

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Partial<PhotosTabProps> = {}) {
  const props: PhotosTabProps = {
    owner: { id: 'm1', username: 'mio' },
    photos: three,
    albums: [],
    album: null,
    isAlbumMissing: false,
    more: null,
    isOwn: false,
    mayAdd: false,
    wrong: null,
    ...part,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberProvider initial={memberRow()}>
          <PhotosTab {...props} />
        </MemberProvider>
      ),
    },
  ]);
  return render(<Page />);
}
const caption = (text: string) =>
  waitFor(() => expect(document.querySelector('.photo-caption')?.textContent).toBe(text));
const open = async (id: string) => {
  fireEvent.click(await screen.findByRole('img', { name: `Lake ${id}` }));
  return screen.findByRole('dialog');
};

test('keys lead to the photo before and after, and to both ends, and no further', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => placeAfter(key, 1, 3))).toEqual([
    2,
    0,
    0,
    2,
    null,
  ]);
  expect(placeAfter('ArrowRight', 2, 3)).toBe(2);
  expect(placeAfter('ArrowLeft', 0, 3)).toBe(0);
});

test('a photo opens over the page, arrow keys turn, and closing goes back', async () => {
  show();
  const viewer = await open('2');
  await caption('Lake 2');
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  await caption('Lake 3');
  expect(screen.getByRole('button', { name: 'Older photo' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(viewer, { key: 'Home' });
  await caption('Lake 1');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('arrow keys in the caption of one’s own photo move the caret and do not turn', async () => {
  show({ isOwn: true, mayAdd: true });
  await open('2');
  fireEvent.keyDown(screen.getByLabelText('Caption'), { key: 'ArrowRight' });
  await caption('Lake 2');
  expect(screen.queryByText('Report')).toBeNull();
  expect(screen.getByText('Delete this photo for good?')).toBeTruthy();
});

test('a photo of somebody else is reported, and offers nothing that its owner does', async () => {
  const reported = vi.fn();
  const stop = listenForReports(reported);
  show();
  await open('1');
  expect(screen.queryByText('Edit')).toBeNull();
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  fireEvent.click(screen.getByText('Report'));
  expect(reported).toHaveBeenCalledWith({ kind: 'photo', id: '1', name: 'photo' });
  stop();
});

test('a held photo has no address, and its owner is told', async () => {
  show({ photos: [photo('1', { url: null, small: null, isHeld: true })], isOwn: true });
  await screen.findByText('No one can see this photo until we’ve reviewed it.');
  expect(document.querySelector('.photo-grid img')).toBeNull();
});

test('files that cannot be taken are named with the reason, and the others are uploaded', async () => {
  const fetched = vi.fn(async (_url: string, _options: { body: FormData }) =>
    Response.json({ message: 'You can keep at most 300 photos.' }, { status: 409 }),
  );
  vi.stubGlobal('fetch', fetched);
  show({
    isOwn: true,
    mayAdd: true,
    album: { id: 'a1', name: 'A', description: null, isPublic: true, photos: '', covers: [] },
  });
  const big = new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  const good = new File(['x'], 'lake.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Add photos'), { target: { files: [big, text, good] } });
  const words = await screen.findByRole('alert');
  expect([...words.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'big.png: File is too large (Max 5MB).',
    'notes.txt: Invalid file type.',
    'lake.jpg: Upload failed: You can keep at most 300 photos.',
  ]);
  expect(fetched).toHaveBeenCalledOnce();
  const [address, { body }] = fetched.mock.calls[0] ?? ['', { body: new FormData() }];
  expect(address).toMatch(/^\/storage\/v1\/object\/photos\/m1\/m1-\d+\.jpg$/);
  expect(body.get('metadata')).toBe('{"album_id":"a1"}');
});

test('who has not confirmed the address is told so instead', async () => {
  show({ isOwn: true, mayAdd: false, photos: [] });
  await screen.findByText(/Please confirm your email address first/);
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.getByText('No photos yet.')).toBeTruthy();
});
