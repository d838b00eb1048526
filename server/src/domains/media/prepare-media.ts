import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { notify } from '../../platform/db/notifications.ts';
import { takeBack } from '../../platform/fence/lend.ts';
import { captionsNeedLook } from '../texts/index.ts';
import { ClaimLost, type MediaWork } from './claim.ts';
import { readableCaptions } from './encode/caption-rules.ts';
import { storeChosenAvif, storeStoryboard, storeThumbnails } from './encode/pictures.ts';
import { masterPlaylist, readLoudness } from './encode/playlist-rules.ts';
import { type PublishedRendition, publishWhile, RenditionPublisher } from './encode/publish-segments.ts';
import { FfmpegFailed, runFfmpeg } from './encode/run-ffmpeg.ts';
import { checkDisk, pidFileOf } from './encode/work-folder.ts';
import { finishMediaJob } from './finish-media.job.ts';
import { holdForCaptions, holdForCheck, storeFrames } from './matching/check-media.ts';
import type { Frame } from './matching/match-rules.ts';
import {
  type Caption,
  firstMasterKey,
  type MediaExtras,
  mediaPlayable,
  mediaPrefix,
  mediaTopic,
} from './media-facts.ts';
import { changeState, type StateChange, writeRendition } from './media-queries.ts';
import { encodedShare, firstPassShare, type MediaState, reasons, wholeProgress } from './media-rules.ts';
import { audioVariant, limitsFor, outcomeOf, renditionRow, videoVariant } from './media-view.ts';
import {
  audioFolder,
  captionFile,
  firstPassArguments,
  firstPassFolders,
  previewFile,
  stillArguments,
  type Workplace,
} from './plan/ffmpeg-arguments.ts';
import { type LadderPlan, planLadder } from './plan/ladder-plan.ts';
import { checkedFacts, SourceFault, SourceGone } from './source/probe.ts';
import type { SourceFacts } from './source/source-facts.ts';
import { sentences } from './source/source-rules.ts';

/** Segments that must exist before a video counts as playable: a player starts with a small reserve. */
const segmentsToPlay = 2;

/** Moves the asset on in a statement of its own. Throws ClaimLost if it is no longer ours. */
export async function enter(
  work: MediaWork,
  state: MediaState,
  change: Omit<StateChange, 'claim'> = {},
): Promise<void> {
  const { db } = work.platform;
  if (!(await changeState(db, work.asset.id, state, { ...change, claim: work.claim })))
    throw new ClaimLost(state);
  await notify(db, mediaTopic, { mediaId: work.asset.id, state });
}

/** Whether this ffmpeg can convert high dynamic range. */
export const canToneMap = (tools: MediaWork['tools']): boolean =>
  tools.hasFilter('zscale') && tools.hasFilter('tonemap');

/** A local file with the source: the store's own, or a copy. */
export async function localSource({
  platform,
  asset,
  folder,
}: Pick<MediaWork, 'platform' | 'asset' | 'folder'>): Promise<string> {
  const key = asset.sourceKey;
  if (key === null || (await platform.storage.stat(key)) === null) throw new SourceGone(reasons.sourceGone);
  const own = platform.storage.localPath(key);
  if (own !== null) return own;
  const { createWriteStream } = await import('node:fs');
  const { pipeline } = await import('node:stream/promises');
  const copy = path.join(folder, 'source');
  const stream = await platform.storage.stream(key);
  if (stream === null) throw new SourceGone(reasons.sourceGone);
  await pipeline(stream, createWriteStream(copy));
  return copy;
}

/**
 * Examines the source, makes the first rendition, which can already be watched meanwhile, and queues the
 * ladder.
 */
