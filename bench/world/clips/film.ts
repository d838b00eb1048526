import path from 'node:path';
import sharp from 'sharp';
import { createRandom, type Random, seedOf } from '#server/main/demo/art/random.ts';
import { type ClipPlan, held, picture } from './make-clip.ts';

const [wide, tall] = [2208, 1242];

/** Noise of one size, enlarged to the whole picture: soft at 8 pixels across, fine at 1,000. */
async function octave(random: Random, across: number): Promise<Uint8Array> {
  const down = Math.max(2, Math.round((across * tall) / wide));
  const grains = Uint8Array.from({ length: across * down }, () => Math.floor(random.next() * 256));
  return await sharp(grains, { raw: { width: across, height: down, channels: 1 } })
    .resize(wide, tall, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** Rock, leaves and haze, as a camera sees them: detail of every size, and edges where one thing is before another. */
async function landscape(file: string, seed: string): Promise<void> {
  const random = createRandom(seedOf(seed));
  const sizes = [6, 12, 25, 50, 110, 240, 520, 1100];
  const octaves: Uint8Array[] = [];
  for (const size of sizes) octaves.push(await octave(random, size));
  const edge = await octave(random, 14);
  const pixels = new Uint8Array(wide * tall * 3);
  const clamped = (value: number): number => Math.max(0, Math.min(255, value));
  for (let at = 0; at < wide * tall; at++) {
    const isNear = edge[at]! > 140;
    // Near things are dark and rough, far ones bright and soft.
    let value = isNear ? 70 : 150;
    for (const [order, noise] of octaves.entries())
      value += ((noise[at]! - 128) * (isNear ? 0.75 : 0.4)) / (order + 1.5) ** (isNear ? 0.7 : 1.3);
    const warm = (octaves[1]![at]! - 128) * 0.12;
    pixels[at * 3] = clamped(value + warm + (isNear ? 4 : -8));
    pixels[at * 3 + 1] = clamped(value + (isNear ? 8 : 0));
    pixels[at * 3 + 2] = clamped(value - warm + (isNear ? -14 : 12));
  }
  await sharp(pixels, { raw: { width: wide, height: tall, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file);
}

/** A camera in a hand that follows something; grain on top. */
const filmed = (name: string, size: string, grain: number, shows: string): ClipPlan => ({
  ...{ name, kind: 'film', shows, mayBand: false, crf: 13 },
  prepare: (folder) => landscape(path.join(folder, 'land.png'), name),
  inputs: (folder) => picture(path.join(folder, 'land.png')),
  graph:
    `${held(0, 'yuv420p')},crop=1920:1080:'(iw-ow)/2+110*sin(t/1.7)+9*sin(t*5)':'(ih-oh)/2+50*sin(t/2.3)+7*sin(t*6.1)',` +
    `${size === '1920:1080' ? '' : `scale=${size}:flags=bicubic,`}noise=c0s=${grain}:c0f=t:c1s=${Math.ceil(grain / 2)}:c1f=t:all_seed=7[picture]`,
});

export const filmClips: readonly ClipPlan[] = [
  filmed('film-grain', '1920:1080', 3, 'a moving camera in 1080p, with grain'),
  filmed('film-light', '1280:720', 2, 'a moving camera in 720p, a little grain'),
];
