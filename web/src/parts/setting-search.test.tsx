import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingSearch } from './setting-search.tsx';

afterEach(cleanup);

const places = [
  { name: 'Password', about: 'Account', to: '/settings/security#password', words: 'secret' },
  { name: 'Passkeys', about: 'Account', to: '/settings/security#passkeys', words: '' },
];

function Page() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <SettingSearch places={places} />
      <p>{`At ${pathname}${hash}`}</p>
      <main>
        <label>
          Password of somebody else
          <input />
        </label>
        <label>
          Password<small>At least 8</small>
          <input />
        </label>
      </main>
    </>
  );
}

test('Enter leads to the first setting that was found, and nowhere if there is none', async () => {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/settings']} />);
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  for (const typed of ['', 'xyzzy']) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter' });
    screen.getByText('At /settings');
  }
  fireEvent.change(field, { target: { value: 'secret' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('At /settings/security#password');
  const marked = () => document.querySelector('[data-found]')?.textContent ?? null;
  await vi.waitFor(() => expect(marked()).toBe('PasswordAt least 8'));
  expect(field.value).toBe('');
});