export async function prepareMedia(work: MediaWork): Promise<void> {
  const { platform, asset, tools, folder } = work;
  if (asset.firstPassAt !== null) return await queueLadder(work);
  const resumes = asset.state === 'playable';
  if (!resumes) await enter(work, 'probing');
  await checkDisk(folder, asset.sourceBytes);
  const input = await localSource(work);
  const { longestVideoSeconds, extraRungs } = platform.config.settings;
  const source = await checkedFacts(tools, input, { longestVideoSeconds, decoders: tools.decoders });
  const plan = planLadder(source, extraRungs);
  await enter(work, resumes ? 'playable' : 'encoding_first', { source });

  const workplace = { input, folder, canToneMap: canToneMap(tools) };
  const pass = new FirstPass(work, source, plan, workplace);
  await pass.run();
}

async function queueLadder({ platform, asset }: MediaWork): Promise<void> {
  await platform.jobs.enqueue(platform.db, finishMediaJob, { mediaId: asset.id }, { singletonKey: asset.id });
}

class FirstPass {
  private readonly work: MediaWork;
  private readonly source: SourceFacts;
  private readonly plan: LadderPlan;
  private readonly workplace: Workplace;
  private readonly prefix: string;
  private readonly low: RenditionPublisher;
  private readonly sounds: RenditionPublisher[];
  private extras: MediaExtras = {};
  private frames: Frame[] = [];
  private captionsNeedLook = false;
  private announced: boolean;

  constructor(work: MediaWork, source: SourceFacts, plan: LadderPlan, workplace: Workplace) {
    this.work = work;
    this.source = source;
    this.plan = plan;
    this.workplace = workplace;
    this.prefix = mediaPrefix(work.asset.id);
    this.announced = work.asset.playableAt !== null;
    const shared = {
      storage: work.platform.storage,
      folder: workplace.folder,
      prefix: this.prefix,
      grows: true,
    };
    const { first, audio } = plan;
    this.low = new RenditionPublisher({
      ...shared,
      name: first.name,
      content: { video: true, audio: audio === 'muxed' },
    });
    this.sounds =
      audio === 'renditions'
        ? source.audio.map(
            (_, order) =>
              new RenditionPublisher({
                ...shared,
                name: audioFolder(order),
                content: { video: false, audio: true },
              }),
          )
        : [];
  }

  async run(): Promise<void> {
    const { work, plan, source } = this;
    const { platform, asset, folder, tools } = work;
    for (const name of firstPassFolders(plan, source))
      await mkdir(path.join(folder, name), { recursive: true });
    const share = firstPassShare(plan.first, plan.rest);
    const thumbnails = this.makeThumbnails();
    const publishers = [this.low, ...this.sounds];
    const log = await publishWhile(
      publishers,
      (signal) =>
        runFfmpeg({
          ...this.workplace,
          tools,
          args: firstPassArguments(plan, source, this.workplace),
          limits: limitsFor(plan, 'first'),
          signal,
          pidFile: pidFileOf(folder),
          onProgress: (seconds) => {
            const encoded = encodedShare(seconds, plan.durationSeconds);
            work.report(encoded, wholeProgress('first', share, encoded));
          },
        }),
      work.signal,
      async () => {
        if (!this.announced && publishers.every(({ segments }) => segments >= segmentsToPlay))
          await this.announce(await thumbnails);
      },
    ).finally(() => thumbnails);
    this.extras = { ...this.extras, ...(await thumbnails) };
    const rows: PublishedRendition[] = [];
    for (const publisher of publishers) rows.push(await publisher.finish());
    // A file may be truncated in the middle, which shows only when it is read.
    const expected = source.video!.durationSeconds ?? plan.durationSeconds;
    if (this.low.seconds < expected * 0.9 - 2) throw new SourceFault(sentences.cutOff);
    if (!this.announced) await this.announce(this.extras);
    await this.storeExtras(log);

    await platform.db.transaction(async (transaction) => {
      for (const row of rows) await writeRendition(transaction, asset.id, renditionRow(row, plan, source));
      const change = { claim: work.claim, extras: this.extras, firstPassDone: true };
      if (!(await changeState(transaction, asset.id, 'playable', change))) throw new ClaimLost('playable');
      await storeFrames(transaction, platform, asset.id, this.frames);
      if (this.captionsNeedLook) await holdForCaptions(transaction, platform, asset.id);
      await platform.jobs.enqueue(
        transaction,
        finishMediaJob,
        { mediaId: asset.id },
        { singletonKey: asset.id },
      );
    });
  }

