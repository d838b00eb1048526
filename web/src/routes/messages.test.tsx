import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation, ConversationRow, Message } from '#contract/messages.ts';
import type { Member } from '#contract/roles.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import { tellLive } from '../state/live-events.ts';
import { MemberProvider } from '../state/member.tsx';
import { memberRow } from '../test-data.ts';
import ConversationPage, { loader as conversationLoader } from './conversation.tsx';
import InboxPage, { loader as inboxLoader } from './inbox.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const other = {
  conversation_id: id,
  other_participant_id: 'm2',
  other_participant_username: 'ren',
  other_participant_display_name: 'Ren',
  other_participant_avatar_url: null,
};
const conversation: Conversation = {
  ...other,
  last_message_at: null,
  unread_count: 0,
  is_muted: false,
  state: 'accepted',
  blocked_by_me: false,
  waits: false,
  may_write: true,
  refusal: null,
  seen_until: null,
  shows_typing: false,
};
const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: `x${n}`,
  conversation_id: id,
  sender_id: 'm2',
  content: `text ${n}`,
  created_at: `2026-11-21T10:00:00.${String(n).padStart(6, '0')}+00:00`,
  client_id: null,
  sender_username: 'ren',
  sender_avatar_url: null,
  has_more: false,
  ...more,
});
const row = (n: number, hasMore: boolean): ConversationRow => ({
  ...other,
  conversation_id: `c${n}`,
  other_participant_display_name: `Friend ${n}`,
  last_message_at: '2026-11-21T10:00:00.000000+00:00',
  last_message_content: `hello ${n}`,
  last_message_sender_id: 'm1',
  unread_count: n === 1 ? 3 : 0,
  is_muted: false,
  cursor: `k${n}`,
  has_more: hasMore,
});

/** A machine with a keyboard, or a phone. */
const media = (isPhone: boolean) => (query: string) => ({
  matches: isPhone && query.includes('coarse'),
  addEventListener: () => {},
  removeEventListener: () => {},
});

