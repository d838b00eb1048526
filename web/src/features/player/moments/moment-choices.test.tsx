import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readPreferences, rememberedChoice, storePreferences } from '../engine/preferences.ts';
import { MomentChoices } from './moment-choices.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a choice says what was chosen alone, and what comes from the account meanwhile is shown', async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  addEventListener(rememberedChoice, listen);
  render(<MomentChoices />);
  await act(async () => void storePreferences({ flashes: 'dim', showsMoments: true }));
  expect(screen.getByLabelText<HTMLSelectElement>('Videos that flash').value).toBe('dim');
  fireEvent.change(screen.getByLabelText('Moments with a warning'), { target: { value: 'skip' } });
  removeEventListener(rememberedChoice, listen);
  expect(told).toEqual([{ warnings: 'skip' }]);
  expect(readPreferences()).toMatchObject({ flashes: 'dim', warnings: 'skip', showsMoments: true });
});
