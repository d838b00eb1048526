import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { leastForms, webpWidthsOf } from '../../../kit/picture-names.ts';
import { takeBack } from '../../../platform/fence/lend.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Frame } from '../matching/match-rules.ts';
import { framesOfSheet } from '../matching/sheet-frames.ts';
import type { MediaExtras, ThumbnailCandidate } from '../media-facts.ts';
import { chooseStill, type StillFacts } from '../media-rules.ts';
import { sheetFile, stillFile } from '../plan/ffmpeg-arguments.ts';
import type { LadderPlan } from '../plan/ladder-plan.ts';
import { storeAvif, tintOf } from './picture-forms.ts';
import { storyboardCues, storyboardSheets } from './playlist-rules.ts';

/** Quality of webp for full pictures, and for the small ones on the seek bar. */
const thumbnailQuality = 78;
const sheetQuality = 62;

/** The image library is large; a process that makes no pictures does not load it. */
const loadSharp = async () => (await import('sharp')).default;

/** A picture that ffmpeg left in its folder; null if there is none. */
async function pictureOf(folder: string, name: string): Promise<Buffer | null> {
  const file = path.join(folder, name);
  return (await takeBack(folder, file)) ? readFile(file) : null;
}

async function stillFacts(image: Buffer): Promise<StillFacts> {
  const sharp = await loadSharp();
  const { data } = await sharp(image)
    .resize({ width: 320 })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { channels, entropy, sharpness } = await sharp(data).stats();
  const seen = channels.slice(0, 3);
  const average = (pick: (channel: (typeof seen)[number]) => number): number =>
    seen.reduce((sum, channel) => sum + pick(channel), 0) / seen.length;
  return {
    brightness: average(({ mean }) => mean),
    spread: average(({ stdev }) => stdev),
    entropy,
    sharpness,
  };
}

/** Turns the stills taken by ffmpeg into thumbnails in storage, and chooses one. No still: no thumbnails. */
export async function storeThumbnails(
  storage: Storage,
  prefix: string,
  folder: string,
  stills: LadderPlan['stills'],
): Promise<{ thumbnails: ThumbnailCandidate[]; chosen: number }> {
  const sharp = await loadSharp();
  const thumbnails: ThumbnailCandidate[] = [];
  const facts: StillFacts[] = [];
  for (const [order, time] of stills.times.entries()) {
    const image = await pictureOf(folder, stillFile(order));
    if (image === null) continue;
    facts.push(await stillFacts(image));
    const sizes = [];
    const colours = stills.width < leastForms ? '' : `${await tintOf(image)}-`;
    const stem = `${prefix}thumbnails/${order + 1}-${colours}`;
    for (const width of webpWidthsOf(stills.width)) {
      const webp = await sharp(image)
        .resize({ width })
        .webp({ quality: thumbnailQuality, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      const key = `${stem}${width}.webp`;
      await storage.put(key, webp.data);
      sizes.push({ key, width: webp.info.width, height: webp.info.height });
    }
    thumbnails.push({ time, sizes });
  }
  return { thumbnails, chosen: chooseStill(facts) ?? 0 };
}

/**
 * Stores the chosen still as AVIF too, which takes longer than all the rest: once the video plays. Answers which one that is;
 * null without stills. Of another one that is chosen later a job makes them.
 */
export async function storeChosenAvif(
  storage: Storage,
  folder: string,
  { thumbnails = [], chosen = 0 }: Pick<MediaExtras, 'thumbnails' | 'chosen'>,
): Promise<number | null> {
  const widest = thumbnails[chosen]?.sizes.at(-1)?.key;
  const order = /\/(\d+)-[^/]*$/.exec(widest ?? '')?.[1];
  if (widest === undefined || order === undefined) return null;
  const image = await pictureOf(folder, stillFile(Number(order) - 1));
  if (image === null) return null;
  await storeAvif(storage, widest, image);
  return chosen;
}

/**
 * Turns ffmpeg's sheets into sprites and the cues that name them. Answers the key of the cues, or null
 * without sheets, and the frames by which the video can be recognised.
 */
export async function storeStoryboard(
  storage: Storage,
  prefix: string,
  folder: string,
  { storyboard, durationSeconds }: LadderPlan,
): Promise<{ key: string | null; frames: Frame[] }> {
  const sharp = await loadSharp();
  const count = storyboardSheets(storyboard);
  const frames: Frame[] = [];
  for (let order = 0; order < count; order++) {
    const sheet = await pictureOf(folder, sheetFile(order));
    if (sheet === null) return { key: null, frames };
    frames.push(...(await framesOfSheet(sheet, storyboard, order)));
    const webp = await sharp(sheet).webp({ quality: sheetQuality, effort: 2 }).toBuffer();
    await storage.put(`${prefix}storyboard/${order + 1}.webp`, webp);
  }
  const key = `${prefix}storyboard/storyboard.vtt`;
  await storage.put(
    key,
    storyboardCues(storyboard, durationSeconds, (sheet) => `${sheet + 1}.webp`),
  );
  return { key, frames };
}
