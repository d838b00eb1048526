import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { palettes } from './palette.ts';
import { drawPicture } from './picture.ts';
import { type SceneName, scenes } from './scenes/index.ts';

const sceneNames = Object.keys(scenes) as SceneName[];

test('every scene is drawn in numbers alone, small, and the same each time', () => {
  for (const scene of sceneNames) {
    const picture = { scene, palette: 'dusk', seed: 'a' } as const;
    const svg = drawPicture(picture);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, scene);
    assert.ok(svg.length < 130_000, `${scene} takes ${svg.length} characters`);
    assert.equal(drawPicture(picture), svg);
    assert.notEqual(drawPicture({ ...picture, seed: 'b' }), svg, scene);
  }
});

test('every scene fills its frame with more than one colour in every palette', async () => {
  const names = Object.keys(palettes) as (keyof typeof palettes)[];
  for (const [index, scene] of sceneNames.entries()) {
    const palette = names[index % names.length]!;
    const small = await sharp(Buffer.from(drawPicture({ scene, palette, seed: 'a' })))
      .resize(64, 36)
      .png()
      .toBuffer();
    const { channels } = await sharp(small).stats();
    assert.equal(channels[3]?.min ?? 255, 255, `${scene} has a hole`);
    assert.ok(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)) > 8, `${scene} is flat`);
  }
});
