import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { CreatorApplication } from '#contract/creator-applications.ts';
import { MemberProvider } from '../../state/member.tsx';
import { memberRow } from '../../test-data.ts';
import { CreatorPage, type CreatorPageProps } from './creator-page.tsx';

afterEach(cleanup);

const written: CreatorApplication = {
  id: 'a1',
  state: 'pending',
  makes: 'Short films about lanterns',
  about: 'I draw by night.',
  links: ['https://films.example/lanterns'],
  reason: null,
  declared_at: '2026-11-01T10:00:00Z',
  created_at: '2026-11-01T10:00:00Z',
  decided_at: null,
};
const free = { application: null, obstacle: null, message: null } as const;

async function show(
  mine: CreatorPageProps['mine'],
  part: Partial<CreatorPageProps> = {},
  canUpload = false,
  role: 'member' | 'creator' = 'member',
) {
  const Page = createRoutesStub([
    {
      path: '/become-creator',
      Component: () => (
        <MemberProvider initial={mine && memberRow({ canUpload, role })}>
          <CreatorPage
            siteName="Tsukimi"
            contactEmail="ask@t.example"
            claims={[]}
            faq={[]}
            mine={mine}
            {...part}
          />
        </MemberProvider>
      ),
    },
  ]);
  render(<Page initialEntries={['/become-creator']} />);
  await screen.findByRole('heading', { level: 1, name: 'Become a content creator' });
}
const stepsDone = () => screen.queryAllByText('(done)').length;
const hasForm = () => screen.queryByRole('button', { name: 'Submit Application' }) !== null;

test('a visitor is led to log in by both buttons, and has no form', async () => {
  await show(null);
  for (const name of ['Become a Creator', 'Submit Application'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?redirect=%2Fbecome-creator');
  expect(hasForm()).toBe(false);
  expect(stepsDone()).toBe(0);
});

test('a member who may apply has the form, with one step behind them', async () => {
  await show(free);
  expect(screen.getByRole('link', { name: 'Become a Creator' }).getAttribute('href')).toBe('#apply');
  expect(hasForm()).toBe(true);
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    ...['makes', 'about', 'link', 'link', 'link', 'link'],
  ]);
  expect(stepsDone()).toBe(1);
});

test('what waits is shown and can be withdrawn, and there is no second form', async () => {
  await show({ application: written, obstacle: 'waiting', message: 'x' });
  screen.getByText('Your application is waiting for a decision');
  screen.getByText('Withdraw');
  const link = screen.getByText('https://films.example/lanterns');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(hasForm()).toBe(false);
});

test('a refusal shows its reason above the form; after too many the sentence stands in its place', async () => {
  const refused = {
    ...written,
    state: 'refused',
    reason: 'The link leads nowhere.',
    decided_at: '2026-11-02T10:00:00Z',
  } as const;
  await show({ ...free, application: refused });
  screen.getByText('We turned down your application');
  screen.getByText('The link leads nowhere.');
  expect(screen.queryByText('Withdraw')).toBeNull();
  expect(hasForm()).toBe(true);
  cleanup();
  await show({ application: refused, obstacle: 'too_many', message: 'You can apply again tomorrow.' });
  screen.getByText('You can apply again tomorrow.');
  expect(hasForm()).toBe(false);
});

test('an approved member sees it and the way to the verification, then to the uploads once they are open', async () => {
  const approved = { ...written, state: 'approved', decided_at: '2026-11-02T10:00:00Z' } as const;
  await show({ application: approved, obstacle: 'has_role', message: 'You have it.' });
  screen.getByText('We approved your application');
  expect(screen.getByRole('link', { name: 'Go to your verification' }).getAttribute('href')).toBe(
    '/settings/verify',
  );
  expect(stepsDone()).toBe(2);
  cleanup();
  await show({ application: approved, obstacle: 'has_role', message: 'You have it.' }, {}, true);
  expect(screen.getByRole('link', { name: 'Upload' }).getAttribute('href')).toBe('/upload');
  expect(stepsDone()).toBe(3);
});

test('who has the role without an application, or no confirmed address, is told so', async () => {
  await show({ ...free, obstacle: 'has_role', message: 'Your account has this role already.' });
  screen.getByText('Your role already includes all that creators can do.');
  screen.getByText('There’s nothing left to apply for.');
  cleanup();
  await show({ ...free, obstacle: 'unconfirmed', message: 'x' });
  screen.getByText(/Please confirm your email address first\./);
  expect(hasForm()).toBe(false);
  expect(stepsDone()).toBe(0);
});

test('a creator is told in one line that they are one, with the ways on, and is asked to become none', async () => {
  await show({ ...free, obstacle: 'has_role', message: 'x' }, {}, true, 'creator');
  screen.getByText('You’re a creator here already.');
  expect(screen.queryByRole('link', { name: 'Become a Creator' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Upload' }).getAttribute('href')).toBe('/upload');
  expect(screen.getByRole('link', { name: 'Studio' }).getAttribute('href')).toBe('/studio');
  expect(hasForm()).toBe(false);
});

test('claims stand only where they were entered; without any, nothing is promised', async () => {
  await show(null);
  const streams = () => within(screen.getByRole('region', { name: 'Revenue streams' }));
  streams().getByText(/Tsukimi makes no promises about money here\. Ask before you apply:/);
  expect(streams().getByRole('link').getAttribute('href')).toBe('mailto:ask@t.example');
  cleanup();
  await show(null, { claims: [{ claim: '80%', words: 'of tips' }] });
  streams().getByText('80%');
  streams().getByText('of tips');
  expect(streams().queryByText(/makes no promises/)).toBeNull();
});

test('questions are an accordion; without any the section is absent', async () => {
  await show(null, { faq: [{ question: 'Who?', answer: 'You.' }] });
  expect(screen.getByText('Who?').closest('details')?.open).toBe(false);
  cleanup();
  await show(null);
  expect(screen.queryByRole('region', { name: 'FAQ' })).toBeNull();
});
