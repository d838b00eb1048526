import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountRow, memberRow } from '../test-data.ts';
import { type AuthEvent, authChannelName, authEventName, memberAfter } from './auth-events.ts';
import { type Auth, type Member, MemberProvider, useAuth } from './member.tsx';

let answers: Record<string, () => Response | Promise<Response>>;
let asked: string[];
let events: AuthEvent[];
let onServer: Member | null;
let auth: Auth;
const hear = (event: Event) => events.push((event as CustomEvent<AuthEvent>).detail);
/** What the other tabs of the browser were told. */
let otherTab: BroadcastChannel;
let told: AuthEvent[];

beforeEach(() => {
  answers = {};
  asked = [];
  events = [];
  told = [];
  addEventListener(authEventName, hear);
  // A channel connects all test files that run in the same process.
  const mine = crypto.randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${mine}`);
      }
    },
  );
  otherTab = new BroadcastChannel(authChannelName);
  otherTab.onmessage = ({ data }) => told.push(data);
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push(name);
    return answers[name]?.() ?? Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  otherTab.close();
  removeEventListener(authEventName, hear);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const entrance = { user: accountRow(), session: { id: 's1', expires_at: '2027-01-01T00:00:00Z' } };
const Shown = () => {
  auth = useAuth();
  return <p>{auth.isLoading ? 'loading' : (auth.member?.displayName ?? 'a visitor')}</p>;
};
/** A page whose loader says who the server knows. */
async function open(initial: Member | null) {
  onServer = initial;
  const Page = () => (
    <MemberProvider initial={useLoaderData() as Member | null}>
      <Shown />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page, loader: () => onServer }]);
  render(<Stub initialEntries={['/']} />);
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['initial']));
  screen.getByText(initial?.displayName ?? 'a visitor');
  events.length = 0;
}
const types = () => events.map(({ type }) => type);

test('the first event says who the server rendered the page for', async () => {
  const first: AuthEvent[] = [];
  const note = (event: Event) => first.push((event as CustomEvent<AuthEvent>).detail);
  addEventListener(authEventName, note);
  await open(memberRow());
  removeEventListener(authEventName, note);
  expect(first).toEqual([{ type: 'initial', member: memberRow() }]);
});

test('signing in shows the member at once, asks the page for its data again and tells the other tabs', async () => {
  await open(null);
  onServer = memberRow();
  await act(async () => {
    expect(auth.signedIn(entrance)?.username).toBe('mio');
  });
  screen.getByText('Mio Aoki');
  await waitFor(() => expect(told).toMatchObject([{ type: 'signed-in', member: { id: 'm1' } }]));
  expect(types()).toEqual(['signed-in']);
});

test('an answer that holds nobody signs nobody in', async () => {
  await open(null);
  expect(auth.signedIn({ ...entrance, user: null })).toBeNull();
  screen.getByText('a visitor');
  expect(events).toEqual([]);
});

test('logging out twice at once ends the session once', async () => {
  await open(memberRow());
  let answer: (response: Response) => void = () => {};
  answers.sign_out = () => new Promise((done) => (answer = done));
  const both = [auth.signOut(), auth.signOut()];
  onServer = null;
  answer(Response.json({ ended: 1 }));
  await act(async () => void (await Promise.all(both)));
  expect(asked).toEqual(['sign_out']);
  screen.getByText('a visitor');
  expect(types()).toEqual(['signed-out']);
  await waitFor(() => expect(told.map(({ type }) => type)).toEqual(['signed-out']));
});

test('a log-out that does not reach the server leaves the member signed in, and can be tried again', async () => {
  await open(memberRow());
  await expect(auth.signOut()).rejects.toThrow();
  screen.getByText('Mio Aoki');
  answers.sign_out = () => Response.json({ ended: 1 });
  onServer = null;
  await act(() => auth.signOut());
  await screen.findByText('a visitor');
});

test('a forced log-out clears what is shown and asks nothing of the session', async () => {
  await open(memberRow());
  onServer = null;
  await act(async () => auth.forceLogout());
  await screen.findByText('a visitor');
  expect(asked).toEqual([]);
});

test('the end of another session is ignored, of this one logs out fully', async () => {
  await open(memberRow());
  await act(async () => auth.sessionRevoked('another'));
  screen.getByText('Mio Aoki');
  onServer = null;
  await act(async () => auth.sessionRevoked('s1'));
  await screen.findByText('a visitor');
  expect(asked).toEqual(['sign_out']);
});

test('a sign-in in another tab fetches the profile, three times half a second apart while it is not there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(null);
  answers.get_session = () =>
    asked.length < 3
      ? Response.json({ code: 'PGRST116', message: 'none' }, { status: 406 })
      : Response.json(entrance);
  await act(async () => auth.hear({ type: 'signed-in', member: memberRow() }));
  screen.getByText('loading');
  expect(asked).toHaveLength(1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(450)));
  expect(asked).toHaveLength(1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  expect(asked).toHaveLength(2);
  onServer = memberRow();
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  await screen.findByText('Mio Aoki');
  expect(types()).toEqual(['signed-in']);
});

test('a profile that never comes is given up after the third attempt', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(null);
  answers.get_session = () => Response.json({ user: null, session: null });
  await act(async () => auth.hear({ type: 'signed-in', member: memberRow() }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  expect(asked).toHaveLength(3);
  screen.getByText('a visitor');
});

test('a refresh that finds nobody logs out, and one that is not answered changes nothing', async () => {
  await open(memberRow());
  await act(() => auth.check());
  screen.getByText('Mio Aoki');
  answers.get_session = () => Response.json({ user: null, session: null });
  onServer = null;
  await act(() => auth.check());
  await screen.findByText('a visitor');
  expect(types()).toEqual(['signed-out']);
});

test('a change of the account is shown without a fetch, here and in what other tabs hear', async () => {
  await open(memberRow());
  await act(async () => auth.updated(accountRow({ display_name: 'Mio' })));
  screen.getByText('Mio');
  await waitFor(() => expect(told).toMatchObject([{ type: 'user-updated', member: { displayName: 'Mio' } }]));
  await act(async () => auth.hear({ type: 'user-updated', member: memberRow({ displayName: 'Mi' }) }));
  screen.getByText('Mi');
  expect(asked).toEqual([]);
});

test('a refreshed token swaps the session of the same member and nothing else', () => {
  const member = memberRow();
  expect(memberAfter(member, { type: 'token-refreshed', userId: 'm1', sessionId: 's2' })).toEqual({
    ...member,
    sessionId: 's2',
  });
  expect(memberAfter(member, { type: 'token-refreshed', userId: 'm2', sessionId: 's2' })).toBe(member);
  expect(memberAfter(member, { type: 'user-updated', member: memberRow({ id: 'm2' }) })).toBe(member);
});
