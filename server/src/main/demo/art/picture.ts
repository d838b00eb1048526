import { type PaletteName, palettes } from './palette.ts';
import { createRandom, seedOf } from './random.ts';
import { type SceneName, scenes } from './scenes/index.ts';
import { type Drawing, height, type Stage, width } from './stage.ts';
import { drawWeather } from './weather.ts';

/** What a picture is made of. The same words give the same picture on every machine. */
export interface PictureOf {
  readonly scene: SceneName;
  readonly palette: PaletteName;
  /** Any word; another word gives another picture of the same scene. */
  readonly seed: string;
}

export function stageOf({ scene, palette, seed }: PictureOf): Stage {
  let ids = 0;
  return {
    palette: palettes[palette],
    random: createRandom(seedOf(`${scene} ${palette} ${seed}`)),
    id: () => {
      ids += 1;
      return `f${ids}`;
    },
  };
}

export const draw = (picture: PictureOf): Drawing => scenes[picture.scene](stageOf(picture));

/** One SVG document of some layers; `view` is the part of the canvas that is seen. */
export function svgDocument(parts: readonly string[], view = { x: 0, y: 0, width, height }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${view.width}" height="${view.height}">${parts.join('')}</svg>`;
}

/** The whole scene as one still SVG, 1600 × 900. */
export function drawPicture(picture: PictureOf): string {
  const drawing = draw(picture);
  const weather = drawing.weather ? drawWeather(stageOf(picture), drawing.weather) : '';
  return svgDocument([...drawing.layers.map((part) => part.svg), weather]);
}
