import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Member, MemberProvider } from '../../state/member.tsx';
import { answerCalls } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import ProfileMenu from './profile-menu.tsx';

afterEach(cleanup);

async function open(member: Member | null) {
  const Page = () => (
    <MemberProvider initial={member}>
      <ProfileMenu here="/tags/rain" />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/tags/rain']} />);
  const menu = await screen.findByLabelText('Profile menu');
  return within(menu);
}
type Menu = Awaited<ReturnType<typeof open>>;
const linksOf = (menu: Menu) =>
  menu
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

test('a visitor is offered to log in and to sign up, and comes back from there', async () => {
  expect(linksOf(await open(null))).toEqual([
    ['Log In', '/login?redirect=%2Ftags%2Frain'],
    ['Sign Up', '/signup?redirect=%2Ftags%2Frain'],
  ]);
});

test('a member finds their pages in order, one place in the world, help and the way out', async () => {
  const menu = await open(memberRow());
  await menu.findByText('See Your Profile');
  expect(linksOf(menu)).toEqual([
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
  menu.getByText('mio');
  const places = within(menu.getByLabelText('Location')).getAllByRole('option', { hidden: true });
  expect(places.map((place) => place.textContent)).toEqual(['Worldwide']);
  menu.getByRole('button', { name: 'Log Out', hidden: true });
});

test('who may upload finds the way to uploads and studio', async () => {
  const menu = await open(memberRow({ canUpload: true }));
  await menu.findByText('See Your Profile');
  const links = linksOf(menu);
  expect(links).toContainEqual(['Upload', '/upload']);
  expect(links).toContainEqual(['Studio', '/studio']);
});

test('who is a creator is not asked to become one, and whoever may not upload reads what is missing', async () => {
  const sent = answerCalls({
    get_identity: () => ({ state: 'pending', upload_word: null, agreement: { must_sign: true } }),
  });
  const menu = await open(memberRow({ role: 'creator' }));
  await menu.findByText('See Your Profile');
  expect(menu.queryByText('Become a content creator')).toBeNull();
  expect(sent).toEqual([]);
  const opened = Object.assign(new Event('toggle'), { newState: 'open' });
  document.getElementById('profile-menu')?.dispatchEvent(opened);
  await menu.findByText('Under review');
  vi.unstubAllGlobals();
});