/** Sockets that the page opens; the test is their other end. */
let sockets: {
  sent: unknown[][];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;
  onopen?: () => void;
}[];
/** Answers to the browser's calls; each records what was asked. */
let answers: Record<string, (input: Record<string, unknown>) => Response | Promise<Response>>;
let asked: [string, Record<string, unknown>][];
/** The page's connection belongs to its session: each test has its own. */
let sessions = 0;
beforeEach(() => {
  sockets = [];
  asked = [];
  answers = { mark_conversation_read: () => Response.json({ unread_count: 0 }) };
  class Socket {
    static readonly OPEN = 1;
    readyState = 1;
    sent: unknown[][] = [];
    constructor() {
      sockets.push(this as never);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as unknown[]);
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (path: string, options: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    const input = JSON.parse(options.body) as Record<string, unknown>;
    asked.push([name, input]);
    return answers[name]?.(input) ?? Response.json({}, { status: 500 });
  });
  Element.prototype.scrollTo ??= () => {};
  vi.stubGlobal('matchMedia', media(false));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Calls = Record<string, (input: never) => unknown>;
const refusal = (status: number, text: string) => Object.assign(new Error(text), { status, code: 'x' });
function contextFor(calls: Calls, member: Member | null) {
  const context = new RouterContextProvider();
  const call = async (name: string, input: never) => {
    // Requests stand above the list; here nobody waits.
    if (name === 'get_user_conversations' && (input as { p_page_size?: number }).p_page_size) return [];
    const answer = calls[name];
    if (!answer) throw new Error(`no answer for ${name}`);
    return answer(input);
  };
  const site = { name: 'Tsukimi', description: 'd', origin: 'https://t.example' };
  context.set(servicesContext, { call: call as Services['call'], site, report: vi.fn() } as never);
  context.set(pageFactsContext, { requestId: 'request-1', member } as never);
  return context;
}
async function openPage(
  path: string,
  route: { path: string; Component: () => unknown; loader: (args: never) => unknown },
  calls: Calls,
  member: Member | null = memberRow({ sessionId: `s${++sessions}` }),
) {
  const Page = route.Component as () => React.ReactElement;
  const Stub = createRoutesStub([
    {
      path: route.path,
      Component: () => (
        <MemberProvider initial={member}>
          <Page />
        </MemberProvider>
      ),
      HydrateFallback: () => null,
      loader: ({ request, params }) =>
        route.loader({ request, params, context: contextFor(calls, member) } as never) as never,
      action: () => null,
    },
  ]);
  render(<Stub initialEntries={[path]} />);
}
const inbox = { path: '/inbox', Component: InboxPage, loader: inboxLoader };
const chat = {
  path: '/conversation/:conversationId',
  Component: ConversationPage,
  loader: conversationLoader,
};
const openChat = (calls: Calls = {}) =>
  openPage(`/conversation/${id}`, chat, {
    get_conversation: () => conversation,
    get_messages: () => [],
    get_user_conversations: () => [],
    ...calls,
  });
const socket = () => sockets.at(-1)!;
/** Lets the page's channel join. */
async function joined() {
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  await act(async () => socket().onopen?.());
  const [joinRef, ref, topic] = socket().sent.findLast((frame) => frame[3] === 'phx_join')!;
  const reply = { status: 'ok', response: { postgres_changes: [] } };
  await act(async () =>
    socket().onmessage?.({ data: JSON.stringify([joinRef, ref, topic, 'phx_reply', reply]) }),
  );
  return { joinRef, topic };
}
async function write(text: string) {
  const box = await screen.findByRole('textbox', { name: 'Message to Ren' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.keyDown(box, { key: 'Enter' });
}
const lines = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/^(text|mine) /)
    .map((one) => one.textContent);

test('a visitor is asked to log in, and comes back to the inbox from there', async () => {
  await openPage('/inbox', inbox, {}, null);
  await screen.findByText('Please log in to view your inbox.');
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?redirect=%2Finbox');
});

test('an inbox that cannot be had says so', async () => {
  await openPage('/inbox', inbox, { get_user_conversations: () => Promise.reject(new Error('down')) });
  await screen.findByText('Failed to fetch conversations.');
});

test('the inbox offers more after a full page alone, and says when the session is over', async () => {
  const page = [...Array(15).keys()].map((n) => row(n, true));
  await openPage('/inbox', inbox, { get_user_conversations: () => page });
  const more = await screen.findByRole('button', { name: 'Load More' });
  expect(screen.getByText('3')).toBeTruthy();
  answers.get_user_conversations = () => Response.json({ message: 'x' }, { status: 401 });
  fireEvent.click(more);
  await screen.findByText('User not authenticated.');
  answers.get_user_conversations = () => Response.json([row(15, false)]);
  fireEvent.click(more);
  await screen.findByText('Friend 15');
  expect(asked.at(-1)).toEqual(['get_user_conversations', { p_cursor: 'k14', p_requests: false }]);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('an inbox that cannot be brought up to date stays as it is until it can', async () => {
  await openPage('/inbox', inbox, { get_user_conversations: () => [row(1, false)] });
  await screen.findByText('Friend 1');
  answers.get_user_conversations = () => Promise.reject(new TypeError('no network'));
  await act(async () => tellLive('message'));
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 5000 });
  expect(screen.getByText('Friend 1')).toBeTruthy();
  answers.get_user_conversations = () => Response.json([row(2, false), row(1, false)]);
  await act(async () => tellLive('joined'));
  await screen.findByText('Friend 2');
});

test('an inbox that has grown stays so, when nothing in it is new', async () => {
  const page = [...Array(15).keys()].map((n) => row(n, true));
  await openPage('/inbox', inbox, { get_user_conversations: () => page });
  answers.get_user_conversations = ({ p_cursor }) => Response.json(p_cursor ? [row(15, false)] : page);
  fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await screen.findByText('Friend 15');
  await act(async () => tellLive('joined'));
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.getByText('Friend 15')).toBeTruthy();
});

test('an address without a conversation, or with another’s, is a page that says so', async () => {
  const outcome = async (params: object, calls: Calls = {}) => {
    const request = new Request('https://t.example/conversation');
    const failed = (await conversationLoader({
      request,
      params,
      context: contextFor(calls, memberRow()),
    } as never).catch((error: unknown) => error)) as { data: { message: string }; init: { status: number } };
    return [failed.init.status, failed.data.message];
  };
  const missing = 'Conversation ID is missing or user not authenticated.';
  expect(await outcome({})).toEqual([404, missing]);
  expect(await outcome({ conversationId: 'nonsense' })).toEqual([404, missing]);
  const words = 'Conversation details not found or you are not a participant.';
  const get_conversation = () => Promise.reject(refusal(404, words));
  expect(await outcome({ conversationId: id }, { get_conversation })).toEqual([404, words]);
});

test('messages that cannot be had are said to be missing, and can be asked for again', async () => {
  await openChat({ get_messages: () => Promise.reject(new Error('down')) });
  await screen.findByText('Failed to fetch messages.');
  answers.get_messages = () => Response.json([message(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines()).toEqual(['text 1']));
  expect(screen.queryByText('Failed to fetch messages.')).toBeNull();
});

test('what arrives live stands once, and what was missed before the join is fetched', async () => {
  await openChat({ get_messages: () => [message(2), message(1)] });
  answers.get_messages = ({ p_after }) =>
    Response.json(p_after === message(2).created_at ? [message(3)] : []);
  const { joinRef, topic } = await joined();
  const record = message(4);
  const frame = [joinRef, null, topic, 'postgres_changes', { ids: [1], data: { record } }];
  await act(async () => {
    socket().onmessage?.({ data: JSON.stringify(frame) });
    socket().onmessage?.({ data: JSON.stringify(frame) });
  });
  await waitFor(() => expect(lines()).toEqual(['text 1', 'text 2', 'text 3', 'text 4']));
  await waitFor(() =>
    expect(asked).toContainEqual([
      'mark_conversation_read',
      { p_conversation_id: id, p_until: record.created_at },
    ]),
  );
});

test('what comes while the page catches up after one join is fetched after the next', async () => {
  await openChat({ get_messages: () => [message(1)] });
  let slow: ((response: Response) => void) | null = null;
  answers.get_messages = ({ p_after }) =>
    slow === null
      ? new Promise((resolve) => {
          slow = resolve;
        })
      : Response.json([2, 3, 4, 5].map((n) => message(n)).filter((one) => one.created_at > String(p_after)));
  await joined();
  await waitFor(() => expect(slow).not.toBeNull());
  await act(async () => socket().onclose?.({ code: 1006, reason: '' }));
  await waitFor(() => expect(sockets.length).toBe(2), { timeout: 3000 });
  const { joinRef, topic } = await joined();
  const frame = [joinRef, null, topic, 'postgres_changes', { ids: [1], data: { record: message(5) } }];
  await act(async () => socket().onmessage?.({ data: JSON.stringify(frame) }));
  await act(async () => slow?.(Response.json([message(2)])));
  await waitFor(() => expect(lines()).toEqual([1, 2, 3, 4, 5].map((n) => `text ${n}`)));
});

test('what the other wrote before an own message, and was lost on its way, is fetched', async () => {
  await openChat({ get_messages: () => [message(1)] });
  answers.get_messages = () => Response.json([]);
  await joined();
  const mine = message(3, { sender_id: 'm1', content: 'mine 3' });
  answers.send_message = () => Response.json(mine);
  await write('mine 3');
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  await act(async () => socket().onclose?.({ code: 1006, reason: '' }));
  answers.get_messages = ({ p_after }) =>
    Response.json([message(2), mine].filter((one) => one.created_at > String(p_after)));
  await waitFor(() => expect(sockets.length).toBe(2), { timeout: 3000 });
  await joined();
  await waitFor(() => expect(lines()).toEqual(['text 1', 'text 2', 'mine 3']));
});

test('a lost connection is said in words until it is mended', async () => {
  await openChat();
  answers.get_messages = () => Response.json([]);
  await joined();
  await act(async () => socket().onclose?.({ code: 1006, reason: '' }));
  expect(screen.getByText('Realtime connection error: We lost the connection.')).toBeTruthy();
  await waitFor(() => expect(sockets.length).toBe(2), { timeout: 3000 });
  await joined();
  await waitFor(() => expect(screen.queryByText(/^Realtime connection error/)).toBeNull());
});

test('what cannot be sent says so, waits in its order, and is sent once under the same name', async () => {
  await openChat();
  answers.get_messages = () => Response.json([]);
  await joined();
  answers.send_message = () => Promise.reject(new TypeError('no network'));
  await write('mine 1');
  await screen.findByText('Failed to send message.');
  await write('mine 2');
  answers.send_message = ({ p_content, p_client_id }) =>
    Response.json(
      message(p_content === 'mine 1' ? 8 : 9, {
        sender_id: 'm1',
        content: String(p_content),
        client_id: String(p_client_id),
      }),
    );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(lines()).toEqual(['mine 1', 'mine 2']);
  expect(screen.queryByText('Failed to send message.')).toBeNull();
  const sent = asked.filter(([name]) => name === 'send_message').map(([, input]) => input);
  expect(sent.map((input) => input.p_content)).toEqual(['mine 1', 'mine 1', 'mine 1', 'mine 2']);
  expect(new Set(sent.map((input) => input.p_client_id)).size).toBe(2);
  expect(sent[0]?.p_client_id).toBe(sent[2]?.p_client_id);
});

test('what could not be sent is sent as soon as the connection is back', async () => {
  await openChat();
  answers.get_messages = () => Response.json([]);
  await joined();
  answers.send_message = () => Promise.reject(new TypeError('no network'));
  await write('mine 1');
  await screen.findByText('Failed to send message.');
  await act(async () => socket().onclose?.({ code: 1006, reason: '' }));
  answers.send_message = ({ p_content, p_client_id }) =>
    Response.json(
      message(8, { sender_id: 'm1', content: String(p_content), client_id: String(p_client_id) }),
    );
  await waitFor(() => expect(sockets.length).toBe(2), { timeout: 3000 });
  await joined();
  await waitFor(() => expect(screen.queryByText('Failed to send message.')).toBeNull());
  expect(lines()).toEqual(['mine 1']);
});

test('a refused message keeps the server’s words and can be let go of', async () => {
  await openChat();
  answers.send_message = () => Response.json({ message: 'You cannot message this member.' }, { status: 403 });
  await write('mine 1');
  await screen.findByText('You cannot message this member.');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(lines()).toEqual([]));
  answers.send_message = () => Response.json({ message: 'x' }, { status: 401 });
  await write('mine 2');
  await screen.findByText('User not authenticated.');
});

test('older messages come before, twenty at a time, as long as there are any', async () => {
  await openChat({ get_messages: () => [message(40, { has_more: true })] });
  answers.get_messages = ({ p_cursor }) =>
    Response.json(p_cursor === message(40).created_at ? [message(39), message(38)] : []);
  fireEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
  await waitFor(() => expect(lines()).toEqual(['text 38', 'text 39', 'text 40']));
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});

test('who may not write is told why instead of a box to write in', async () => {
  await openChat({ get_conversation: () => ({ ...conversation, may_write: false, refusal: 'Not now.' }) });
  await screen.findByText('Not now.');
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
});

test('what came while one was away stands under a line, for as long as one stays', async () => {
  await openChat({
    get_conversation: () => ({ ...conversation, unread_count: 2 }),
    get_messages: () => [message(3), message(2), message(1)],
  });
  const line = await screen.findByText('2 new messages');
  expect(line.nextElementSibling?.textContent).toContain('text 2');
  await act(async () => tellLive('message'));
  expect(screen.getByText('2 new messages')).toBeTruthy();
});

test('the line counts what was new on coming, however much is read since, and goes with an answer', async () => {
  let unread = 2;
  await openChat({
    get_conversation: () => ({
      ...conversation,
      state: unread > 0 ? 'request' : 'accepted',
      unread_count: unread,
    }),
    get_messages: () => [message(3), message(2), message(1)],
  });
  await screen.findByText('2 new messages');
  unread = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(screen.getByText('2 new messages')).toBeTruthy();
  answers.send_message = ({ p_content }) =>
    Response.json(message(4, { sender_id: 'm1', content: String(p_content) }));
  await write('mine 4');
  await waitFor(() => expect(lines()).toContain('mine 4'));
  expect(screen.queryByText(/new messages?$/)).toBeNull();
});

test('a reader who has scrolled up is led to what came meanwhile', async () => {
  answers.get_messages = () => Response.json([]);
  await openChat({ get_messages: () => [message(2), message(1)] });
  const { joinRef, topic } = await joined();
  const log = screen.getByRole('log');
  Object.defineProperty(log, 'scrollHeight', { value: 2000, configurable: true });
  Object.defineProperty(log, 'clientHeight', { value: 500, configurable: true });
  log.scrollTop = 100;
  fireEvent.scroll(log);
  await screen.findByRole('button', { name: 'Go to the newest message' });
  const frame = [joinRef, null, topic, 'postgres_changes', { ids: [1], data: { record: message(3) } }];
  await act(async () => socket().onmessage?.({ data: JSON.stringify(frame) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the newest message, 1 new' }));
  fireEvent.scroll(log);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Go to the newest/ })).toBeNull());
});

test('an answer quotes what it answers, in plain text, and can be thought better of', async () => {
  await openChat({ get_messages: () => [message(1)] });
  answers.send_message = ({ p_content }) =>
    Response.json(message(2, { sender_id: 'm1', content: String(p_content) }));
  const reply = await screen.findByRole('button', { name: 'Reply to this message' });
  fireEvent.click(reply);
  screen.getByText('Replying to Ren');
  const box = screen.getByRole('textbox', { name: 'Message to Ren' });
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByText('Replying to Ren')).toBeNull();
  fireEvent.click(reply);
  await write('mine 2');
  expect(screen.queryByText('Replying to Ren')).toBeNull();
  await waitFor(() =>
    expect(asked.find(([name]) => name === 'send_message')?.[1].p_content).toBe('> text 1\nmine 2'),
  );
  const said = screen.getByText('mine 2');
  expect(said.querySelector('q')?.textContent).toBe('In answer to: text 1');
});

