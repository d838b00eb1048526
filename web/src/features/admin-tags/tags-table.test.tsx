import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { TagsTable } from './tags-table.tsx';

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answers: Answers) {
  const sent = answerCalls(answers);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TagsTable
          tags={[
            {
              id: 1,
              name: 'drizzle',
              slug: 'drizzle',
              video_count: 2,
              aliases: [],
              type: 'theme',
              description: null,
              implies: [],
            },
          ]}
          blocked={[]}
          total={1}
          isCapped={false}
          size={25}
          table={{ q: '', page: 1, sort: 'video_count', ascending: false }}
        />
      ),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => void render(<Stub />));
  return sent;
}
const press = (name: string, place: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(place).getByRole('button', { name, hidden: true })));

test('a name that is refused says why where it was typed, and stays; one that is taken closes the dialog', async () => {
  let isTaken = true;
  const sent = await show({
    rename_tag: () => {
      if (isTaken) throw new TestRefusal(409, 'There is a tag "rain" already. Merge the two instead.');
      return { name: 'soft rain' };
    },
  });
  await press('Rename: drizzle');
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByLabelText('New name') as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'rain' } });
  await press('Rename', dialog);
  expect(dialog.textContent).toContain('Error: There is a tag "rain" already. Merge the two instead.');
  expect(field.value).toBe('rain');
  isTaken = false;
  fireEvent.change(field, { target: { value: 'soft rain' } });
  await press('Rename', dialog);
  await screen.findByText('Renamed to “soft rain”. The old name still leads there.');
  expect(sent.map(([, body]) => body.p_name)).toEqual(['rain', 'soft rain']);
  expect(screen.queryByRole('dialog')).toBeNull();
  // A message from before the dialog opened must not show again in another one.
  await press('Aliases: drizzle');
  expect(screen.getByRole('dialog').textContent).not.toContain('It is “soft rain” now');
});
