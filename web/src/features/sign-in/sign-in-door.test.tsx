import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { termsChanged } from '#contract/legal-lists.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { type Member, MemberProvider, useMember } from '../../state/member.tsx';
import { accountRow } from '../../test-data.ts';
import { SignInDoor } from './sign-in-door.tsx';
import type { Figure } from './words.ts';

let answers: Record<string, (body: Record<string, string>) => Response | Promise<Response>>;
let sent: [string, Record<string, string>][];
beforeEach(() => {
  answers = {
    check_username_availability: () =>
      Response.json([{ is_available: true, status_message: 'Username is available.' }]),
    check_email_availability: () => Response.json(true),
    get_terms: () => Response.json({ number: 4, effective_on: '2026-01-02' }),
  };
  sent = [];
  vi.stubGlobal('fetch', async (path: string, options: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    const body = JSON.parse(options.body) as Record<string, string>;
    sent.push([name, body]);
    return answers[name]?.(body) ?? Response.json({}, { status: 500 });
  });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const entrance = { user: accountRow(), session: { id: 's1', expires_at: '2027-01-01T00:00:00Z' } };
const Name = () => <p>{useMember()?.username ?? 'a visitor'}</p>;
function open(initial: Member | null = null, figures: readonly Figure[] = []) {
  const Page = () => (
    <MemberProvider initial={initial}>
      <Name />
      <SignInDoor hasGoogle={false} figures={figures} />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
async function ask(...args: Parameters<typeof askToSignIn>) {
  let answer: Promise<Member | null> | undefined;
  await act(async () => {
    answer = askToSignIn(...args);
  });
  await screen.findByRole('dialog');
  // In an object: an async function would wait for the answer itself.
  return { answer: answer as Promise<Member | null> };
}
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};
/** Fills the form to sign up, and waits until it may be sent. */
async function fillFree(values: Record<string, string> = {}) {
  fill({ Username: 'mio', Email: 'mio@example.test', Password: 'a password', ...values });
  await screen.findByText('Username is available.');
  await screen.findByText('Email is available.');
}
const press = (name: string) =>
  act(async () => {
    fireEvent.submit(screen.getAllByRole('button', { name })[0]!.closest('form')!);
  });

test('an action asks with its reason, and goes on with the member who logged in', async () => {
  answers.sign_in = () => Response.json(entrance);
  open();
  const { answer } = await ask('Please log in to add to favorites.');
  screen.getByText('Please log in to add to favorites.');
  fill({ Email: 'mio@example.test', Password: 'a password' });
  await press('Log In');
  expect((await answer)?.username).toBe('mio');
  expect(sent[0]).toEqual(['sign_in', { p_email: 'mio@example.test', p_password: 'a password' }]);
  screen.getByText('mio');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a dialog that is closed answers nobody', async () => {
  open();
  const { answer } = await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await answer).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused login shows the server’s words, else the dialog’s own', async () => {
  answers.sign_in = () =>
    Response.json({ code: '28P01', message: 'Invalid login credentials' }, { status: 400 });
  open();
  await ask();
  fill({ Email: 'mio@example.test', Password: 'x' });
  await press('Log In');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
  answers.sign_in = () => Response.json({}, { status: 502 });
  await press('Log In');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Login failed. Please check your credentials.'),
  );
  answers.sign_in = () => Response.json({ user: null, session: null });
  await press('Log In');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Login successful but no user data returned.'),
  );
  screen.getByText('a visitor');
});

test('signing up says so, and closes after two seconds with the member', async () => {
  answers.sign_up = () => Response.json(entrance);
  open();
  const { answer } = await ask(null, { form: 'sign-up', surface: 'profile' });
  await fillFree({ Username: ' mio ', 'First name': 'Mio' });
  vi.useFakeTimers();
  await press('Sign Up');
  expect(screen.getByRole('status').textContent).toBe('Signup successful! Redirecting to homepage...');
  expect(sent.at(-1)?.[1]).toEqual({
    p_email: 'mio@example.test',
    p_password: 'a password',
    p_username: 'mio',
    p_first_name: 'Mio',
    p_last_name: '',
    p_terms: 4,
  });
  await act(async () => void vi.advanceTimersByTime(1_999));
  screen.getByRole('dialog');
  await act(async () => void vi.advanceTimersByTime(1));
  expect((await answer)?.username).toBe('mio');
});

test('terms that were replaced meanwhile are shown, and what was typed stays', async () => {
  answers.sign_up = () =>
    Response.json({ message: termsChanged, details: 'field: p_terms' }, { status: 409 });
  open();
  await ask(null, { form: 'sign-up' });
  await fillFree({ Username: 'mio' });
  await screen.findByText(/^terms of .*Jan/);
  answers.get_terms = () => Response.json({ number: 5, effective_on: '2026-03-04' });
  await press('Sign Up');
  expect((await screen.findByRole('alert')).textContent).toBe(termsChanged);
  await screen.findByText(/^terms of .*Mar/);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mio');
  answers.sign_up = () => Response.json(entrance);
  await press('Sign Up');
  await waitFor(() => expect(sent.at(-1)).toMatchObject(['sign_up', { p_terms: 5 }]));
});

test('figures stand beside the sign-up where the operator has some, and nowhere else', async () => {
  open(null, [{ figure: '140M', words: 'daily users' }]);
  await ask();
  expect(screen.queryByText('140M')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByText('140M').closest('li')?.textContent).toBe('140M daily users');
  cleanup();
  open();
  await ask(null, { form: 'sign-up' });
  expect(document.querySelector('.figures')).toBeNull();
});

test('signing up without a session asks to look for the mail', async () => {
  answers.sign_up = () => Response.json({ user: accountRow(), session: null });
  open();
  await ask(null, { form: 'sign-up' });
  await fillFree();
  await press('Sign Up');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Signup successful! Please check your email to verify your account.',
  );
  screen.getByText('a visitor');
});

test('a refused sign-up marks its field; without a field or words it says what it can', async () => {
  answers.sign_up = () =>
    Response.json(
      { code: '23505', message: 'This username is already taken.', details: 'field: p_username', hint: null },
      { status: 409 },
    );
  open();
  await ask(null, { form: 'sign-up' });
  await fillFree();
  await press('Sign Up');
  await screen.findByText('This username is already taken.');
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  answers.sign_up = () => Response.json({}, { status: 500 });
  await press('Sign Up');
  expect((await screen.findByRole('alert')).textContent).toBe('Signup failed. Please try again.');
  answers.sign_up = () => Response.json({ user: null, session: null });
  await press('Sign Up');
  await screen.findByText('Signup completed but user data is not available.');
});
