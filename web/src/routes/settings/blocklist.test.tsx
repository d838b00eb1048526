import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ActionFunctionArgs, createRoutesStub, useFetcher } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { PublicProfile } from '#contract/profiles.ts';
import { BlockControl } from '../../features/profile/block-control.tsx';
import { refuseForm } from '../../page/page-form.ts';
import Blocklist from './blocklist.tsx';

afterEach(cleanup);

const ren: PublicProfile = {
  id: 'ren',
  username: 'ren',
  display_name: 'Ren',
  avatar_url: null,
  cover_url: null,
  role: 'member',
  subscribers_count: 0,
  bio: null,
  links: [],
  videos_watched_count: 0,
  shows_watched: true,
  shows_favorites: false,
  shows_list: false,
  is_subscribed: false,
  is_blocked: false,
  created_at: '2026-11-01T00:00:00Z',
};
const row = (username: string) => ({ id: username, username, avatarUrl: null, date: '21 Nov 2026' });

/** The page with a list that its forms change, and a profile beside it. */
/** As on a profile: in a menu at first, beside it once somebody is blocked. */
function Moving({ isBlocked }: { isBlocked: boolean }) {
  const block = <BlockControl profile={{ ...ren, is_blocked: isBlocked }} fetcher={useFetcher()} />;
  return isBlocked ? <div>{block}</div> : <section>{block}</section>;
}

function open(blocked: string[], path = '/settings/blocklist') {
  const action = async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const intent = String(form.get('intent'));
    const name = String(form.get('username') ?? form.get('blocked_id'));
    if (name === 'nobody') return refuseForm(intent, { message: 'User not found.', field: 'username' });
    if (intent === 'unblock') blocked.splice(blocked.indexOf(name), 1);
    else blocked.unshift(name);
    return { intent, done: intent === 'block' ? `You’ve blocked ${name}.` : 'Taken back.', fault: null };
  };
  const Stub = createRoutesStub([
    {
      path: '/settings/blocklist',
      Component: Blocklist,
      loader: () => ({ members: blocked.map(row), isFirst: true, older: null }),
      action,
    },
    {
      path: '/user/ren',
      loader: () => blocked.includes('ren'),
      Component: ({ loaderData }) => <Moving isBlocked={Boolean(loaderData)} />,
    },
  ]);
  render(<Stub initialEntries={[path]} />);
}
const listed = () =>
  within(screen.getByRole('region', { name: 'Blocked members' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('somebody is blocked by name, and a name that is nobody’s is said beside it', async () => {
  open(['aya']);
  const field = (await screen.findByLabelText('Username')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText('User not found.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(listed()).toEqual(['aya']);
  fireEvent.change(field, { target: { value: 'ren' } });
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText('You’ve blocked ren.');
  expect(listed()).toEqual(['ren', 'aya']);
  expect((screen.getByLabelText('Username') as HTMLInputElement).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Unblock aya' }));
  await screen.findByText('You’ve blocked ren.');
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock ren' }));
  await screen.findByText('You haven’t blocked anyone.');
});

test('on a profile a block asks first, and can be taken back', async () => {
  const blocked: string[] = [];
  open(blocked, '/user/ren');
  const yes = await screen.findByRole('button', { name: 'Yes, block Ren', hidden: true });
  const asked = yes.closest('details') as HTMLDetailsElement;
  asked.open = true;
  expect(blocked).toEqual([]);
  fireEvent.click(yes);
  const back = await screen.findByRole('button', { name: 'Unblock' });
  // It stands elsewhere now, and still says what was done.
  screen.getByText('You’ve blocked ren.');
  fireEvent.click(back);
  await screen.findByRole('button', { name: 'Yes, block Ren', hidden: true });
  expect(blocked).toEqual([]);
});
