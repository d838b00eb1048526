import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherNews } from '#server/domains/lists/index.ts';
import { tellOfEpisodesHandler } from '#server/domains/notifications/tell-of-episodes.handler.ts';
import { insertTestFeedOf } from '#tests/inputs/test-feed-inputs.ts';
import {
  insertTestProposal,
  insertTestVersion,
  insertTestWork,
  type TestWork,
} from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;
const keeper = await web.memberNamed('followed-keeper', { role: 'admin' });
const video = async () => (await buildVideo(platform)).id;
const undoLast = async () => {
  const act = (await call('get_work_acts', {}, keeper)).items.find(({ undone_at }) => undone_at === null);
  assert.equal((await ask('undo_work_act', { p_act_id: act!.id }, keeper)).status, 200);
};
const tell = () =>
  tellOfEpisodesHandler(platform).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
const newsOf = async (work: TestWork) =>
  (
    await db.query<{ told: boolean }>(
      'select told_at is not null as told from episode_news where work_id = $1 order by 1',
      [work.id],
    )
  ).map(({ told }) => told);

test('a merge that is undone brings entries, feeds, news and reminders back to the old work', async () => {
  const [one, both] = [await web.memberNamed('followed-one'), await web.memberNamed('followed-both')];
  const target = await insertTestWork(platform, { episodes: [{ number: 1 }] });
  const old = await insertTestWork(platform, {
    episodes: [
      { number: 1, videos: [] },
      { number: 2, videos: [await video()] },
    ],
  });
  const other = await insertTestWork(platform, { episodes: [{ number: 9 }] });
  const status = async (who: typeof one, work: TestWork) =>
    (await call('get_list_entry', { p_work_id: work.id }, who)).entry?.status ?? null;
  await call('save_list_entry', { p_work_id: old.id, p_status: 'planned' }, one);
  await call('save_list_entry', { p_work_id: old.id, p_status: 'planned' }, both);
  await call('save_list_entry', { p_work_id: target.id, p_status: 'dropped' }, both);
  for (const who of [one, both])
    await call('set_reminder', { p_episode_id: old.episodeIds[0]!, p_is_on: true }, who);
  await call('set_reminder', { p_episode_id: target.episodeIds[0]!, p_is_on: true }, both);
  const feedId = await insertTestFeedOf(platform, old.id);
  await gatherNews(db);
  await db.query('update episode_news set told_at = now() where work_id = $1', [old.id]);
  const remindedOf = async (who: typeof one) =>
    (await call('get_reminders', { p_episode_ids: [old.episodeIds[0]!, target.episodeIds[0]!] }, who)).sort();
  const feedOf = async () =>
    (await db.query<{ work_id: string }>('select work_id from import_feeds where id = $1', [feedId]))[0]!
      .work_id;

  await call('merge_works', { p_work_id: target.id, p_other_id: old.id }, keeper);
  assert.deepEqual([await status(one, target), await status(both, target)], ['planned', 'dropped']);
  assert.deepEqual(await remindedOf(one), [target.episodeIds[0]], 'of the episode that it went into');
  assert.deepEqual([await feedOf(), await newsOf(target)], [target.id, [true]]);
  await call('merge_works', { p_work_id: other.id, p_other_id: target.id }, keeper);
  assert.deepEqual([await status(one, other), await feedOf()], ['planned', other.id]);

  await undoLast();
  assert.deepEqual([await status(one, other), await status(one, target)], [null, 'planned']);
  await undoLast();
  assert.deepEqual([await status(one, target), await status(one, old)], [null, 'planned']);
  assert.deepEqual([await status(both, target), await status(both, old)], ['dropped', 'planned']);
  assert.deepEqual(await remindedOf(one), [old.episodeIds[0]]);
  assert.deepEqual(await remindedOf(both), [target.episodeIds[0]], 'who had both has the one that stayed');
  assert.deepEqual([await feedOf(), await newsOf(old), await newsOf(target)], [old.id, [true], []]);
});

test('what waits to be told goes with the episodes that become a work of their own, and back', async () => {
  const whole = await insertTestWork(platform, {
    episodes: [
      { number: 1, videos: [await video()] },
      { number: 2, videos: [await video()] },
    ],
  });
  await gatherNews(db);
  assert.deepEqual(await newsOf(whole), [false, false]);
  const apart = await call(
    'split_work',
    { p_work_id: whole.id, p_title: 'Lamps apart', p_episode_ids: [whole.episodeIds[1]!] },
    keeper,
  );
  assert.deepEqual([await newsOf(whole), await newsOf(apart as never)], [[false], [false]]);
  await undoLast();
  assert.deepEqual(await newsOf(whole), [false, false]);
});

test('a reminder comes where a video of long ago becomes the episode, to nobody else and once', async () => {
  const work = await insertTestWork(platform, { title: 'Late lamps', episodes: [{ number: 4 }] });
  const [waits, follows] = [await web.memberNamed('waits-for-four'), await web.memberNamed('follows-late')];
  await call('set_reminder', { p_episode_id: work.episodeIds[0]!, p_is_on: true }, waits);
  await call('save_list_entry', { p_work_id: work.id, p_status: 'watching' }, follows);
  const old = await video();
  await db.query(`update videos set published_at = now() - interval '30 days' where id = $1`, [old]);
  await tell();
  const told = async (who: typeof waits) =>
    (await call('get_notifications', {}, who)).map(({ type, about }) => [type, about]);
  assert.deepEqual(await told(waits), []);
  await insertTestVersion(platform, work.episodeIds[0]!, old);
  await tell();
  await tell();
  assert.deepEqual(await told(waits), [['new_episode', 'Episode 4']]);
  assert.deepEqual(await told(follows), []);
});

test('an uploader who says which episode it is and an admin who accepts wait for one another, in one order', async () => {
  const uploader = await web.memberNamed('says-episode', { role: 'publisher', canUploadVideos: true });
  const made = await buildVideo(platform, { uploaderId: uploader.id });
  const { proposalId } = await insertTestProposal(platform, made.id);
  const work = await insertTestWork(platform);
  // As `say_episode` holds them: the video, and its proposal after it.
  let accepted: Promise<{ status: number }> | null = null;
  await db.transaction(async (transaction) => {
    await transaction.query('select from videos where id = $1 for update', [made.id]);
    accepted = ask(
      'accept_episode_proposals',
      { p_work_id: work.id, p_proposals: [{ id: proposalId, number: 3 }] },
      keeper,
    );
    for (;;) {
      const waiting = await db.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (waiting.length > 0) break;
    }
    await transaction.query('select from episode_proposals where id = $1 for update', [proposalId]);
  });
  assert.equal((await accepted!).status, 200);
});
