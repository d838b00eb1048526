import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NotificationRow } from '#contract/notifications.ts';
import { addLocalNote } from '../features/notifications/local-notes.ts';
import NotificationPanel from '../features/notifications/notification-panel.tsx';
import { merged, saying } from '../features/notifications/notification-words.ts';
import { tellLive } from '../state/live-events.ts';
import { MemberProvider } from '../state/member.tsx';
import { memberRow } from '../test-data.ts';
import NotificationsPage from './notifications.tsx';

const row = (n: number, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id: `n${n}`,
  type: 'subscriber',
  contentTitle: null,
  studioName: `Fan ${n}`,
  timestamp: `2026-11-20T10:00:${String(n).padStart(2, '0')}.000Z`,
  read: false,
  on: null,
  outcome: null,
  action: null,
  about: null,
  is_thanked: false,
  video_slug: null,
  subject_id: null,
  actor_username: `fan-${n}`,
  actor_avatar_url: null,
  cursor: `k${n}`,
  has_more: false,
  ...more,
});
let answers: Record<string, (input: Record<string, unknown>) => Response>;
let asked: [string, Record<string, unknown>][];
beforeEach(() => {
  localStorage.clear();
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, options: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    const input = JSON.parse(options.body) as Record<string, unknown>;
    asked.push([name, input]);
    return answers[name]?.(input) ?? Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(Component: () => React.ReactElement, rows: NotificationRow[], isMember = true) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberProvider initial={isMember ? memberRow() : null}>
          <Component />
        </MemberProvider>
      ),
      HydrateFallback: () => null,
      loader: () => ({ rows, isMember, now: Date.parse('2026-11-20T10:05:00Z') }),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
}
const isOff = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
const texts = () =>
  screen.queryAllByRole('listitem').map((one) => one.querySelector('p')?.firstChild?.textContent);

test('an empty page says so, and there is nothing to mark or remove', async () => {
  draw(NotificationsPage, []);
  await screen.findByText('No notifications yet.');
  expect([isOff('Mark all as read'), isOff('Remove all')]).toEqual([true, true]);
});

