import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import {
  firstMasterKey,
  ladderFailed,
  mediaFailed,
  mediaPlayable,
  mediaPrefix,
  mediaReady,
} from './media-facts.ts';
import { findAsset, listRenditions, type MediaAsset, writeChosenStill } from './media-queries.ts';
import { outcomeOf } from './media-view.ts';
import { planLadder } from './plan/ladder-plan.ts';

type Machines = Pick<Platform, 'facts' | 'config'>;

/**
 * States an asset's state again for whoever shows it: corrects what was lost or written behind our back.
 * `early`: there is nothing to report yet. `gone`: there is no such asset.
 */
export async function tellAgain(
  transaction: TransactionExecutor,
  platform: Machines,
  mediaId: string,
): Promise<'told' | 'early' | 'gone'> {
  const asset = await findAsset(transaction, mediaId);
  if (asset === null) return 'gone';
  const { facts } = platform;
  const reason = asset.reason ?? '';
  if (asset.state === 'ready')
    await facts.state(transaction, mediaReady, await wholeOutcome(transaction, asset));
  else if (asset.state === 'failed' && asset.firstPassAt === null)
    await facts.state(transaction, mediaFailed, { mediaId, reason });
  else if (asset.state === 'failed')
    await facts.state(transaction, ladderFailed, { ...firstOutcome(platform, asset), reason });
  else if (asset.playableAt !== null)
    await facts.state(transaction, mediaPlayable, firstOutcome(platform, asset));
  else return 'early';
  return 'told';
}

async function wholeOutcome(db: Executor, asset: MediaAsset) {
  const { id, source, extras } = asset;
  if (source === null) throw new Error(`${id} is ready, and its source was never looked at`);
  const best = (await listRenditions(db, id)).filter(({ kind }) => kind === 'video').at(-1);
  if (!best) throw new Error(`${id} is ready without a rendition`);
  return outcomeOf(id, source, extras, { masterKey: `${mediaPrefix(id)}master.m3u8`, best });
}

/** What the first pass offers to watch. */
export function firstOutcome({ config }: Pick<Platform, 'config'>, { id, source, extras }: MediaAsset) {
  if (source === null) throw new Error(`the first pass of ${id} plays, and its source was never looked at`);
  const { first } = planLadder(source, config.settings.extraRungs);
  return outcomeOf(id, source, extras, { masterKey: firstMasterKey(id), best: first });
}

export interface Still {
  /** Storage key of its widest size. */
  key: string;
  /** Position in the video. */
  seconds: number;
  isChosen: boolean;
}

/** The pictures taken from an asset's file to choose a thumbnail from. */
export async function stillsOf(db: Executor, mediaId: string): Promise<Still[]> {
  const extras = (await findAsset(db, mediaId))?.extras;
  return (extras?.thumbnails ?? []).map(({ time, sizes }, index) => ({
    key: sizes.at(-1)?.key ?? '',
    seconds: time,
    isChosen: index === (extras?.chosen ?? 0),
  }));
}

/** Makes another of its stills the thumbnail, and says so. Throws `badInput` if there is no such still. */
export async function chooseStill(
  transaction: TransactionExecutor,
  platform: Machines,
  mediaId: string,
  index: number,
): Promise<void> {
  if (!(await writeChosenStill(transaction, mediaId, index)))
    throw new AppError('badInput', 'There is no such still.', { field: 'p_still' });
  await tellAgain(transaction, platform, mediaId);
}
