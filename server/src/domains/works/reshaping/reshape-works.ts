import type { Input } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type Done, holdWork } from '../managing/answer-work.ts';
import { createWork } from '../managing/manage-work.ts';
import { readNumber } from '../managing/work-rules.ts';
import { studiosOf } from '../managing/write-queries.ts';
import { recountStudios } from '../studio-queries.ts';
import { parkNumbers } from '../undoing/snapshot-queries.ts';
import { episodesJoined, episodesMoved } from '../work-facts.ts';
import {
  episodesOf,
  mergeWorkRows,
  moveEpisodes,
  type PlacedEpisode,
  writeNumbers,
} from './reshape-queries.ts';

const placeOf = ({ kind, number }: { kind: string; number: number }): string => `${kind} ${number}`;

/** Makes one work of two: the other's episodes, titles, studios and relations are this one's. Throws `notFound` and `conflict`. */
export async function mergeWorks(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  { p_work_id: id, p_other_id: otherId }: Input<'merge_works'>,
): Promise<Done> {
  if (id === otherId)
    throw new AppError('conflict', 'A work cannot be merged into itself.', { field: 'p_other_id' });
  const work = await holdWork(transaction, id);
  const other = await holdWork(transaction, otherId);
  const studios = [...(await studiosOf(transaction, id)), ...(await studiosOf(transaction, otherId))];
  const episodes = await episodesOf(transaction, [id, otherId]);
  const present = new Map(
    episodes.filter(({ work_id }) => work_id === id).map((one) => [placeOf(one), one.id]),
  );
  const coming = episodes.filter(({ work_id }) => work_id === otherId);
  const isJoined = (one: PlacedEpisode): boolean => present.has(placeOf(one));
  const joined = coming.filter(isJoined).map((one) => ({ from: one.id, to: present.get(placeOf(one))! }));
  if (joined.length > 0) await platform.facts.state(transaction, episodesJoined, { joined });
  await moveEpisodes(
    transaction,
    id,
    coming.filter((one) => !isJoined(one)).map((one) => one.id),
    joined,
  );
  await mergeWorkRows(transaction, otherId, id);
  await recountStudios(transaction, [...new Set(studios)]);
  return {
    answer: id,
    act: 'work.merged',
    summary: `Merged the work "${other.title}" into "${work.title}".`,
    details: { other: otherId, slug: other.slug, episodes: coming.length },
    changed: [id, otherId],
  };
}

/** Makes chosen episodes a work of their own. Throws `notFound`, `badInput` and `conflict`. */
export async function splitWork(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  input: Input<'split_work'>,
): Promise<Done & { created: string }> {
  const work = await holdWork(transaction, input.p_work_id);
  const ids = [...new Set(input.p_episode_ids)];
  const episodes = await episodesOf(transaction, [work.id]);
  if (ids.some((id) => !episodes.some((one) => one.id === id)))
    throw new AppError('notFound', 'Some of these episodes are not of this work. Load the page again.');
  if (ids.length === episodes.length)
    throw new AppError('conflict', 'Leave at least one episode here, or rename the work instead.', {
      field: 'p_episode_ids',
    });
  const { answer: created } = await createWork(transaction, platform, {
    p_title: input.p_title,
    p_kind: input.p_kind ?? (work.kind as 'tv'),
    p_state: work.state as 'published',
  });
  await moveEpisodes(transaction, created, ids, []);
  await platform.facts.state(transaction, episodesMoved, { workIds: [work.id, created] });
  return {
    answer: created,
    act: 'work.split',
    summary: `Made ${ids.length === 1 ? 'an episode' : `${ids.length} episodes`} of "${work.title}" a work of their own, "${input.p_title.trim()}".`,
    details: { from: work.id, episodes: ids },
    changed: [work.id, created],
    created,
  };
}

/** Gives episodes of a work other numbers, several at once. Throws `notFound`, `badInput` and `conflict`. */
export async function numberEpisodes(
  transaction: TransactionExecutor,
  input: Input<'number_episodes'>,
): Promise<Done> {
  const work = await holdWork(transaction, input.p_work_id);
  const given = new Map(input.p_episodes.map((one) => [one.id, one]));
  const episodes = await episodesOf(transaction, [work.id]);
  if ([...given.keys()].some((id) => !episodes.some((one) => one.id === id)))
    throw new AppError('notFound', 'Some of these episodes are not of this work. Load the page again.');
  const numbered = episodes.map(({ id, kind, number }) => {
    const wanted = given.get(id);
    return {
      id,
      kind: wanted?.kind ?? kind,
      number: wanted === undefined ? number : readNumber(wanted.number),
    };
  });
  const places = new Set<string>();
  for (const one of numbered) {
    if (places.has(placeOf(one)))
      throw badInput(
        'p_episodes',
        `Two would be ${one.kind === 'special' ? 'special' : 'episode'} ${one.number}.`,
      );
    places.add(placeOf(one));
  }
  await parkNumbers(transaction, [work.id]);
  await writeNumbers(transaction, numbered);
  return {
    answer: work.id,
    act: 'work.renumbered',
    summary: `Numbered ${given.size === 1 ? 'an episode' : `${given.size} episodes`} of "${work.title}" anew.`,
    details: { episodes: input.p_episodes },
  };
}
