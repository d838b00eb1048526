import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Surface } from '../../state/ask-to-sign-in.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { pauseBeforeCheck, usernameVerdict } from './use-availability.ts';

let answers: Record<string, (body: Record<string, string>) => Response | Promise<Response>>;
let asked: [string, Record<string, string>][];
const submitted = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  submitted.mockReset();
  asked = [];
  answers = {
    check_username_availability: () => Response.json([{ is_available: true, status_message: '' }]),
    check_email_availability: () => Response.json(true),
    get_password_strength: () => Response.json({ score: 3, is_breached: false }),
  };
  vi.stubGlobal('fetch', async (path: string, options: { body: string; signal?: AbortSignal }) => {
    const name = path.split('/').at(-1) ?? '';
    asked.push([name, JSON.parse(options.body) as Record<string, string>]);
    const answer = answers[name];
    if (!answer) throw new TypeError('fetch failed');
    return answer(JSON.parse(options.body) as Record<string, string>);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(surface: Surface = 'page') {
  const Page = () => (
    <SignUpForm
      action="/signup"
      surface={surface}
      fault={null}
      busy={false}
      terms={{ number: 3, effective_on: '2026-01-02' }}
      onSubmit={submitted}
    />
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: 'Sign Up' }).closest('form')!);
  });
const checks = (name: string) => asked.filter(([one]) => one === `check_${name}_availability`);

test('a username is asked for half a second after the last keystroke, and forgotten at every edit', async () => {
  open();
  type('Username', 'mi');
  await wait(300);
  type('Username', 'mio');
  await wait(pauseBeforeCheck - 50);
  expect(checks('username')).toEqual([]);
  await wait(60);
  expect(checks('username')).toEqual([['check_username_availability', { p_username_input: 'mio' }]]);
  await screen.findByText('Username is available.');
  type('Username', 'mioo');
  expect(screen.queryByText('Username is available.')).toBeNull();
});

test('an answer that comes after an edit is not shown', async () => {
  let late: (response: Response) => void = () => {};
  answers.check_username_availability = () => new Promise((done) => (late = done));
  open();
  type('Username', 'mio');
  await wait(pauseBeforeCheck);
  screen.getByText('Checking availability...');
  type('Username', 'ren');
  late(Response.json([{ is_available: false, status_message: 'This username is already taken.' }]));
  await wait(10);
  expect(screen.queryByText('This username is already taken.')).toBeNull();
});

test('what is wrong is said without a question where no server is needed', async () => {
  open();
  type('Username', '  ab ');
  type('Email', 'mio');
  await wait(pauseBeforeCheck);
  screen.getByText('Username must be at least 3 characters.');
  screen.getByText('Please enter a valid email address.');
  expect(asked).toEqual([]);
});

test('what is in use is said in the words of the server, or ours', async () => {
  answers.check_email_availability = () => Response.json(false);
  answers.check_username_availability = () =>
    Response.json([{ is_available: false, status_message: 'Username not available.' }]);
  open();
  type('Username', 'admin');
  type('Email', 'mio@example.test');
  await wait(pauseBeforeCheck);
  await screen.findByText('Username not available.');
  await screen.findByText('This email is already registered.');
});

test('both forms of the answer for a username are understood', () => {
  expect(usernameVerdict(true)).toEqual({ status: 'available', message: null });
  expect(usernameVerdict(false).message).toBe('This username is already taken.');
  expect(usernameVerdict([{ is_available: false, status_message: 'No.' }]).message).toBe('No.');
  expect(usernameVerdict([{ is_available: false }]).message).toBe('Username not available.');
  expect(usernameVerdict([]).message).toBe('Username not available.');
});

test('nothing is sent unless both are free, and each surface says so in its own words', async () => {
  answers.check_email_availability = () => Response.json(false);
  for (const [surface, words] of [
    ['page', 'Please fix username and/or email issues before submitting.'],
    ['dialog', 'Please fix issues with username and/or email before submitting.'],
    ['profile', 'Please fix username issue and/or email issue before submitting.'],
  ] as const) {
    for (const isChecked of [true, false]) {
      open(surface);
      type('Username', 'mio');
      type('Email', 'mio@example.test');
      if (isChecked) await wait(pauseBeforeCheck);
      await submit();
      if (!isChecked) expect(screen.queryByRole('alert')).toBeNull();
      await wait(pauseBeforeCheck);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
      expect(submitted).not.toHaveBeenCalled();
      type('Email', 'rin@example.test');
      expect(screen.queryByRole('alert')).toBeNull();
      cleanup();
    }
  }
});

test('a press while the names are being checked is sent once both are free, and only once', async () => {
  open();
  type('Username', 'mio');
  type('Email', 'mio@example.test');
  type('Password', 'lantern-harbour-9');
  await submit();
  await submit();
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('We’re checking your username');
  await wait(pauseBeforeCheck);
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect((submitted.mock.calls[0]![0] as FormData).get('username')).toBe('mio');
  await wait(pauseBeforeCheck);
  expect(submitted).toHaveBeenCalledOnce();
});

test('a press is taken back by an edit', async () => {
  open();
  type('Username', 'mio');
  type('Email', 'mio@example.test');
  await submit();
  type('Username', 'mioo');
  await wait(2 * pauseBeforeCheck);
  await screen.findByText('Username is available.');
  expect(submitted).not.toHaveBeenCalled();
});

test('a check that fails says how, by surface, and is made again when the form is sent', async () => {
  for (const [surface, refused, unreached] of [
    ['page', 'Error checking username.', 'Failed to check username.'],
    ['dialog', 'Error checking username. Please try again.', 'Failed to check username availability.'],
  ] as const) {
    answers.check_username_availability = () => Response.json({}, { status: 500 });
    answers.check_email_availability = () => Response.json({}, { status: 500 });
    open(surface);
    type('Username', 'mio');
    type('Email', 'mio@example.test');
    await wait(pauseBeforeCheck);
    await screen.findByText(refused);
    await screen.findByText('Error checking email.');
    delete answers.check_username_availability;
    delete answers.check_email_availability;
    await submit();
    await wait(pauseBeforeCheck);
    await screen.findByText(unreached);
    await screen.findByText('Failed to check email availability.');
    cleanup();
  }
});

test('the meter says what the server found of the password, with the words that belong to its owner', async () => {
  open();
  type('Username', 'mio');
  type('Password', 'lantern-harbour');
  await wait(400);
  await screen.findByText('Strength: Good');
  expect(asked.find(([name]) => name === 'get_password_strength')?.[1]).toEqual({
    p_password: 'lantern-harbour',
    p_own_words: ['mio'],
  });
  answers.get_password_strength = () => Response.json({ score: 0, is_breached: true });
  type('Password', 'password1');
  await wait(400);
  await screen.findByText(/^Strength: Weak\. This password has appeared in a data leak\./);
});

test('first and last name are asked for on the profile’s side only, and may be left out', async () => {
  open('page');
  expect(screen.queryByLabelText(/First name/)).toBeNull();
  cleanup();
  open('profile');
  expect((screen.getByLabelText(/First name/) as HTMLInputElement).required).toBe(false);
  screen.getByLabelText(/Last name/);
});
