import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import ProfileMenu from '../features/profile-menu/profile-menu.tsx';
import { SessionGate } from '../features/sign-in/session-gate.tsx';
import { type Auth, type Member, MemberProvider, useAuth } from '../state/member.tsx';
import { accountRow, memberRow } from '../test-data.ts';

let auth: Auth;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page as the server rendered it for `initial`; the server's next answer is held back until the test releases it. */
function open(page: { guarded?: boolean; home?: boolean }, initial: Member | null) {
  let answer: () => void = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return Response.json({
      user: accountRow(),
      session: { id: 's1', expires_at: '2027-01-01T00:00:00Z' },
    });
  });
  const Shown = () => {
    auth = useAuth();
    return (
      <>
        <ProfileMenu here="/" />
        <SessionGate guarded={page.guarded ?? false} home={page.home ?? false}>
          <p>The page.</p>
        </SessionGate>
      </>
    );
  };
  const Page = () => (
    <MemberProvider initial={initial}>
      <Shown />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  return { letGo: () => act(async () => answer()) };
}
const signInElsewhere = () => act(async () => auth.hear({ type: 'signed-in', member: memberRow() }));
const waitingWords = () => screen.queryAllByRole('status', { hidden: true }).map((one) => one.textContent);

test('while who signed in is asked, the menu and the home page say that they wait, and then show it', async () => {
  const { letGo } = open({ home: true }, null);
  expect(waitingWords()).toEqual([]);
  await signInElsewhere();
  expect(waitingWords()).toEqual(['Loading user...', 'Loading...']);
  expect(screen.queryByText('The page.')).toBeNull();
  await letGo();
  expect(waitingWords()).toEqual([]);
  screen.getByText('The page.');
});

test('a page of members waits for its member, and one that has its member does not', async () => {
  const { letGo } = open({ guarded: true }, null);
  expect(waitingWords()).toEqual(['Loading authentication status...']);
  await signInElsewhere();
  await letGo();
  expect(waitingWords()).toEqual([]);
  screen.getByText('The page.');
  cleanup();
  open({ guarded: true, home: true }, memberRow());
  expect(waitingWords()).toEqual([]);
  screen.getByText('The page.');
});
