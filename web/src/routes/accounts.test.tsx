import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '#contract/roles.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { MemberProvider } from '../state/member.tsx';
import { accountRow, memberRow } from '../test-data.ts';
import LogIn, { action as logIn, loader as logInPage } from './login.tsx';
import { action as leave } from './settings/delete.tsx';
import Security, { action as secure, loader as securityPage } from './settings/security.tsx';
import SignUp, { action as signUp, loader as signUpPage } from './signup.tsx';

/** Calls that the server answers; any other fails without words. */
let answers: Record<string, () => unknown>;
beforeEach(() => {
  answers = {
    get_session: () => ({ user: accountRow(), session: { id: 's1', expires_at: '2027-01-01T00:00:00Z' } }),
    get_security: () => ({
      has_password: true,
      totp_enabled: false,
      recovery_codes_left: 0,
      passkeys: [],
      google: [],
      pending_email: null,
      proven_until: null,
    }),
    'list-user-sessions': () => [],
    getPublicProfile: () => ({ bio: null, links: [] }),
  };
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 502 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function argsOf(path: string, member: Member | null, form?: Record<string, string>) {
  const context = new RouterContextProvider();
  const call = async (name: string) => {
    const answer = answers[name];
    if (!answer) throw new Error('the server is away');
    return answer();
  };
  const site = {
    name: 'Tsukimi',
    description: 'd',
    origin: 'https://t.example',
    exitUrl: '',
    contactEmail: '',
    faq: [],
    creatorFaq: [],
    mostPopularNames: [],
    windowsPerDay: 2,
    hasGoogle: true,
    isEmbeddable: true,
    hasDemo: false,
  };
  context.set(servicesContext, { call: call as Services['call'], site, report() {} });
  context.set(pageFactsContext, {
    nonce: 'n',
    requestId: 'request-1',
    ageConfirmed: true,
    layout: { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true },
    member,
  });
  const url = new URL(path, 'https://t.example');
  const typed = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) typed.set(name, value);
  return { request: { url: url.href, formData: async () => typed }, url, context, params: {} } as never;
}
const plain = (answer: unknown) =>
  answer !== null && typeof answer === 'object' && 'init' in answer
    ? (answer as unknown as { data: unknown; init: ResponseInit })
    : { data: answer, init: {} as ResponseInit };

type Route = (args: never) => unknown;
/** A page as it comes back: after its loader and, if a form was sent, after its action. */
async function open(
  Component: ComponentType,
  loader: Route,
  path: string,
  { member = null as Member | null, action = null as Route | null, form = {} } = {},
) {
  const loaded = plain(await loader(argsOf(path, member))).data;
  const answer = action ? plain(await action(argsOf(path, member, form))) : null;
  const Page = () => (
    <MemberProvider initial={member}>
      <Component />
    </MemberProvider>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>the home page</p> },
    { path: '*', id: 'page', Component: Page, loader: () => loaded, action: () => null },
  ]);
  render(
    <Stub
      initialEntries={[path]}
      hydrationData={{
        loaderData: { page: loaded },
        ...(answer ? { actionData: { page: answer.data } } : {}),
      }}
    />,
  );
  return answer?.init ?? null;
}
const alert = () => screen.getByRole('alert').textContent;
const credentials = { email: 'mio@example.test', password: 'a password' };
const newcomer = { ...credentials, username: 'mio' };

test('a log-in that fails without words says the page’s own, and keeps the address', async () => {
  await open(LogIn, logInPage, '/login', { action: logIn, form: credentials });
  expect(alert()).toBe('Login failed. Please check your credentials and try again.');
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(credentials.email);
});

test('a log-in that answers nobody says so', async () => {
  answers.sign_in = () => ({ user: null, session: null, second_factor: null });
  await open(LogIn, logInPage, '/login', { action: logIn, form: credentials });
  expect(alert()).toBe('Login successful but no user data returned.');
});

test('whoever comes back from Google without having come in reads so where they left', async () => {
  await open(LogIn, logInPage, '/login?error=google');
  expect(alert()).toBe('Failed to sign in with Google.');
  cleanup();
  await open(SignUp, signUpPage, '/signup?error=google');
  expect(alert()).toBe('Failed to sign up with Google.');
});

