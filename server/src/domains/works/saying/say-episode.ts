import type { OwnEpisode, SaidSeries } from '#contract/episode-proposals.ts';
import { limits } from '#contract/limits.ts';
import type { EpisodeCut, EpisodeKind, WorkKind } from '#contract/work-words.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { readLine, readNumber } from '../managing/work-rules.ts';
import { proposalOf, writeSaid } from '../proposing/proposal-queries.ts';
import { leadTo, leadToTitled } from '../proposing/reading-rules.ts';
import { episodeOfOwn, publishedTitle, saidOf } from './said-queries.ts';

/** What an uploader says of a video, checked. */
export interface CheckedSeries {
  work_id: string | null;
  work_title: string;
  work_kind: WorkKind;
  kind: EpisodeKind;
  number: number;
  cut: EpisodeCut;
  release_group: string | null;
}

/** Reads what an uploader says. Throws `badInput` at `p_series`. */
export async function readSeries(db: Executor, given: SaidSeries): Promise<CheckedSeries> {
  const at = 'p_series';
  const work = given.work_id == null ? null : await publishedTitle(db, given.work_id);
  if (given.work_id != null && work === null) throw badInput(at, 'There is no such series.');
  const title = work?.title ?? readLine(at, given.work_title, limits.titleLength);
  if (title === null) throw badInput(at, 'Choose a series, or write its title.');
  let number: number;
  try {
    number = readNumber(given.number);
  } catch {
    throw badInput(at, 'Use two decimals at most for the number.');
  }
  return {
    work_id: work === null ? null : given.work_id!,
    work_title: title,
    work_kind: (work?.kind as WorkKind | undefined) ?? given.work_kind ?? 'tv',
    ...{ kind: given.kind ?? 'regular', number, cut: given.cut ?? 'uncut' },
    release_group: readLine(at, given.release_group, limits.releaseGroupLength),
  };
}

/** Puts on the desk which episode a video is. Throws `conflict`. */
export async function saySeries(
  transaction: TransactionExecutor,
  videoId: string,
  series: CheckedSeries,
): Promise<void> {
  const episode = await episodeOfOwn(transaction, videoId);
  if (episode !== null)
    throw new AppError('conflict', `This video is an episode of “${episode.title}” already.`, {
      field: 'p_series',
    });
  const before = await proposalOf(transaction, videoId);
  const lead =
    series.work_id === null ? leadToTitled(series.work_title, series.work_kind) : leadTo(series.work_id);
  const isSame =
    before !== null &&
    before.origin === 'uploader' &&
    before.lead === lead &&
    before.kind === series.kind &&
    before.number === series.number;
  if (isSame && before.state === 'dismissed')
    throw new AppError(
      'conflict',
      'We looked at this, and it is not that episode. Say something else, or write to us.',
      {
        field: 'p_series',
      },
    );
  await writeSaid(transaction, { id: newId(), video_id: videoId, lead, ...series });
}

/** The same for a video that was made since it was said; its work may have gone meanwhile, and is named by its title then. */
export async function saySeriesAgain(
  transaction: TransactionExecutor,
  videoId: string,
  series: CheckedSeries,
): Promise<void> {
  const isThere = series.work_id !== null && (await publishedTitle(transaction, series.work_id)) !== null;
  await saySeries(transaction, videoId, { ...series, work_id: isThere ? series.work_id : null });
}

/** Where the series of a video stands, for its uploader. */
export const ownEpisode = async (db: Executor, videoId: string): Promise<OwnEpisode> => ({
  episode: await episodeOfOwn(db, videoId),
  said: await saidOf(db, videoId),
});
