import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../state/auth-events.ts';
import { accountRow } from '../../test-data.ts';
import { ProfileForm } from './profile-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(more: Partial<Account> = {}, done: string | null = null) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <ProfileForm account={accountRow({ id: 'm1', ...more })} bio={null} links={[]} />,
      action: () => ({ intent: 'profile', done, fault: null, given: null }),
    },
  ]);
  render(<Page />);
}

test('picture and cover are changed where the profile is edited', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.split('/').slice(4, 6).join('/'));
    return Response.json({ message: 'Not now.' }, { status: 503 });
  });
  show();
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  for (const name of ['Change avatar', 'Change cover'])
    fireEvent.change(await screen.findByLabelText(name), { target: { files: [picture] } });
  await screen.findByText(/^Cover update failed: Not now\./);
  expect(asked).toEqual(['avatars/m1', 'covers/m1']);
});

test('who has not confirmed their address is told so instead', async () => {
  show({ role: 'unverified_member' });
  await screen.findByText(/confirm your email/i);
  expect(screen.queryByLabelText('Change avatar')).toBeNull();
});

test('what became of it is said beside the button, and that nothing was new is no fault', async () => {
  for (const [done, isPlain] of [
    ['We’ve saved your profile.', false],
    ['No changes to save.', true],
  ] as const) {
    show({}, done);
    const button = await screen.findByRole('button', { name: 'Save profile' });
    fireEvent.click(button);
    const said = await screen.findByText(done);
    expect(said.role ?? said.getAttribute('role')).toBe('status');
    expect(said.parentElement).toBe(button.parentElement);
    expect(said.classList.contains('is-plain')).toBe(isPlain);
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
  }
});
