import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { insertVideo } from './fixtures/videos.ts';
import { readStart, signStart } from './view-token.ts';
import { type ViewReport, writeViews } from './viewing-queries.ts';

const { db } = await testDatabase();

test('a token carries a start unharmed, and any change to it makes it worthless', () => {
  const start = {
    videoId: '01990000-0000-7000-8000-00000000000a',
    viewerHash: '-9223372036854775808',
    startedAt: 1_900_000_000_123,
    watchMilliseconds: 9750,
  };
  const token = signStart('secret', start);
  assert.deepEqual(readStart('secret', token), start);
  for (let i = 0; i < token.length; i++) {
    const changed = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
    assert.notDeepEqual(readStart('secret', changed), start, `character ${i}`);
  }
  for (const junk of ['', '.', 'a.b', token.slice(0, 20), `${token}x`.repeat(3)]) {
    assert.equal(readStart('secret', junk), null);
  }
});

test('at midnight nobody counts a second time within the hour, nor with the same start', async () => {
  const videoId = await insertVideo(db);
  const base: ViewReport = {
    videoId,
    viewerHash: '1',
    earlierHash: null,
    personHash: '1',
    memberId: null,
    startedAt: Date.now() - 60_000,
    obstacle: null,
    country: 'JP',
    device: 'desktop',
  };
  const judge = async (report: ViewReport) => (await writeViews(db, [report])).get(report);
  assert.equal(await judge(base), 'counted');
  assert.equal(
    await judge({ ...base, viewerHash: '2', earlierHash: '1', startedAt: Date.now() }),
    'repeated',
  );
  await db.query(
    `update view_windows set counted_at = counted_at - interval '61 minutes', last_event_at = last_event_at - interval '61 minutes'`,
  );
  const begunBefore = Date.now() - 62 * 60_000;
  assert.equal(
    await judge({ ...base, viewerHash: '2', earlierHash: '1', startedAt: begunBefore }),
    'repeated',
  );
  assert.equal(await judge({ ...base, viewerHash: '2', earlierHash: '1', startedAt: Date.now() }), 'counted');
});
