import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChange } from './count-rules.ts';
import { readContent, readMoment, writingRefusal } from './message-rules.ts';

test('a message keeps its words and lines, and nothing around them', () => {
  assert.equal(readContent('  a\r\nb\rc\u0007\td  '), 'a\nb\nc\td');
  assert.equal(readContent('Cafe\u0301'), 'Café');
  assert.throws(() => readContent(' \n\t\u0000 '), /cannot be empty/);
  assert.throws(() => readContent('x'.repeat(2001)), /2000 characters/);
  assert.equal(readContent(` ${'x'.repeat(2000)} `).length, 2000);
});

test('only a moment that exists is taken for one', () => {
  for (const good of ['2026-11-21T17:00:00.123456+00:00', '2024-02-29T00:00:00Z', '2026-11-21T17:00:00.1Z'])
    assert.equal(readMoment('p_cursor', good), good);
  assert.equal(readMoment('p_cursor', null), null);
  for (const bad of [
    '',
    'now',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21',
    '2026-11-21T17:00:00',
  ])
    assert.throws(() => readMoment('p_cursor', bad), { field: 'p_cursor' }, bad);
  assert.throws(() => readMoment('p_cursor', '2026-11-21T25:00:00Z'), { field: 'p_cursor' });
});

test('a stranger may write as the other wishes, a few times until they are answered', async () => {
  const refusal = (
    more: object,
    takes: 'everyone' | 'followed' | 'nobody' = 'everyone',
    followsWriter = false,
  ) =>
    writingRefusal({
      isBlocked: false,
      otherLeaves: false,
      otherState: 'request',
      sentCount: 0,
      reception: async () => ({ takes, followsWriter }),
      ...more,
    });
  assert.equal(await refusal({}), null);
  assert.equal(await refusal({ sentCount: 4 }), null);
  assert.match((await refusal({ sentCount: 5 })) ?? '', /has answered/);
  assert.match((await refusal({ otherState: 'declined', sentCount: 5 })) ?? '', /has answered/);
  assert.equal(await refusal({ sentCount: 5 }, 'followed', true), null);
  assert.match((await refusal({}, 'followed')) ?? '', /only from people they follow/);
  assert.match((await refusal({}, 'nobody', true)) ?? '', /does not take messages/);
  assert.equal(await refusal({ otherState: 'accepted', sentCount: 99 }, 'nobody'), null);
  assert.match((await refusal({ otherState: 'accepted', isBlocked: true })) ?? '', /cannot message/);
  assert.match(
    (await refusal({ otherState: 'accepted', otherLeaves: true })) ?? '',
    /does not take messages/,
  );
});

test('the stored counts move by what is seen of a conversation', () => {
  const unread = { state: 'accepted' as const, isUnread: true, isMuted: false };
  const request = { state: 'request' as const, isUnread: true, isMuted: false };
  assert.deepEqual(countChange(null, unread), { unread: 1, requests: 0 });
  assert.deepEqual(countChange(unread, unread), { unread: 0, requests: 0 });
  assert.deepEqual(countChange(request, unread), { unread: 1, requests: -1 });
  assert.deepEqual(countChange(request, { ...request, state: 'declined' }), { unread: 0, requests: -1 });
  assert.deepEqual(countChange(unread, null), { unread: -1, requests: 0 });
  assert.deepEqual(countChange(unread, { ...unread, isMuted: true }), { unread: -1, requests: 0 });
  assert.deepEqual(countChange(null, { ...request, isMuted: true }), { unread: 0, requests: 1 });
});
