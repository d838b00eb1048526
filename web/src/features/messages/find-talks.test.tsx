import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ActionFunctionArgs, createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ConversationRow } from '#contract/messages.ts';
import { FindTalks } from './find-talks.tsx';

afterEach(cleanup);

const row = (name: string) =>
  ({
    conversation_id: name,
    other_participant_username: name,
    other_participant_display_name: null,
    last_message_content: 'about mio',
    last_message_at: '2026-11-21T10:00:00.000000+00:00',
    unread_count: 0,
  }) as ConversationRow;
const person = (username: string) => ({ username, name: username, avatarUrl: null });
let opened: string[] = [];

function open() {
  opened = [];
  const facts = { memberId: 'm1', now: 0 };
  const Stub = createRoutesStub([
    {
      path: '/inbox',
      loader: ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        const found = { q, rows: [row('ren'), row('kai')], people: [person('mio')], fault: null };
        return { found: q === null ? null : found };
      },
      Component: () => (
        <FindTalks first={null} {...facts}>
          <p>The list</p>
        </FindTalks>
      ),
    },
    {
      path: '/conversation/start',
      action: async ({ request }: ActionFunctionArgs) => {
        opened.push(`person ${String((await request.formData()).get('username'))}`);
        return { message: '' };
      },
    },
    { path: '/conversation/:id', Component: ({ params }) => <p>Talk with {params.id}</p> },
  ]);
  render(<Stub initialEntries={['/inbox']} />);
}
const field = () => screen.findByRole('searchbox');

test('Enter opens whoever is called exactly so, however early it is pressed, or else the first', async () => {
  for (const [typed, isEarly] of [
    ['@Mio', true],
    ['mio', false],
  ] as const) {
    open();
    fireEvent.change(await field(), { target: { value: typed } });
    if (!isEarly) await screen.findByRole('button', { name: 'Write to mio' });
    fireEvent.submit((await field()).closest('form')!);
    await expect.poll(() => opened).toEqual(['person mio']);
    cleanup();
  }
  open();
  fireEvent.change(await field(), { target: { value: 'mi' } });
  fireEvent.submit((await field()).closest('form')!);
  await screen.findByText('Talk with ren');
});

test('arrow keys lead from the field through what was found, and back', async () => {
  open();
  fireEvent.change(await field(), { target: { value: 'mio' } });
  const last = await screen.findByRole('button', { name: 'Write to mio' });
  const [ren, kai] = screen.getAllByRole('link');
  (await field()).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowUp');
  expect(document.activeElement).toBe(await field());
  press('ArrowDown');
  expect(document.activeElement).toBe(ren);
  press('ArrowDown');
  expect(document.activeElement).toBe(kai);
  for (const key of ['End', 'ArrowDown']) {
    press(key);
    expect(document.activeElement).toBe(last);
  }
  press('Home');
  press('ArrowUp');
  expect(document.activeElement).toBe(await field());
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(await field());
});