test('a sign-up with a session says that it succeeded, and goes home after two seconds', async () => {
  answers.sign_up = () => ({ user: accountRow(), session: { id: 's1', expires_at: '' } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const init = await open(SignUp, signUpPage, '/signup', { action: signUp, form: newcomer });
  expect(screen.getByRole('status').textContent).toBe('Signup successful! Redirecting to homepage...');
  expect(new Headers(init?.headers).get('refresh')).toBe('2;url=/');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_900)));
  expect(screen.queryByText('the home page')).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  await screen.findByText('the home page');
});

test('a sign-up without a session asks to look for the mail, and stays', async () => {
  answers.sign_up = () => ({ user: accountRow(), session: null });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const init = await open(SignUp, signUpPage, '/signup', { action: signUp, form: newcomer });
  const words = 'Signup successful! Please check your email to verify your account.';
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(new Headers(init?.headers).get('refresh')).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  screen.getByText(words);
});

test('a sign-up that fails without words, or answers nobody, says so', async () => {
  await open(SignUp, signUpPage, '/signup', { action: signUp, form: newcomer });
  expect(alert()).toBe('Signup failed. Please try again.');
  cleanup();
  answers.sign_up = () => ({ user: null, session: null });
  await open(SignUp, signUpPage, '/signup', { action: signUp, form: newcomer });
  expect(alert()).toBe('Signup completed but user data is not available.');
});

const passwords = { new_password: 'seven-lanterns', repeated_password: 'seven-lanterns' };
for (const [intent, form, words] of [
  ['details', {}, 'Failed to update details.'],
  ['password', passwords, 'Failed to change password.'],
  ['password', { ...passwords, repeated_password: 'another' }, 'New passwords do not match.'],
  ['end-session', { session_id: 's2' }, 'Failed to end session.'],
  ['end-all-sessions', {}, 'Failed to end all sessions.'],
] as const) {
  test(`the security page says "${words}"`, async () => {
    const form_ = { intent, ...form };
    if (intent === 'end-session')
      answers['list-user-sessions'] = () => [
        {
          id: 's2',
          user_agent: 'Firefox',
          country_code: 'JP',
          ip: '203.0.113.x',
          is_current: false,
          created_at: '2026-11-20T09:05:00Z',
          updated_at: '2026-11-21T21:30:00Z',
        },
      ];
    await open(Security, securityPage, '/settings/security', {
      member: memberRow(),
      action: secure,
      form: form_,
    });
    screen.getByText(words);
  });
}

test('the list of sessions says where and when, and which is this one', async () => {
  const session = {
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    country_code: 'JP',
    ip: '203.0.113.x',
    created_at: '2026-11-20T09:05:00Z',
    updated_at: '2026-11-21T21:30:00Z',
  };
  answers['list-user-sessions'] = () => [
    { ...session, id: 's1', is_current: true, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
    { ...session, id: 's2', is_current: false },
  ];
  await open(Security, securityPage, '/settings/security', { member: memberRow() });
  const list = screen.getByRole('region', { name: 'Sessions' });
  const [mine, other] = [...list.querySelectorAll('.sessions > li')].map((item) => item.textContent ?? '');
  expect(mine).toContain('This device');
  expect(mine).not.toContain('End session');
  expect(other).toContain('End session');
  expect(other).toContain('Japan203.0.113.xLast seen 21 Nov 2026, 21:30 UTCLogged in 20 Nov 2026, 09:05 UTC');
  // The newer kind of address says nothing to people.
  expect(mine).toContain('JapanActive now');
});

test('without the list of sessions the page stands, and says what is wrong with it', async () => {
  delete answers['list-user-sessions'];
  await open(Security, securityPage, '/settings/security', { member: memberRow() });
  screen.getByText('Failed to fetch sessions.');
  cleanup();
  answers['list-user-sessions'] = () => ({ sessions: [] });
  await open(Security, securityPage, '/settings/security', { member: memberRow() });
  screen.getByText('Received invalid session data format.');
  screen.getByRole('button', { name: 'Save details' });
});

test('ending all sessions where the server is not reached says so, and the member stays', async () => {
  await open(Security, securityPage, '/settings/security', { member: memberRow() });
  await act(async () => screen.getByRole('button', { name: 'End All Sessions' }).click());
  await screen.findByText('Failed to end all sessions.');
});

test('a deletion that fails without words says so', async () => {
  const form = { intent: 'delete', confirmation: 'DELETE MY ACCOUNT', password: 'a password' };
  const { data, init } = plain(await leave(argsOf('/settings/delete', memberRow(), form)));
  expect(init.status).toBe(500);
  expect((data as { fault: { message: string } }).fault.message).toBe(
    'Failed to delete account. Please try again.',
  );
});
