import type { ImportFeed } from '#contract/import-shapes.ts';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { worksOfIds } from '../../../works/index.ts';
import { deleteFeed, type FeedRow, findFeed, listFeeds, writeFeed } from '../feed-queries.ts';
import { findCategoryName } from '../import-queries.ts';
import { declarationOf } from '../import-rules.ts';
import { feedView } from '../import-view.ts';
import { runFeedJob } from '../run-feed.job.ts';

/** Feeds with the names of their works. */
async function viewsOf(db: Executor, feeds: readonly FeedRow[]): Promise<ImportFeed[]> {
  const works = await worksOfIds(
    db,
    feeds.flatMap(({ work_id }) => work_id ?? []),
  );
  return feeds.map((feed) => {
    const work = works.find(({ id }) => id === feed.work_id);
    return { ...feedView(feed), work: work === undefined ? null : { id: work.id, title: work.title } };
  });
}

const missing = (): AppError => new AppError('notFound', 'There is no such feed.', { field: 'p_feed_id' });

export const getImportFeeds = implement('get_import_feeds', async (_input, { db }) =>
  viewsOf(db, await listFeeds(db)),
);

export const saveImportFeed = implement('save_import_feed', async (input, context) => {
  const { db, viewer, memberId: declaredBy } = context;
  const id = input.p_feed_id ?? newId();
  if (!URL.canParse(input.p_url) || !/^https?:$/.test(new URL(input.p_url).protocol))
    throw badInput('p_url', 'The address must start with https:// or http://.');
  const name = input.p_name.trim();
  if (name === '') throw badInput('p_name', 'Enter a name.');
  return db.transaction(async (transaction) => {
    const before = input.p_feed_id == null ? null : await findFeed(transaction, id);
    if (input.p_feed_id != null && before === null) throw missing();
    if ((await findCategoryName(transaction, input.p_category_id)) === null)
      throw new AppError('notFound', 'There is no such category.', { field: 'p_category_id' });
    if (input.p_work_id != null && (await worksOfIds(transaction, [input.p_work_id])).length === 0)
      throw new AppError('notFound', 'There is no such work.', { field: 'p_work_id' });
    const isFree = await writeFeed(transaction, {
      id,
      name,
      url: input.p_url,
      category_id: input.p_category_id,
      publish_as: input.p_publish_as,
      declaration: declarationOf(input.p_declaration, declaredBy),
      declared_by: declaredBy,
      interval_minutes: input.p_interval_minutes,
      is_active: input.p_is_active ?? true,
      work_id: input.p_work_id === undefined ? (before?.work_id ?? null) : input.p_work_id,
    });
    if (!isFree) throw new AppError('conflict', 'Another feed has this address.', { field: 'p_url' });
    await recordAct(transaction, actorOf(viewer), {
      act: before === null ? 'feed.added' : 'feed.changed',
      targetKind: 'feed',
      targetId: id,
      summary: `${before === null ? 'Added' : 'Changed'} the feed "${name}", declared as ${input.p_declaration.depicts === 'drawn' ? 'drawn' : 'live-action'} work.`,
      details: { url: input.p_url, publish_as: input.p_publish_as, declaration: input.p_declaration },
    });
    const saved = await findFeed(transaction, id);
    if (saved === null) throw missing();
    return (await viewsOf(transaction, [saved]))[0]!;
  });
});

export const deleteImportFeed = implement('delete_import_feed', ({ p_feed_id }, { db, viewer }) =>
  db.transaction(async (transaction) => {
    const name = await deleteFeed(transaction, p_feed_id);
    if (name === null) throw missing();
    const summary = `Removed the feed "${name}".`;
    await recordAct(transaction, actorOf(viewer), {
      act: 'feed.removed',
      targetKind: 'feed',
      targetId: p_feed_id,
      summary,
    });
    return { success: true, message: summary };
  }),
);

export const runImportFeed = implement('run_import_feed', async ({ p_feed_id }, { db, jobs, viewer }) => {
  const feed = await findFeed(db, p_feed_id);
  if (feed === null) throw missing();
  await db.transaction(async (transaction) => {
    await jobs.enqueue(transaction, runFeedJob, { feedId: p_feed_id }, { singletonKey: p_feed_id });
    await recordAct(transaction, actorOf(viewer), {
      act: 'feed.run',
      targetKind: 'feed',
      targetId: p_feed_id,
      summary: `Had the feed "${feed.name}" looked at.`,
    });
  });
  return { success: true, message: `"${feed.name}" is being looked at.` };
});
