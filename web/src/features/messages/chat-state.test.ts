import { expect, test } from 'vitest';
import {
  beginsDay,
  type ChatMessage,
  isJoined,
  stillOutgoing,
  withMessages,
  withNewest,
} from './chat-state.ts';

const message = (n: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${n}`,
  sender_id: 'a',
  content: `text ${n}`,
  created_at: `2026-11-21T10:00:00.${String(n).padStart(6, '0')}+00:00`,
  client_id: null,
  ...more,
});
const ids = (list: readonly ChatMessage[]) => list.map(({ id }) => id);

test('messages stand once each in the order of their moments, however they arrive', () => {
  const list = withMessages([message(5)], [message(9), message(2), message(5), message(9)]);
  expect(ids(list)).toEqual(['m2', 'm5', 'm9']);
  expect(withMessages(list, [message(2)])).toBe(list);
});

test('what the server no longer has among the newest is gone', () => {
  const list = withMessages(
    [],
    [1, 2, 3, 4, 5].map((n) => message(n)),
  );
  const newest = [message(2), message(4)];
  expect(ids(withNewest(list, newest, { asked: list, isAll: false }))).toEqual(['m1', 'm2', 'm4']);
  expect(ids(withNewest(list, newest, { asked: list, isAll: true }))).toEqual(['m2', 'm4']);
  expect(ids(withNewest(list, [], { asked: list, isAll: true }))).toEqual([]);
  // What arrived after the question stays.
  const later = withMessages(list, [message(6)]);
  expect(ids(withNewest(later, newest, { asked: list, isAll: true }))).toEqual(['m2', 'm4', 'm6']);
});

test('what was sent is confirmed by its name', () => {
  const outgoing = [
    { clientId: 'x', content: 'a', fault: null, isRefused: false },
    { clientId: 'y', content: 'b', fault: null, isRefused: false },
  ];
  expect(stillOutgoing(outgoing, [message(1, { client_id: 'x' })])).toEqual([outgoing[1]]);
  expect(stillOutgoing(outgoing, [message(1)])).toBe(outgoing);
});

test('what one person writes in a row stands together, for some minutes and within a day', () => {
  expect(isJoined(message(1), message(2))).toBe(true);
  expect(isJoined(message(1), undefined)).toBe(false);
  expect(isJoined(message(1), message(2, { sender_id: 'b' }))).toBe(false);
  expect(isJoined(message(1), message(2, { created_at: '2026-11-21T10:06:00.000000+00:00' }))).toBe(false);
  const late = message(1, { created_at: '2026-11-21T23:59:59.000000+00:00' });
  expect(isJoined(late, message(2, { created_at: '2026-11-22T00:00:01.000000+00:00' }))).toBe(false);
});

test('a day begins where the date changes', () => {
  expect(beginsDay(message(1), undefined)).toBe(true);
  expect(beginsDay(message(2), message(1))).toBe(false);
  expect(beginsDay(message(2, { created_at: '2026-11-22T00:00:00.000000+00:00' }), message(1))).toBe(true);
});