test('a message is copied without what it quotes', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
  await openChat({ get_messages: () => [message(1, { content: '> before\ntext 1' })] });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy this message' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('text 1'));
});

test('older messages come by themselves where one scrolls to the first', async () => {
  await openChat({ get_messages: () => [message(40, { has_more: true })] });
  const log = await screen.findByRole('log');
  answers.get_messages = () => Response.json([message(39)]);
  log.scrollTop = 20;
  fireEvent.scroll(log);
  fireEvent.scroll(log);
  await waitFor(() => expect(lines()).toEqual(['text 39', 'text 40']));
  expect(asked.filter(([name]) => name === 'get_messages')).toHaveLength(1);
});

test('on a phone Enter starts a new line', async () => {
  vi.stubGlobal('matchMedia', media(true));
  await openChat();
  await write('mine 1');
  expect(asked.filter(([name]) => name === 'send_message')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked.filter(([name]) => name === 'send_message')).toHaveLength(1));
});

test('the inbox shows who is writing, until it has come', async () => {
  await openPage('/inbox', inbox, { get_user_conversations: () => [row(1, false), row(2, false)] });
  const first = (await screen.findByText('Friend 1')).closest('li') as HTMLElement;
  await act(async () => tellLive('conversation-typing', 'c1'));
  within(first).getByText('typing…');
  expect(screen.getAllByText('typing…')).toHaveLength(1);
  answers.get_user_conversations = () => Response.json([row(1, false), row(2, false)]);
  await act(async () => tellLive('message'));
  within(first).getByText('You: hello 1');
});
