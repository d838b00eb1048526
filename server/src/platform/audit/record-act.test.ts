import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../db/test-database.ts';
import { recordAct, shell } from './record-act.ts';

const { db } = await testDatabase();
const act = {
  act: 'video.published',
  targetKind: 'video',
  targetId: 'a',
  summary: 'Published "Rain".',
} as const;

test('an act is written with the change it speaks of, or not at all', async () => {
  await db.transaction((transaction) => recordAct(transaction, shell, { ...act, details: { before: 1 } }));
  await assert.rejects(
    db.transaction(async (transaction) => {
      await recordAct(transaction, shell, act);
      throw new Error('the change failed');
    }),
    /the change failed/,
  );
  const rows = await db.query(
    'select actor_id, actor_name, act, target_id, summary, details from admin_acts',
  );
  assert.deepEqual(rows, [
    {
      actor_id: null,
      actor_name: 'shell',
      act: 'video.published',
      target_id: 'a',
      summary: 'Published "Rain".',
      details: { before: 1 },
    },
  ]);
});

test('a sentence that is too long is cut, also between halves of a sign', async () => {
  await db.transaction((transaction) => recordAct(transaction, shell, { ...act, summary: '🌙'.repeat(600) }));
  const [row] = await db.query<{ summary: string }>(
    'select summary from admin_acts order by id desc limit 1',
  );
  assert.equal(row?.summary, `${'🌙'.repeat(499)}…`);
});

test('nothing in the log can be changed or taken away', async () => {
  await db.transaction((transaction) => recordAct(transaction, shell, act));
  for (const statement of [
    `update admin_acts set summary = 'other'`,
    'delete from admin_acts',
    'truncate admin_acts',
  ])
    await assert.rejects(db.query(statement), /only added to/, statement);
});
