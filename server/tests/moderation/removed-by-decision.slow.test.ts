import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReleaseEvidenceHandler } from '#server/domains/moderation/evidence/release-evidence.handler.ts';
import { newId } from '#server/kit/ids.ts';
import { reportTargets } from '#server/main/report-targets.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { type TestMember, testPassword } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
await call('prove_identity', { p_password: testPassword } as never, keeper);

/** What only decisions remove, each with its table, the column of its state, and what it is when it is back. */
const kinds = {
  message: {
    ...{ table: 'messages', state: 'visibility', back: 'visible' },
    async make(author: TestMember, reader: TestMember): Promise<string> {
      const { conversation_id } = await call('start_conversation', { p_user_id: reader.id }, author);
      const words = { p_conversation_id: conversation_id, p_content: 'A loud message' };
      return (await call('send_message', words, author)).id;
    },
  },
  playlist: {
    ...{ table: 'playlists', state: 'state', back: 'shown' },
    async make(author: TestMember): Promise<string> {
      const { id } = await buildVideo(platform);
      return insertTestPlaylist(platform, { ownerId: author.id, isPublic: true, videoId: id });
    },
  },
} as const;

for (const [kind, { table, state, back, make }] of Object.entries(kinds))
  test(`a ${kind} that a decision removed goes once nobody may complain any more, and no sooner`, async () => {
    const reader = await web.memberNamed(`${kind}-reader`);
    const removed = async (way: string) => {
      const author = await web.memberNamed(`${kind}-${way}`, { email: `${kind}-${way}@t.example` });
      const id = await make(author, reader);
      const report = { target_kind: kind, target_id: id, reason_category: 'HATEFUL_INFLAMMATORY' };
      assert.equal((await ask('submit-report', report, reader)).status, 200);
      const [one] = await db.query<{ id: string }>('select id from cases where target_id = $1', [id]);
      const decision = await call(
        'decide_case',
        {
          ...{ p_case_id: one?.id ?? newId(), p_outcome: 'upheld', p_target_action: 'remove' },
          ...{ p_ground: 'HATEFUL_INFLAMMATORY', p_explanation: 'It is loud.' },
        },
        keeper,
      );
      return { author, id, statementId: decision.decision_id ?? newId() };
    };
    const ways = ['free', 'complained', 'held', 'of-held', 'back', 'recent'] as const;
    const things = new Map<(typeof ways)[number], Awaited<ReturnType<typeof removed>>>();
    for (const way of ways) things.set(way, await removed(way));
    const thing = (way: (typeof ways)[number]) => things.get(way) ?? assert.fail(way);
    const about = { p_statement_id: thing('complained').statementId, p_words: 'It is not loud.' };
    await call('submit_complaint', about, thing('complained').author);
    for (const [p_subject_kind, p_subject_id] of [
      [kind as keyof typeof kinds, thing('held').id],
      ['member', thing('of-held').author.id],
    ] as const)
      await call('place_legal_hold', { p_subject_kind, p_subject_id, p_reason: 'A court asked.' }, keeper);
    const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${state} = 'removed' and removed_at > now() - interval '1 minute'`,
    );
    assert.equal(n, ways.length, 'since when it is removed is noted');
    await db.query(`update ${table} set removed_at = now() - interval '185 days' where id <> $1`, [
      thing('recent').id,
    ]);
    await db.query(`update ${table} set ${state} = $2 where id = $1`, [thing('back').id, back]);

    const release = createReleaseEvidenceHandler(platform, reportTargets);
    await release.run({ signal: AbortSignal.timeout(20_000) } as never);
    const there = async (id: string) =>
      (await db.query(`select from ${table} where id = $1`, [id])).length === 1;
    const standing: Record<string, boolean> = {};
    for (const way of ways) standing[way] = await there(thing(way).id);
    assert.deepEqual(standing, {
      ...{ free: false, complained: true, held: true, 'of-held': true, back: true, recent: true },
    });
    const [preserved] = await db.query('select from preserved_things where thing_id = $1', [
      thing('free').id,
    ]);
    assert.equal(preserved, undefined, 'nothing of it is laid away either');
    if (kind !== 'message') return;
    const [conversation] = await call('get_user_conversations', {}, thing('free').author);
    assert.equal(conversation?.last_message_content, '', 'the conversation stays');
    const { conversation_id } = conversation;
    assert.deepEqual(await call('get_messages', { p_conversation_id: conversation_id }, reader), []);
  });
