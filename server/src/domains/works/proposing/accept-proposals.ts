import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hiddenVideos, lockVideos, namedVideos } from '../../videos/index.ts';
import { type Done, holdWork } from '../managing/answer-work.ts';
import { episodeNumbered, episodeOf, writeEpisode, writeVersion } from '../managing/episode-queries.ts';
import { createWork } from '../managing/manage-work.ts';
import { readLine, readNumber } from '../managing/work-rules.ts';
import { decideProposals, lockProposals, type ProposalRow, videosOfProposals } from './proposal-queries.ts';
import { leadProposals } from './reading-queries.ts';
import { leadTo } from './reading-rules.ts';

type Given = Input<'accept_episode_proposals'>;

/** Proposals of this list that wait, with their videos. Throws `notFound`. */
export async function holdProposals(
  transaction: TransactionExecutor,
  context: MemberContext,
  ids: readonly string[],
): Promise<ProposalRow[]> {
  // Videos before proposals: whoever says of their video which episode it is holds it first.
  await lockVideos(transaction, await videosOfProposals(transaction, ids));
  const rows = await lockProposals(transaction, ids);
  const hidden = new Set(await hiddenVideos(context));
  const open = rows.filter(({ state, video_id }) => state === 'open' && !hidden.has(video_id));
  if (open.length < new Set(ids).size)
    throw new AppError('notFound', 'Some of these proposals wait no more. Load the page again.');
  return open;
}

/** Makes videos episodes of a work, which is made if it is not there. Throws `notFound`, `badInput` and `conflict`. */
export async function acceptProposals(
  transaction: TransactionExecutor,
  context: MemberContext,
  input: Given,
): Promise<Done & { created?: string }> {
  const given = new Map(input.p_proposals.map((one) => [one.id, one]));
  if (given.size < input.p_proposals.length) throw badInput('p_proposals', 'A proposal is named twice.');
  const rows = await holdProposals(transaction, context, [...given.keys()]);
  const created = input.p_work_id == null ? await makeWork(transaction, context, input) : undefined;
  const work = await holdWork(transaction, created ?? input.p_work_id!);
  const titles = new Map(
    (
      await namedVideos(
        transaction,
        rows.map(({ video_id }) => video_id),
      )
    ).map(({ id, title }) => [id, title]),
  );
  for (const row of rows) {
    const one = given.get(row.id)!;
    if ((await episodeOf(transaction, row.video_id)) !== null)
      throw new AppError('conflict', `"${titles.get(row.video_id)}" is an episode already. Leave it out.`, {
        field: 'p_proposals',
      });
    const episodeId = await ensureEpisode(transaction, work.id, one);
    await writeVersion(transaction, {
      ...{ videoId: row.video_id, episodeId, cut: one.cut ?? 'uncut' },
      group: readLine('p_proposals', one.release_group, limits.releaseGroupLength),
    });
  }
  await decideProposals(transaction, [...given.keys()], 'accepted', work.id);
  // What else waits for the same work leads to it now.
  if (created !== undefined)
    for (const lead of new Set(rows.map((row) => row.lead)))
      await leadProposals(transaction, lead, leadTo(work.id), work.id);
  const what = rows.length === 1 ? 'a video' : `${rows.length} videos`;
  return {
    answer: work.id,
    act: 'work.proposals_accepted',
    summary: `Made ${what} episodes of "${work.title}".`,
    details: { videos: rows.map(({ video_id }) => video_id), created: created !== undefined },
    ...(created === undefined ? {} : { created }),
  };
}

async function makeWork(
  transaction: TransactionExecutor,
  context: MemberContext,
  input: Given,
): Promise<string> {
  const title = input.p_title?.trim() ?? '';
  if (title === '') throw badInput('p_title', 'Give it a title, or choose a work.');
  const { answer } = await createWork(transaction, context, {
    p_title: title,
    p_kind: input.p_kind ?? 'tv',
  });
  return answer;
}

/** The episode of this number, made if it is not there. */
async function ensureEpisode(
  transaction: TransactionExecutor,
  workId: string,
  given: Given['p_proposals'][number],
): Promise<string> {
  const kind = given.kind ?? 'regular';
  const number = readNumber(given.number);
  const known = await episodeNumbered(transaction, { workId, kind, number });
  if (known !== null) return known;
  const id = newId();
  const title = readLine('p_proposals', given.title, limits.titleLength);
  await writeEpisode(transaction, {
    ...{ id, work_id: workId, kind, number, title },
    ...{ native_title: null, aired_on: null },
  });
  return id;
}
