import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ActLog } from './act-log.tsx';

afterEach(cleanup);

test('the log can be asked for what was done about reports, and about all else that acts are of', async () => {
  const filter = { q: '', actor: '', act: '', target: '' };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ActLog acts={[]} filter={filter} latest={null} older={null} />,
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => void render(<Stub />));
  const options = within(screen.getByLabelText('What it’s about')).getAllByRole('option');
  const asked = new Map(options.map((option) => [option.textContent, (option as HTMLOptionElement).value]));
  expect(asked.get('Everything')).toBe('');
  expect(asked.get('Reports')).toBe('case');
  expect([...asked.values()]).toEqual(
    expect.arrayContaining(['feed', 'library_key', 'identity', 'performer']),
  );
});

test('words say what was done, and its code is told where they unfold', async () => {
  const one = { id: 1, acted_at: '2026-11-27T12:00:00.000Z', actor_name: 'keeper', target_id: null };
  const acts = [{ ...one, act: 'ad_creative.file_added', summary: 'Added a picture.', details: null }];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ActLog
          acts={acts as unknown as Parameters<typeof ActLog>[0]['acts']}
          filter={{ q: '', actor: '', act: '', target: '' }}
          latest={null}
          older={null}
        />
      ),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => void render(<Stub />));
  const code = screen.getByText('ad_creative.file_added');
  expect(code.closest('details')?.open).toBe(false);
  expect(screen.getByText('Added a picture.').tagName).toBe('SUMMARY');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['When', 'Who', 'What'],
  ]);
});
