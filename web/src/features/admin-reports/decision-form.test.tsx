import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CaseFile } from '#contract/case-shapes.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { tellingOfLateActs } from '../../parts/late-acts.ts';
import { listenForNotices, type Notice } from '../../state/notices.ts';
import { CasePage } from './case-page.tsx';

afterEach(cleanup);

const at = '2026-11-22T03:00:00.000Z';
const file = (
  more: Partial<CaseFile['case']> = {},
  author: Partial<NonNullable<CaseFile['author']>> = {},
): CaseFile => ({
  case: {
    id: 'c1',
    target_kind: 'comment',
    target_id: 't1',
    title: 'A loud word',
    author: { id: 'a1', username: 'maker' },
    state: 'open',
    priority: 'low',
    is_held: false,
    is_minor_related: false,
    is_covered: false,
    is_burst: false,
    reasons: ['SPAM_MISLEADING_SPONSORED'],
    report_count: 1,
    ...{ reporter_username: 'reporter', reporter_by: 'member', notifier_name: null },
    assignee: null,
    created_at: at,
    last_reported_at: at,
    decided_at: null,
    due_at: null,
    notice_kinds: [],
    aim_at: null,
    ...more,
  },
  targets: [
    { kind: 'comment', id: 't1', title: 'A loud word', pictures: [], evidence: { content: 'A loud word' } },
  ],
  reports: [
    {
      id: 'r1',
      target_kind: 'comment',
      reporter: { id: 'p1', username: 'reporter' },
      reliability: 0.67,
      reporter_upheld: 1,
      ...{ by_site: false, by_visitor: false },
      reporter_decided: 1,
      reason_category: 'SPAM_MISLEADING_SPONSORED',
      custom_reason_text: null,
      state: 'open',
      held_target: false,
      is_false: false,
      notice: null,
      created_at: at,
    },
  ],
  notes: [],
  decisions: [],
  history: [],
  author: {
    id: 'a1',
    username: 'maker',
    strikes: 1,
    is_active: true,
    is_admin: false,
    can_upload_videos: false,
    ...author,
  },
  assignable: [{ id: 'me', username: 'keeper' }],
  related: [],
});

let sent: FormData | null = null;
function open(one: CaseFile) {
  sent = null;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CasePage file={one} selfId="me" video={() => null} />,
      action: async ({ request }) => {
        sent = await request.formData();
        return { intent: 'decide', done: 'Upheld.', fault: null, given: null };
      },
    },
  ]);
  render(<Stub initialEntries={['/']} />);
}

test('a decision is sent as one form, with the reports that were false', async () => {
  open(file());
  expect(screen.getByText(/Their one decided report was upheld\./)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'What to do about it' }).value).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: /^Dismiss/ }));
  expect(screen.getByText('We’ll dismiss 1 report. Nothing else changes.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'remove' } });
  fireEvent.change(screen.getByLabelText('What happens to maker'), { target: { value: 'suspend' } });
  expect(
    screen.getByText(
      'We’ll remove this comment. maker will be suspended. Whoever reported it will hear of it.',
    ),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It sells lamps.' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^reporter/ }));
  fireEvent.click(screen.getByText('Yes, decide'));
  // It can be taken back for a few seconds, and nothing else can be done with it meanwhile.
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Undo');
  await screen.findByText('Upheld.');
  expect(Object.fromEntries([...(sent ?? new FormData())])).toMatchObject({
    intent: 'decide',
    outcome: 'upheld',
    target_action: 'remove',
    author_action: 'suspend',
    term: '7',
    explanation: 'It sells lamps.',
    false_report: 'r1',
    is_thankful: 'on',
  });
});

test('only a video can be unpublished, and nothing is offered against an admin', () => {
  open(file({}, { is_admin: true }));
  expect(screen.queryByRole('option', { name: 'Unpublish it', hidden: true })).toBeNull();
  expect(screen.queryByLabelText('What happens to maker')).toBeNull();
});

test('what another admin has is taken over before it is decided, and what is decided is reopened', () => {
  open(file({ assignee: { id: 'other', username: 'second' } }));
  expect(screen.getByText('second has this case. Take it over to decide.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take it over' })).toBeTruthy();
  cleanup();
  open(file({ state: 'dismissed', decided_at: at }));
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('copies stay unless they are chosen, and what goes along is said in numbers', () => {
  const copy = (id: string, uploader: string) => ({
    ...{ kind: 'video' as const, id, title: `Copy ${id}`, slug: id, status: 'published', uploader },
    ...{ likeness: 'identical' as const, share: 1, is_by_same_author: false },
  });
  const radius = {
    copies: [copy('k1', 'other'), copy('k2', 'third')],
    ...{ touched: [], takes_all: false, led: [] },
  };
  const one = file({ target_kind: 'video' });
  one.targets = [{ kind: 'video', id: 't1', title: 'A lamp', pictures: [], evidence: {} }];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CasePage file={one} selfId="me" video={() => null} radius={radius} />,
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^“Copy/, hidden: true });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'remove' } });
  expect(screen.getByText(/^We’ll remove this video\./)).toBeTruthy();
  fireEvent.click(boxes[0]!);
  fireEvent.click(boxes[1]!);
  expect(screen.getByText(/^We’ll remove 3 videos by 3 uploaders\./)).toBeTruthy();
});