  /**
   * In a short separate run alongside the first pass, so that a page has a picture as soon as the video
   * plays.
   */
  private async makeThumbnails(): Promise<MediaExtras> {
    const { work, plan, source, workplace, prefix } = this;
    try {
      await runFfmpeg({
        ...workplace,
        tools: work.tools,
        args: stillArguments(plan, source, workplace),
        limits: limitsFor(plan, 'first'),
        signal: work.signal,
      }).catch((error: unknown) => {
        // Where one moment of the file is damaged, there are pictures of the others.
        if (!(error instanceof FfmpegFailed)) throw error;
        work.platform.log.warn({ err: error, mediaId: work.asset.id }, 'not all thumbnails could be made');
      });
      return await storeThumbnails(work.platform.storage, prefix, work.folder, plan.stills);
    } catch (error) {
      // A video without a picture is still a video.
      if (!work.signal.aborted)
        work.platform.log.warn({ err: error, mediaId: work.asset.id }, 'no thumbnails could be made');
      return {};
    }
  }

  /** It plays: writes the master for the one rendition and states the fact. */
  private async announce(thumbnails: MediaExtras): Promise<void> {
    const { work, plan, source } = this;
    const { platform, asset } = work;
    this.extras = { ...this.extras, ...thumbnails };
    const masterKey = firstMasterKey(asset.id);
    const variants = [videoVariant(renditionRow(this.low.measured(), plan, source))];
    const sounds = this.sounds.map((sound) => audioVariant(renditionRow(sound.measured(), plan, source)));
    await platform.storage.put(masterKey, masterPlaylist(variants, sounds));
    await platform.db.transaction(async (transaction) => {
      const change = { claim: work.claim, extras: this.extras };
      if (!(await changeState(transaction, asset.id, 'playable', change))) throw new ClaimLost('playable');
      await holdForCheck(transaction, platform, asset.id);
      const outcome = outcomeOf(asset.id, source, this.extras, { masterKey, best: plan.first });
      await platform.facts.state(transaction, mediaPlayable, outcome);
      await notify(transaction, mediaTopic, { mediaId: asset.id, state: 'playable' });
    });
    this.announced = true;
  }

  private async storeExtras(log: string): Promise<void> {
    const { work, plan, source, prefix } = this;
    const { storage } = work.platform;
    const captions: Caption[] = [];
    for (const [order, { language, label }] of source.subtitles.entries()) {
      const made = path.join(work.folder, captionFile(order));
      const written = (await takeBack(work.folder, made)) ? await readFile(made, 'utf8') : '';
      const text = readableCaptions(written);
      if (!text.includes('-->')) continue;
      const key = `${prefix}captions/${order + 1}-${language.toLowerCase()}.vtt`;
      await storage.put(key, text);
      captions.push({ language, label, key });
      if (captionsNeedLook(work.platform, text)) this.captionsNeedLook = true;
    }
    const previewKey = `${prefix}preview.mp4`;
    const preview = path.join(work.folder, previewFile);
    if (!(await takeBack(work.folder, preview)))
      throw new FfmpegFailed(reasons.failed, 'there is no preview');
    await storage.putFile(previewKey, preview);
    const { key, frames } = await storeStoryboard(storage, prefix, work.folder, plan);
    this.frames = frames;
    const avif = await storeChosenAvif(storage, work.folder, this.extras);
    this.extras = {
      ...this.extras,
      ...(avif !== null && { avif }),
      captions,
      previewKey,
      storyboardKey: key,
      loudness: readLoudness(log),
    };
  }
}
