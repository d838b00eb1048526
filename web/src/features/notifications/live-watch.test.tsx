import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Outlet, redirect, useFetcher, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Member, MemberProvider } from '../../state/member.tsx';
import { answerCalls } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import LiveWatch from './live-watch.tsx';

let sockets: { sent: unknown[][]; onopen?: () => void; onmessage?: (event: { data: string }) => void }[];
let sent: ReturnType<typeof answerCalls>;
let member: Member | null;
let answer: (response: Response) => void;
let sessions = 0;
beforeEach(() => {
  sockets = [];
  class Socket {
    static readonly OPEN = 1;
    readyState = 1;
    sent: unknown[][] = [];
    constructor() {
      sockets.push(this as never);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as unknown[]);
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket);
  sent = answerCalls({
    get_unread_counts: () => ({ notifications: 0, messages: 0, message_requests: 0 }),
    sign_out: () => ({ ended: 1 }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with a button whose answer the test gives, and the words for a session that has ended. */
async function open() {
  member = memberRow({ sessionId: `live${++sessions}` });
  const Root = () => (
    <MemberProvider initial={useLoaderData() as Member | null}>
      <LiveWatch />
      <Outlet />
    </MemberProvider>
  );
  const Leave = () => {
    const { submit } = useFetcher();
    return (
      <button type="button" onClick={() => void submit(null, { method: 'post' })}>
        Leave
      </button>
    );
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Root,
      HydrateFallback: () => null,
      loader: () => Response.json(member),
      children: [
        {
          path: 'leaving',
          Component: Leave,
          action: () => new Promise<Response>((done) => (answer = done)),
        },
        { path: 'farewell', Component: () => 'Farewell' },
      ],
    },
  ]);
  render(<Stub initialEntries={['/leaving']} />);
  await screen.findByText('Leave');
  await waitFor(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets;
  await act(async () => socket?.onopen?.());
  const [joinRef, ref, topic] = socket?.sent.findLast((frame) => frame[3] === 'phx_join') ?? [];
  const hear = (event: string, payload: object, reply = false) =>
    act(async () =>
      socket?.onmessage?.({ data: JSON.stringify([joinRef, reply ? ref : null, topic, event, payload]) }),
    );
  await hear('phx_reply', { status: 'ok', response: {} }, true);
  const payload = { revoked_session_id: member.sessionId };
  return {
    revoked: () => hear('broadcast', { event: 'session-revoked', payload }),
    changed: () => hear('broadcast', { event: 'unread-changed', payload: {} }),
  };
}
const asked = () => sent.filter(([name]) => name === 'get_unread_counts').length;
const signedOut = () => sent.filter(([name]) => name === 'sign_out').length;

test('a session that was ended elsewhere is left at once', async () => {
  const { revoked } = await open();
  await revoked();
  await waitFor(() => expect(signedOut()).toBe(1));
});

test('who ends the session here goes where the answer leads, though the end is heard before it', async () => {
  const { revoked } = await open();
  fireEvent.click(screen.getByText('Leave'));
  await revoked();
  member = null;
  await act(async () => answer(redirect('/farewell')));
  await screen.findByText('Farewell');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(signedOut()).toBe(0);
});

test('an end that was heard while something else was sent is not forgotten', async () => {
  const { revoked } = await open();
  fireEvent.click(screen.getByText('Leave'));
  await revoked();
  expect(signedOut()).toBe(0);
  await act(async () => answer(Response.json({})));
  await waitFor(() => expect(signedOut()).toBe(1));
});

test('nothing more is asked in the name of a session that has ended', async () => {
  const { revoked, changed } = await open();
  // As a page asks after it has loaded.
  await act(() => new Promise((done) => setTimeout(done, 400)));
  const before = asked();
  expect(before).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('Leave'));
  await changed();
  await revoked();
  await changed();
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(asked()).toBe(before);
});
