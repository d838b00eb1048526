import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { StayDownEntry } from '#contract/stay-down.ts';
import { addIntent, removeIntent } from '../../features/admin-stay-down/intents.ts';
import StayDown from './stay-down.tsx';

afterEach(cleanup);
const hash = 'ab'.repeat(32);
const entry: StayDownEntry = {
  id: '01a20000-0000-7000-8000-000000000004',
  sha256: hash,
  frame_count: 12,
  reason: 'Notice 4.',
  video_title: 'Evening walk',
  added_by: 'keeper',
  added_at: '2026-11-21T20:10:00.000Z',
  compared_at: '2026-11-21T20:11:00.000Z',
  found_count: 2,
  found_pictures: 0,
  picture_intake: null,
};

async function draw(items: StayDownEntry[], q = '') {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const Stub = createRoutesStub([
    {
      path: '/admin/stay-down',
      Component: StayDown,
      loader: () => ({ items, total: items.length, size: 50, q, page: 1 }),
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData());
        sent.push(form);
        return { intent: form.intent, done: 'Added 1.', fault: null, given: null };
      },
    },
  ]);
  render(<Stub initialEntries={['/admin/stay-down']} />);
  await screen.findByRole('heading', { name: 'Stay-down' });
  return sent;
}

test('an entry says what it is, why, since when and by whom, and is taken off with a reason', async () => {
  const sent = await draw([
    entry,
    { ...entry, id: hash, video_title: null, frame_count: 0, added_by: null, found_count: 0 },
    { ...entry, id: 'c', compared_at: null, found_count: 1 },
  ]);
  const [row, other, fresh] = within(screen.getByRole('region', { name: 'Barred files' }))
    .getAllByRole('row')
    .slice(1);
  expect(row?.textContent).toContain('Evening walk');
  expect(row?.textContent).toContain('Recognized by 12 frames');
  expect(row?.textContent).toContain('by keeper');
  expect(other?.textContent).toContain('Recognized by the exact file only');
  expect(row?.textContent).toContain('2 videos on the site looked like it');
  expect(other?.textContent).toContain('Nothing on the site looked like it');
  expect(fresh?.textContent).toContain('Comparing it with everything on the site: 1 video so far');
  const inRow = within(row!);
  fireEvent.change(inRow.getByLabelText('Why you’re taking it off'), { target: { value: 'Taken back.' } });
  fireEvent.click(inRow.getByRole('button', { name: 'Yes, remove it' }));
  await waitFor(() =>
    expect(sent).toEqual([{ intent: removeIntent, entry_id: entry.id, reason: 'Taken back.' }]),
  );
});

test('hashes are typed or read from a file, and the form is empty once they are added', async () => {
  const sent = await draw([]);
  screen.getByText('The list is empty. What you bar will appear here.');
  const list = screen.getByLabelText('Hashes') as HTMLTextAreaElement;
  const file = new File([`${hash}  film.mkv\n`], 'hashes.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByLabelText('Or read them from a file'), { target: { files: [file] } });
  await waitFor(() => expect(list.value).toBe(`${hash}  film.mkv\n`));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Notice 5.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
  await screen.findByText('Added 1.');
  expect(sent[0]).toMatchObject({ intent: addIntent, reason: 'Notice 5.' });
  await waitFor(() => expect(list.value).toBe(''));
});

test('a search without a find says so', async () => {
  await draw([], 'ferry');
  screen.getByText('Nothing on the list matches.');
});
