import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaTools } from '../../platform/executables.ts';
import { takeBack } from '../../platform/fence/lend.ts';
import { readFenced } from '../../platform/fence/run-fenced.ts';
import { draw, stageOf, svgDocument } from './art/picture.ts';
import { height } from './art/stage.ts';
import { drawWeather } from './art/weather.ts';
import { captionFile, captionLanguages } from './captions.ts';
import type { DemoClip } from './catalogue/index.ts';
import {
  type ClipFiles,
  clipArguments,
  layerSize,
  layerView,
  weatherSize,
  weatherView,
} from './clip-arguments.ts';

/** A clip takes two or three seconds; after this long the machine is stuck. */
const limits = { cpuSeconds: 240, memoryBytes: 8e9, fileBytes: 1e9, niceness: 0 };

const png = (svg: string, size: { width: number; height: number }, file: string): Promise<unknown> =>
  sharp(Buffer.from(svg)).resize(size.width, size.height).png({ compressionLevel: 1 }).toFile(file);

/** Draws the layers of a clip's scene and films them: an mp4 of a few seconds with sound and captions, at `output`. */
export async function filmClip(
  { ffmpeg, fence }: Pick<MediaTools, 'ffmpeg' | 'fence'>,
  clip: DemoClip,
  output: string,
): Promise<void> {
  const folder = `${output}.layers`;
  await mkdir(folder, { recursive: true });
  try {
    const made = path.join(folder, 'clip.mp4');
    const files = await drawFiles(clip, folder, made);
    const reads = [...files.layers, ...(files.weather === null ? [] : [files.weather]), ...files.captions];
    await readFenced(fence, {
      program: ffmpeg,
      args: clipArguments(clip, files),
      reads: reads.map(({ file }) => file),
      writes: folder,
      limits,
    });
    if (!(await takeBack(folder, made))) throw new Error('ffmpeg made no clip');
    await rename(made, output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawFiles(clip: DemoClip, folder: string, output: string): Promise<ClipFiles> {
  const { layers, weather } = draw(clip);
  const files: ClipFiles = {
    layers: layers.map(({ depth }, index) => ({ depth, file: path.join(folder, `${index}.png`) })),
    weather: weather ? { kind: weather, file: path.join(folder, 'weather.png') } : null,
    captions: captionLanguages.map((language) => ({ language, file: path.join(folder, `${language}.srt`) })),
    output,
  };
  for (const [index, { svg }] of layers.entries()) {
    await png(svgDocument([svg], layerView), layerSize, path.join(folder, `${index}.png`));
  }
  if (weather) {
    const drops = drawWeather(stageOf(clip), weather);
    const twice = svgDocument([drops, `<g transform="translate(0 ${height})">${drops}</g>`], weatherView);
    await png(twice, weatherSize, path.join(folder, 'weather.png'));
  }
  for (const { language, file } of files.captions) {
    await writeFile(file, captionFile(clip, language as (typeof captionLanguages)[number]));
  }
  return files;
}
