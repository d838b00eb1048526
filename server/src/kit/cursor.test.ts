import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from './app-error.ts';
import { readCursor, writeCursor } from './cursor.ts';

const id = '0199c3a0-0000-7000-8000-000000000001';

test('a cursor comes back as what was put in', () => {
  const cursor = writeCursor(-3, 1_795_000_000_123_456, id);
  assert.deepEqual(readCursor('p_cursor', cursor, 'integer', 'integer', 'uuid'), [
    -3,
    1_795_000_000_123_456,
    id,
  ]);
});

test('what is no cursor of the list is refused by the name of its field', () => {
  const foreign = [
    '',
    'nonsense',
    writeCursor(1),
    writeCursor('x', id),
    writeCursor(1, id, 2),
    writeCursor(1e21, id),
  ];
  for (const cursor of foreign) {
    assert.throws(
      () => readCursor('p_cursor', cursor, 'integer', 'uuid'),
      (error) => error instanceof AppError && error.kind === 'badInput' && error.field === 'p_cursor',
      cursor,
    );
  }
});