test('what is seen is read for the server and every badge, and stays marked here until it is acted on', async () => {
  const unread = (n: number) => () => Response.json({ unread: n });
  answers = {
    remove_notification: unread(0),
    mark_all_notifications_read: unread(0),
    remove_all_notifications: unread(0),
  };
  draw(NotificationsPage, [row(3), row(2), row(1)]);
  await waitFor(() => expect(asked).toEqual([['mark_all_notifications_read', {}]]));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Mark as read' }))[0]!);
  expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Fan 2 subscribed to you' }));
  expect(texts()).toEqual(['Fan 3 subscribed to you', 'Fan 1 subscribed to you']);
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(isOff('Mark all as read')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await screen.findByText('No notifications yet.');
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('what comes while nobody looks waits for somebody who does', async () => {
  answers = {
    mark_all_notifications_read: () => Response.json({ unread: 0 }),
    get_notifications: () => Response.json([row(2)]),
  };
  draw(NotificationsPage, [row(1, { read: true })]);
  await screen.findByText('Fan 1 subscribed to you');
  await act(async () => tellLive('notifications-changed'));
  await screen.findByText('Fan 2 subscribed to you');
  expect(asked.map(([name]) => name)).toEqual(['get_notifications']);
  fireEvent.pointerMove(window);
  await waitFor(() => expect(asked.map(([name]) => name)).toContain('mark_all_notifications_read'));
});

test('a visitor is invited to log in', async () => {
  draw(NotificationsPage, [], false);
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toMatch(/^\/login/);
});

test('what the server refuses is put back with a word', async () => {
  answers.remove_notification = () => Response.json({ message: 'Not now.' }, { status: 409 });
  draw(NotificationsPage, [row(1)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Fan 1 subscribed to you' }));
  await screen.findByText('Not now.');
  expect(texts()).toEqual(['Fan 1 subscribed to you']);
});

test('the popover has the newest ten of the server’s and this browser’s own, or says that there are none', async () => {
  answers.get_notifications = () => Response.json([]);
  draw(() => <NotificationPanel close={() => {}} />, []);
  await screen.findByText('No notifications yet');
  cleanup();
  answers.get_notifications = () => Response.json([...Array(10).keys()].map((n) => row(20 - n)));
  act(() => addLocalNote('login_success', 's1'));
  draw(() => <NotificationPanel close={() => {}} />, []);
  await screen.findByText('Fan 20 subscribed to you');
  expect(texts()).toHaveLength(10);
  expect(texts()[0]).toBe('Successfully logged in');
});

test('a visitor has the notes of this browser, the newest of each kind', async () => {
  for (let n = 0; n < 12; n++) addLocalNote('logout_success', `s${n}`);
  addLocalNote('login_success', 's19');
  addLocalNote('login_success', 's20');
  draw(NotificationsPage, [], false);
  await screen.findByText('Successfully logged in');
  expect(texts()).toEqual(['Successfully logged in', 'Successfully logged out']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await screen.findByText('No notifications yet.');
  expect(asked).toEqual([]);
});

test('earlier logins that this browser still stores are not told again', async () => {
  const at = (day: number) => ({
    id: `login_success:s${day}`,
    type: 'login_success',
    contentTitle: 'Successfully logged in',
    studioName: '',
    timestamp: `2026-11-0${day}T00:00:00.000Z`,
    read: true,
  });
  localStorage.setItem('notifications', JSON.stringify([at(3), at(2), at(1)]));
  draw(NotificationsPage, [], false);
  await screen.findByText('Successfully logged in');
  expect(texts()).toHaveLength(1);
});

test('what somebody else wrote into this browser’s storage is not drawn', async () => {
  localStorage.setItem('notifications', JSON.stringify([null, { id: 1 }, { type: 'login_success' }, 'x']));
  draw(NotificationsPage, [], false);
  await screen.findByText('No notifications yet.');
});

test('each kind says who, what, and where it leads', () => {
  const about = { contentTitle: 'Rain', studioName: 'Mio', video_slug: 'rain', actor_username: 'mio' };
  const told = (more: Partial<NotificationRow>) => Object.values(saying(row(1, { ...about, ...more })));
  expect(told({ type: 'new_release' })).toEqual(['Mio released Rain', '/play/rain']);
  expect(told({ type: 'like', on: 'video' })).toEqual(['Mio likes your video Rain', '/play/rain']);
  expect(told({ type: 'like', on: 'comment' })).toEqual(['Mio likes your comment on Rain', '/play/rain']);
  expect(told({ type: 'reply', on: 'video' })).toEqual(['Mio commented on your video Rain', '/play/rain']);
  expect(told({ type: 'reply', on: 'comment' })).toEqual([
    'Mio replied to your comment on Rain',
    '/play/rain',
  ]);
  expect(told({ type: 'subscriber' })).toEqual(['Mio subscribed to you', '/user/mio']);
  expect(told({ type: 'message_request', subject_id: 'c1' })).toEqual([
    'Mio wants to message you',
    '/conversation/c1',
  ]);
  expect(told({ type: 'report_outcome', contentTitle: 'comment', outcome: 'upheld' })[0]).toMatch(
    /removed the comment/,
  );
  expect(
    told({ type: 'report_outcome', contentTitle: 'video', outcome: 'upheld', action: 'leave' })[0],
  ).toMatch(/^We agree that the video you reported broke a rule\..* so it stays up\./);
  expect(told({ type: 'report_outcome', contentTitle: 'comment', outcome: 'dismissed' })[0]).toMatch(/stays/);
  expect(
    told({ type: 'report_outcome', contentTitle: 'post', outcome: 'dismissed', about: 'First words' })[0],
  ).toBe('We reviewed the post “First words” you reported. It stays up.');
  expect(told({ type: 'like', on: 'post', subject_id: 'p1', about: 'A lamp' })).toEqual([
    'Mio likes your post “A lamp”',
    '/post/p1',
  ]);
  expect(told({ type: 'reply', on: 'post', subject_id: 'p2' })[0]).toBe('Mio replied to your post');
  expect(told({ type: 'new_device', contentTitle: 'Firefox on Linux' })).toEqual([
    'Someone logged in to your account from a new device: Firefox on Linux',
    '/settings/security',
  ]);
});

test('notes older than a list that goes on wait for the rows around them', () => {
  const note = { id: 'a', type: 'login_success' as const, contentTitle: 't', studioName: '', read: false };
  const old = { ...note, timestamp: '2026-11-01T00:00:00.000Z' };
  expect(merged([row(2, { has_more: true })], [old])).toHaveLength(1);
  expect(merged([row(2)], [old])).toHaveLength(2);
});