test('deciding is the main act of its page, and a signature that is another name is told', () => {
  const one = file();
  const notice = {
    ...{ kind: 'copyright' as const, demands: null, name: 'Aki Mori', email: 'aki@mail.example' },
    ...{
      heart: 'Original work: A moon',
      text: 'Signature: Ren Sato',
      signed_as: 'Ren Sato',
      language: null,
      due_at: null,
    },
  };
  open({ ...one, reports: one.reports.map((report) => ({ ...report, notice })) });
  const heart = screen.getByText('Original work: A moon');
  expect(heart.closest('details')).toBeNull();
  expect(screen.getByText('Decide').className).toContain('pri');
  expect(screen.getAllByText('Signed “Ren Sato”, but the name given is Aki Mori.').length).toBeGreaterThan(0);
});

test('nobody is promised an email by a site that sends none', () => {
  const open = (loader: () => unknown) => {
    const Stub = createRoutesStub([
      {
        ...{ id: 'root', path: '/', loader, HydrateFallback: () => null },
        Component: () => <CasePage file={file()} selfId="me" video={() => null} />,
      },
    ]);
    render(<Stub hydrationData={{ loaderData: { root: loader() } }} />);
  };
  open(() => ({ site: {} }));
  expect(screen.getByText(/^We’ll email the author your reasons/)).toBeTruthy();
  cleanup();
  open(() => ({ site: { unmailed: 'desk@t.example' } }));
  expect(screen.getByText(/^The author sees your reasons on the site/)).toBeTruthy();
  expect(screen.queryByText(/We’ll email/)).toBeNull();
});

test('a complaint stands beneath all of the decision that it is about', () => {
  const one = file({ state: 'upheld' });
  const standing = {
    ...{ sent_at: at, due_at: at, outcome: null, answer: null, answered_at: null },
    ...{ is_gone: false, needs_identity: false },
  };
  open({
    ...one,
    decisions: [
      {
        ...{ id: 'd1', outcome: 'upheld', target_action: 'remove', author_action: 'none' },
        ...{ suspended_until: null, upload_right_taken: false, stays_down: false, ground: null },
        ...{ explanation: 'It is loud.', decided_by: 'keeper', decided_at: at, is_own: false },
        complaints: [{ id: 'k1', by: 'author', words: 'It is quiet.', standing }],
        counter_notice: null,
      },
    ],
  } as CaseFile);
  const byline = screen.getByText(/^keeper,/);
  const form = screen.getByLabelText('The complaint is');
  expect(byline.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const sworn = (demands: 'COPYRIGHT' | 'NON_CONSENSUAL_IMAGES'): CaseFile => {
  const one = file({ target_kind: 'video', reasons: [demands] });
  one.targets = [{ kind: 'video', id: 't1', title: 'A loud word', pictures: [], evidence: {} }];
  const notice = {
    ...{ kind: 'copyright' as const, demands, name: 'Aki Mori', email: 'aki@mail.example' },
    ...{ heart: '', text: '', signed_as: null, language: null, due_at: null },
  };
  one.reports = one.reports.map((report) => ({ ...report, notice }));
  return one;
};
const barred = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'What to do about it' }).options]
    .filter(({ disabled }) => disabled)
    .map(({ value }) => value);

test('what the server refuses under a sworn notice cannot be chosen, and says why where it was chosen before', () => {
  open(sworn('COPYRIGHT'));
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  expect(barred()).toEqual(['unpublish', 'remove']);
  const ground = screen.getByLabelText('Rule that was broken');
  fireEvent.change(ground, { target: { value: 'VIOLENT_HARMFUL' } });
  expect(barred()).toEqual([]);
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'unpublish' } });
  fireEvent.change(ground, { target: { value: 'COPYRIGHT' } });
  expect(screen.getByText(/^A video that a copyright notice takes down is disabled/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It is another’s.' } });
  fireEvent.click(screen.getByText('Yes, decide'));
  // It is refused at once, so nothing says that it is decided.
  expect(screen.queryByText('Undo')).toBeNull();
  cleanup();
  open(sworn('NON_CONSENSUAL_IMAGES'));
  expect(barred()).toEqual(['leave', 'limit', 'unpublish', 'disable']);
  fireEvent.click(screen.getByRole('checkbox', { name: /^reporter/, hidden: true }));
  expect(barred()).toEqual([]);
});

