import path from 'node:path';
import sharp from 'sharp';
import { draw, type PictureOf, svgDocument } from '#server/main/demo/art/picture.ts';
import { type ClipPlan, clipLength, held, picture } from './make-clip.ts';

/** Layers are drawn beyond the frame, which moves over them. */
const [wide, tall] = [2304, 1296];
const view = { x: -160, y: -90, width: 1920, height: 1080 };
const bounds = [0.2, 0.6] as const;

/** A scene as three pictures, back to front; all but the first have holes. */
async function paint(folder: string, prefix: string, of: PictureOf): Promise<void> {
  const { layers } = draw(of);
  const parts = [
    layers.filter(({ depth }, at) => at === 0 || depth < bounds[0]),
    layers.filter(({ depth }, at) => at > 0 && depth >= bounds[0] && depth < bounds[1]),
    layers.filter(({ depth }, at) => at > 0 && depth >= bounds[1]),
  ];
  for (const [at, part] of parts.entries())
    await sharp(
      Buffer.from(
        svgDocument(
          part.map(({ svg }) => svg),
          view,
        ),
      ),
      { density: 144 },
    )
      .resize(wide, tall)
      .png({ compressionLevel: 1 })
      .toFile(path.join(folder, `${prefix}${at}.png`));
}

/** The layers of a scene, each moving at its own speed, as `[name]`. */
function parallax(first: number, name: string, seconds: number, size: string, way: 1 | -1): string {
  const at = way === 1 ? `min(t/${seconds},1)` : `(1-min(t/${seconds},1))`;
  const moved = (index: number, speed: number, format: string, out: string): string =>
    `${held(first + index, format)},scale=${size === '1920:1080' ? `${wide}:${tall}` : '1536:864'}:flags=bicubic,` +
    `crop=${size}:'(iw-ow)*(0.5+${speed}*(${at}-0.5))':'(ih-oh)/2'[${name}${out}]`;
  return [
    moved(0, 0.25, 'rgb24', 'a'),
    moved(1, 0.6, 'rgba', 'b'),
    moved(2, 1, 'rgba', 'c'),
    `[${name}a][${name}b]overlay=format=rgb[${name}ab]`,
    `[${name}ab][${name}c]overlay=format=rgb,trim=duration=${seconds},setpts=PTS-STARTPTS[${name}]`,
  ].join(';');
}

const layersOf = (folder: string, prefix: string): string[] =>
  [0, 1, 2].flatMap((at) => picture(path.join(folder, `${prefix}${at}.png`)));

const half = clipLength / 2;

/** Two scenes of painted layers that move against each other. */
const moving = (name: string, size: string, end: string, shows: string, scenes: PictureOf[]): ClipPlan => ({
  ...{ name, kind: 'drawn', shows, mayBand: true, crf: 8 },
  async prepare(folder) {
    for (const [at, scene] of scenes.entries()) await paint(folder, `s${at}-`, scene);
  },
  inputs: (folder) => [...layersOf(folder, 's0-'), ...layersOf(folder, 's1-')],
  graph: [
    parallax(0, 'p', half, size, 1),
    parallax(3, 'q', half, size, -1),
    `[p][q]concat=n=2:v=1:a=0,format=yuv420p${end}[picture]`,
  ].join(';'),
});

/** A round lantern as cel animation paints one: an outline, a flat colour and a flat shade. */
const sprite = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 130" width="${side}" height="${side * 1.3}">` +
  '<path d="M50 4 V18" stroke="#1b1022" stroke-width="4"/>' +
  '<ellipse cx="50" cy="68" rx="42" ry="50" fill="#f2603a" stroke="#1b1022" stroke-width="4"/>' +
  '<path d="M50 18 A42 50 0 0 1 50 118 A60 60 0 0 0 50 18" fill="#b93a2a"/>' +
  '<path d="M12 50 H88 M8 70 H92 M12 90 H88" stroke="#1b1022" stroke-width="2.5" fill="none"/>' +
  '<rect x="36" y="112" width="28" height="12" fill="#ffd27a" stroke="#1b1022" stroke-width="4"/></svg>';

/** Limited animation: a background that stands still, and things in front of it drawn on twos. */
const onTwos: ClipPlan = {
  ...{ name: 'drawn-on-twos', kind: 'drawn', mayBand: true, crf: 8 },
  shows: 'a still background in 720p, lanterns that move twelve times a second',
  async prepare(folder) {
    await paint(folder, 's', { scene: 'skyline', palette: 'dusk', seed: 'on twos' });
    await sharp(Buffer.from(sprite(150)))
      .png()
      .toFile(path.join(folder, 'near.png'));
    await sharp(Buffer.from(sprite(80)))
      .png()
      .toFile(path.join(folder, 'far.png'));
  },
  inputs: (folder) => [
    ...layersOf(folder, 's'),
    ...picture(path.join(folder, 'near.png')),
    ...picture(path.join(folder, 'far.png')),
  ],
  graph: [
    ...['rgb24', 'rgba', 'rgba'].map(
      (format, at) =>
        `${held(at, format)},scale=1536:864:flags=bicubic,crop=1280:720:'(iw-ow)/2':'(ih-oh)/2'[l${at}]`,
    ),
    '[l0][l1]overlay=format=rgb[l01];[l01][l2]overlay=format=rgb[back]',
    `${held(3, 'rgba')}[near];${held(4, 'rgba')}[far]`,
    `[back][far]overlay=x='900-floor(t*12)*5':y='120+40*sin(floor(t*12)/9)':format=rgb[one]`,
    `[one][near]overlay=x='180+floor(t*12)*7':y='300+60*sin(floor(t*12)/7)':format=rgb,format=yuv420p[picture]`,
  ].join(';'),
};

const scene = (name: PictureOf['scene'], palette: PictureOf['palette']): PictureOf => ({
  ...{ scene: name, palette },
  seed: 'encoding',
});

export const drawnClips: readonly ClipPlan[] = [
  // Studios put a little noise on clean areas, against bands.
  moving(
    'drawn-layers',
    '1920:1080',
    ',noise=c0s=2:c0f=t:all_seed=5',
    'two painted scenes in 1080p whose layers move',
    [scene('viaduct', 'amber'), scene('pineForest', 'jade')],
  ),
  moving(
    'drawn-enlarged',
    '1280:720',
    ',scale=1920:1080:flags=bicubic',
    'two painted scenes of 720p, enlarged to 1080p',
    [scene('snowRoofs', 'frost'), scene('lampRain', 'slate')],
  ),
  onTwos,
];
