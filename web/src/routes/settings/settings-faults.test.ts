import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageFactsContext, type Services, servicesContext } from '../../page-context.ts';
import { accountRow, memberRow } from '../../test-data.ts';
import { loader as feed } from '../feed.tsx';
import { action as actHistory, loader as history } from '../history.tsx';
import { action as actBlocklist, loader as blocklist } from './blocklist.tsx';
import { action as actLeaving } from './delete.tsx';
import { action as actPreferences, loader as preferences } from './preferences.tsx';
import { action as actSecurity, loader as security } from './security.tsx';

type Answers = Record<string, () => unknown>;
const site = { name: 'Tsukimi', description: 'd', origin: 'https://t.example', hasGoogle: false };

/**
 * Runs a loader or an action for a member against calls that the test answers; all others fail like a broken database.
 */
async function run(work: (args: never) => unknown, answers: Answers, form?: Record<string, string>) {
  const context = new RouterContextProvider();
  const report = vi.fn();
  const call = async (name: string) => {
    const answer = answers[name];
    if (!answer) throw new Error('no database');
    return answer();
  };
  context.set(servicesContext, { call: call as Services['call'], site: site as Services['site'], report });
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true },
    member: memberRow(),
  });
  const address = 'https://t.example/settings';
  const request = form
    ? new Request(address, { method: 'POST', body: new URLSearchParams(form) })
    : new Request(address);
  const args = { request, params: {}, context, url: new URL(address), pattern: '' };
  const outcome = await Promise.resolve()
    .then(() => work(args as never))
    .catch((thrown: unknown) => thrown);
  return { outcome: outcome as never, report };
}
const refusal = (status: number, message: string) => () => {
  throw Object.assign(new Error(message), { status, code: '22023', field: null, hint: null });
};

test('a form of the settings that fails without words says so in its own, and the fault is ours to look at', async () => {
  const asked: [(args: never) => unknown, string, string, Record<string, string>?][] = [
    [actSecurity, 'profile', 'Failed to update details.'],
    [actSecurity, 'details', 'Failed to update details.'],
    [actSecurity, 'email', 'Failed to update details.'],
    [
      actSecurity,
      'password',
      'Failed to change password.',
      { new_password: 'long-enough-1', repeated_password: 'long-enough-1' },
    ],
    [actSecurity, 'end-session', 'Failed to end session.'],
    [actSecurity, 'end-all-sessions', 'Failed to end all sessions.'],
    [actLeaving, 'delete', 'Failed to delete account. Please try again.'],
    [actPreferences, 'playback', 'Failed to update details.'],
    [actPreferences, 'watching', 'Failed to update details.'],
    [actPreferences, 'clear-history', 'Failed to update details.'],
    [actBlocklist, 'block', 'Failed to process request.'],
    [actBlocklist, 'unblock', 'Failed to process request.'],
    [actHistory, 'clear', 'Failed to process request.'],
  ];
  for (const [action, intent, words, more] of asked) {
    const { outcome, report } = await run(action, {}, { intent, ...more });
    const { data, init } = outcome as { data: { fault: { message: string } }; init: { status: number } };
    expect([intent, init.status, data.fault.message]).toEqual([intent, 500, words]);
    expect(report).toHaveBeenCalledOnce();
  }
});

test('what the server refuses is said in its words', async () => {
  const { outcome, report } = await run(
    actBlocklist,
    { 'block-user': refusal(404, 'User not found.') },
    { intent: 'block', username: 'nobody' },
  );
  expect((outcome as { data: object }).data).toMatchObject({ fault: { message: 'User not found.' } });
  expect(report).not.toHaveBeenCalled();
});

test('a form that nobody knows is refused', async () => {
  for (const action of [actSecurity, actPreferences, actBlocklist, actLeaving, actHistory]) {
    const { outcome } = await run(action, {}, { intent: 'nonsense' });
    expect((outcome as { data: object }).data).toMatchObject({
      fault: { message: 'Failed to process request.' },
    });
  }
});

test('the security page stands without its sessions, and says why they are not there', async () => {
  const rest: Answers = {
    get_session: () => ({ user: accountRow(), session: null }),
    get_security: () => ({ proven_until: null, pending_email: null, passkeys: [], google: [] }),
    getPublicProfile: () => ({ bio: null, links: [] }),
  };
  const failed = await run(security, rest);
  expect(failed.outcome).toMatchObject({ sessions: { rows: [], fault: 'Failed to fetch sessions.' } });
  expect(failed.report).toHaveBeenCalledOnce();
  const odd = await run(security, { ...rest, 'list-user-sessions': () => ({ sessions: 'none' }) });
  expect(odd.outcome).toMatchObject({
    sessions: { rows: [], fault: 'Received invalid session data format.' },
  });
});

test('a page of members whose data cannot be had says so', async () => {
  for (const loader of [security, preferences, blocklist, history, feed]) {
    const { outcome } = await run(loader, {});
    const { data, init } = outcome as { data: object; init: { status: number } };
    expect([data, init.status]).toEqual([{ message: 'Failed to fetch data.', requestId: 'request-1' }, 500]);
  }
});

test('that nothing was new is said, and is no fault', async () => {
  const unchanged = () => {
    throw Object.assign(new Error('No changes to save.'), { status: 400, code: 'badInput' });
  };
  for (const [intent, answers] of [
    ['details', { update_account_details: unchanged }],
    ['profile', { get_session: () => ({ user: null }), update_account_details: unchanged }],
    ['email', { change_email: unchanged }],
  ] as const) {
    const { outcome } = await run(actSecurity, answers, { intent });
    const { data } = outcome as unknown as { data: { done: string | null; fault: unknown } };
    expect([data.done, data.fault]).toEqual(['No changes to save.', null]);
  }
});
