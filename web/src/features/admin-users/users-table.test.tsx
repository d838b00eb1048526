import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CatalogueCreators } from './catalogue-creators.tsx';
import { RoleForms } from './user-forms.tsx';
import type { UserRecord } from './user-intents.ts';
import { type User, UsersTable } from './users-table.tsx';

beforeEach(() => {
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
});

const user = (username: string, role: User['role']): User => ({
  id: username,
  username,
  email: `${username}@example.test`,
  role,
  is_active: true,
  created_at: '2026-11-22T00:00:00.000Z',
  last_sign_in_at: null,
  deletion_requested_at: null,
  total_count: 1,
});

async function show(role: User['role'] = 'member') {
  const saved: string[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <UsersTable
          users={[user('mio', role)]}
          total={1}
          size={10}
          table={{ q: '', page: 1, sort: 'created_at', ascending: false }}
          {...{ role: 'all' }}
        />
      ),
      HydrateFallback: () => null,
      action: async ({ request }) => {
        saved.push(String((await request.formData()).get('role')));
        return { intent: 'role', done: 'The role is another now.', fault: null, given: null };
      },
    },
  ]);
  await act(async () => void render(<Stub />));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Edit Role of mio' })));
  return saved;
}
const select = () => screen.getByRole('combobox', { name: 'Role of mio' }) as HTMLSelectElement;
const key = (name: string) => act(async () => void fireEvent.keyDown(select(), { key: name }));
const change = (role: string) =>
  act(async () => void fireEvent.change(select(), { target: { value: role } }));

test('a role that is picked is saved, and the editor closes', async () => {
  const saved = await show();
  await change('publisher');
  expect(saved).toEqual(['publisher']);
  expect(screen.queryByRole('combobox', { name: 'Role of mio' })).toBeNull();
});

test('what arrow keys pass over is not saved; Enter saves, and the focus comes back', async () => {
  const saved = await show();
  for (const role of ['premium_member', 'publisher']) {
    await key('ArrowUp');
    await change(role);
  }
  expect(saved).toEqual([]);
  await key('Enter');
  expect(saved).toEqual(['publisher']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Role of mio' }));
});

test('Escape leaves a role as it was', async () => {
  const saved = await show();
  await key('ArrowDown');
  await change('unverified_member');
  await key('Escape');
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Role of mio' }));
});

test('in the table an admin loses their role only once that is confirmed', async () => {
  const saved = await show('admin');
  await change('member');
  const question = screen.getByRole('dialog', { name: 'Take the admin role from mio?' });
  within(question).getByText('mio will lose access to the whole back office right away.');
  await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Cancel' })));
  expect([saved, screen.queryByRole('dialog')]).toEqual([[], null]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Edit Role of mio' })));
  await change('member');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take it' })));
  expect(saved).toEqual(['member']);
});

test('taking the role of an admin is asked about first, and Enter in a field does not go round the question', async () => {
  const admin = {
    ...user('mio', 'admin'),
    can_upload_videos: false,
    upload_word: null,
  } as unknown as UserRecord;
  const Stub = createRoutesStub([{ path: '/', Component: () => <RoleForms user={admin} isSelf /> }]);
  await act(async () => void render(<Stub />));
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  screen.getByText('You’ll lose access to the whole back office right away.');
  const form = screen.getByLabelText('New role').closest('form');
  // Enter presses the form's first submit button; if that is disabled, nothing is sent.
  const first = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  expect(first?.disabled).toBe(true);
});

test('creators without an account stand in a list of their own and lead to their profile', async () => {
  const creator = {
    id: 'a',
    username: 'lantern-house',
    display_name: 'Lantern House',
    role: 'creator',
  } as const;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CatalogueCreators creators={[{ ...creator, created_at: '2026-11-22T00:00:00.000Z' }]} />
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
  expect(screen.getByRole('heading', { name: 'Creators without an account' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'lantern-house' }).getAttribute('href')).toBe(
    '/user/lantern-house',
  );
});
