import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chunkFailed } from '../../lib/chunks.ts';
import { NewVersion } from './new-version.tsx';

afterEach(cleanup);

test('a lost chunk brings the offer to reload, and nothing else does', () => {
  render(<NewVersion />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void dispatchEvent(new CustomEvent(chunkFailed, { detail: '/faq' })));
  expect(screen.getByRole('alert').textContent).toContain('A new version is available');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
