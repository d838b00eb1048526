import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { notify } from '../../platform/db/notifications.ts';
import { ClaimLost, type MediaWork } from './claim.ts';
import { masterPlaylist } from './encode/playlist-rules.ts';
import { type PublishedRendition, publishWhile, RenditionPublisher } from './encode/publish-segments.ts';
import { FfmpegFailed, runFfmpeg } from './encode/run-ffmpeg.ts';
import { checkDisk, pidFileOf } from './encode/work-folder.ts';
import { placesFor, withEncoder } from './encoders/hardware.ts';
import { hardwareMemory } from './encoders/try-encoders.ts';
import { choiceFor } from './look/look-at-source.ts';
import { mediaPrefix, mediaReady, mediaTopic } from './media-facts.ts';
import { changeState, listRenditions, writeRendition } from './media-queries.ts';
import { encodedShare, firstPassShare, wholeProgress } from './media-rules.ts';
import { audioVariant, limitsFor, outcomeOf, renditionRow, videoVariant } from './media-view.ts';
import type { EncodingChoice } from './plan/encoding-choice.ts';
import { ladderArguments } from './plan/ffmpeg-arguments.ts';
import { type LadderPlan, planLadder } from './plan/ladder-plan.ts';
import type { VideoEncoder } from './plan/video-encoder.ts';
import { canToneMap, enter, localSource } from './prepare-media.ts';
import { dropSource } from './retention/drop-source.ts';
import { wantsAll } from './second-generation/generation-rules.ts';
import { wantGenerationOf } from './second-generation/want-generations.ts';
import type { SourceFacts } from './source/source-facts.ts';

/**
 * Makes the other renditions from a single decode, writes the finished master and states that everything is
 * ready.
 */
export async function finishMedia(work: MediaWork): Promise<void> {
  const { platform, asset } = work;
  const { source } = asset;
  // The first pass queues this job in the transaction that marks it as done.
  if (asset.firstPassAt === null || source === null) return;
  const encoding = await chosenEncoding(work, source);
  const plan = planLadder(source, platform.config.settings.extraRungs, encoding);
  await enter(work, 'encoding_ladder', encoding === null ? {} : { encoding });
  if (plan.rest.length > 0) await makeLadder(work, plan, source);
  await enter(work, 'finishing');
  await publishMaster(work, plan, source);
  const { secondGeneration, sourceRetention } = platform.config.settings;
  // Everything is made; the source takes the most room. A second generation that every file gets is made from it first.
  if (wantsAll(secondGeneration)) await wantGenerationOf(platform.db, platform.jobs, asset.id);
  else if (asset.sourceKey !== null && sourceRetention.rule === 'ready')
    await dropSource(platform, { mediaId: asset.id, sourceKey: asset.sourceKey });
}

/**
 * How the rest of the ladder is encoded: chosen once, so that a second attempt makes the same. Null: a ladder that was begun
 * before anything was chosen, which ends by the standard.
 */
async function chosenEncoding(work: MediaWork, source: SourceFacts): Promise<EncodingChoice | null> {
  const { platform, asset, folder, tools, signal } = work;
  if (asset.encoding !== null || asset.state !== 'playable') return asset.encoding;
  const plan = planLadder(source, platform.config.settings.extraRungs);
  if (plan.rest.length === 0) return null;
  const input = await localSource(work);
  const place = { input, folder, canToneMap: canToneMap(tools) };
  return await choiceFor(plan, source, { ...place, tools, signal }, (error) => {
    const words = error instanceof FfmpegFailed ? { log: error.log.slice(-2000) } : {};
    platform.log.warn({ err: error, mediaId: asset.id, ...words }, 'a source could not be looked at');
  });
}

async function makeLadder(work: MediaWork, plan: LadderPlan, source: SourceFacts): Promise<void> {
  const { platform, asset, folder } = work;
  await checkDisk(folder, asset.sourceBytes);
  const input = await localSource(work);
  const made = await withEncoder(
    platform,
    (encoder) => encodeLadder(work, plan, source, { input, encoder }),
    // What hardware has begun: its first part would not go with what software goes on with.
    async () => {
      for (const { name } of plan.rest) await rm(path.join(folder, name), { recursive: true, force: true });
    },
  );
  for (const rendition of made)
    await writeRendition(platform.db, asset.id, renditionRow(rendition, plan, source));
}

async function encodeLadder(
  { platform, asset, folder, tools, signal: whole, report }: MediaWork,
  plan: LadderPlan,
  source: SourceFacts,
  { input, encoder }: { input: string; encoder: VideoEncoder },
): Promise<PublishedRendition[]> {
  const content = { video: true, audio: plan.audio === 'muxed' };
  const shared = { storage: platform.storage, folder, prefix: mediaPrefix(asset.id), content, grows: false };
  const publishers = plan.rest.map(({ name }) => new RenditionPublisher({ ...shared, name }));
  for (const { name } of plan.rest) await mkdir(path.join(folder, name), { recursive: true });
  const share = firstPassShare(plan.first, plan.rest);
  const limits = limitsFor(plan, 'ladder');
  await publishWhile(
    publishers,
    (signal) =>
      runFfmpeg({
        tools,
        input,
        folder,
        args: ladderArguments(plan, source, { input, folder, canToneMap: canToneMap(tools) }, encoder),
        limits: encoder.kind === 'software' ? limits : { ...limits, memoryBytes: hardwareMemory },
        hardware: placesFor(encoder),
        signal,
        pidFile: pidFileOf(folder),
        onProgress: (seconds) => {
          const encoded = encodedShare(seconds, plan.durationSeconds);
          report(encoded, wholeProgress('ladder', share, encoded));
        },
      }),
    whole,
  );
  const made: PublishedRendition[] = [];
  for (const publisher of publishers) made.push(await publisher.finish());
  return made;
}

async function publishMaster(work: MediaWork, plan: LadderPlan, source: SourceFacts): Promise<void> {
  const { platform, asset } = work;
  const renditions = await listRenditions(platform.db, asset.id);
  const videos = renditions.filter(({ kind }) => kind === 'video');
  const sounds = renditions.filter(({ kind }) => kind === 'audio');
  const masterKey = `${mediaPrefix(asset.id)}master.m3u8`;
  await platform.storage.put(masterKey, masterPlaylist(videos.map(videoVariant), sounds.map(audioVariant)));
  await platform.db.transaction(async (transaction) => {
    if (!(await changeState(transaction, asset.id, 'ready', { claim: work.claim })))
      throw new ClaimLost('ready');
    const best = plan.rest.at(-1) ?? plan.first;
    const outcome = outcomeOf(asset.id, source, asset.extras, {
      masterKey,
      best: best.rung > plan.first.rung ? best : plan.first,
    });
    await platform.facts.state(transaction, mediaReady, outcome);
    await notify(transaction, mediaTopic, { mediaId: asset.id, state: 'ready' });
  });
}
