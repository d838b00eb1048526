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

function show(more: Partial<Account> = {}) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <ProfileForm account={accountRow({ id: 'm1', ...more })} bio={null} links={[]} />,
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
