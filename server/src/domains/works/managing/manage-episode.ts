import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { requireSeen, videoOfSlug } from '../../videos/index.ts';
import { type Done, holdWork } from './answer-work.ts';
import {
  deleteEpisodeRow,
  deleteVersion,
  type EpisodeRow,
  episodeById,
  episodeOf,
  isNumberTaken,
  writeAirTime,
  writeEpisode,
  writeVersion,
} from './episode-queries.ts';
import { readDay, readLine, readNumber, readTime } from './work-rules.ts';

async function holdEpisode(transaction: TransactionExecutor, id: string): Promise<EpisodeRow> {
  const episode = await episodeById(transaction, id);
  if (episode === null) throw new AppError('notFound', 'There is no such episode.');
  return episode;
}
const nameOf = ({ kind, number }: { kind: string; number: string | number }): string =>
  `${kind === 'special' ? 'special' : 'episode'} ${number}`;

/** Adds an episode or changes one. Throws `notFound`, `badInput` and `conflict`. */
export async function saveEpisode(
  transaction: TransactionExecutor,
  input: Input<'save_episode'>,
): Promise<Done> {
  const work = await holdWork(transaction, input.p_work_id);
  const before = input.p_episode_id ? await holdEpisode(transaction, input.p_episode_id) : null;
  if (before !== null && before.work_id !== work.id)
    throw new AppError('notFound', 'There is no such episode.');
  const line = (field: 'p_title' | 'p_native_title', present: string | null | undefined): string | null =>
    input[field] === undefined ? (present ?? null) : readLine(field, input[field], limits.titleLength);
  const episode = {
    id: before?.id ?? newId(),
    work_id: work.id,
    kind: input.p_kind ?? before?.kind ?? 'regular',
    number: readNumber(input.p_number),
    title: line('p_title', before?.title),
    native_title: line('p_native_title', before?.native_title),
    aired_on: input.p_aired_on === undefined ? (before?.aired_on ?? null) : readDay(input.p_aired_on),
  };
  if (await isNumberTaken(transaction, { ...episode, workId: work.id }))
    throw new AppError('conflict', `There is ${nameOf(episode)} already.`, { field: 'p_number' });
  const time = input.p_air_time === undefined ? undefined : readTime(input.p_air_time);
  if (time && episode.aired_on === null) throw badInput('p_air_time', 'Give it a day too.');
  await writeEpisode(transaction, episode);
  if (time !== undefined) await writeAirTime(transaction, episode.id, time);
  return {
    answer: work.id,
    act: before === null ? 'work.episode_added' : 'work.episode_changed',
    summary: `${before === null ? 'Added' : 'Changed'} ${nameOf(episode)} of "${work.title}".`,
    details: { before, after: { ...episode, ...(time !== undefined && { air_time: time }) } },
  };
}

/** Deletes an episode; its videos stay. Throws `notFound`. */
export async function deleteEpisode(transaction: TransactionExecutor, id: string): Promise<Done> {
  const episode = await holdEpisode(transaction, id);
  const work = await holdWork(transaction, episode.work_id);
  await deleteEpisodeRow(transaction, id);
  return {
    answer: work.id,
    act: 'work.episode_deleted',
    summary: `Deleted ${nameOf(episode)} of "${work.title}".`,
    details: { before: episode },
  };
}

/** Makes a video a version of an episode. Throws `notFound`, `badInput` and `conflict`. */
export async function setVersion(
  transaction: TransactionExecutor,
  context: MemberContext,
  input: Input<'set_episode_version'>,
): Promise<Done> {
  const episode = await holdEpisode(transaction, input.p_episode_id);
  const work = await holdWork(transaction, episode.work_id);
  const video = await videoOfSlug(transaction, input.p_slug);
  if (video === null) throw new AppError('notFound', 'There is no such video.', { field: 'p_slug' });
  await requireSeen(context, video.id);
  const present = await episodeOf(transaction, video.id);
  if (present !== null && present !== episode.id)
    throw new AppError('conflict', 'This video is another episode. Take it out there first.', {
      field: 'p_slug',
    });
  const group = readLine('p_release_group', input.p_release_group, limits.releaseGroupLength);
  const cut = input.p_cut ?? 'uncut';
  await writeVersion(transaction, { videoId: video.id, episodeId: episode.id, cut, group });
  return {
    answer: work.id,
    act: 'work.version_set',
    summary: `"${video.title}" is ${nameOf(episode)} of "${work.title}".`,
    details: { video: video.id, episode: episode.id, cut, group },
  };
}

/** Makes a video a version of nothing. Throws `notFound`. */
export async function removeVersion(
  transaction: TransactionExecutor,
  context: MemberContext,
  videoId: string,
): Promise<Done> {
  const id = await episodeOf(transaction, videoId);
  if (id === null) throw new AppError('notFound', 'This video is no episode.');
  await requireSeen(context, videoId);
  const episode = await holdEpisode(transaction, id);
  const work = await holdWork(transaction, episode.work_id);
  await deleteVersion(transaction, videoId);
  return {
    answer: work.id,
    act: 'work.version_removed',
    summary: `Took a video out of ${nameOf(episode)} of "${work.title}".`,
    details: { video: videoId, episode: id },
  };
}
