import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToReport } from '../../state/ask-to-report.ts';
import { type Asked, listenForAsks } from '../../state/ask-to-sign-in.ts';
import { type Member, MemberProvider } from '../../state/member.tsx';
import { answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { memberRow } from '../../test-data.ts';
import { ReportDoor } from './report-door.tsx';

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(member: Member | null = memberRow()) {
  const Page = () => (
    <MemberProvider initial={member}>
      <ReportDoor />
    </MemberProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  act(() => askToReport({ kind: 'video', id: 'v1', name: 'video' }));
  // It is loaded when it is first asked for.
  await screen.findByRole('dialog', { name: 'Report this video' }, { timeout: 10_000 });
}
const submit = () => screen.getByRole('button', { name: 'Submit report' }) as HTMLButtonElement;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const form = () => document.querySelector('form') as HTMLFormElement;

test('nothing is sent without a reason, nor another reason without details', async () => {
  const sent = answerCalls({});
  await open();
  expect(submit().disabled).toBe(true);
  fireEvent.submit(form());
  await screen.findByText('Please select a reason for your report.');
  choose('Other, inappropriate');
  expect(submit().disabled).toBe(false);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } });
  fireEvent.click(submit());
  await screen.findByText('Please provide details for "Other" reason.');
  expect(sent).toEqual([]);
});

test('a received report says so, and the form closes three seconds later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = answerCalls({
    'submit-video-report': () => ({ report_id: 'r1', message: 'Thank you. Your report was received.' }),
  });
  await open();
  choose('Copyright');
  await act(async () => fireEvent.click(submit()));
  await screen.findByText('Thank you. Your report was received.');
  expect(sent).toEqual([
    ['submit-video-report', { video_id: 'v1', reason_category: 'COPYRIGHT', custom_reason_text: null }],
  ]);
  await act(async () => vi.advanceTimersByTime(2500));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await act(async () => vi.advanceTimersByTime(700));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the words of the server are shown, and ours where it was not reached', async () => {
  answerCalls({
    'submit-video-report': () => {
      throw new TestRefusal(404, 'There’s nothing to report here anymore.');
    },
  });
  await open();
  choose('Copyright');
  fireEvent.click(submit());
  await screen.findByText('There’s nothing to report here anymore.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fireEvent.click(submit());
  await screen.findByText('Failed to submit report. Please try again.');
});

test('a visitor is told to log in', async () => {
  const asked: Asked[] = [];
  const stop = listenForAsks((one) => asked.push(one));
  await open(null);
  choose('Copyright');
  fireEvent.click(submit());
  expect(asked.map(({ reason }) => reason)).toEqual(['You must be logged in to submit a report.']);
  await act(async () => asked[0]?.answer(null));
  await screen.findByText('You must be logged in to submit a report.');
  stop();
});

test('a member without a confirmed address can have the mail sent again', async () => {
  const sent = answerCalls({ resend_verification: () => ({}) });
  await open(memberRow({ role: 'unverified_member', isEmailVerified: false }));
  await screen.findByText(/Please confirm your email address first\./);
  const notice = screen.getByRole('link', { name: 'Report illegal content now' });
  expect(notice.getAttribute('href')).toBe('/illegal-content?thing=video%3Av1');
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  await screen.findByText('The email is on its way.');
  expect(sent.map(([name]) => name)).toEqual(['resend_verification']);
});
