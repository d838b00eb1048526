import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublicProfile } from '#contract/profiles.ts';
import type { Member } from '#contract/roles.ts';
import { type Asked, listenForAsks } from '../../state/ask-to-sign-in.ts';
import { MemberProvider } from '../../state/member.tsx';
import { listenForNotices } from '../../state/notices.ts';
import { type Answers, answerCalls, TestRefusal } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import { ProfileHead } from './profile-head.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ren: PublicProfile = {
  id: 'r1',
  username: 'ren',
  display_name: 'Ren',
  avatar_url: null,
  cover_url: null,
  role: 'premium_member',
  subscribers_count: 1,
  bio: null,
  links: [],
  videos_watched_count: 2,
  shows_watched: true,
  shows_favorites: false,
  shows_list: false,
  is_subscribed: false,
  is_blocked: false,
  created_at: '2026-11-21T10:00:00Z',
};
function show(
  answers: Answers,
  part: { isOwn?: boolean; member?: Member | null; profile?: Partial<PublicProfile> } = {},
) {
  const sent = answerCalls(answers);
  const { isOwn = false, member = memberRow(), profile = {} } = part;
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberProvider initial={member}>
          <ProfileHead
            profile={{ ...ren, ...profile }}
            isOwn={isOwn}
            mayUpload={isOwn}
            isMember={member !== null}
            canUpload={false}
            action="/user/ren"
            message={null}
            block={null}
            address="https://t.example/user/ren"
          />
        </MemberProvider>
      ),
    },
    { path: '/login', Component: () => <p>Log in here</p> },
  ]);
  render(<Page />);
  return sent;
}

test('following shows at once, sends one call however often it is pressed, and ends with the server’s count', async () => {
  let answer = (_: unknown) => {};
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  const sent = show({ toggle_subscription: () => waiting });
  const button = await screen.findByRole('button', { name: 'Subscribe' });
  fireEvent.click(button);
  expect(screen.getByText(/^2 subscribers/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribed' })).toHaveProperty('disabled', true);
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  answer({ is_subscribed: true, new_subscribers_count: 7 });
  await screen.findByText(/^7 subscribers/);
  expect(sent).toEqual([['toggle_subscription', { p_uploader_id: 'r1' }]]);
});

test('a refused subscription is put back, with a word', async () => {
  const said = vi.fn();
  const stop = listenForNotices(({ text }) => said(text));
  show({
    toggle_subscription: () => {
      throw new TestRefusal(404, 'User not found.');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await screen.findByText(/^1 subscriber /);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('We couldn’t update your subscription. User not found.'),
  );
  stop();
});

test('a visitor who followed them already still does after logging in', async () => {
  const asked: Asked[] = [];
  const quiet = listenForAsks((one) => asked.push(one));
  const sent = show(
    { getPublicProfile: () => ({ ...ren, is_subscribed: true, subscribers_count: 8 }) },
    { member: null },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(asked[0]?.reason).toBe('Please log in to subscribe.');
  await act(async () => asked[0]?.answer(memberRow()));
  await screen.findByRole('button', { name: 'Subscribed' });
  expect(screen.getByText(/^8 subscribers/)).toBeTruthy();
  expect(sent.map(([name]) => name)).toEqual(['getPublicProfile']);
  quiet();
});

test('one’s own profile has its controls and no subscription, and logging out leads to where one logs in', async () => {
  const sent = show({ sign_out: () => ({ ended: 1 }) }, { isOwn: true });
  await screen.findByRole('link', { name: 'Edit Profile' });
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  const leave = screen.getByText('Log Out');
  const menu = leave.closest('details');
  expect(menu?.open).toBe(false);
  expect(menu?.querySelector('summary')?.getAttribute('aria-label')).toBe('More actions');
  fireEvent.click(leave);
  await screen.findByText('Log in here');
  expect(sent[0]?.[0]).toBe('sign_out');
});

test('where the system shares, a profile is handed to it', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  show({});
  fireEvent.click(await screen.findByText('More apps'));
  expect(share.mock.calls).toEqual([[{ title: 'Ren', url: 'https://t.example/user/ren' }]]);
  Reflect.deleteProperty(navigator, 'share');
});

test('the badge names the role, and a count that its owner does not show is not there', async () => {
  show({}, { profile: { videos_watched_count: null } });
  expect((await screen.findByText('Premium Member')).dataset.role).toBe('premium_member');
  expect(screen.queryByText(/watched/)).toBeNull();
  show({}, { profile: { role: 'guest_curator' as 'member' } });
  expect(await screen.findByText('Guest Curator')).toBeTruthy();
});
