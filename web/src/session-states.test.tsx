import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ProfileMenu from './features/profile-menu/profile-menu.tsx';
import SignInPrompt from './features/profile-menu/sign-in-prompt.tsx';
import { SessionGate } from './features/sign-in/session-gate.tsx';
import SessionWatch from './features/sign-in/session-watch.tsx';
import { Drawer } from './features/site-frame/drawer.tsx';
import { type Auth, type Member, MemberProvider, useAuth } from './state/member.tsx';
import { rememberPlace } from './state/playlist-place.ts';
import { rememberSearch } from './state/recent-searches.ts';
import { accountRow, memberRow } from './test-data.ts';

let answer: (response: Response) => void;
let auth: Auth;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(initial: Member | null, page: { guarded?: boolean; home?: boolean } = {}) {
  const Inside = () => {
    auth = useAuth();
    return (
      <>
        <SessionGate guarded={page.guarded ?? false} home={page.home ?? false}>
          <p>the page</p>
        </SessionGate>
        <ProfileMenu here="/here" />
        <Drawer onLayoutSettings={() => {}} signIn={<SignInPrompt here="/here" />} />
      </>
    );
  };
  const Page = () => (
    <MemberProvider initial={initial}>
      <Inside />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/here']} />);
}
const session = { id: 's1', expires_at: '2027-01-01T00:00:00Z' };
const words = ['Loading...', 'Loading authentication status...', 'Loading user...'];
const shown = () => words.filter((text) => screen.queryByText(text) !== null);

for (const [name, page, expected] of [
  ['the home page', { home: true }, ['Loading...', 'Loading user...']],
  ['a page of members', { guarded: true }, ['Loading authentication status...', 'Loading user...']],
  ['any other page', {}, ['Loading user...']],
] as const) {
  test(`${name} says that it loads while who signed in elsewhere is being asked, and at no other time`, async () => {
    open('guarded' in page ? memberRow() : null, page);
    expect(shown()).toEqual([]);
    screen.getByText('the page');
    await act(async () => auth.hear({ type: 'signed-in', member: memberRow({ id: 'm2' }) }));
    expect(shown()).toEqual(expected);
    expect(screen.queryByText('the page') !== null).toBe(expected.length === 1);
    await act(async () => answer(Response.json({ user: accountRow({ id: 'm2' }), session })));
    await waitFor(() => expect(shown()).toEqual([]));
    screen.getByText('the page');
  });
}

test('a page of members whose member has gone says that it loads until the login page is there', async () => {
  open(memberRow(), { guarded: true });
  await act(async () => auth.forceLogout());
  expect(shown()).toEqual(['Loading authentication status...']);
});

const links = (inside: Element | null) =>
  [...(inside?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);

test('a visitor’s menu has the two ways in, and the drawer a prompt', async () => {
  open(null);
  // They come to life after the page.
  await waitFor(() => expect(document.querySelector('.profile-menu a')).not.toBe(null));
  await waitFor(() => expect(links(document.querySelector('.drawer')).length).toBeGreaterThan(1));
  expect(links(document.querySelector('.profile-menu'))).toEqual([
    ['Log In', '/login?redirect=/here'],
    ['Sign Up', '/signup?redirect=/here'],
  ]);
  const drawer = links(document.querySelector('.drawer'));
  expect(drawer).toContainEqual(['Log In', '/login?redirect=/here']);
  expect(drawer).toContainEqual(['Playlists', '/playlists']);
});

test('a member’s menu says who it is and leads to their pages', async () => {
  open(memberRow());
  await screen.findByText('See Your Profile');
  const menu = document.querySelector('.profile-menu');
  expect(menu?.textContent).toContain('mio');
  expect(links(menu)).toEqual([
    ['See Your Profile', '/user/mio'],
    ['Stream', '/user/mio?initialTab=Stream'],
    ['Favorites', '/favorites'],
    ['My Profile', '/user/mio'],
    ['Playlists', '/user/mio?initialTab=Playlists'],
    ['Settings', '/settings'],
    ['Become a content creator', '/become-creator'],
    ['UploadSee what it takes', '/upload'],
    ['FAQ', '/faq'],
  ]);
  const places = screen.getByLabelText('Location') as HTMLSelectElement;
  expect([...places.options].map(({ text }) => text)).toEqual(['Worldwide']);
  expect(screen.queryByText('Log In')).toBeNull();
  const asked = vi.fn(async () => Response.json({ ended: 1 }));
  vi.stubGlobal('fetch', asked);
  await act(async () => {
    const form = screen.getByText('Log Out').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(screen.getAllByText('Log In').length).toBeGreaterThan(0));
  expect(asked).toHaveBeenCalledOnce();
});

test('what this browser stored of a member goes with them', async () => {
  const Inside = () => {
    auth = useAuth();
    return <SessionWatch />;
  };
  const Page = () => (
    <MemberProvider initial={memberRow()}>
      <Inside />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/here']} />);
  rememberSearch('rain');
  rememberPlace({ list: 'rainy-days', slug: 'rain', shuffle: null });
  await act(async () => auth.forceLogout());
  expect([localStorage.getItem('search.recent'), localStorage.getItem('playlist.places')]).toEqual([
    null,
    null,
  ]);
});