test('a decision that is refused after its page is gone is told wherever one is', async () => {
  const said: Notice[] = [];
  const stop = listenForNotices((notice) => said.push(notice));
  const fault = { message: 'Someone has already decided this.', field: null };
  const remember = rememberTyped();
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>Elsewhere</p> },
    {
      path: '/case',
      Component: () => (
        <>
          <CasePage file={file()} selfId="me" video={() => null} />
          <Link to="/">Leave</Link>
        </>
      ),
      action: (args) =>
        tellingOfLateActs(() =>
          remember({
            ...args,
            serverAction: async () => ({ intent: 'decide', done: null, fault, given: null }),
          } as never),
        )(args as never),
    },
  ]);
  render(<Stub initialEntries={['/case']} />);
  fireEvent.click(screen.getByRole('radio', { name: /^Dismiss/ }));
  fireEvent.click(screen.getByText('Yes, decide'));
  fireEvent.click(screen.getByText('Leave'));
  await screen.findByText('Elsewhere');
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({
    text: 'Your decision on “A loud word” didn’t count, so nothing has changed. Someone has already decided this.',
    kind: 'wrong',
    next: { to: '/admin/reports/c1', words: 'Open the case' },
  });
  stop();
});

test('leaving something is asked about without a warning, in words that fit one and several', () => {
  const one = file({ target_kind: 'video' });
  one.targets = [{ kind: 'video', id: 't1', title: 'A lamp', pictures: [], evidence: {} }];
  open(one);
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  const act = screen.getByLabelText('What to do about it');
  fireEvent.change(act, { target: { value: 'leave' } });
  const asked = screen
    .getByText('We’ll leave this video as it is. Whoever reported it will hear of it.')
    .closest('details');
  expect(asked?.classList.contains('is-mild')).toBe(true);
  fireEvent.change(act, { target: { value: 'remove' } });
  expect(asked?.classList.contains('is-mild')).toBe(false);
  if (asked) asked.open = true;
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked?.open).toBe(false);
  cleanup();
  open({ ...one, targets: [...one.targets, { ...one.targets[0]!, id: 't2' }], reports: [] });
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'leave' } });
  expect(screen.getByText('We’ll leave 2 videos by 1 uploader as they are.')).toBeTruthy();
});

test('a reporter’s record is told once there is one, and a notice in good faith is not called sworn', () => {
  const one = sworn('COPYRIGHT');
  const [report] = one.reports;
  const as = (decided: number, upheld: number, kind: 'illegal' | 'copyright') => {
    cleanup();
    open({
      ...one,
      reports: [
        {
          ...report!,
          ...{ reporter_decided: decided, reporter_upheld: upheld },
          notice: { ...report!.notice!, kind },
        },
      ],
    });
  };
  as(0, 0, 'illegal');
  expect(screen.getByText(/No decided reports yet\./)).toBeTruthy();
  expect(screen.getByText('Notice from Aki Mori, in good faith')).toBeTruthy();
  as(3, 2, 'copyright');
  expect(screen.getByText(/2 of 3 decided reports upheld\./)).toBeTruthy();
  expect(screen.getByText('Sworn notice from Aki Mori')).toBeTruthy();
});

test('the strike that a copyright notice demands is said where it is chosen, and before it is given', () => {
  open(sworn('COPYRIGHT'));
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  const offered = () =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'What happens to maker' }).options].map(
      ({ text }) => text,
    );
  expect(offered()).toEqual(['A strike, as the notice demands', 'A suspension']);
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'disable' } });
  expect(screen.getByText(/maker will get a strike\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Rule that was broken'), { target: { value: 'VIOLENT_HARMFUL' } });
  expect(offered()).toEqual(['Nothing', 'A warning', 'A strike', 'A suspension']);
  expect(screen.queryByText(/maker will get a strike\./)).toBeNull();
});

test('what is missing is said before anything is asked', () => {
  open(file());
  const decide = screen.getByText('Decide');
  const isAsked = () => decide.closest('details')?.open === true;
  fireEvent.click(decide);
  expect(isAsked()).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/^Choose an outcome first/);
  expect(document.activeElement?.getAttribute('name')).toBe('outcome');
  fireEvent.click(screen.getByRole('radio', { name: /^Uphold/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(decide);
  expect(screen.getByRole('alert').textContent).toBe('Say what happens to it.');
  fireEvent.change(screen.getByLabelText('What to do about it'), { target: { value: 'remove' } });
  fireEvent.click(decide);
  expect(screen.getByRole('alert').textContent).toMatch(/^Say why/);
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It sells lamps.' } });
  fireEvent.click(decide);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isAsked()).toBe(true);
});
