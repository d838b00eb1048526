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
